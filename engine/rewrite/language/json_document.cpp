#include "engine/rewrite/language/json_document.hpp"

#include <optional>
#include <unordered_set>

#include <boost/json/basic_parser_impl.hpp>

#include "engine/text/line_index.hpp"

namespace paddle_ls::rewrite {

namespace {

namespace json = boost::json;

// Offsets of the values and keys of a valid text, in order.
class Tokens {
 public:
  explicit Tokens(std::string_view text) : text_(text) {}

  std::size_t next() {
    at_ = text_.find_first_not_of(" \t\r\n:,]}", at_);
    const std::size_t start = at_;
    switch (text_[at_]) {
      case '{':
      case '[': ++at_; break;
      case '"': skip_string(); break;
      default: at_ = std::min(text_.find_first_of(" \t\r\n:,]}", at_), text_.size());
    }
    return start;
  }

 private:
  void skip_string() {
    for (++at_; text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\\') ++at_;
    }
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// Builds the document from the parser's events. Open containers are addressed through `open_`,
// whose pointers stay valid because only the innermost container grows.
struct Builder {
  static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_key_size = static_cast<std::size_t>(-1);

  explicit Builder(std::string_view text) : tokens(text) {}

  JsonValue& add(JsonValue::Kind kind, std::size_t offset) {
    JsonValue* slot = &root;
    if (!open.empty()) {
      JsonValue& parent = *open.back();
      if (parent.kind == JsonValue::Kind::array) {
        slot = &parent.items.emplace_back();
      } else {
        slot = &parent.members.emplace_back(JsonMember{key, key_offset, {}}).value;
      }
    }
    slot->kind = kind;
    slot->offset = offset;
    return *slot;
  }

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code&) {
    open.push_back(&add(JsonValue::Kind::object, tokens.next()));
    return true;
  }
  bool on_object_end(std::size_t, json::error_code&) {
    if (!repeated) find_repeated(*open.back());
    open.pop_back();
    return true;
  }
  void find_repeated(const JsonValue& object) {
    std::unordered_set<std::string_view> seen;
    for (const JsonMember& member : object.members) {
      if (!seen.insert(member.key).second) {
        repeated = member.offset;
        return;
      }
    }
  }
  bool on_array_begin(json::error_code&) {
    open.push_back(&add(JsonValue::Kind::array, tokens.next()));
    return true;
  }
  bool on_array_end(std::size_t, json::error_code&) {
    open.pop_back();
    return true;
  }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    partial.append(part.data(), part.size());
    return true;
  }
  bool on_key(json::string_view part, std::size_t, json::error_code&) {
    partial.append(part.data(), part.size());
    key.swap(partial);
    partial.clear();
    key_offset = tokens.next();
    return true;
  }
  bool on_string_part(json::string_view part, std::size_t, json::error_code&) {
    partial.append(part.data(), part.size());
    return true;
  }
  bool on_string(json::string_view part, std::size_t, json::error_code&) {
    partial.append(part.data(), part.size());
    add(JsonValue::Kind::string, tokens.next()).text.swap(partial);
    partial.clear();
    return true;
  }
  bool on_number_part(json::string_view part, json::error_code&) {
    partial.append(part.data(), part.size());
    return true;
  }
  bool add_number(json::string_view part) {
    partial.append(part.data(), part.size());
    add(JsonValue::Kind::number, tokens.next()).text.swap(partial);
    partial.clear();
    return true;
  }
  bool on_int64(std::int64_t, json::string_view part, json::error_code&) {
    return add_number(part);
  }
  bool on_uint64(std::uint64_t, json::string_view part, json::error_code&) {
    return add_number(part);
  }
  bool on_double(double, json::string_view part, json::error_code&) { return add_number(part); }
  bool on_bool(bool value, json::error_code&) {
    add(JsonValue::Kind::boolean, tokens.next()).truth = value;
    return true;
  }
  bool on_null(json::error_code&) {
    add(JsonValue::Kind::null, tokens.next());
    return true;
  }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

  Tokens tokens;
  JsonValue root;
  std::vector<JsonValue*> open;
  std::string partial;
  std::string key;
  std::size_t key_offset = 0;
  std::optional<std::size_t> repeated;  // offset of the first repeated key
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  for (const JsonMember& member : members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

std::string place(std::string_view text, std::size_t offset) {
  const text::Position at = text::LineIndex(text).position(text, offset, text::Encoding::utf32);
  return std::to_string(at.line + 1) + ":" + std::to_string(at.column + 1);
}

Result<JsonValue> parse_json(std::string_view text, std::string_view file) {
  const auto failure = [&](std::string message, std::size_t offset) {
    return error(std::move(message), std::string(file) + ":" + place(text, offset));
  };
  json::basic_parser<Builder> parser(json::parse_options{}, text);
  json::error_code code;
  const std::size_t read = parser.write_some(false, text.data(), text.size(), code);
  if (code) return failure("not valid JSON: " + code.message(), read);
  if (text.find_first_not_of(" \t\r\n", read) != std::string_view::npos) {
    return failure("not valid JSON: text after the end of the document", read);
  }
  Builder& built = parser.handler();
  if (built.repeated) return failure("this key occurs twice in one object", *built.repeated);
  return std::move(built.root);
}

}  // namespace paddle_ls::rewrite
