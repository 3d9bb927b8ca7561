# Headers that are compiled once instead of in every file. Each set is compiled for a separate
# target, and others reuse it: see paddle_ls_module.

set(standard_headers <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string>
  <string_view> <unordered_map> <utility> <variant> <vector> <tl/expected.hpp>)

function(paddle_ls_precompiled name)
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp CONTENT "")
  add_library(${name} STATIC ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  paddle_ls_warnings(${name})
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE tl::expected Boost::headers)
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

paddle_ls_precompiled(paddle_ls_precompiled_engine ${standard_headers})
paddle_ls_precompiled(paddle_ls_precompiled_server ${standard_headers} <boost/json.hpp>)

# The server and the command line hand texts to the engine: there, more optimization costs a third of the compile time
# and gains little.
if(NOT PADDLE_LS_BROWSER)
  set(paddle_ls_server_options $<$<CONFIG:Release>:-Og>)
endif()
target_compile_options(paddle_ls_precompiled_server PRIVATE ${paddle_ls_server_options})
