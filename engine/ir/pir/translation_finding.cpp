#include "engine/ir/pir/translation_finding.hpp"

#include <array>

namespace paddle_ls::ir {

namespace {

using enum FindingCode;

// In the order of the enumeration.
constexpr std::array infos = {
    FindingInfo{unregistered_op, "IR101", Severity::error, "operator without a PIR equivalent"},
    FindingInfo{no_inplace_variant, "IR102", Severity::error,
                "operator without an in-place variant"},
    FindingInfo{no_kernel, "IR103", Severity::error, "no kernel for these kinds of tensors"},
    FindingInfo{input_missing, "IR201", Severity::error, "required input missing"},
    FindingInfo{input_undefined, "IR202", Severity::error, "input not defined yet"},
    FindingInfo{variable_missing, "IR203", Severity::error, "variable without a description"},
    FindingInfo{output_missing, "IR204", Severity::error, "required output missing"},
    FindingInfo{untranslatable_type, "IR205", Severity::error, "variable type without a PIR type"},
    FindingInfo{operand_type, "IR206", Severity::error, "operand or result of the wrong type"},
    FindingInfo{attribute_missing, "IR301", Severity::error, "attribute missing"},
    FindingInfo{attribute_kind, "IR302", Severity::error, "attribute of the wrong kind"},
    FindingInfo{attribute_value, "IR305", Severity::error, "attribute value not supported"},
    FindingInfo{attribute_dropped, "IR303", Severity::hint, "attribute dropped"},
    FindingInfo{precision_loss, "IR304", Severity::warning, "value loses precision"},
    FindingInfo{unsupported_control_flow, "IR401", Severity::error,
                "control flow not translatable"},
    FindingInfo{scope_missing, "IR402", Severity::warning,
                "gradient of a branch without its scope"},
    FindingInfo{false_branch_added, "IR403", Severity::hint, "empty branch added"},
    FindingInfo{operands_disagree, "IR207", Severity::error, "inputs that must agree differ"},
    FindingInfo{other_results, "IR306", Severity::warning, "other results in the newer release"},
};

constexpr std::array<std::string_view, 6> kind_names = {
    "InvalidArgument", "NotFound", "Fatal", "PreconditionNotMet", "Unimplemented", "Unavailable"};

}  // namespace

const FindingInfo& info(FindingCode code) {
  return infos[static_cast<std::size_t>(code)];
}

std::span<const FindingInfo> finding_infos() {
  return infos;
}

std::string paddle_error_text(const TranslationFinding& finding) {
  if (finding.paddle_kind == PaddleErrorKind::unnamed) return finding.paddle_message;
  return "(" + std::string(kind_names[static_cast<std::size_t>(finding.paddle_kind)]) + ") " +
         finding.paddle_message;
}

}  // namespace paddle_ls::ir
