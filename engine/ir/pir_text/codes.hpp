// The codes of what can be wrong with a PIR text.
#pragma once

#include <array>
#include <string_view>

#include "engine/ir/finding.hpp"

namespace paddle_ls::ir {

struct PirCode {
  std::string_view id;
  FindingSeverity severity;
  std::string_view title;
};

inline constexpr std::array pir_codes = {
    PirCode{"pir-syntax", FindingSeverity::error, "A line of PIR text that is no operation."},
    PirCode{"pir-block-open", FindingSeverity::error, "A block without its closing brace."},
    PirCode{"pir-depth", FindingSeverity::error, "Regions that nest too deeply."},
    PirCode{"pir-undefined", FindingSeverity::error, "A value that nothing in front defines."},
    PirCode{"pir-duplicate-result", FindingSeverity::error, "A value that is defined twice."},
    PirCode{"pir-arity", FindingSeverity::error,
            "Operands or results that are not as many as the signature has."},
    PirCode{"pir-type", FindingSeverity::error, "An operand whose type is not that of the value."},
    PirCode{"pir-no-yield", FindingSeverity::error, "A region that does not end with a yield."},
    PirCode{"pir-yield-arity", FindingSeverity::error,
            "A yield with another number of values than the operation has results."},
    PirCode{"pir-unknown-op", FindingSeverity::warning, "An operation that no Paddle has."},
};

}  // namespace paddle_ls::ir
