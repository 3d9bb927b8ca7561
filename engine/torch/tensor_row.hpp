// A row of the tables of functions and methods: what is returned, and what happens to the operands.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

// `elements` and `axes` are those of the tensors that a call returns; axes `none` and `one` of a
// method hold for calls without arguments.
struct TensorRow {
  std::string_view name;
  python::Elements elements = {};
  python::AxesOf axes = python::AxesOf::unknown;
  std::uint16_t traits = 0;
  python::Failures failures = 0;
};

// The values of the columns, in one word each.
namespace columns {

using python::AxesOf;
using python::Elements;
using python::ElementsOf;
using python::Number;

inline constexpr Elements nothing{};
inline constexpr Elements truth{ElementsOf::type, Number::truth};
inline constexpr Elements small{ElementsOf::type, Number::small};
inline constexpr Elements middle{ElementsOf::type, Number::middle};
inline constexpr Elements large{ElementsOf::type, Number::large};
inline constexpr Elements half{ElementsOf::type, Number::half};
inline constexpr Elements fractions{ElementsOf::type, Number::fraction};
inline constexpr Elements wide{ElementsOf::type, Number::wide};
inline constexpr Elements as_receiver{ElementsOf::receiver};
inline constexpr Elements as_given{ElementsOf::arguments};
inline constexpr Elements range{ElementsOf::range};
inline constexpr Elements sums{ElementsOf::sum};
inline constexpr Elements floating{ElementsOf::floating};

inline constexpr AxesOf any = AxesOf::unknown;
inline constexpr AxesOf no_axes = AxesOf::none;
inline constexpr AxesOf one_axis = AxesOf::one;
inline constexpr AxesOf two_axes = AxesOf::two;
inline constexpr AxesOf same_axes = AxesOf::receiver;
inline constexpr AxesOf as_values = AxesOf::values;
inline constexpr AxesOf as_sizes = AxesOf::sizes;

enum Trait : std::uint16_t {
  passes = 1 << 0,           // returns its first operand, or a view of it
  views = 1 << 1,            // a view of it, where Paddle copies
  held = 1 << 2,             // its result may be aliased
  several = 1 << 3,          // a class of modules that return several results, or anything
  layer = 1 << 4,            // returns fractions as a function of torch.nn.functional
  keeps = 1 << 5,            // puts its arguments into the receiver
  reshapes = 1 << 6,         // only tensors and arrays have it, and it returns another one
  chooses = 1 << 7,          // returns values and indices
  names_attribute = 1 << 8,  // sets an attribute of a module, which its first argument names
  of_arrays = 1 << 9,        // a member of `numpy.ndarray`, of numpy 1 or 2
};

}  // namespace columns

inline bool has_trait(const TensorRow* row, columns::Trait trait) {
  return row != nullptr && (row->traits & trait) != 0;
}

}  // namespace paddle_ls::torch
