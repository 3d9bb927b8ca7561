// A template and its expansion with an environment, as torchgen's CodeTemplate does it.
//
// One pass: inserted text is never looked at again. An expansion remembers what each placeholder
// became; the text between two placeholders is copied, so that is the whole line map.
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "engine/templates/fill/placeholder.hpp"
#include "engine/templates/text/dialect.hpp"
#include "engine/templates/text/template_value.hpp"
#include "engine/text/line_index.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::templates {

struct TemplateExpansion {
  std::string text;
  // Per placeholder of the template, in the same order: the bytes of `text` that took its place.
  std::vector<text::ByteRange> produced;
};

struct ExpansionError {
  enum class Kind : std::uint8_t { missing_key, too_large };
  Kind kind = Kind::missing_key;
  std::string key;        // of the placeholder where the expansion stopped
  text::ByteRange place;  // of that placeholder, from its `$`, in the template
};

std::string missing_key_message(std::string_view key);

class CodeTemplate {
 public:
  // `name` is what messages call the template: a path, as the user gave it.
  explicit CodeTemplate(std::string text, std::string name = {});

  const std::string& text() const { return text_; }
  const std::string& name() const { return name_; }
  const std::vector<Placeholder>& placeholders() const { return placeholders_; }
  std::string_view key(const Placeholder& placeholder) const {
    return text::slice(text_, placeholder.key);
  }

  tl::expected<TemplateExpansion, ExpansionError> expand(const Env& env, Dialect dialect) const;

  // The error as a sentence with its place.
  Error described(const ExpansionError& error) const;

  // name:line:column, both counted from one, columns in characters: `at` is a position in utf32.
  std::string where(text::Position at) const;

 private:
  std::string text_;
  std::string name_;
  std::vector<Placeholder> placeholders_;
};

}  // namespace paddle_ls::templates
