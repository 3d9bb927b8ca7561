# Language level, warnings, sanitizers and the compiler cache: the same for every target.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)

# Everything is linked into executables that can be loaded anywhere. Unlike the code of a shared library, theirs can be
# inlined and called directly.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  add_compile_options(-fPIE)
  add_link_options(-pie)
endif()

if(PADDLE_LS_BROWSER)
  # Clean-up code for exceptions would be a third of the module. Only files that throw or catch are compiled with them
  # (THROWS of paddle_ls_module); elsewhere an exception passes through, and what it passes is not cleaned up.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
  # The names of all types that a std::function holds would be a tenth of it.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
  add_compile_definitions(BOOST_NO_EXCEPTIONS)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC collects garbage less often, and takes up to half a gigabyte more for it.
  add_compile_options(--param=ggc-min-expand=100 --param=ggc-min-heapsize=524288)
endif()

set(PADDLE_LS_SANITIZE "" CACHE STRING "Value of -fsanitize=, for example address,undefined")
option(PADDLE_LS_SELF_CHECK "Compare every incremental parse with a full one" OFF)
option(PADDLE_LS_BROWSER "Build the module for browsers, with the toolchain for them" OFF)
option(PADDLE_LS_FUZZ "Build the libFuzzer targets (needs clang)" OFF)

find_program(CCACHE ccache)
if(CCACHE)
  # With precompiled headers ccache has to ignore their time stamps.
  set(launcher ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime
               CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} ${CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
  set(CMAKE_PCH_INSTANTIATE_TEMPLATES OFF)
endif()

if(PADDLE_LS_SANITIZE)
  # Reports name functions and lines; more debugging information would only cost time and space.
  add_compile_options(-fsanitize=${PADDLE_LS_SANITIZE} -fno-omit-frame-pointer -O1 -g1)
  add_link_options(-fsanitize=${PADDLE_LS_SANITIZE})
  if(PADDLE_LS_SANITIZE MATCHES undefined)
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
  if(PADDLE_LS_SANITIZE MATCHES thread)
    # ThreadSanitizer does not support the standalone fences that Asio uses next to its locks.
    add_compile_definitions(BOOST_ASIO_DISABLE_FENCED_BLOCK)
  endif()
endif()
if(PADDLE_LS_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Warnings are errors in our own code; generated and third-party C sources are compiled as they are.
function(paddle_ls_warnings target)
  if(PADDLE_LS_SOURCES)
    # Compilers for other systems are newer, and have different warnings.
    target_compile_options(${target} PRIVATE -w)
    return()
  endif()
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Werror -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wcast-qual -Wimplicit-fallthrough -Wextra-semi)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # gcc 12 reports these inside its own standard library at -O2 with sanitizers.
    target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized -Wno-stringop-overflow
                                             -Wno-restrict -Wno-array-bounds -Wno-stringop-overread)
  endif()
endfunction()

# The definitions of Boost's own targets, for every file: a precompiled header only fits if they are
# the same.
add_compile_definitions(BOOST_CONTAINER_NO_LIB BOOST_JSON_NO_LIB)
