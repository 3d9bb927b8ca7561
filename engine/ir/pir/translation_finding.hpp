// What went wrong, or is worth knowing, about one place of a legacy program.
//
// Paddle stops at the first failure and names neither block nor operator. A finding has both, and
// keeps Paddle's own sentence apart from ours, so that strict mode can answer exactly as Paddle
// does while the editor says what to do.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/ir/pir/program.hpp"
#include "engine/text/severity.hpp"

namespace paddle_ls::ir {

enum class FindingCode : std::uint8_t {
  unregistered_op,
  no_inplace_variant,
  no_kernel,
  input_missing,
  input_undefined,
  variable_missing,
  output_missing,
  untranslatable_type,
  operand_type,
  attribute_missing,
  attribute_kind,
  attribute_value,
  attribute_dropped,
  precision_loss,
  unsupported_control_flow,
  scope_missing,
  false_branch_added,
  operands_disagree,
  other_results,
};

struct FindingInfo {
  FindingCode code;
  std::string_view id;  // IR101
  Severity severity;
  std::string_view title;
};

const FindingInfo& info(FindingCode code);
std::span<const FindingInfo> finding_infos();

// Paddle's classes of errors; its messages start with the name in parentheses.
enum class PaddleErrorKind : std::uint8_t {
  invalid_argument,
  not_found,
  fatal,
  precondition_not_met,
  unimplemented,
  unavailable,
  unnamed,  // checks of the program itself in 2.6, which name no class
};

struct TranslationFinding {
  FindingCode code = FindingCode::unregistered_op;
  OpOrigin place;        // block and operator of the legacy program
  std::string op_type;   // of that operator
  std::string argument;  // parameter or attribute, empty when the whole operator is meant
  std::string variable;  // empty when none is concerned
  std::string message;   // for the user
  PaddleErrorKind paddle_kind = PaddleErrorKind::invalid_argument;
  std::string paddle_message;  // Paddle's sentence up to its hint; empty when Paddle says nothing
};

// "(Kind) sentence", or the sentence alone, as the release prints a failure.
std::string paddle_error_text(const TranslationFinding& finding);

}  // namespace paddle_ls::ir
