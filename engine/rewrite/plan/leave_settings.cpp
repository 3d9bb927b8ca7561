#include "engine/rewrite/plan/leave_settings.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
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

bool drops(const Attempt& attempt, std::string_view key) {
  const auto signature = attempt.table().rows(attempt.site.rule->signature);
  const auto arguments = attempt.table().rows(attempt.alternative.arguments);
  return std::any_of(arguments.begin(), arguments.end(), [&](const ArgumentRule& rule) {
    return rule.action == ArgumentAction::drop &&
           attempt.table().text(signature[rule.parameter].name) == key;
  });
}

void leave(Attempt& attempt, ByteRange range, std::string_view replacement) {
  if (text::slice(attempt.site.source, range).find('#') != std::string_view::npos) {
    return fail(attempt.plan, "a comment among the settings would be lost");
  }
  attempt.edits.add_shared(range, replacement);
}

// A block keeps one statement.
void leave_statement(Attempt& attempt, Node statement, const std::vector<Node>& all) {
  const Node block = statement.parent();
  Node last;
  bool is_left = block.kind() != python_kinds().block;
  for (Items each(block); each; each.next()) {
    last = each.node();
    is_left = is_left || !has(all, last);
  }
  const RemovalPlan removal = removal_of(attempt.site.source, statement);
  if (!removal.problem.empty()) return fail(attempt.plan, removal.problem);
  if (!is_left && statement == last) return leave(attempt, statement.range(), "pass");
  leave(attempt, removal.range, "");
  if (!removal.gap.empty()) leave(attempt, removal.gap, "");
}

}  // namespace

void leave_settings(Attempt& attempt) {
  const auto conditions = attempt.table().rows(attempt.alternative.when);
  const bool sees_settings =
      std::any_of(conditions.begin(), conditions.end(), [](const Condition& condition) {
        return condition.test == Test::unpacks_only && !condition.negated;
      });
  if (!sees_settings || !attempt.use.call) return;
  std::map<std::size_t, std::pair<Node, std::vector<Node>>> lists;  // by start
  std::vector<Node> statements;
  const SettingsTaker taker = taker_of(attempt.table(), *attempt.site.rule, attempt.alternative);
  for (const Setting& setting : attempt.site.settings->unpacked_by(attempt.use.call, taker).all) {
    if (!drops(attempt, setting.key)) continue;
    if (!is_plain(setting.value) && !is_pure(attempt.site, setting.value)) {
      return fail(attempt.plan, "what a setting is given does something when it is evaluated");
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
    for (const ByteRange range : ranges_without(list.first, list.second)) leave(attempt, range, "");
  }
  for (const Node statement : statements) leave_statement(attempt, statement, statements);
}

}  // namespace paddle_ls::rewrite
