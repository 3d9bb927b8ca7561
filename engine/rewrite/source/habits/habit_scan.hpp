// A scan of a text for habits: its position and its findings.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/rewrite/source/habits/layer_habits.hpp"

namespace paddle_ls::rewrite {

// Words among the keywords of `LayerHabits` that mean an operation on layers.
namespace habit {

// A list of one number is a size of windows, which torch takes for all dimensions: `stride=[2]`.
inline constexpr std::string_view lone_size = "lone_size";
// A value is moved, cast or written as a whole: a recurrent layer of Paddle's cannot be, for the
// empty buffer that it keeps.
inline constexpr std::string_view moved = "moved";
// Objects are written as they are, or handed to another process: they name their classes then.
inline constexpr std::string_view pickled = "pickled";
// A layer may get another weight than it has made: a recurrent layer of Paddle's goes on with its
// own.
inline constexpr std::string_view replaced = "replaced";
// Names of parameters, keys of a `state_dict` or the layers in a layer are read.
inline constexpr std::string_view names_read = "names_read";
inline constexpr std::string_view keys_read = "keys_read";
inline constexpr std::string_view listed = "listed";
// The wrapped object is read: `model.module`, `hasattr(model, "module")`.
inline constexpr std::string_view wrapped = "module";
// Gradients of gradients are computed.
inline constexpr std::string_view create_graph = "create_graph";
// A value is tested for being exactly a tuple: a shape is one in torch.
inline constexpr std::string_view asked_for_tuple = "asked_for_tuple";
// A package is imported whose objects have the methods of tensors.
inline constexpr std::string_view tensor_likes = "tensor_likes";
// A normalisation that is handed on as a value is made with more than a size: `norm_layer(64,
// eps=1e-6)`, `norm_layer(64, **more)`, `norm_layer((8, 64))`.
inline constexpr std::string_view norm_arguments = "norm_arguments";
// Sequences are packed: Paddle's recurrent layers take no packed ones.
inline constexpr std::string_view packed = "packed";

}  // namespace habit

struct HabitBracket {
  std::string_view callee;  // dotted, before a parenthesis; empty for others
  bool is_call = false;
  bool is_of_class = false;  // after the name of a class that is defined
};

struct HabitScan {
  std::string_view text;
  std::size_t at = 0;        // after what was read
  std::string_view chain{};  // that stands directly before
  char sign = '\0';          // that does
  bool is_defined = false;   // it is the name after `def` or `class`
  bool is_class = false;     // after `class`
  bool pickles = false;
  bool speaks_of_layers = false;
  std::vector<HabitBracket> open{};
  LayerHabits habits{};

  void note(std::string_view habit) { habits.keywords.emplace(habit); }
};

// A dotted name without blanks in it, or the end of one that begins with a call or an index.
struct HabitWord {
  std::string_view text;
  std::string_view last;  // component
  std::size_t start;

  bool is_dotted() const { return last.size() < text.size(); }
};

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// The first byte from `from` on that is not blank; NUL at the end.
char next_sign(const HabitScan& scan, std::size_t from);

// By common imports and spellings: a call of `nn.Conv2d` shows what is called.
bool names_class_of_torch(std::string_view callee);

// Where `.member` first occurs in a dotted word, if as a whole: not in `.weight_norm`.
std::size_t find_member(std::string_view word, std::string_view member);

// Whether the word is the target of an assignment, or a keyword.
bool is_assigned(const HabitScan& scan);

// Whether `state_dict` is in the next parentheses, where they are short.
bool is_handed_state(const HabitScan& scan);

}  // namespace paddle_ls::rewrite
