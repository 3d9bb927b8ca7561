#include "platform/memory.hpp"

namespace paddle_ls::platform {

// The memory of a module, which only grows.
std::size_t resident_bytes() {
  constexpr std::size_t page = std::size_t{64} << 10U;
  return __builtin_wasm_memory_size(0) * page;
}

void keep_freed_memory() {}

void give_back_freed_memory() {}

void use_large_pages(std::span<char>) {}

}  // namespace paddle_ls::platform
