# The libraries of scripts/portable/sources.json, compiled from source.
set(sources ${PADDLE_LS_SOURCES})

add_library(paddle_ls_threads INTERFACE)
if(NOT WIN32 AND NOT APPLE AND NOT PADDLE_LS_BROWSER)
  add_compile_options(-pthread)  # for every file, because a precompiled header only fits if it is the same
  target_link_options(paddle_ls_threads INTERFACE -pthread)
endif()
add_library(Threads::Threads ALIAS paddle_ls_threads)

# A header-only library.
function(paddle_ls_headers name target)
  add_library(${name} INTERFACE)
  target_include_directories(${name} SYSTEM INTERFACE ${ARGN})
  add_library(${target} ALIAS ${name})
endfunction()
paddle_ls_headers(boost_headers Boost::headers ${sources}/boost1.81)
paddle_ls_headers(cli11 CLI11::CLI11 ${sources}/cli11/include)
paddle_ls_headers(tl_expected tl::expected ${sources}/tl-expected/include)
paddle_ls_headers(doctest doctest::doctest ${sources}/doctest)
include_directories(SYSTEM ${sources}/fmtlib/include ${sources}/spdlog/include)
target_compile_definitions(boost_headers INTERFACE BOOST_ALL_NO_LIB)
add_compile_definitions(BOOST_DISABLE_CURRENT_LOCATION)  # which would contain the path of a header on this machine
if(WIN32)
  # No macros named `min` and `max`; for every file, because a precompiled header only fits if they
  # are the same.
  add_compile_definitions(NOMINMAX WIN32_LEAN_AND_MEAN)
  target_link_libraries(boost_headers INTERFACE ws2_32 mswsock)
endif()

# A library of the files SOURCES.
function(paddle_ls_compiled name target)
  cmake_parse_arguments(arg "" "" "SOURCES;INCLUDE;DEFINE;LIBRARIES" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC ${arg_INCLUDE})
  target_compile_definitions(${name} PUBLIC ${arg_DEFINE})
  target_link_libraries(${name} PUBLIC ${arg_LIBRARIES})
  target_compile_options(${name} PRIVATE -w)
  add_library(${target} ALIAS ${name})
endfunction()

set(json ${CMAKE_BINARY_DIR}/boost_json.cpp)
file(WRITE ${json} "#include <boost/json/src.hpp>\n")
paddle_ls_compiled(boost_json Boost::json SOURCES ${json} LIBRARIES Boost::headers)

set(zlib adler32 compress crc32 deflate infback inffast inflate inftrees trees uncompr zutil)
list(TRANSFORM zlib REPLACE "(.+)" "${sources}/zlib/\\1.c")
paddle_ls_compiled(zlib ZLIB::ZLIB SOURCES ${zlib} INCLUDE ${sources}/zlib)
if(APPLE)
  # zlib assumes that every Apple system lacks this function, unless it is a macro.
  target_compile_definitions(zlib PRIVATE fdopen=fdopen)
endif()

set(md4c ${sources}/md4c/src)
paddle_ls_compiled(md4c libraries::md4c SOURCES ${md4c}/md4c.c INCLUDE ${md4c} DEFINE MD4C_USE_UTF8)
paddle_ls_compiled(md4c_html libraries::md4c_html SOURCES ${md4c}/md4c-html.c ${md4c}/entity.c LIBRARIES md4c)
paddle_ls_compiled(utf8proc libraries::utf8proc SOURCES ${sources}/utf8proc/utf8proc.c INCLUDE ${sources}/utf8proc
                   DEFINE UTF8PROC_STATIC)
file(WRITE ${CMAKE_BINARY_DIR}/libmd/config.h "")
paddle_ls_compiled(sha1 libraries::sha1 SOURCES ${sources}/libmd/src/sha1.c
                   INCLUDE ${sources}/libmd/include ${CMAKE_BINARY_DIR}/libmd)

# The runtime consists of the files that its build lists.
file(STRINGS ${sources}/protobuf/cmake/libprotobuf-lite.cmake lite REGEX "src/google/.*\\.cc")
file(STRINGS ${sources}/protobuf/cmake/libprotobuf.cmake full REGEX "src/google/.*\\.cc")
set(protobuf ${lite} ${full})
list(TRANSFORM protobuf REPLACE ".*(src/google/[^ ]*\\.cc).*" "${sources}/protobuf/\\1")
list(REMOVE_DUPLICATES protobuf)
if(WIN32 OR PADDLE_LS_BROWSER)
  set(threads)
else()
  set(threads HAVE_PTHREAD=1)
endif()
paddle_ls_compiled(protobuf libraries::protobuf SOURCES ${protobuf} INCLUDE ${sources}/protobuf/src
                   DEFINE ${threads} LIBRARIES Threads::Threads)
set_target_properties(protobuf PROPERTIES UNITY_BUILD OFF)
find_program(PROTOC protoc REQUIRED)
add_executable(protobuf::protoc IMPORTED)
set_target_properties(protobuf::protoc PROPERTIES IMPORTED_LOCATION ${PROTOC})

set(fmt_VERSION 9.1.0)
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  # The allocator of musl is slow with several threads, so it is replaced.
  add_library(paddle_ls_allocator OBJECT ${sources}/mimalloc/src/static.c)
  target_include_directories(paddle_ls_allocator PRIVATE ${sources}/mimalloc/include)
  target_compile_definitions(paddle_ls_allocator PRIVATE MI_MALLOC_OVERRIDE=1 MI_STATIC_LIB=1 MI_LIBC_MUSL=1)
  target_compile_options(paddle_ls_allocator PRIVATE -w -ftls-model=local-exec)
endif()
if(PADDLE_LS_BROWSER)
  include(portable/WasiRuntime)
endif()
