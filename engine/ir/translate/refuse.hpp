// Failures of a translation: a refusal, with the message that Paddle gives, or a finding.
#pragma once

#include <string>
#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

struct TranslationRefusal {
  TranslationFinding finding;
};

struct Failure {
  FindingCode code;
  std::string paddle_message;
  PaddleErrorKind kind = PaddleErrorKind::invalid_argument;
  std::string_view argument = {};
  std::string_view variable = {};
};

[[noreturn]] void refuse(const TranslationContext& context, const OpDesc& op, Failure failure);
// As `refuse`, for an argument check whose error class every release names.
[[noreturn]] void refuse_by_class(const TranslationContext& context, const OpDesc& op,
                                  Failure failure);
void report(TranslationContext& context, FindingCode code, const OpDesc& op, std::string message,
            std::string_view argument = {});
// Refuses an operator without that attribute, and one whose attribute names variables.
void require_attribute(const TranslationContext& context, const OpDesc& op, std::string_view name);

}  // namespace paddle_ls::ir
