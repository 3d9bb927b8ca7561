// Settings that the calls of a rule drop go from where they are collected.
//
// All calls that unpack a dictionary want the same of it, and none that is left needs what goes, so
// each of them brings the edits along and they are made once.
#include <algorithm>
#include <map>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/plan/plan_alternative.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

bool has(const std::vector<Node>& nodes, Node node) {
  return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

// The statement that is nothing but an update by `list`, a display or an argument list; else null.
Node update_with(Node list) {
  const PythonKinds& k = python_kinds();
  Node call = list.parent();
  if (list.kind() == k.dictionary) {
    if (call.kind() != k.argument_list || call.named_child_count() != 1) return {};
    call = call.parent();
  }
  const bool is_update = call.kind() == k.call && call.field(k.function).kind() == k.attribute;
  return is_update && call.parent().kind() == k.expression_statement ? call.parent() : Node();
}

// The ranges that take `gone`, some of the items of `list`, out of it, each with one comma.
std::vector<ByteRange> ranges_without(Node list, const std::vector<Node>& gone) {
  std::vector<Node> items;
  for (Items each(list); each; each.next()) items.push_back(each.node());
  std::vector<ByteRange> result;
  for (std::size_t first = 0; first < items.size(); ++first) {
    if (!has(gone, items[first])) continue;
    std::size_t behind = first + 1;
    while (behind < items.size() && has(gone, items[behind])) ++behind;
    if (behind < items.size()) {
      result.push_back({items[first].start(), items[behind].start()});
    } else if (first > 0) {
      result.push_back({items[first - 1].end(), items.back().end()});
    } else {
      result.push_back({list.start() + 1, list.end() - 1});
    }
    first = behind;
  }
  return result;
}

}  // namespace

void AlternativePlanner::leave_settings() {
  const auto conditions = table().rows(alternative_.when);
  const bool sees_settings =
      std::any_of(conditions.begin(), conditions.end(), [](const Condition& condition) {
        return condition.test == Test::unpacks_only && !condition.negated;
      });
  if (!sees_settings || !use_.call) return;
  std::map<std::size_t, std::pair<Node, std::vector<Node>>> lists;  // by start
  std::vector<Node> statements;
  const SettingsTaker taker = taker_of(table(), *site_.rule, alternative_);
  for (const Setting& setting : site_.settings->unpacked_by(use_.call, taker).all) {
    if (!drops(setting.key)) continue;
    if (!is_plain(setting.value) && !is_pure(site_, setting.value)) {
      return fail(plan_, "what a setting is given does something when it is evaluated");
    }
    const Node owner = setting.item.parent();
    if (owner.kind() == python_kinds().expression_statement) {
      statements.push_back(owner);
    } else {
      auto& [list, items] = lists[owner.start()];
      list = owner;
      items.push_back(setting.item);
    }
  }
  for (const auto& [start, list] : lists) {
    const Node update = update_with(list.first);
    const bool is_whole = list.second.size() == list.first.named_child_count();
    if (update && is_whole) {
      statements.push_back(update);
      continue;
    }
    for (const ByteRange range : ranges_without(list.first, list.second)) leave(range, "");
  }
  for (const Node statement : statements) leave_statement(statement, statements);
}

bool AlternativePlanner::drops(std::string_view key) const {
  const auto signature = table().rows(site_.rule->signature);
  const auto arguments = table().rows(alternative_.arguments);
  return std::any_of(arguments.begin(), arguments.end(), [&](const ArgumentRule& rule) {
    return rule.action == ArgumentAction::drop &&
           table().text(signature[rule.parameter].name) == key;
  });
}

// A block keeps one statement.
void AlternativePlanner::leave_statement(Node statement, const std::vector<Node>& all) {
  const Node block = statement.parent();
  Node last;
  bool is_left = block.kind() != python_kinds().block;
  for (Items each(block); each; each.next()) {
    last = each.node();
    is_left = is_left || !has(all, last);
  }
  const RemovalPlan removal = removal_of(source_, statement);
  if (!removal.problem.empty()) return fail(plan_, removal.problem);
  if (!is_left && statement == last) return leave(statement.range(), "pass");
  leave(removal.range, "");
  if (!removal.gap.empty()) leave(removal.gap, "");
}

void AlternativePlanner::leave(ByteRange range, std::string_view replacement) {
  if (text::slice(source_, range).find('#') != std::string_view::npos) {
    return fail(plan_, "a comment among the settings would be lost");
  }
  edits_.add_shared(range, replacement);
}

}  // namespace paddle_ls::rewrite
