#include "engine/rewrite/language/fill_words.hpp"

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/rule_limits.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view opening = "${";

// The name of the place at `at`, where `${` stands; empty where nothing closes it.
std::string_view place_at(std::string_view text, std::size_t at) {
  const std::size_t start = at + opening.size();
  const std::size_t end = text.find('}', start);
  return end == std::string_view::npos ? std::string_view{} : text.substr(start, end - start);
}

// `text` with its words, which may not make it longer than a text may be.
std::string filled_within_limits(std::string_view text, const Words& words, std::size_t offset) {
  std::string result = filled(text, words);
  if (result.size() <= longest_rule_text) return result;
  throw Wrong{
      "with its words this text has more than " + std::to_string(longest_rule_text) + " bytes",
      offset};
}

void check_no_placeholder(std::string_view text, std::size_t offset) {
  const std::size_t at = text.find(opening);
  if (at == std::string_view::npos) return;
  const std::string_view name = place_at(text, at);
  throw Wrong{"nothing says what stands for " +
                  text::quoted(std::string(opening) + std::string(name) + "}") +
                  ": `name` is the last part of the API's name, others stand in `words`",
              offset};
}

}  // namespace

std::string filled(std::string_view text, const Words& words) {
  std::string result;
  std::size_t done = 0;
  for (std::size_t at = text.find(opening); at != std::string_view::npos;
       at = text.find(opening, at + 1)) {
    const std::string_view name = place_at(text, at);
    const auto word = words.find(name);
    if (word == words.end()) continue;
    result += text.substr(done, at - done);
    result += word->second;
    done = at + opening.size() + name.size() + 1;
  }
  result += text.substr(done);
  return result;
}

void fill(JsonValue& value, const Words& words) {
  if (value.kind == JsonValue::Kind::string) {
    value.text = filled_within_limits(value.text, words, value.offset);
  }
  for (JsonValue& item : value.items) fill(item, words);
  for (JsonMember& member : value.members) {
    member.key = filled_within_limits(member.key, words, member.offset);
    fill(member.value, words);
  }
}

void check_filled(const JsonValue& value) {
  if (value.kind == JsonValue::Kind::string) check_no_placeholder(value.text, value.offset);
  for (const JsonValue& item : value.items) check_filled(item);
  for (const JsonMember& member : value.members) {
    check_no_placeholder(member.key, member.offset);
    check_filled(member.value);
  }
}

}  // namespace paddle_ls::rewrite
