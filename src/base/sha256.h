/* Digest: SHA-256 (FIPS 180-4), so that a certificate names the exact cards it speaks of. */
#ifndef BD_BASE_SHA256_H
#define BD_BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

typedef struct bd_digest {
    uint32_t state[8];
    uint64_t length;
    unsigned char block[64];
} bd_digest;

bd_digest bd_digest_new(void);
void bd_digest_add(bd_digest *digest, const void *bytes, size_t count);
void bd_digest_finish(bd_digest *digest, char hex[65]);

#endif
