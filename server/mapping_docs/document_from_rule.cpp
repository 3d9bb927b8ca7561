#include "server/mapping_docs/document_from_rule.hpp"

#include <algorithm>
#include <map>
#include <span>

namespace paddle_ls::server {
namespace {

using mapping_docs::NewDocument;
using namespace rewrite;

class Reader {
 public:
  explicit Reader(const FoundRule& found) : table_(*found.table), rule_(*found.rule) {}

  NewDocument read() {
    document_.source_api = table_.text(rule_.api);
    document_.is_call = rule_.has_signature;
    read_source();
    const auto alternatives = table_.rows(rule_.alternatives);
    const auto named = std::find_if(alternatives.begin(), alternatives.end(), names_target);
    if (named != alternatives.end()) {
      read_target(*named);
    } else if (const auto called = called_api(alternatives); !called.empty()) {
      document_.target_api = called;
      read_same_parameters();
    } else if (!alternatives.empty() && alternatives.back().outcome == Outcome::remove) {
      document_.category = "可删除";
    } else if (!alternatives.empty() && alternatives.back().outcome == Outcome::unsupported) {
      document_.category = "功能缺失";
    }
    return std::move(document_);
  }

 private:
  static bool names_target(const Alternative& alternative) {
    return !alternative.callee.empty() || alternative.outcome == Outcome::keep;
  }

  // The API of an expression that is one call of Paddle with nothing around it.
  std::string called_api(std::span<const Alternative> alternatives) const {
    for (const Alternative& each : alternatives) {
      const auto pieces = table_.rows(each.expression.pieces);
      if (pieces.empty() || pieces.front().kind != PieceKind::literal) continue;
      std::string literals;
      for (const Piece& piece : pieces) {
        if (piece.kind == PieceKind::literal) literals += table_.text(piece.text);
      }
      const std::string_view text = literals;
      const std::size_t open = text.find('(');
      const bool is_one_call =
          text.starts_with("paddle.") && text.ends_with(')') &&
          text.find('(', open + 1) == std::string_view::npos &&
          text.substr(0, open).find_first_of(" +-*/[") == std::string_view::npos;
      if (is_one_call) return std::string(text.substr(0, open));
    }
    return {};
  }

  void read_same_parameters() {
    for (const Parameter& each : table_.rows(rule_.signature)) {
      const std::string name(table_.text(each.name));
      append(document_.target_signature, written(each, name));
      if (!is_variadic(each)) document_.parameters.push_back({name, name});
    }
  }

  static bool is_variadic(const Parameter& parameter) {
    return parameter.kind == ParameterKind::variadic || parameter.kind == ParameterKind::keywords;
  }

  // As documentation writes a parameter, under another name where `name` is not empty.
  std::string written(const Parameter& parameter, std::string_view name) const {
    std::string text;
    if (parameter.kind == ParameterKind::variadic) text = "*";
    if (parameter.kind == ParameterKind::keywords) text = "**";
    text += name.empty() ? table_.text(parameter.name) : name;
    if (!parameter.default_text.empty())
      text += "=" + std::string(table_.text(parameter.default_text));
    return text;
  }

  static void append(std::string& list, const std::string& entry) {
    list += (list.empty() ? "" : ", ") + entry;
  }

  void read_source() {
    bool keyword_only = false;
    for (const Parameter& parameter : table_.rows(rule_.signature)) {
      if (parameter.kind == ParameterKind::keyword_only && !keyword_only) {
        append(document_.source_signature, "*");
      }
      keyword_only = keyword_only || parameter.kind == ParameterKind::keyword_only ||
                     parameter.kind == ParameterKind::variadic;
      append(document_.source_signature, written(parameter, {}));
    }
  }

  std::string target_name(const Alternative& alternative) const {
    const std::string_view own = document_.source_api;
    const std::string_view torch = "torch.";
    const std::string paddle_name =
        "paddle." + std::string(own.substr(own.starts_with(torch) ? torch.size() : 0));
    if (alternative.callee.empty()) return paddle_name;
    const std::string_view callee = table_.text(alternative.callee);
    if (callee.find('.') != std::string_view::npos) return std::string(callee);
    return paddle_name.substr(0, paddle_name.rfind('.') + 1) + std::string(callee);
  }

  void read_target(const Alternative& alternative) {
    document_.target_api = target_name(alternative);
    // The mapping of each parameter; one that is not mentioned keeps its name.
    std::map<std::uint16_t, std::string> targets;
    std::vector<std::string> additions;
    for (const ArgumentRule& rule : table_.rows(alternative.arguments)) {
      const std::string name(table_.text(rule.name));
      switch (rule.action) {
        case ArgumentAction::rename:
        case ArgumentAction::fold: targets[rule.parameter] = name; break;
        case ArgumentAction::drop:
        case ArgumentAction::refuse: targets[rule.parameter] = {}; break;
        case ArgumentAction::as_float:
        case ArgumentAction::confirm: break;
        case ArgumentAction::set:
        case ArgumentAction::add: add_value(rule, name, targets, additions); break;
      }
    }
    const auto parameters = table_.rows(rule_.signature);
    for (std::uint16_t i = 0; i < parameters.size(); ++i) {
      const std::string name(table_.text(parameters[i].name));
      const auto renamed = targets.find(i);
      const std::string target = renamed == targets.end() ? name : renamed->second;
      if (!target.empty()) append(document_.target_signature, written(parameters[i], target));
      if (!is_variadic(parameters[i])) document_.parameters.push_back({name, target});
    }
    for (const std::string& name : additions) {
      append(document_.target_signature, name);
      document_.parameters.push_back({{}, name});
    }
  }

  // `name` gets a value that is made of other arguments, or of none.
  void add_value(const ArgumentRule& rule, const std::string& name,
                 std::map<std::uint16_t, std::string>& targets,
                 std::vector<std::string>& additions) const {
    bool of_an_argument = false;
    for (const Piece& piece : table_.rows(rule.value.pieces)) {
      if (piece.parameter == no_parameter) continue;
      targets[piece.parameter] = name;
      of_an_argument = true;
    }
    if (!of_an_argument) additions.push_back(name);
  }

  const RuleTable& table_;
  const Rule& rule_;
  NewDocument document_;
};

}  // namespace

std::optional<NewDocument> document_from_rule(std::string_view api, const RuleSet& rules,
                                              Profile profile) {
  const FoundRule found = rules.find(api, profile);
  if (!found) return {};
  return Reader(found).read();
}

}  // namespace paddle_ls::server
