#include "engine/rewrite/language/written_out.hpp"

#include <algorithm>

#include "engine/rewrite/language/check_fields.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

// The key of the alternative that holds where none before it does.
constexpr std::string_view always = "otherwise";

JsonValue text_value(std::string_view text, std::size_t offset) {
  JsonValue result;
  result.kind = Kind::string;
  result.offset = offset;
  result.text = text;
  return result;
}

// The length of the first condition of `text`: up to a comma outside of brackets and quotes.
std::size_t first_condition(std::string_view text) {
  int depth = 0;
  char quote = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == '(' || c == '[') {
      ++depth;
    } else if (c == ')' || c == ']') {
      --depth;
    } else if (c == ',' && depth == 0) {
      return at;
    }
  }
  return text.size();
}

JsonValue conditions_of(std::string_view key, std::size_t offset) {
  JsonValue result;
  result.kind = Kind::array;
  result.offset = offset;
  while (!key.empty()) {
    const std::size_t size = first_condition(key);
    result.items.push_back(text_value(key.substr(0, size), offset));
    key.remove_prefix(std::min(size + 1, key.size()));
    key.remove_prefix(std::min(key.find_first_not_of(' '), key.size()));
  }
  return result;
}

void write_out_alternatives(JsonValue& object);

JsonValue alternative_of(const JsonMember& member) {
  JsonValue result = member.value;
  if (result.kind == Kind::string) {
    result = JsonValue();
    result.kind = Kind::object;
    result.offset = member.value.offset;
    result.members.push_back({"expression", member.value.offset, member.value});
  }
  if (result.kind != Kind::object) {
    throw Wrong{"an alternative is an object, or an expression", result.offset};
  }
  if (result.find("when") != nullptr) {
    throw Wrong{"the key of the alternative says when it holds", result.offset};
  }
  if (member.key != always) {
    result.members.insert(result.members.begin(),
                          {"when", member.offset, conditions_of(member.key, member.offset)});
  }
  return result;
}

void write_out_alternatives(JsonValue& object) {
  for (JsonMember& field : object.members) {
    if (field.key != "alternatives") continue;
    if (field.value.kind == Kind::object) {
      for (const JsonMember& member : field.value.members) {
        field.value.items.push_back(alternative_of(member));
      }
      field.value.members.clear();
      field.value.kind = Kind::array;
    }
    for (JsonValue& alternative : field.value.items) write_out_alternatives(alternative);
  }
}

}  // namespace

std::string_view api_of(std::string_view key) {
  return key.substr(0, key.find('('));
}

JsonValue written_out(std::string_view key, const JsonValue& rule) {
  JsonValue result = rule;
  const std::string_view signature = key.substr(api_of(key).size());
  if (!signature.empty() && result.kind == Kind::object) {
    if (const JsonValue* own = result.find("signature")) {
      throw Wrong{"the key of the rule has a signature already", own->offset};
    }
    result.members.insert(result.members.begin(),
                          {"signature", rule.offset, text_value(signature, rule.offset)});
  }
  write_out_alternatives(result);
  return result;
}

}  // namespace paddle_ls::rewrite
