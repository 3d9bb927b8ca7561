// Memory, where a system wants to be told more than `new` tells it.
#pragma once

#include <cstddef>
#include <span>

namespace paddle_ls::platform {

// Bytes of this process that are in memory now; 0 where the system does not tell.
std::size_t resident_bytes();

// Analyses come one after the other and need about the same memory: handing it back to the system
// and asking for it again would cost a page fault for every page, each time.
void keep_freed_memory();

// Hands freed memory back to the system after all, for a time in which little is done.
void give_back_freed_memory();

// Asks for large pages for memory that nothing has been written to. Where the system does not
// grant the wish, nothing is lost.
void use_large_pages(std::span<char> unused);

}  // namespace paddle_ls::platform
