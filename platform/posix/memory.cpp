#include "platform/memory.hpp"

#include <fstream>
#include <memory>

#include <sys/mman.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#elif defined(__APPLE__)
#include <mach/mach.h>
#include <malloc/malloc.h>
#endif

namespace paddle_ls::platform {

std::size_t resident_bytes() {
#ifdef __APPLE__
  mach_task_basic_info info{};
  mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
  const kern_return_t result = task_info(mach_task_self(), MACH_TASK_BASIC_INFO,
                                         reinterpret_cast<task_info_t>(&info), &count);
  return result == KERN_SUCCESS ? info.resident_size : 0;
#else
  std::ifstream statm("/proc/self/statm");
  std::size_t total_pages = 0;
  std::size_t resident_pages = 0;
  statm >> total_pages >> resident_pages;
  return resident_pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
#endif
}

void keep_freed_memory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 64 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_ARENA_MAX, 2);
#endif
}

// Where neither is there, the allocator does so of itself.
void give_back_freed_memory() {
#ifdef __GLIBC__
  malloc_trim(0);
#elif defined(__APPLE__)
  malloc_zone_pressure_relief(nullptr, 0);
#endif
}

void use_large_pages(std::span<char> unused) {
#ifdef MADV_HUGEPAGE
  constexpr std::size_t page = std::size_t{2} << 20U;
  void* start = unused.data();
  std::size_t size = unused.size();
  if (!std::align(page, page, start, size)) return;
  static_cast<void>(madvise(start, size / page * page, MADV_HUGEPAGE));
#else
  static_cast<void>(unused);
#endif
}

}  // namespace paddle_ls::platform
