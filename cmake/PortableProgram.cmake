# The program for another system, in one file that only needs the system's own libraries.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  target_sources(paddle-ls PRIVATE $<TARGET_OBJECTS:paddle_ls_allocator>)
  target_link_options(paddle-ls PRIVATE -static)
elseif(APPLE)
  # Every macOS has this library; the stub tells the linker about it, which has no macOS to look at.
  target_link_libraries(paddle_ls_platform PUBLIC ${CMAKE_SOURCE_DIR}/cmake/portable/libiconv.tbd)
elseif(WIN32)
  # The first thread gets the same stack size as on other systems.
  target_link_libraries(paddle-ls PRIVATE ${paddle_ls_manifest})
  target_link_options(paddle-ls PRIVATE -Wl,--stack,8388608)
endif()
target_link_options(paddle-ls PRIVATE -s)
