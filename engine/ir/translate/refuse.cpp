#include "engine/ir/translate/refuse.hpp"

namespace paddle_ls::ir {

namespace {

TranslationRefusal refusal(const TranslationContext& context, const OpDesc& op, Failure failure) {
  TranslationFinding finding{failure.code,
                             context.origin,
                             std::string(op.type.text()),
                             std::string(failure.argument),
                             std::string(failure.variable),
                             {},
                             failure.kind,
                             {}};
  finding.message = std::string(info(failure.code).title) + ": " + failure.paddle_message;
  finding.paddle_message = std::move(failure.paddle_message);
  return TranslationRefusal{std::move(finding)};
}

}  // namespace

void refuse(const TranslationContext& context, const OpDesc& op, Failure failure) {
  const bool is_check =
      failure.kind == PaddleErrorKind::invalid_argument || failure.kind == PaddleErrorKind::fatal;
  if (context.before_3_0() && is_check) failure.kind = PaddleErrorKind::unnamed;
  throw refusal(context, op, std::move(failure));
}

void refuse_by_class(const TranslationContext& context, const OpDesc& op, Failure failure) {
  throw refusal(context, op, std::move(failure));
}

void report(TranslationContext& context, FindingCode code, const OpDesc& op, std::string message,
            std::string_view argument) {
  context.translation.findings.push_back({code,
                                          context.origin,
                                          std::string(op.type.text()),
                                          std::string(argument),
                                          {},
                                          std::move(message),
                                          PaddleErrorKind::invalid_argument,
                                          {}});
}

void require_attribute(const TranslationContext& context, const OpDesc& op, std::string_view name) {
  if (op.plain_attribute(name)) return;
  refuse(context, op,
         {FindingCode::attribute_missing,
          "Attribute " + std::string(name) +
              (op.attribute(name) ? " with constant value is not found, but found it with "
                                    "Variable(s) type, which maybe not supported in some "
                                    "scenarios currently, such as TensorRT et.al"
                                  : " is not found."),
          PaddleErrorKind::not_found, name});
}

}  // namespace paddle_ls::ir
