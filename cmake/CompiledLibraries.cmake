# fmt and spdlog as static libraries built here: Debian only has headers and shared libraries. The
# program cannot rely on shared ones, and header-only use costs seconds in every file.

if(fmt_VERSION VERSION_GREATER_EQUAL 9 AND fmt_VERSION VERSION_LESS 10)
  add_library(paddle_ls_fmt STATIC ${CMAKE_CURRENT_LIST_DIR}/compiled/fmt.cpp)
  if(PADDLE_LS_BROWSER)
    # Locales would be a part of the module for this one character.
    target_compile_definitions(paddle_ls_fmt PUBLIC FMT_STATIC_THOUSANDS_SEPARATOR=',')
  endif()
  add_library(paddle_ls_logging STATIC ${CMAKE_CURRENT_LIST_DIR}/compiled/spdlog.cpp)
  target_compile_definitions(paddle_ls_logging PUBLIC SPDLOG_FMT_EXTERNAL SPDLOG_COMPILED_LIB)
  # It calls `stat64`, which musl declares only with this.
  target_compile_definitions(paddle_ls_logging PRIVATE $<$<BOOL:${PADDLE_LS_SOURCES}>:_LARGEFILE64_SOURCE>)
  target_link_libraries(paddle_ls_logging PUBLIC paddle_ls_fmt Threads::Threads)
else()
  # The sources above only match the headers of this version.
  add_library(paddle_ls_fmt INTERFACE)
  target_compile_definitions(paddle_ls_fmt INTERFACE FMT_HEADER_ONLY)
  add_library(paddle_ls_logging INTERFACE)
  target_compile_definitions(paddle_ls_logging INTERFACE SPDLOG_FMT_EXTERNAL)
  target_link_libraries(paddle_ls_logging INTERFACE paddle_ls_fmt Threads::Threads)
endif()
