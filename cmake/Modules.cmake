# One static library per folder, linked only to what the folder may use.
#
#   paddle_ls_module(engine/python SOURCES scopes.cpp ... USES engine/syntax LIBRARIES Boost::json)
#
# ALONE names sources that are always compiled alone, because their names would conflict with those
# of others.
# THROWING names those of its files that throw or catch exceptions, which not all builds have elsewhere.
# PRECOMPILE names headers that are compiled once for all files of the module, PRECOMPILED_BY a
# target that has done so already; the default is the standard library, and Boost.JSON for the
# server.
#
# The target of engine/python is paddle_ls_engine_python. Static libraries alone would not reveal a
# wrong dependency as long as the final program links everything, so the target link_proofs links
# each module separately and whole: a call in a forbidden direction is an undefined symbol there.
# CheckIncludes.cmake finds headers that are included without a call.
add_custom_target(link_proofs)

function(paddle_ls_target_name folder out)
  string(REPLACE "/" "_" name ${folder})
  set(${out} paddle_ls_${name} PARENT_SCOPE)
endfunction()

# Files of one target are compiled several at a time where PADDLE_LS_UNITY says so: most of what a file costs, it
# shares with its neighbours. In the other builds a file that lacks an include is found.
option(PADDLE_LS_UNITY "Compile several files together" OFF)
function(paddle_ls_compile_together target batch)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${PADDLE_LS_UNITY} UNITY_BUILD_BATCH_SIZE ${batch})
endfunction()

function(paddle_ls_add_library target)
  add_library(${target} STATIC)
  paddle_ls_warnings(${target})
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR})
  target_link_libraries(${target} PUBLIC tl::expected)
  paddle_ls_compile_together(${target} 64)

  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${target}_links_alone.c
       CONTENT "int main(void) { return 0; }\n")
  add_executable(${target}_links_alone EXCLUDE_FROM_ALL
                 ${CMAKE_CURRENT_BINARY_DIR}/${target}_links_alone.c $<TARGET_OBJECTS:${target}>)
  target_link_libraries(${target}_links_alone PRIVATE ${target})
  add_dependencies(link_proofs ${target}_links_alone)
endfunction()

function(paddle_ls_precompile target folder)
  if(folder MATCHES "^server(/|$)")
    target_precompile_headers(${target} REUSE_FROM paddle_ls_precompiled_server)
    target_compile_options(${target} PRIVATE ${paddle_ls_server_options})
  else()
    target_precompile_headers(${target} REUSE_FROM paddle_ls_precompiled_engine)
  endif()
endfunction()

# The modules of the folders that are added after this: with PADDLE_LS_UNITY they are one library, and their targets
# are interfaces of it. A module with generated files, or with separate include folders (APART), stays a library.
function(paddle_ls_join folder)
  if(NOT PADDLE_LS_UNITY)
    return()
  endif()
  paddle_ls_target_name(${folder} target)
  paddle_ls_add_library(${target}_joined)
  paddle_ls_precompile(${target}_joined ${folder})
  set(PADDLE_LS_JOINED ${target}_joined PARENT_SCOPE)
endfunction()

