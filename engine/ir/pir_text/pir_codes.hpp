// The codes of what can be wrong with a PIR text.
#pragma once

#include <array>
#include <string_view>

#include "engine/ir/pir/translation_finding.hpp"

namespace paddle_ls::ir {

struct PirCode {
  std::string_view id;
  Severity severity;
  std::string_view title;
};

inline constexpr std::array pir_codes = {
    PirCode{"pir-syntax", Severity::error, "A line of PIR text that is not an operation."},
    PirCode{"pir-block-open", Severity::error, "A block without its closing brace."},
    PirCode{"pir-depth", Severity::error, "Regions that nest too deeply."},
    PirCode{"pir-undefined", Severity::error, "A value that is used before it is defined."},
    PirCode{"pir-duplicate-result", Severity::error, "A value that is defined twice."},
    PirCode{"pir-arity", Severity::error,
            "A number of operands or results that differs from the signature."},
    PirCode{"pir-type", Severity::error, "An operand whose type is not that of the value."},
    PirCode{"pir-no-yield", Severity::error, "A region that does not end with a yield."},
    PirCode{"pir-yield-arity", Severity::error,
            "A yield whose number of values differs from the number of results."},
    PirCode{"pir-unknown-op", Severity::warning, "An operation that no Paddle release has."},
};

}  // namespace paddle_ls::ir
