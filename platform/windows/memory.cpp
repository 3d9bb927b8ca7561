#include "platform/memory.hpp"

#include <malloc.h>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {

std::size_t resident_bytes() {
  PROCESS_MEMORY_COUNTERS counters{};
  const bool known = K32GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof counters) != 0;
  return known ? counters.WorkingSetSize : 0;
}

void keep_freed_memory() {}

void give_back_freed_memory() {
  _heapmin();
}

void use_large_pages(std::span<char> /*unused*/) {}

}  // namespace paddle_ls::platform
