// Which functions of a file are converted, and why.
//
// Conversion begins at functions that are decorated with `to_static` or passed to it or to
// `jit.save`, and continues with every function that converted code calls, also in other files of
// the project. What is marked `not_to_static` ends it.
#pragma once

#include <vector>

#include "engine/to_static/hazards/program/follow.hpp"
#include "engine/to_static/hazards/program/hazard.hpp"

namespace paddle_ls::to_static {

// How a function comes to be converted.
enum class EntryReason : std::uint8_t { decorated, handed_over, called };

struct Converted {
  const Part* part;
  NodeId function;
  EntryReason entry;
  std::vector<ConversionReason> reasons;   // from the function outwards
  std::vector<HandedArgument> given = {};  // see given.hpp
};

// A function of another file that this one leads to.
struct ConvertedElsewhere {
  OtherFiles::File file;
  Converted converted;
  text::ByteRange door;  // the first call on the way, in this file
};

struct ConvertedFunctions {
  // In the order in which conversion reaches them, each once.
  std::vector<Converted> own;
  std::vector<ConvertedElsewhere> elsewhere;
};

// What the calls in a function may refer to.
struct CallTo {
  text::ByteRange callee;  // from the start of the piece
  References functions;
};
using CallsOf = std::vector<CallTo>;
CallsOf calls_of(const Part& part, NodeId function);

// `calls` may remember what `calls_of` gives.
using CallsIn = std::function<const CallsOf&(const Part& part, NodeId function)>;

ConvertedFunctions converted_functions(const ConversionUnit& program, Reach reach,
                                       const Neighbourhood& around, const CallsIn& calls);
// For a file that is not analysed otherwise.
ConvertedFunctions converted_functions(const ConversionUnit& program, const Neighbourhood& around);
// Of a file that stands alone.
std::vector<Converted> converted_functions(const ConversionUnit& program, Reach reach);

// Whether the expression is `to_static` under its name or an older one.
bool is_to_static(const Part& part, NodeId expression);
bool is_marked_not_to_static(const Part& part, NodeId function);

// The function of this file that `expression` stands for; see resolve_references.hpp.
Definition function_of_value(const Part& part, NodeId expression, NodeId around);

}  // namespace paddle_ls::to_static
