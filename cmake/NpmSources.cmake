# C sources that are published as npm packages: the tree-sitter runtime and its grammars.
#
# Each package is pinned by version and SHA-512 (the registry's own integrity value, in hex). An
# archive is downloaded once with `npm pack` into a cache outside the build folder, and its hash is
# checked at every configuration: a changed archive stops the build.

if(DEFINED ENV{PADDLE_LS_CACHE})
  set(cache_default $ENV{PADDLE_LS_CACHE})
else()
  set(cache_default $ENV{HOME}/.cache/paddle-ls)
endif()
set(PADDLE_LS_CACHE ${cache_default} CACHE PATH "Where downloaded archives are kept")

# Sets `out` to the folder of the unpacked package.
function(paddle_ls_npm_package out)
  cmake_parse_arguments(arg "" "NAME;VERSION;SHA512" "" ${ARGN})
  string(REGEX REPLACE "^@" "" file ${arg_NAME})
  string(REPLACE "/" "-" file ${file})
  set(archive ${PADDLE_LS_CACHE}/npm/${file}-${arg_VERSION}.tgz)
  if(NOT EXISTS ${archive})
    find_program(NPM npm REQUIRED)
    file(MAKE_DIRECTORY ${PADDLE_LS_CACHE}/npm)
    message(STATUS "Fetching ${arg_NAME}@${arg_VERSION}")
    execute_process(
      COMMAND ${NPM} pack --silent --pack-destination ${PADDLE_LS_CACHE}/npm ${arg_NAME}@${arg_VERSION}
      OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  endif()
  file(SHA512 ${archive} actual)
  if(NOT actual STREQUAL arg_SHA512)
    file(REMOVE ${archive})
    message(FATAL_ERROR "${arg_NAME}@${arg_VERSION}: the archive's SHA-512 is\n  ${actual}\n"
                        "and not the pinned\n  ${arg_SHA512}\nThe archive was removed from the cache.")
  endif()
  set(folder ${CMAKE_BINARY_DIR}/npm/${file}-${arg_VERSION})
  if(NOT EXISTS ${folder}/package)
    file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${folder})
  endif()
  set(${out} ${folder}/package PARENT_SCOPE)
endfunction()

paddle_ls_npm_package(tree_sitter NAME tree-sitter VERSION 0.25.1 SHA512
  9ab70476462d1dfacad40e9fb373ba171901a344228395d45ea1e1c54390bb46e63e8d34405e17692c7879da5acdd1f0c674828e518a1a022a59d68de1dbd32c)
paddle_ls_npm_package(tree_sitter_python NAME tree-sitter-python VERSION 0.25.0 SHA512
  782989c7acd06b7e46c5a0ad403fb05c73a162a07110bf9ba7bd56fecddf70332ed3a32bb739155d1e37edd46b0ab6eb0dbc8bb940c9a4083272cee772780b5f)
paddle_ls_npm_package(tree_sitter_markdown NAME @tree-sitter-grammars/tree-sitter-markdown VERSION 0.3.2 SHA512
  8505c270356f836b7813c727ef3cfa8e32017abce4f44f59947c49a7922b50ea58e2cd585695c96cc796664b36fd5ee59a43d19e790cf08ad36d0e65b7010e9c)

set(runtime ${tree_sitter}/vendor/tree-sitter/lib)
set(markdown_block ${tree_sitter_markdown}/tree-sitter-markdown/src)
add_library(tree_sitter STATIC
  ${runtime}/src/lib.c
  ${tree_sitter_python}/src/parser.c ${tree_sitter_python}/src/scanner.c
  ${markdown_block}/parser.c ${markdown_block}/scanner.c)
target_include_directories(tree_sitter SYSTEM PUBLIC ${runtime}/include)
target_include_directories(tree_sitter PRIVATE ${runtime}/src)
target_compile_definitions(tree_sitter PRIVATE _DEFAULT_SOURCE _POSIX_C_SOURCE=200112L)
target_compile_options(tree_sitter PRIVATE -w)
if(NOT WIN32)
  target_compile_options(tree_sitter PRIVATE -fno-semantic-interposition)
endif()
