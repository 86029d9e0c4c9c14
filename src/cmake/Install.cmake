# What an installed copy holds: the two programs, the library with its header, a CMake package, a pkg-config file, man pages, completion, models.
include(CMakePackageConfigHelpers)

set(programs)
foreach(program bestdraw bestdraw-verify)
  if(TARGET ${program})
    list(APPEND programs ${program})
  endif()
endforeach()
install(TARGETS ${programs})
install(TARGETS libbestdraw EXPORT bestdraw-targets)
install(DIRECTORY include/bestdraw DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/bestdraw)
install(EXPORT bestdraw-targets NAMESPACE bestdraw:: DESTINATION ${package_folder})
configure_package_config_file(src/cmake/bestdraw-config.cmake.in ${PROJECT_BINARY_DIR}/bestdraw-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/bestdraw-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/bestdraw-config.cmake ${PROJECT_BINARY_DIR}/bestdraw-config-version.cmake DESTINATION ${package_folder})

# The file finds its way from where it lies, so that a moved copy still works.
file(RELATIVE_PATH from_pc_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" from_pc_to_prefix "${from_pc_to_prefix}")
configure_file(src/cmake/bestdraw.pc.in ${PROJECT_BINARY_DIR}/bestdraw.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/bestdraw.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

file(GLOB man_pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/man/*.1)
install(FILES ${man_pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
if(EXISTS ${PROJECT_SOURCE_DIR}/docs/completion/bestdraw.bash)
  install(FILES docs/completion/bestdraw.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME bestdraw)
endif()
# The box is made by the WebAssembly build (cmake --preset wasm); without it 'bestdraw box' says so.
set(BESTDRAW_BOX ${PROJECT_SOURCE_DIR}/build-wasm/box.html CACHE FILEPATH "the pairing box to install")
install(FILES ${BESTDRAW_BOX} DESTINATION ${CMAKE_INSTALL_DATADIR}/bestdraw RENAME box.html OPTIONAL)
set(BESTDRAW_CHECKER ${PROJECT_SOURCE_DIR}/build-wasm/checker.html CACHE FILEPATH "the checker to install, which 'report' puts into its pages")
install(FILES ${BESTDRAW_CHECKER} DESTINATION ${CMAKE_INSTALL_DATADIR}/bestdraw RENAME checker.html OPTIONAL)
install(DIRECTORY models DESTINATION ${CMAKE_INSTALL_DATADIR}/bestdraw FILES_MATCHING PATTERN "*.mod")
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
