# The Debian package. The program lives in a folder of its own with the libraries that come with it, so that these are
# in nobody's way, and /usr/bin has a link to it.
set(CPACK_PACKAGE_NAME paddle-ls)
set(CPACK_PACKAGE_VENDOR "the paddle-ls authors")
set(CPACK_PACKAGE_CONTACT "the paddle-ls authors <paddle-ls@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr/lib/paddle-ls)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# Releases are built on Debian 12, whose C library this is.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6 (>= 2.36)")
configure_file(${CMAKE_SOURCE_DIR}/cmake/DebianPlaces.cmake.in ${CMAKE_BINARY_DIR}/DebianPlaces.cmake @ONLY)
set(CPACK_INSTALL_SCRIPTS ${CMAKE_BINARY_DIR}/DebianPlaces.cmake)
include(CPack)