# Adds a module to the library PADDLE_LS_JOINED. SOURCES, ALONE, USES and LIBRARIES as for paddle_ls_module.
# Files that throw in a build where others do not: they share neither precompiled headers nor a compilation.
function(paddle_ls_with_exceptions target)
  if(PADDLE_LS_BROWSER AND ARGN)
    set_source_files_properties(${ARGN} TARGET_DIRECTORY ${target} PROPERTIES
      COMPILE_OPTIONS -fexceptions SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

function(paddle_ls_add_joined target)
  cmake_parse_arguments(arg "" "" "SOURCES;ALONE;THROWING;USES;LIBRARIES" ${ARGN})
  add_library(${target} INTERFACE)
  set_target_properties(${target} PROPERTIES PADDLE_LS_IS_IN ${PADDLE_LS_JOINED})
  target_link_libraries(${target} INTERFACE ${PADDLE_LS_JOINED} ${arg_LIBRARIES})
  list(TRANSFORM arg_SOURCES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(TRANSFORM arg_ALONE PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  target_sources(${PADDLE_LS_JOINED} PRIVATE ${arg_SOURCES} ${arg_ALONE})
  if(arg_ALONE)
    set_source_files_properties(${arg_ALONE} TARGET_DIRECTORY ${PADDLE_LS_JOINED}
                                PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  list(TRANSFORM arg_THROWING PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  paddle_ls_with_exceptions(${PADDLE_LS_JOINED} ${arg_THROWING})
  target_link_libraries(${PADDLE_LS_JOINED} PUBLIC ${arg_LIBRARIES})
  foreach(used IN LISTS arg_USES)
    paddle_ls_target_name(${used} used_target)
    target_link_libraries(${target} INTERFACE ${used_target})
    get_target_property(is_in ${used_target} PADDLE_LS_IS_IN)
    if(NOT is_in STREQUAL PADDLE_LS_JOINED)
      target_link_libraries(${PADDLE_LS_JOINED} PUBLIC ${used_target})
    endif()
  endforeach()
endfunction()

function(paddle_ls_module folder)
  cmake_parse_arguments(arg "APART" "PRECOMPILED_BY" "SOURCES;ALONE;THROWING;USES;LIBRARIES;PRECOMPILE" ${ARGN})
  paddle_ls_target_name(${folder} target)
  string(JOIN " " line ${folder} ${arg_USES})
  set_property(GLOBAL APPEND PROPERTY PADDLE_LS_MODULES ${folder})
  set_property(GLOBAL APPEND PROPERTY PADDLE_LS_MODULE_USES ${line})
  string(FIND "${arg_SOURCES}" ${CMAKE_BINARY_DIR} generated)
  if(PADDLE_LS_JOINED AND NOT arg_APART AND generated EQUAL -1)
    paddle_ls_add_joined(${target} SOURCES ${arg_SOURCES} ALONE ${arg_ALONE} THROWING ${arg_THROWING} USES ${arg_USES}
                         LIBRARIES ${arg_LIBRARIES})
    return()
  endif()
  paddle_ls_add_library(${target})
  target_sources(${target} PRIVATE ${arg_SOURCES} ${arg_ALONE})
  set_source_files_properties(${arg_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  paddle_ls_with_exceptions(${target} ${arg_THROWING})
  target_link_libraries(${target} PUBLIC ${arg_LIBRARIES})
  foreach(used IN LISTS arg_USES)
    paddle_ls_target_name(${used} used_target)
    target_link_libraries(${target} PUBLIC ${used_target})
  endforeach()
  if(arg_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${arg_PRECOMPILE})
    # A precompiled header contains the path of its folder, so the cache must not use it for another
    # one.
    if(arg_PRECOMPILE MATCHES "${CMAKE_SOURCE_DIR}")
      set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "")
    endif()
  elseif(arg_PRECOMPILED_BY)
    target_precompile_headers(${target} REUSE_FROM ${arg_PRECOMPILED_BY})
  else()
    paddle_ls_precompile(${target} ${folder})
  endif()
endfunction()

# A folder that only has subfolders: a module that uses it may use all modules in `USES`.
function(paddle_ls_rooms folder)
  cmake_parse_arguments(arg "" "" "USES" ${ARGN})
  paddle_ls_target_name(${folder} target)
  add_library(${target} INTERFACE)
  set_property(GLOBAL APPEND PROPERTY PADDLE_LS_MODULES ${folder})
  string(JOIN " " line ${folder} ${arg_USES})
  set_property(GLOBAL APPEND PROPERTY PADDLE_LS_MODULE_USES ${line})
  foreach(used IN LISTS arg_USES)
    paddle_ls_target_name(${used} used_target)
    target_link_libraries(${target} INTERFACE ${used_target})
  endforeach()
endfunction()

# Every build checks the includes of all modules that were declared before.
function(paddle_ls_check_includes)
  get_property(lines GLOBAL PROPERTY PADDLE_LS_MODULE_USES)
  string(JOIN "\n" text ${lines})
  file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/modules.txt CONTENT "${text}\n")
  add_custom_target(check_includes ALL
    COMMAND ${CMAKE_COMMAND} -D MODULES=${CMAKE_BINARY_DIR}/modules.txt -D SOURCE=${CMAKE_SOURCE_DIR}
            -P ${CMAKE_SOURCE_DIR}/cmake/CheckIncludes.cmake
    COMMENT "Checking includes between modules" VERBATIM)
endfunction()

# One test program per module, from test/unit/<part>/*.cpp and the folders ROOMS in it: it links the
# module and nothing above it. *_posix_test.cpp is not built for Windows, *_linux_test.cpp only for
# Linux.
function(paddle_ls_unit_test folder part)
  cmake_parse_arguments(arg "" "" "LIBRARIES;ROOMS" ${ARGN})
  paddle_ls_target_name(${folder} target)
  set(patterns ${CMAKE_SOURCE_DIR}/test/unit/${part}/*.cpp)
  foreach(room IN LISTS arg_ROOMS)
    list(APPEND patterns ${CMAKE_SOURCE_DIR}/test/unit/${part}/${room}/*.cpp)
  endforeach()
  file(GLOB arg_SOURCES CONFIGURE_DEPENDS ${patterns})
  if(WIN32)
    list(FILTER arg_SOURCES EXCLUDE REGEX "_posix_test[.]cpp$")
  endif()
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
    list(FILTER arg_SOURCES EXCLUDE REGEX "_linux_test[.]cpp$")
  endif()
  string(REPLACE "/" "_" name unit_${folder})
  add_executable(${name} ${arg_SOURCES})
  paddle_ls_warnings(${name})
  target_compile_definitions(${name} PRIVATE
    PADDLE_LS_FIXTURES="${CMAKE_SOURCE_DIR}/fixtures"
    PADDLE_LS_SHARED_DATA="${CMAKE_SOURCE_DIR}/../shared/data")
  target_link_libraries(${name} PRIVATE ${target} paddle_ls_test_main ${arg_LIBRARIES})
  target_precompile_headers(${name} REUSE_FROM paddle_ls_precompiled_tests)
  target_compile_options(${name} PRIVATE ${PADDLE_LS_TEST_OPTIONS})
  paddle_ls_compile_together(${name} 8)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES LABELS unit)
endfunction()
