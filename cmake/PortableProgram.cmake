# The program for another system, in one file that needs no library but the system's own.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  target_sources(paddle-ls PRIVATE $<TARGET_OBJECTS:paddle_ls_allocator>)
  target_link_options(paddle-ls PRIVATE -static)
elseif(APPLE)
  # Every macOS has this library; the text says so to the linker, which has no macOS to look at.
  target_link_libraries(paddle_ls_platform PUBLIC ${CMAKE_SOURCE_DIR}/cmake/portable/libiconv.tbd)
elseif(WIN32)
  # The stack of the first thread is as large as elsewhere.
  target_link_libraries(paddle-ls PRIVATE ${paddle_ls_manifest})
  target_link_options(paddle-ls PRIVATE -Wl,--stack,8388608)
endif()
target_link_options(paddle-ls PRIVATE -s)
