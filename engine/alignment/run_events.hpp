// What a run of a program has written down: one event after the other.
//
// The converted program is compared as it runs, so its events say how far they are from those of
// the original.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/text/result.hpp"

namespace paddle_ls::alignment {

enum class EventKind : std::uint8_t {
  call,                // a statement has its value
  given,               // what a layer is called with
  layer,               // what a layer returns
  loss,                // what a backward pass begins with
  gradient,            // of a value, as it arrives
  parameter_gradient,  // after the backward pass
  weight,              // after a step
  buffer,
  step,
  weights,  // which were handed over
  failure,
  test,  // of the program's own, when it has ended
  test_began,
  other,
};

// A line of a file below the folder of the program.
struct ProgramLine {
  std::string file;
  std::uint32_t number = 0;

  explicit operator bool() const { return number != 0; }
  bool operator==(const ProgramLine&) const = default;
};

// How far a tensor or a number of a value is from that of the original. `rms` is the root of the
// mean of squares; where elements were sampled, all numbers are those of the sample.
struct PartError {
  std::string at;    // "[0]['logits']" in the value; empty: the value itself
  std::string what;  // values, number, shape, dtype, nan, structure, text
  double largest = 0;
  double scale = 0;  // the largest of the original
  double rms = 0;
  double rms_scale = 0;
  double spread = 1;     // 1 where all elements are off alike, 1/n where one of n is
  std::string original;  // an element, where they differ most, or a shape, a type, a text
  std::string converted;
  std::string index;  // of that element: "[0, 3]"
  std::pair<std::string, std::string> dtypes;
};

struct TracebackFrame {
  std::string file;  // below the folder of the program, or absolute
  std::uint32_t line = 0;
  std::string function;
  std::vector<std::pair<std::string, std::string>> arguments;  // that are plain, as texts
};

// Of a file below the folder of the program.
bool is_of_program(const TracebackFrame& frame);

// The innermost line of the program; none where the program has no part in it.
ProgramLine program_line(const std::vector<TracebackFrame>& trace);

struct RunEvent {
  std::size_t number = 0;
  EventKind kind = EventKind::other;
  std::uint32_t step = 0;
  std::optional<std::uint32_t> site;  // of a call
  std::uint32_t root = 0;             // which model, of those that are called by themselves
  std::string path;                   // of a layer or a weight in it
  std::string class_name;             // of a layer
  bool is_leaf = false;               // the layer is one of the framework
  bool is_derived = false;     // it is of a class of the program that one of these is a base of
  bool is_in_layer = false;    // it happened while a layer was called
  bool is_making = false;      // a statement runs before any layer, and not at an import
  bool is_of_weights = false;  // its value is or holds a tensor that trains
  std::string within;          // the path of that layer
  bool has_tensor = false;     // its value is or holds one
  std::uint32_t occurrence = 0;
  ProgramLine called;
  ProgramLine made;                    // where the layer is constructed
  std::size_t made_after = 0;          // how many events there were then
  bool is_shared = false;              // a gradient is that of another tensor too
  std::optional<std::size_t> partner;  // the number of the event of the original
  std::vector<PartError> errors;       // of one with a partner
  std::string error_type;              // of a failure, or of a test that fails
  std::string message;
  std::string test;                    // its id
  std::string outcome;                 // of a test: passed, failed, skipped, error
  std::vector<TracebackFrame> trace;   // the outermost first; of a layer those of its construction
  std::vector<std::string> missing;    // of weights: names that the model has and the file has not
  std::vector<std::string> own;        // those of them that train
  std::vector<std::string> lost;       // that the original trains and this model has not
  std::vector<std::string> otherwise;  // buffers of the program that it made otherwise
};

struct RunRecording {
  std::vector<RunEvent> events;
  boost::json::object settings;
  std::string framework;
  std::string version;
  std::string python;
  bool has_ended = false;     // by itself, or after the steps that were asked for
  std::string cannot_import;  // the module that a run could not begin without; empty: it began

  const RunEvent* failure() const;
};

// `lines` as the run has written them: JSON objects, of which the last may be cut.
RunRecording read_recording(std::string_view lines);

}  // namespace paddle_ls::alignment
