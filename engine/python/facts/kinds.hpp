// What values are, as far as rules care: their kind, the type of their elements, their dimensions.
#pragma once

#include <cstdint>

namespace paddle_ls::python {

// What an expression evaluates to, as far as rules care.
enum class Kind : std::uint8_t {
  unknown,
  foreign,        // a value of Python itself or of another library
  none,           // the constant None
  tensor,         // also a parameter of a module
  tensors,        // a sequence or an iterator of tensors
  named_tensors,  // an iterator of pairs of a string and a tensor
  module,         // a layer, or what derives from the class of all layers
  modules,        // a sequence or an iterator of modules
  named_modules,  // an iterator of pairs of a string and a module
  optimizer,
  scheduler,
  distribution,
  transform,         // between distributions
  function_context,  // first parameter of an autograd function's forward
  dataset,
  data_loader,
  generator,
  dtype,
  device,
  size,   // the shape of a tensor
  other,  // any other object of the library
};

// What the elements of a tensor are, or a number of Python, as far as operators care: some
// libraries do not compute with two kinds at once. From narrow to wide; `whole` and `fraction`
// stand for any of their kind.
enum class Number : std::uint8_t {
  unknown,
  truth,
  small,   // whole, of 8 or 16 bits
  middle,  // whole, of 32 bits
  large,   // whole, of 64 bits
  whole,
  half,  // a fraction of 16 bits
  fraction,
  wide,  // a fraction of 64 bits
  complex,
  several,        // of different kinds at different times
  perhaps_whole,  // whole numbers, and something unknown that they were computed with
};

constexpr bool is_whole(Number number) {
  return Number::small <= number && number <= Number::whole;
}
// True for whole numbers, as far as is known.
constexpr bool may_be_whole(Number number) {
  return is_whole(number) || number == Number::perhaps_whole;
}
// True where nothing or little is known.
constexpr bool is_open(Number number) {
  return number == Number::unknown || number == Number::perhaps_whole;
}
constexpr bool is_fraction(Number number) {
  return Number::half <= number && number <= Number::wide;
}
// Truth, whole numbers, fractions, complex numbers: what is computed with is of the widest of them.
constexpr int breadth(Number number) {
  return number == Number::unknown || Number::several <= number ? 0
         : number == Number::truth                              ? 1
         : is_whole(number)                                     ? 2
         : is_fraction(number)                                  ? 3
                                                                : 4;
}

// How many dimensions a tensor has that a call returns.
enum class AxesOf : std::uint8_t {
  unknown,
  none,
  one,
  two,
  receiver,  // as many as what the method is called on
  values,    // as deep as the display of numbers that comes first
  sizes,     // as many as sizes are given
};

}  // namespace paddle_ls::python
