# The Debian package, made by cpack (docs/packages.md). Files that only a Debian package has are installed here; everything
# else is what `cmake --install` installs anywhere.
set(CONTACT "The Castellan authors <castellan@castellan.invalid>")
# Of the sources, if SOURCE_DATE_EPOCH says it: the package is then the same whenever it is made.
string(TIMESTAMP DEBIAN_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(packaging/changelog.in changelog @ONLY)
add_custom_command(OUTPUT changelog.gz COMMAND gzip -9 --no-name --keep --force changelog DEPENDS changelog VERBATIM)
add_custom_target(debian_changelog ALL DEPENDS changelog.gz)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME castellan)
set(CPACK_PACKAGE_CONTACT ${CONTACT})
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "solver and win-rate analyser for Castle patience games")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Decides deals of Beleaguered Castle, Streets and Alleys, Citadel, Fortress,
Chessboard and Precedence: a solution that was replayed by the rules, or a
proof that there is none. Measures how often a game can be won, on many
processors and over many days, and says what each move of a game under way
leads to.

With the library libcastellan and its header, and castellan-check, which
checks proofs.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What the static library is linked with.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libtbb-dev, libcadical-dev, libstdc++-12-dev")
# Other packages that are linked with the library need this one; the linker's cache is made anew.
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/shlibs "libcastellan 1 castellan (>= ${PROJECT_VERSION})\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/packaging/triggers ${CMAKE_CURRENT_BINARY_DIR}/shlibs)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
