#include "engine/rewrite/paddle_api/passed_arguments.hpp"

#include <algorithm>

#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr Profile written_for = Profile::v3_3;

bool is_whole(const Condition& condition, std::uint16_t parameter) {
  return condition.parameter == parameter && condition.part.is_whole();
}

// True if the arguments that such an alternative gets cannot be told from its signature.
bool counts_arguments(const Condition& condition) {
  return condition.test == Test::positional_count || condition.test == Test::argument_count ||
         condition.test == Test::no_keywords;
}

bool is_no_call(const Condition& condition) {
  return condition.test == Test::context &&
         (condition.negated ? condition.operand == context_call
                            : (condition.operand & context_call) == 0);
}

class Checker {
 public:
  Checker(const PaddleNames& names, const RuleTable& table, std::size_t row)
      : names_(names), table_(table), rule_(table.rules[row]), row_(row) {}

  void check(std::vector<ArgumentNotTaken>& problems) const {
    const auto alternatives = table_.rows(rule_.alternatives);
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
      const auto when = table_.rows(alternatives[i].when);
      if (std::any_of(when.begin(), when.end(), counts_arguments)) continue;
      if (std::any_of(when.begin(), when.end(), is_no_call)) continue;
      const std::string target = target_of(alternatives[i]);
      const PaddleName* paddle = names_.find(target, written_for);
      if (paddle == nullptr || paddle->takes_any_keyword || paddle->positional.empty()) continue;
      for (std::uint16_t at = 0; at < rule_.signature.count; ++at) {
        if (!is_passed(alternatives.first(i + 1), at)) continue;
        const std::string keyword = keyword_of(alternatives[i], at);
        if (paddle->takes_keyword(keyword)) continue;
        problems.push_back({row_, rule_.alternatives.first + i, target, keyword});
      }
    }
  }

 private:
  // The callee that gets the arguments of the source; empty if they are used in a template.
  std::string target_of(const Alternative& alternative) const {
    const std::string_view api = table_.text(rule_.api);
    const bool is_method = rule_.receiver == Receiver::tensor;
    const std::string owner = is_method ? "paddle.Tensor." : "";
    switch (alternative.outcome) {
      case Outcome::keep: return is_method ? owner + std::string(api.substr(13)) : "";
      case Outcome::callee: return owner + std::string(table_.text(alternative.callee));
      case Outcome::receiver: return std::string(table_.text(alternative.callee));
      default: return {};
    }
  }

  // Whether the last of `alternatives`, which are tried in order, may get the argument.
  bool is_passed(std::span<const Alternative> alternatives, std::uint16_t parameter) const {
    const ParameterKind kind = table_.rows(rule_.signature)[parameter].kind;
    if (kind != ParameterKind::normal && kind != ParameterKind::keyword_only) return false;
    if (is_consumed(alternatives.back(), parameter)) return false;
    const auto before = alternatives.first(alternatives.size() - 1);
    return std::none_of(before.begin(), before.end(), [&](const Alternative& alternative) {
      return takes_all(alternative, alternatives.back(), parameter);
    });
  }

  bool is_consumed(const Alternative& alternative, std::uint16_t parameter) const {
    for (const Condition& condition : table_.rows(alternative.when)) {
      if (!is_whole(condition, parameter)) continue;
      if (condition.test == Test::absent && !condition.negated) return true;
      if (condition.test == Test::literal && !condition.negated) return true;
      if (condition.test == Test::has && condition.negated) return true;
      if (condition.test == Test::shows && condition.negated) return true;
      if (condition.test == Test::kind && condition.operand == kind_none && !condition.negated) {
        return true;
      }
    }
    for (const ArgumentRule& rule : table_.rows(alternative.arguments)) {
      const auto pieces = table_.rows(rule.value.pieces);
      const bool is_in_value = std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return piece.parameter == parameter;
      });
      if (rule.action == ArgumentAction::set && is_in_value) return true;
      if (rule.parameter != parameter) continue;
      if (rule.action == ArgumentAction::drop || rule.action == ArgumentAction::refuse) return true;
    }
    return false;
  }

  // True for an alternative that takes every use that passes the argument and that `later` could
  // take: all of its other conditions are also conditions of `later`. An explicit None counts as
  // absent.
  bool takes_all(const Alternative& alternative, const Alternative& later,
                 std::uint16_t parameter) const {
    const auto asked = table_.rows(later.when);
    bool asks_for_it = false;
    for (const Condition& condition : table_.rows(alternative.when)) {
      const bool is_about_it = is_whole(condition, parameter);
      const bool has = condition.test == Test::has && !condition.negated;
      const bool not_none =
          condition.test == Test::kind && condition.operand == kind_none && condition.negated;
      asks_for_it = asks_for_it || (is_about_it && has);
      if (is_about_it && (has || not_none)) continue;
      const bool is_call = condition.test == Test::context && !is_no_call(condition);
      const bool is_shared = std::any_of(asked.begin(), asked.end(), [&](const Condition& other) {
        return asks_the_same(condition, other);
      });
      if (!is_call && !is_shared) return false;
    }
    return asks_for_it;
  }

  bool asks_the_same(const Condition& a, const Condition& b) const {
    return a.test == b.test && a.parameter == b.parameter && a.operand == b.operand &&
           a.negated == b.negated && a.comparison == b.comparison && a.part.is_whole() &&
           b.part.is_whole() && table_.text(a.text) == table_.text(b.text);
  }

  std::string keyword_of(const Alternative& alternative, std::uint16_t parameter) const {
    for (const ArgumentRule& rule : table_.rows(alternative.arguments)) {
      if (rule.parameter != parameter || rule.action != ArgumentAction::rename) continue;
      return std::string(table_.text(rule.name));
    }
    return std::string(table_.text(table_.rows(rule_.signature)[parameter].name));
  }

  const PaddleNames& names_;
  const RuleTable& table_;
  const Rule& rule_;
  std::size_t row_;
};

}  // namespace

std::string ArgumentNotTaken::message() const {
  return target + " does not take the argument " + text::quoted(keyword);
}

std::vector<ArgumentNotTaken> arguments_not_taken(const PaddleNames& names,
                                                  const RuleTable& table) {
  std::vector<ArgumentNotTaken> problems;
  for (std::size_t row = 0; row < table.rules.size(); ++row) {
    const Rule& rule = table.rules[row];
    if (rule.since > written_for || rule.until < written_for) continue;
    if ((rule.contexts & context_call) == 0) continue;
    Checker(names, table, row).check(problems);
  }
  return problems;
}

}  // namespace paddle_ls::rewrite
