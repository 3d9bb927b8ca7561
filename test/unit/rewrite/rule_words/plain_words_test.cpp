// What rules and differences say to people: sentences without nonsense and without names that only
// this project knows.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/rewrite/known/name_for_people.hpp"
#include "engine/rewrite/rule_words/rule_words.hpp"

using namespace paddle_ls::rewrite;

namespace {

using Names = std::set<std::string, std::less<>>;

bool is_name_byte(char byte) {
  return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_';
}

std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::size_t end = at;
    while (end < text.size() && is_name_byte(text[end])) ++end;
    if (end > at) names.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return names;
}

// Names of torch, Paddle and Python that the tables of facts have.
void read_tables(Names& into) {
  for (const char* table :
       {"rewrite/api/class_names", "rewrite/api/paddle_members", "rewrite/api/paddle_names",
        "rewrite/api/standard_modules", "torch/api/aliases", "torch/api/kinds"}) {
    std::ifstream file(std::string(PADDLE_LS_FIXTURES) + "/../engine/" + table + ".tsv");
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
      if (line.starts_with('#')) continue;
      for (std::string& name : names_in(line)) into.insert(std::move(name));
    }
  }
}

// What layers and optimizers of Paddle and PyTorch have, which no table lists, and names of Python.
constexpr std::string_view others[] = {
    "_mean",
    "_variance",
    "named_sublayers",
    "sequence_length",
    "weight_g",
    "weight_v",
    "set_lr_scheduler",
    "__torch_dispatch__",
    "src_mask",
    "tgt_mask",
    "memory_mask",
    "__torch_function__",
    "padding_mask",
    "self_attn",
    "class_to_idx",
    "src_key_padding_mask",
    "elementwise_mean",
};

struct RuleNames {
  Names known;    // of torch and Paddle, parameters included
  Names helpers;  // of ours
};

RuleNames names_of(const RuleSet& rules) {
  RuleNames names;
  read_tables(names.known);
  names.known.insert(std::begin(others), std::end(others));
  for (const std::string_view api : rules.names(Profile::v3_3)) {
    const FoundRule found = rules.find(api, Profile::v3_3);
    for (std::string& name : names_in(name_for_people(api))) names.known.insert(std::move(name));
    for (const Parameter& parameter : found.table->rows(found.rule->signature)) {
      names.known.emplace(found.table->text(parameter.name));
    }
    for (const Alternative& each : found.table->rows(found.rule->alternatives)) {
      for (const Need& need : found.table->rows(each.needs)) {
        if (!need.code.empty()) names.helpers.emplace(found.table->text(need.name));
      }
    }
  }
  for (const std::string& name : names.known) names.helpers.erase(name);
  return names;
}

// Words that look like code: only those can be names that a reader does not know.
bool looks_like_name(std::string_view word) {
  const bool is_setting =
      std::none_of(word.begin(), word.end(),
                   [](char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }) ||
      word.starts_with("FLAGS_");
  return !is_setting && word.find('_') != std::string_view::npos && word != "_";
}

// What is wrong with the words of a sentence; empty for nothing.
std::string wrong_in(std::string_view text) {
  if (std::count(text.begin(), text.end(), '`') % 2 != 0) return "an open backtick";
  if (text.find("  ") != std::string_view::npos) return "two blanks";
  if (text.find("` `") != std::string_view::npos || text.find("``") != std::string_view::npos) {
    return "nothing between backticks";
  }
  const std::vector<std::string> words = names_in(text);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string twice = words[i] + " " + words[i + 1];
    if (words[i] == words[i + 1] && std::isalpha(static_cast<unsigned char>(words[i][0])) != 0 &&
        (" " + std::string(text) + " ").find(" " + twice + " ") != std::string::npos) {
      return "a word twice: " + words[i];
    }
    if (i + 2 < words.size() && words[i + 1] == "is" && words[i] == words[i + 2]) {
      const std::string same = words[i] + " is " + words[i];
      const std::string quoted = "`" + words[i] + "` is `" + words[i] + "`";
      const bool says_it = (std::string(text) + " ").find(same + " ") != std::string::npos ||
                           text.find(quoted) != std::string_view::npos;
      if (says_it) return "a thing compared to itself: " + words[i];
    }
  }
  return {};
}

// Names that a program may have chosen are no names of ours.
bool speaks_of_variables(std::string_view clause) {
  return clause.find(" a variable named ") != std::string_view::npos ||
         clause.find(" written with ") != std::string_view::npos;
}

