# The warnings every file must be free of; errors only where BESTDRAW_WERROR is set (CI).
option(BESTDRAW_WERROR "Treat warnings as errors" OFF)
add_library(bestdraw_warnings INTERFACE)
target_compile_options(bestdraw_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wstrict-prototypes
                                                   $<$<BOOL:${BESTDRAW_WERROR}>:-Werror>)
