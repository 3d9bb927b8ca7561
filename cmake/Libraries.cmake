# The libraries of others, under the same names wherever they come from: Debian's packages, or the pinned sources of
# scripts/portable/sources in the folder PADDLE_LS_SOURCES, which builds for other systems are made of.
#
# Boost::headers Boost::json CLI11::CLI11 tl::expected doctest::doctest ZLIB::ZLIB Threads::Threads paddle_ls_fmt
# paddle_ls_logging and libraries::{md4c md4c_html protobuf sha1 utf8proc}
set(PADDLE_LS_SOURCES "" CACHE PATH "Unpacked sources of all libraries; empty for Debian's packages")
# What runs while we build (generators) is taken from there where our own cannot run.
set(PADDLE_LS_HOST_BUILD "" CACHE PATH "Build folder of this tree for the machine that builds")

if(PADDLE_LS_SOURCES)
  include(PinnedLibraries)
else()
  include(DebianLibraries)
endif()
include(CompiledLibraries)