std::string unknown_in(std::string_view text, const RuleNames& names) {
  if (speaks_of_variables(text)) return {};
  for (const std::string& word : names_in(text)) {
    if (names.helpers.contains(word) && word.find('_') != std::string::npos) return word;
    if (looks_like_name(word) && !names.known.contains(word)) return word;
  }
  return {};
}

// A reason stands behind a colon.
std::string wrong_in_reason(std::string_view text) {
  if (std::string said = wrong_in(text); !said.empty()) return said;
  if (text.ends_with('.') && !text.ends_with("..")) return "a full stop";
  const bool is_upper = std::isupper(static_cast<unsigned char>(text.front())) != 0;
  constexpr std::string_view proper[] = {"Paddle", "PyTorch", "Beta", "PaddleNLP"};
  const bool is_proper = std::any_of(std::begin(proper), std::end(proper),
                                     [&](auto each) { return text.starts_with(each); });
  return is_upper && !is_proper ? "a capital" : "";
}

}  // namespace

TEST_CASE("the words of every rule say nothing twice, compare nothing to itself, and are whole") {
  const RuleSet rules;
  for (const Profile profile : {Profile::v2_6, Profile::v3_0, Profile::v3_3}) {
    for (const std::string_view api : rules.names(profile)) {
      const RuleWords words = words_of(rules.find(api, profile), profile);
      CAPTURE(api);
      for (const std::string* text : {&words.note, &words.unpacked, &words.used_as}) {
        CHECK(wrong_in(*text) == "");
      }
      for (const AlternativeWords& each : words.alternatives) {
        std::set<std::string> said;
        for (const std::string& clause : each.when) {
          CAPTURE(clause);
          CHECK(said.insert(clause).second);
          CHECK(wrong_in(clause) == "");
        }
        for (const std::string& sentence : each.arguments) CHECK(wrong_in(sentence) == "");
        for (const std::string& sentence : each.helpers) CHECK(wrong_in(sentence) == "");
        CHECK(wrong_in(each.becomes) == "");
      }
    }
  }
}

TEST_CASE("the conditions of every rule have no name that only this project knows") {
  const RuleSet rules;
  const RuleNames names = names_of(rules);
  for (const std::string_view api : rules.names(Profile::v3_3)) {
    CAPTURE(api);
    const RuleWords words = words_of(rules.find(api, Profile::v3_3), Profile::v3_3);
    for (const AlternativeWords& each : words.alternatives) {
      for (const std::string& clause : each.when) CHECK(unknown_in(clause, names) == "");
    }
  }
}

TEST_CASE("every reason of a rule can stand behind a colon, and names only what people know") {
  const RuleSet rules;
  const RuleNames names = names_of(rules);
  for (const std::string_view api : rules.names(Profile::v3_3)) {
    const FoundRule found = rules.find(api, Profile::v3_3);
    CAPTURE(api);
    const auto check = [&](std::string_view reason) {
      if (reason.empty()) return;
      CAPTURE(reason);
      CHECK(wrong_in_reason(reason) == "");
      CHECK(unknown_in(reason, names) == "");
    };
    for (const Alternative& each : found.table->rows(found.rule->alternatives)) {
      check(found.table->text(each.reason));
      for (const ArgumentRule& row : found.table->rows(each.arguments)) {
        const bool has_reason =
            row.action == ArgumentAction::refuse || row.action == ArgumentAction::confirm;
        if (has_reason) check(found.table->text(row.name));
      }
    }
    CHECK(unknown_in(found.table->text(found.rule->note), names) == "");
  }
}

TEST_CASE("every difference can stand behind \"this needs review: \", which it does not repeat") {
  const RuleSet rules;
  const RuleNames names = names_of(rules);
  for (const Difference& each : differences()) {
    CAPTURE(each.id);
    CHECK(wrong_in_reason(each.differs) == "");
    CHECK(each.differs.find("needs review") == std::string_view::npos);
    for (const std::string_view text : {each.differs, each.title, each.concerns, each.see}) {
      CHECK(wrong_in(text) == "");
      CHECK(unknown_in(text, names) == "");
    }
  }
}

TEST_CASE("a rule whose name no program writes has one for people") {
  CHECK(name_for_people("torch.Size.handed_on") == "torch.Size");
  CHECK(name_for_people("torch.Tensor.RuntimeError_or_ValueError_among_others") == "RuntimeError");
  CHECK(name_for_people("torch.abs") == "torch.abs");
  const RuleSet rules;
  for (const std::string& name : names_like("torch.Tensor.fill_al", rules, Profile::v3_3, 20)) {
    CHECK(name_for_people(name) == name);
  }
}
