# libc++ for a module in a browser, from the compiler's own sources: with files, locks and exceptions, which its own
# build for this system lacks.
set(libcxx ${PADDLE_LS_ZIG_LIB}/libcxx)
set(libcxxabi ${PADDLE_LS_ZIG_LIB}/libcxxabi)

foreach(file algorithm any bind call_once charconv chrono condition_variable condition_variable_destructor error_category
    exception expected fstream functional future hash ios ios.instantiations iostream locale memory memory_resource mutex mutex_destructor new
    new_handler new_helpers optional ostream random shared_mutex stdexcept string strstream system_error thread typeinfo
    valarray variant vector verbose_abort filesystem/directory_entry filesystem/directory_iterator
    filesystem/filesystem_clock filesystem/filesystem_error filesystem/operations filesystem/path ryu/d2s ryu/f2s)
  list(APPEND runtime_sources ${libcxx}/src/${file}.cpp)
endforeach()
foreach(file cxa_aux_runtime cxa_default_handlers cxa_exception cxa_exception_storage cxa_guard cxa_handlers
    cxa_personality cxa_vector cxa_virtual abort_message fallback_malloc private_typeinfo stdlib_exception
    stdlib_new_delete stdlib_stdexcept stdlib_typeinfo)
  list(APPEND runtime_sources ${libcxxabi}/src/${file}.cpp)
endforeach()

add_library(paddle_ls_wasi_runtime STATIC ${runtime_sources} ${PADDLE_LS_ZIG_LIB}/libunwind/src/Unwind-wasm.c
            ${CMAKE_CURRENT_LIST_DIR}/wasi_runtime.c ${CMAKE_CURRENT_LIST_DIR}/fixed_numbers.cpp)
target_include_directories(paddle_ls_wasi_runtime PRIVATE
  ${libcxx}/src ${libcxx}/src/include ${libcxx}/libc ${libcxxabi}/src ${PADDLE_LS_ZIG_LIB}/libunwind/include)
target_compile_definitions(paddle_ls_wasi_runtime PRIVATE
  _LIBCPP_BUILDING_LIBRARY LIBCXX_BUILDING_LIBCXXABI _LIBCXXABI_BUILDING_LIBRARY _LIBCXXABI_HAS_NO_THREADS
  LIBCXXABI_NON_DEMANGLING_TERMINATE _LIBCPP_REMOVE_TRANSITIVE_INCLUDES _LIBUNWIND_HAS_NO_THREADS _LIBUNWIND_HIDE_SYMBOLS)
set_target_properties(paddle_ls_wasi_runtime PROPERTIES CXX_STANDARD 23)
target_compile_options(paddle_ls_wasi_runtime PRIVATE -w -fexceptions -frtti)
# With musl it would copy files with a call of Linux.
set_source_files_properties(${libcxx}/src/filesystem/operations.cpp PROPERTIES COMPILE_DEFINITIONS _LIBCPP_HAS_MUSL_LIBC=0)
