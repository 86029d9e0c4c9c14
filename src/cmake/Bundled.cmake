# For targets for which the system has no libraries (WebAssembly, Windows): GLPK, cJSON and utf8proc as Debian keeps their sources,
# each pinned by its digest, as static libraries under the names that the rest of the build knows.
include(FetchContent)
set(FETCHCONTENT_QUIET OFF)

# The archive is the one that apt is set up with; elsewhere it must be named.
set(BESTDRAW_DEBIAN_ARCHIVE "" CACHE STRING "Debian's archive, for the sources of GLPK, cJSON and utf8proc; default: apt's")
set(archive "${BESTDRAW_DEBIAN_ARCHIVE}")
if(NOT archive)
  execute_process(COMMAND apt-get indextargets --format "$(REPO_URI)" "Created-By: Packages"
                  OUTPUT_VARIABLE archive ERROR_QUIET RESULT_VARIABLE ignored)
  string(REGEX MATCH "[^\n]+" archive "${archive}")
endif()
string(REGEX REPLACE "/+$" "" archive "${archive}")
if(NOT archive)
  message(FATAL_ERROR "The sources of GLPK, cJSON and utf8proc come from Debian's archive, and there is no apt to say where that is: "
                      "configure with -DBESTDRAW_DEBIAN_ARCHIVE=URL")
endif()

function(bestdraw_bundled name path digest)
  FetchContent_Declare(${name} URL ${archive}/pool/main/${path}
                       URL_HASH SHA256=${digest} DOWNLOAD_EXTRACT_TIMESTAMP OFF)
  FetchContent_GetProperties(${name})
  if(NOT ${name}_POPULATED)
    FetchContent_Populate(${name})
  endif()
  set(${name}_SOURCE_DIR ${${name}_SOURCE_DIR} PARENT_SCOPE)
endfunction()

bestdraw_bundled(glpk g/glpk/glpk_5.0.orig.tar.gz 4a1013eebb50f728fc601bdd833b0b2870333c3b3e5a816eeba921d95bec6f15)
bestdraw_bundled(cjson c/cjson/cjson_1.7.15.orig.tar.gz 5308fd4bd90cef7aa060558514de6a1a4a0819974a26e6ed13973c5f624c24b2)
bestdraw_bundled(utf8proc u/utf8proc/utf8proc_2.8.0.orig.tar.gz a0a60a79fe6f6d54e7d411facbfcc867a6e198608f2cd992490e46f04b1bcecc)

set(glpk_folders . amd api bflib colamd draft env intopt minisat misc mpl npp proxy simplex zlib)
list(TRANSFORM glpk_folders PREPEND ${glpk_SOURCE_DIR}/src/)
set(glpk_sources)
foreach(folder ${glpk_folders})
  file(GLOB sources ${folder}/*.c)
  list(APPEND glpk_sources ${sources})
endforeach()
add_library(glpk_static STATIC ${glpk_sources})
target_include_directories(glpk_static PRIVATE ${glpk_folders} INTERFACE ${glpk_SOURCE_DIR}/src)
# What GLPK's configure would find out: a clock, and storage of its own for each thread.
target_compile_definitions(glpk_static PRIVATE TLS=_Thread_local HAVE_SYS_TIME_H=1 HAVE_GETTIMEOFDAY=1)
if(WIN32) # its C library has strerror_s, not strerror_r
  set_source_files_properties(${glpk_SOURCE_DIR}/src/env/stdc.c PROPERTIES COMPILE_DEFINITIONS __WOE__=1)
endif()
target_compile_options(glpk_static PRIVATE -w)
add_library(GLPK::GLPK ALIAS glpk_static)

# cJSON is included as <cjson/cJSON.h>.
configure_file(${cjson_SOURCE_DIR}/cJSON.h ${CMAKE_CURRENT_BINARY_DIR}/bundled/cjson/cJSON.h COPYONLY)
add_library(cjson_static STATIC ${cjson_SOURCE_DIR}/cJSON.c)
target_include_directories(cjson_static INTERFACE ${CMAKE_CURRENT_BINARY_DIR}/bundled)
target_compile_options(cjson_static PRIVATE -w)
add_library(PkgConfig::CJSON ALIAS cjson_static)

add_library(utf8proc_static STATIC ${utf8proc_SOURCE_DIR}/utf8proc.c)
target_include_directories(utf8proc_static PUBLIC ${utf8proc_SOURCE_DIR})
target_compile_definitions(utf8proc_static PUBLIC UTF8PROC_STATIC)
target_compile_options(utf8proc_static PRIVATE -w)
add_library(PkgConfig::UTF8PROC ALIAS utf8proc_static)
