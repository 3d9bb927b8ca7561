# Third-party libraries, under the same names wherever they come from: Debian's packages, or the
# pinned sources of scripts/portable/sources in the folder PADDLE_LS_SOURCES, which are used for
# builds for other systems.
#
# Boost::headers Boost::json CLI11::CLI11 tl::expected doctest::doctest ZLIB::ZLIB Threads::Threads paddle_ls_fmt
# paddle_ls_logging and libraries::{md4c md4c_html protobuf sha1 utf8proc}
set(PADDLE_LS_SOURCES "" CACHE PATH "Unpacked sources of all libraries; empty for Debian's packages")
# Programs that run at build time (generators) are taken from there if those of this build cannot
# run here.
set(PADDLE_LS_HOST_BUILD "" CACHE PATH "Build folder of this tree for the machine that builds")

if(PADDLE_LS_SOURCES)
  include(PinnedLibraries)
else()
  include(DebianLibraries)
endif()
include(CompiledLibraries)
