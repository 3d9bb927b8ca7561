// What conversion does to the target, the `else` and the inner `break` of loops.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/rules/gone_over.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {
namespace {

// The `else:` line of a loop: from its indentation to its end.
text::ByteRange else_line(const HazardFacts& facts, NodeId loop) {
  const Part& part = facts.part;
  std::size_t start = part.line_start(part.range(facts.ast.list(loop, Field::orelse)[0]).start);
  const std::size_t first = part.range(facts.ast.list(loop, Field::body).back()).end;
  while (start > first) {
    const text::ByteRange line{start, part.line_end(start)};
    const std::string_view said = text::slice(part.source, line);
    const std::size_t at = said.find_first_not_of(" \t");
    if (at != std::string_view::npos && said.substr(at).starts_with("else")) return line;
    start = part.line_start(start - 1);
  }
  return {};
}

void loop_else(const HazardFacts& facts, NodeId loop, Hazards& to) {
  if (facts.ast.list(loop, Field::orelse).empty()) return;
  const text::ByteRange line = else_line(facts, loop);
  if (line.empty()) return;
  const Part& part = facts.part;
  const std::string margin(part.indentation(part.range(loop).start));
  const std::size_t word = line.start + part.indentation(line.start).size();
  Hazard hazard{&hazard_rule("D01"),
                {word, word + 4},
                "conversion drops this `else`: its code will never run"};
  SourceEdits edits(part);
  const auto breaks = facts.breaks(loop);
  const std::size_t colon = part.source.find(':', word);
  const std::string flag = facts.free_name("completed");
  edits.before(loop, flag + " = True");
  for (const NodeId node : breaks) edits.before(node, flag + " = False");
  if (colon != std::string_view::npos && colon < line.end) {
    edits.replace({word, colon}, "if " + flag);
  }
  if (auto made = edits.made()) {
    hazard.fixes.push_back({"Use a flag and an `if` instead of `else`", std::move(*made)});
  }
  to.push_back(std::move(hazard));
}

void inner_break(const HazardFacts& facts, NodeId loop, Hazards& to) {
  if (facts.loop(loop) == no_node) return;
  for (const NodeId node : facts.breaks(loop)) {
    to.push_back({&hazard_rule("D02"), facts.part.range(node),
                  "after this `break` the inner loop does not run in any later iteration of the "
                  "outer loop; move the inner loop into its own function"});
  }
}

// Whether the node binds a variable of the function that has this name.
bool binds_own(const HazardFacts& facts, NodeId node, std::string_view name) {
  return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
         facts.ast.context(node) != Context::load && facts.is_own(node);
}

// Whether the body of the loop binds what the target binds as `name`.
bool is_bound_otherwise(const HazardFacts& facts, NodeId loop, NodeId name) {
  const auto below = python_ast::preorder(facts.ast, loop);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    return node != name && binds_own(facts, node, facts.ast.text(name));
  });
}

bool is_bound_behind(const HazardFacts& facts, NodeId loop, std::string_view name) {
  const std::size_t behind = facts.part.range(loop).end;
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    return facts.part.range(node).start >= behind && binds_own(facts, node, name);
  });
}

// The target is read after the loop, where it no longer has the last item.
void target_read_behind(const HazardFacts& facts, NodeId loop, Hazards& to) {
  const NodeId target = facts.ast.child(loop, Field::target);
  const bool left = facts.can_be_left(loop);
  if (!left || facts.loop(loop) != no_node) return;
  const bool counts = over(facts, facts.ast.child(loop, Field::iter)) == Over::range;
  if (counts && facts.breaks(loop).empty()) return;
  for (const NodeId name : facts.bound_names(target)) {
    const auto reads = facts.reads_behind(loop, facts.ast.text(name));
    if (reads.empty()) continue;
    const std::string spelled(facts.ast.text(name));
    Hazard hazard{counts ? &hazard_rule("D08") : &hazard_rule("D07"), facts.part.range(name),
                  counts ? "`" + spelled + "` is one step further after the converted loop"
                         : "`" + spelled + "` does not have the last item after the loop"};
    SourceEdits edits(facts.part);
    const std::string kept = facts.free_name("last_" + spelled);
    if (facts.is_bound_before(loop, spelled)) edits.before(loop, kept + " = " + spelled);
    edits.before(facts.ast.list(loop, Field::body).front(), kept + " = " + spelled);
    if (is_bound_otherwise(facts, loop, name)) edits.give_up();
    for (const NodeId read : reads) {
      if (facts.ast.context(read) != Context::load || !facts.can_be_renamed(read)) edits.give_up();
      if (facts.scope(read) != facts.function && is_bound_behind(facts, loop, spelled)) {
        edits.give_up();  // it may be read at any time
      }
      edits.replace(facts.part.range(read), kept);
    }
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Keep the value in a separate name", std::move(*made)});
    }
    to.push_back(std::move(hazard));
  }
}

void index_assigned(const HazardFacts& facts, NodeId loop, Hazards& to) {
  const NodeId target = facts.ast.child(loop, Field::target);
  if (!facts.ast.is(target, Kind::name) || !facts.can_be_left(loop)) return;
  if (over(facts, facts.ast.child(loop, Field::iter)) != Over::range) return;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    if (node == target || !facts.ast.is(node, Kind::name)) continue;
    if (facts.ast.text(node) != facts.ast.text(target)) continue;
    if (facts.ast.context(node) != Context::store || facts.scope(node) != facts.scope(loop))
      continue;
    if (!facts.is_own(node)) continue;
    to.push_back({&hazard_rule("D11"), facts.part.range(node),
                  "the converted loop counts with this name: assigning it changes the number of "
                  "iterations; use a different name"});
  }
}

void starred_target(const HazardFacts& facts, NodeId loop, Hazards& to) {
  for (const NodeId node : python_ast::preorder(facts.ast, facts.ast.child(loop, Field::target))) {
    if (!facts.ast.is(node, Kind::starred)) continue;
    to.push_back(
        {&hazard_rule("D20"), facts.part.range(node),
         "the converted loop assigns only one item to a starred target; unpack in the body"});
  }
}

}  // namespace

void check_loops(const HazardFacts& facts, Natures&, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    if (!is_loop(facts.ast.kind(node))) continue;
    loop_else(facts, node, to);
    inner_break(facts, node, to);
    if (!facts.ast.is(node, Kind::for_stmt)) continue;
    target_read_behind(facts, node, to);
    index_assigned(facts, node, to);
    starred_target(facts, node, to);
  }
}

}  // namespace paddle_ls::to_static
