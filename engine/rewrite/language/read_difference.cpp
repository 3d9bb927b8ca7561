#include "engine/rewrite/language/read_difference.hpp"

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

// The sentence with its holes filled with `values`.
std::string with_values(std::string_view sentence, const JsonValue& values, std::size_t offset) {
  std::size_t used = 0;
  std::string result = with_holes_filled(sentence, [&](std::string_view name) {
    const JsonValue* value = values.find(name);
    if (value == nullptr) {
      throw Wrong{"the sentence of the difference needs a value for " + quoted(name), offset};
    }
    ++used;
    return value->text;
  });
  if (used < values.members.size()) {
    throw Wrong{"more values than the sentence of the difference has holes", offset};
  }
  return result;
}

}  // namespace

ReadDifference read_difference(const JsonValue& value) {
  const bool is_object = value.kind == JsonValue::Kind::object;
  const std::string& id = is_object ? value.members.front().key : value.text;
  const DifferenceId known = difference_named(id);
  if (known == no_difference) {
    const bool is_sentence = !is_object && id.find(' ') != std::string::npos;
    if (is_sentence) return {no_difference, id};
    throw Wrong{"no difference is called " + quoted(id), value.offset};
  }
  static const JsonValue nothing;
  const JsonValue& values = is_object ? value.members.front().value : nothing;
  return {known, with_values(differences()[known].differs, values, value.offset)};
}

}  // namespace paddle_ls::rewrite
