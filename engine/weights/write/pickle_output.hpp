// The words of a pickle, one function for each.
//
// All of them are of protocol 2, which later protocols contain, unless a comment says otherwise.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "engine/weights/write/byte_sink.hpp"

namespace paddle_ls::weights {

// The words that need nothing but themselves.
namespace opcode {
inline constexpr char mark = '(';
inline constexpr char none = 'N';
inline constexpr char true_value = '\x88';
inline constexpr char false_value = '\x89';
inline constexpr char empty_dict = '}';
inline constexpr char set_items = 'u';
inline constexpr char empty_list = ']';
inline constexpr char append_items = 'e';
inline constexpr char empty_tuple = ')';
inline constexpr char tuple = 't';  // of what stands after the mark
inline constexpr char tuple_of_1 = '\x85';
inline constexpr char tuple_of_2 = '\x86';
inline constexpr char reduce = 'R';  // calls what stands before a tuple
inline constexpr char build = 'b';   // sets the state of an object
inline constexpr char persistent = 'Q';
inline constexpr char stop = '.';
inline constexpr char empty_set = '\x8f';   // protocol 4
inline constexpr char add_items = '\x90';   // protocol 4
inline constexpr char frozen_set = '\x91';  // protocol 4
}  // namespace opcode

class PickleOutput {
 public:
  using MemoIndex = std::uint32_t;

  explicit PickleOutput(ByteSink& to) : to_(to) {}

  ByteSink& sink() { return to_; }

  void start(char protocol);
  void op(char word) { to_.write({&word, 1}); }
  void integer(std::int64_t value);
  void size(std::uint64_t value);
  void big_integer(std::string_view bytes);  // in two's complement
  void real(double value);
  void text(std::string_view utf8);           // shorter than 4 GB
  void text_start(std::uint64_t utf8_bytes);  // which follow
  void bytes_start(std::uint64_t count);      // protocol 4; the bytes follow

  // Remembers what stands on the stack, and puts it there again.
  MemoIndex put();
  void get(MemoIndex index);

  // Texts and names that a pickle repeats: they are written once.
  void repeated_text(std::string_view utf8);
  void global(std::string_view module, std::string_view name);

 private:
  bool get_known(const std::string& key);

  ByteSink& to_;
  MemoIndex next_ = 0;
  std::map<std::string, MemoIndex, std::less<>> known_;
};

}  // namespace paddle_ls::weights
