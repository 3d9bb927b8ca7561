// Memory that is given back all at once.
//
// A program consists of very many short lists that live exactly as long as it does. Taken from the
// heap one by one, allocating and freeing them costs more than everything else that is done with
// them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <memory_resource>
#include <span>
#include <string_view>
#include <type_traits>

namespace paddle_ls::ir {

class Arena {
 public:
  Arena() : memory_(std::make_unique<std::pmr::monotonic_buffer_resource>(first_bytes)) {}

  // What is made here stays where it is until the arena goes, also when the arena is moved.
  template <class T>
  std::span<T> make(std::size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (count == 0) return {};
    T* const made = static_cast<T*>(memory_->allocate(count * sizeof(T), alignof(T)));
    std::uninitialized_value_construct_n(made, count);
    return {made, count};
  }
  template <class T>
  std::span<const T> copy(std::span<const T> values) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (values.empty()) return {};
    T* const made = static_cast<T*>(memory_->allocate(values.size_bytes(), alignof(T)));
    std::uninitialized_copy(values.begin(), values.end(), made);
    return {made, values.size()};
  }
  template <class T>
  const T& copy_one(const T& value) {
    return copy(std::span<const T>(&value, 1)).front();
  }
  std::string_view copy_text(std::string_view text) {
    const auto kept = copy(std::span<const char>(text));
    return {kept.data(), kept.size()};
  }

 private:
  static constexpr std::size_t first_bytes = 4096;  // every further block is larger
  std::unique_ptr<std::pmr::monotonic_buffer_resource> memory_;
};

}  // namespace paddle_ls::ir
