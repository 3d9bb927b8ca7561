#include "engine/alignment/rounding.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace paddle_ls::alignment {
namespace {

// What a value may be off by, relative to its size, without any word of a second run.
constexpr double half_bound = 2e-2;
constexpr double single_bound = 3e-5;
constexpr double double_bound = 1e-9;
// Of truth values and whole numbers: one in a thousand may fall on the other side of a bound.
constexpr double flips = 0.03;
// Gradients and what they change gather the rounding of the whole network.
constexpr double backward_factor = 10;
// Beyond this nothing is rounding, unless the second run says so.
constexpr double clear = 0.5;

double bound_of_type(const std::string& dtype) {
  if (dtype == "float64" || dtype == "complex128") return double_bound;
  if (dtype == "float16" || dtype == "bfloat16") return half_bound;
  if (dtype == "bool") return flips;
  if (dtype.find("int") != std::string::npos) return 0;
  return dtype.find("float8") != std::string::npos ? half_bound : single_bound;
}

}  // namespace

bool is_of_state(EventKind kind) {
  return kind == EventKind::parameter_gradient || kind == EventKind::weight ||
         kind == EventKind::buffer;
}

bool is_backward(EventKind kind) {
  return kind == EventKind::gradient || is_of_state(kind);
}

bool is_of_size(const PartError& error) {
  return error.what == "values" || error.what == "number";
}

double relative(const PartError& error) {
  if (error.largest == 0) return 0;
  if (error.rms_scale == 0 && error.scale == 0) return HUGE_VAL;
  if (error.what == "number") return error.largest / error.scale;
  return error.rms_scale == 0 ? HUGE_VAL : error.rms / error.rms_scale;
}

double bound_of(const PartError& error, EventKind kind) {
  const double bound = error.what == "number" ? single_bound
                                              : std::max(bound_of_type(error.dtypes.first),
                                                         bound_of_type(error.dtypes.second));
  return is_backward(kind) ? bound * backward_factor : bound;
}

LargestValues::LargestValues(const RunRecording& compared) {
  for (const RunEvent& event : compared.events) {
    double& largest = largest_[{event.kind, event.step}];
    for (const PartError& error : event.errors) largest = std::max(largest, error.rms_scale);
  }
}

bool LargestValues::make_noise(const RunEvent& event, const PartError& error) const {
  const auto largest = largest_.find({event.kind, event.step});
  return error.rms <= single_bound * (largest == largest_.end() ? 0 : largest->second) * 1e-1;
}

bool may_be_rounding(const PartError& error, bool is_tiny) {
  return is_of_size(error) && (is_tiny || relative(error) < clear);
}

bool differ_in_float_width(const PartError& error) {
  const auto& [original, converted] = error.dtypes;
  return original != converted && original.find("float") != std::string::npos &&
         converted.find("float") != std::string::npos;
}

}  // namespace paddle_ls::alignment
