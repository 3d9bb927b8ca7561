#include "engine/templates/fill/code_template.hpp"

#include "engine/templates/fill/block.hpp"

namespace paddle_ls::templates {

namespace {

void append_inside_line(std::string& out, const Placeholder& placeholder,
                        const TemplateValue& value) {
  const List* list = value.list();
  if (!list) {
    append_str(out, value);
    return;
  }
  if (list->empty()) return;
  if (placeholder.comma_before) out += ", ";
  for (std::size_t i = 0; i < list->size() && out.size() <= max_expansion_bytes; ++i) {
    if (i > 0) out += ", ";
    append_str(out, (*list)[i]);
  }
  if (placeholder.comma_after) out += ", ";
}

}  // namespace

CodeTemplate::CodeTemplate(std::string text, std::string name)
    : text_(std::move(text)), name_(std::move(name)), placeholders_(find_placeholders(text_)) {}

tl::expected<TemplateExpansion, ExpansionError> CodeTemplate::expand(const Env& env,
                                                                     Dialect dialect) const {
  TemplateExpansion result;
  result.text.reserve(text_.size());
  result.produced.reserve(placeholders_.size());
  std::size_t copied = 0;
  for (const Placeholder& placeholder : placeholders_) {
    const auto failed = [&](ExpansionError::Kind kind) {
      return tl::unexpected(
          ExpansionError{kind, std::string(key(placeholder)), placeholder.written()});
    };
    const auto value = env.find(key(placeholder));
    if (value == env.end()) return failed(ExpansionError::Kind::missing_key);
    result.text.append(text_, copied, placeholder.range.start - copied);
    copied = placeholder.range.end;
    const std::size_t start = result.text.size();
    if (placeholder.placement == Placement::block) {
      append_block(result.text, text::slice(text_, placeholder.indent), value->second, dialect);
    } else {
      append_inside_line(result.text, placeholder, value->second);
    }
    if (result.text.size() > max_expansion_bytes) return failed(ExpansionError::Kind::too_large);
    result.produced.push_back({start, result.text.size()});
  }
  result.text.append(text_, copied);
  return result;
}

std::string missing_key_message(std::string_view key) {
  return "the environment has no key '" + std::string(key) + "'";
}

Error CodeTemplate::described(const ExpansionError& error) const {
  const text::LineIndex lines(text_);
  std::string message = error.kind == ExpansionError::Kind::missing_key
                            ? missing_key_message(error.key)
                            : "the expansion grows over " +
                                  std::to_string(max_expansion_bytes >> 20U) + " MiB at the key '" +
                                  error.key + "'";
  return {std::move(message),
          where(lines.position(text_, error.place.start, text::Encoding::utf32))};
}

std::string CodeTemplate::where(text::Position at) const {
  return name_ + ":" + std::to_string(at.line + 1) + ":" + std::to_string(at.column + 1);
}

}  // namespace paddle_ls::templates
