// The tag of exceptions of C++, which each of them is thrown with: the compiler refers to it and defines it nowhere.
__asm__(
    ".globl __cpp_exception\n"
    ".tagtype __cpp_exception i32\n"
    "__cpp_exception:\n");

// Destroys what belongs to a thread at its end, which the only thread never reaches.
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* module) {
  (void)destroy;
  (void)object;
  (void)module;
  return 0;
}
