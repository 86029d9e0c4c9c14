/* Version of the whole project; a test compares it with CMakeLists.txt. */
#ifndef BD_BASE_VERSION_H
#define BD_BASE_VERSION_H

#define BD_VERSION "0.1.0"

#endif
