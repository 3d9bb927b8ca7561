# Builds for another system with the compilers `cc` and `c++` in PADDLE_LS_COMPILERS, which
# scripts/portable/build creates.
# PADDLE_LS_PLATFORM is one of linux-x64 linux-arm64 darwin-x64 darwin-arm64 win32-x64 win32-arm64 browser.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES PADDLE_LS_PLATFORM PADDLE_LS_COMPILERS PADDLE_LS_ZIG_LIB)
if(PADDLE_LS_PLATFORM MATCHES "^linux-")
  set(CMAKE_SYSTEM_NAME Linux)
elseif(PADDLE_LS_PLATFORM MATCHES "^darwin-")
  set(CMAKE_SYSTEM_NAME Darwin)
  set(CMAKE_OSX_SYSROOT "")
  set(CMAKE_OSX_ARCHITECTURES "")
  # Definitions of <cfloat> are missing if <math.h> is included first, which only includes a part of
  # the same header.
  set(CMAKE_CXX_FLAGS_INIT "-include __float_float.h")
elseif(PADDLE_LS_PLATFORM MATCHES "^win32-")
  set(CMAKE_SYSTEM_NAME Windows)
elseif(PADDLE_LS_PLATFORM STREQUAL "browser")
  set(CMAKE_SYSTEM_NAME Generic)
  set(PADDLE_LS_BROWSER ON)
  # PADDLE_LS_ZIG_LIB is the compiler's folder `lib`, whose libc++ is built with other settings: see WasiRuntime.cmake.
  set(CMAKE_C_FLAGS_INIT "-mcpu=generic+exception_handling+bulk_memory -fwasm-exceptions")
  string(CONCAT CMAKE_CXX_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -nostdinc++ -nostdlib++ "
    "-include ${CMAKE_CURRENT_LIST_DIR}/libcxx_config.h "
    "-I${PADDLE_LS_ZIG_LIB}/libcxx/include -I${PADDLE_LS_ZIG_LIB}/libcxxabi/include")
else()
  message(FATAL_ERROR "Unknown platform: ${PADDLE_LS_PLATFORM}")
endif()
if(PADDLE_LS_BROWSER)
  set(CMAKE_SYSTEM_PROCESSOR wasm32)
elseif(PADDLE_LS_PLATFORM MATCHES "-arm64$")
  set(CMAKE_SYSTEM_PROCESSOR aarch64)
else()
  set(CMAKE_SYSTEM_PROCESSOR x86_64)
endif()
set(CMAKE_C_COMPILER ${PADDLE_LS_COMPILERS}/cc)
set(CMAKE_CXX_COMPILER ${PADDLE_LS_COMPILERS}/c++)
set(CMAKE_AR ${PADDLE_LS_COMPILERS}/ar)
set(CMAKE_RANLIB ${PADDLE_LS_COMPILERS}/ranlib)
# The program cannot run here, and linking one takes minutes the first time.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
