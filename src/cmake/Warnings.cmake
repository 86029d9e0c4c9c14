# The warnings every file must be free of; errors only where BESTDRAW_WERROR is set (CI), but for a call of what no header declares.
option(BESTDRAW_WERROR "Treat warnings as errors" OFF)
add_library(bestdraw_warnings INTERFACE)
target_compile_options(bestdraw_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wstrict-prototypes
                                                   -Werror=implicit-function-declaration
                                                   $<$<BOOL:${BESTDRAW_WERROR}>:-Werror>)
if(MINGW) # its compiler checks formats by the C library of Windows, not by the one that is used; the native build checks them
  target_compile_options(bestdraw_warnings INTERFACE -Wno-format)
endif()
