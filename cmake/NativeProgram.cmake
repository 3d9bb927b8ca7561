# The program for the machine that builds it. It runs on another Linux of the same age: the
# compiler's runtime and Boost are linked statically, and libraries that cannot be (md4c, which
# Debian only has as a shared library) are searched next to the program or in ../lib.
set_target_properties(paddle-ls PROPERTIES
  POSITION_INDEPENDENT_CODE ON
  BUILD_RPATH "$ORIGIN;$ORIGIN/../lib"
  INSTALL_RPATH "$ORIGIN;$ORIGIN/../lib")
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
if(NOT PADDLE_LS_SANITIZE)
  target_link_options(paddle-ls PRIVATE -static-libstdc++ -static-libgcc)
endif()
foreach(library md4c md4c-html)
  find_library(file_of_${library} ${library} REQUIRED)
  file(REAL_PATH ${file_of_${library}} file)
  add_custom_command(TARGET paddle-ls POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${file} ${CMAKE_BINARY_DIR}/lib${library}.so.0)
  install(FILES ${file} DESTINATION lib RENAME lib${library}.so.0)
endforeach()

# The help pages of codes, for editors that show no virtual documents.
add_custom_command(TARGET paddle-ls POST_BUILD
  COMMAND $<TARGET_FILE:paddle-ls> docs explain --dir ${CMAKE_BINARY_DIR}/help VERBATIM)
install(DIRECTORY ${CMAKE_BINARY_DIR}/help DESTINATION ${CMAKE_INSTALL_DOCDIR})
# Manual pages and shell completion, where packages and shells look for them.
set(pages ${CMAKE_BINARY_DIR}/pages)
add_custom_command(TARGET paddle-ls POST_BUILD
  COMMAND $<TARGET_FILE:paddle-ls> man --out ${pages}/man1
  COMMAND $<TARGET_FILE:paddle-ls> completion bash > ${pages}/paddle-ls
  COMMAND $<TARGET_FILE:paddle-ls> completion zsh > ${pages}/_paddle-ls
  COMMAND $<TARGET_FILE:paddle-ls> completion fish > ${pages}/paddle-ls.fish VERBATIM)
install(DIRECTORY ${pages}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES ${pages}/paddle-ls DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${pages}/_paddle-ls DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${pages}/paddle-ls.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
