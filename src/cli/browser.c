#include "cli/browser.h"

#include "base/assert.h"
#include "cli/cli_words.h"
#include "io/store.h"
#include "os/files.h"
#include "os/process.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { BROWSER_PATH = 256 };

/* Removes what is in the folder, folders too; links are not followed. */
static void browser_remove_all(const char *path)
{
    bd_os_listing folder;
    if (!bd_os_list(path, &folder)) return;
    while (bd_os_list_next(&folder)) {
        char name[2 * BROWSER_PATH + 300];
        bd_os_about about;
        if (strcmp(folder.name, ".") == 0 || strcmp(folder.name, "..") == 0) continue;
        if (snprintf(name, sizeof name, "%s/%s", path, folder.name) >= (int)sizeof name) continue;
        if (bd_os_look_at_link(name, &about) && about.kind == BD_OS_FOLDER)
            browser_remove_all(name);
        else
            (void)bd_os_remove(name);
    }
    bd_os_list_end(&folder);
    (void)bd_os_remove_folder(path);
}

static bd_status browser_print_in(bd_arena *arena, const char *folder, const char *instead, const char **pdf,
                                  size_t *pdf_length, bd_err *err)
{
    static const char *const programs[] = {
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"};
    char page[BROWSER_PATH + 32], output[BROWSER_PATH + 64], user[BROWSER_PATH + 64],
        result[BROWSER_PATH + 32];
    (void)snprintf(page, sizeof page, "file://%s/page.html", folder);
    (void)snprintf(result, sizeof result, "%s/page.pdf", folder);
    (void)snprintf(output, sizeof output, "--print-to-pdf=%s", result);
    (void)snprintf(user, sizeof user, "--user-data-dir=%s/user", folder);
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        char program[32], *words[16];
        size_t n = 0;
        static char options[][40] = {"--headless",     "--disable-gpu",
                                     "--no-first-run", "--disable-background-networking",
                                     "--disable-sync", "--no-pdf-header-footer"};
        static char sandbox[] = "--no-sandbox";
        (void)snprintf(program, sizeof program, "%s", programs[i]);
        words[n++] = program;
        for (size_t k = 0; k < sizeof options / sizeof *options; k++) words[n++] = options[k];
        if (bd_os_is_superuser()) words[n++] = sandbox; /* Chromium refuses to run as root with one */
        words[n++] = user, words[n++] = output, words[n++] = page, words[n] = NULL;
        BD_ASSERT(n < sizeof words / sizeof *words);
        const int code = bd_os_run(program, words);
        if (code == BD_OS_NO_PROGRAM) continue;
        bd_file file;
        if (code != 0 || bd_file_read(arena, result, BD_FILE_LIMIT, &file, NULL) != BD_OK)
            BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(CLI_BROWSER_FAILED), program, code);
        *pdf = file.text;
        *pdf_length = file.length;
        return BD_OK;
    }
    BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(CLI_BROWSER_NONE), instead);
}

bd_status bd_browser_print(bd_arena *arena, const char *html, size_t length, const char *instead,
                           const char **pdf, size_t *pdf_length, bd_err *err)
{
    /* A folder of our own: the page, the PDF, and whatever the browser keeps while it runs. */
    char parent[BROWSER_PATH - 40], folder[BROWSER_PATH], page[BROWSER_PATH + 32];
    bd_os_temporary(parent, sizeof parent);
    if (!bd_os_temporary_folder(parent, folder, sizeof folder))
        BD_FAIL(err, BD_SYSTEM, parent, BD_SAY(CLI_BROWSER_NO_FOLDER), strerror(errno));
    (void)snprintf(page, sizeof page, "%s/page.html", folder);
    bd_status status = bd_store_write(arena, page, html, length, err);
    if (status == BD_OK) status = browser_print_in(arena, folder, instead, pdf, pdf_length, err);
    browser_remove_all(folder);
    return status;
}
