#include "engine/rewrite/language/rule_limits.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/language/check_fields.hpp"

namespace paddle_ls::rewrite {

namespace {

[[noreturn]] void refuse(std::string_view what, std::size_t most, std::string_view unit,
                         std::size_t offset) {
  throw Wrong{"this " + std::string(what) + " has more than " + std::to_string(most) + " " +
                  std::string(unit),
              offset};
}

void check_length(std::string_view text, std::size_t offset) {
  if (text.size() > longest_rule_text) refuse("text", longest_rule_text, "bytes", offset);
}

std::size_t bytes_of(const JsonValue& value) {
  std::size_t bytes = sizeof(JsonValue) + value.text.size();
  for (const JsonValue& item : value.items) bytes += bytes_of(item);
  for (const JsonMember& member : value.members) {
    bytes += sizeof(JsonMember) - sizeof(JsonValue) + member.key.size() + bytes_of(member.value);
  }
  return bytes;
}

}  // namespace

void check_limits(const JsonValue& rule) {
  check_length(rule.text, rule.offset);
  if (rule.items.size() > most_elements) refuse("list", most_elements, "elements", rule.offset);
  if (rule.members.size() > most_elements) refuse("object", most_elements, "members", rule.offset);
  for (const JsonValue& item : rule.items) check_limits(item);
  for (const JsonMember& member : rule.members) {
    check_length(member.key, member.offset);
    check_limits(member.value);
  }
}

void ExpansionBudget::spend(const JsonValue& made, std::size_t offset) {
  const std::size_t bytes = bytes_of(made);
  if (bytes > of_rule_)
    throw Wrong{"this stands for too many or too long rules; divide it", offset};
  if (bytes > of_project_) {
    throw Wrong{"the rules up to here stand for as much as those of a project may", offset};
  }
  of_rule_ -= bytes;
  of_project_ -= bytes;
}

}  // namespace paddle_ls::rewrite
