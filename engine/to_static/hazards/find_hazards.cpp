#include "engine/to_static/hazards/find_hazards.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/to_static/convert.hpp"
#include "engine/to_static/hazards/usage.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::array families = {
    check_loops,       check_loop_exits,    check_returns,    check_names,   check_expressions,
    check_tensor_flow, check_tensor_values, check_containers, check_callees, check_return_paths};

// The definition itself, with its decorators, in the tree that it was lowered from.
syntax::Node definition_at(Roots roots, text::ByteRange range) {
  const auto behind =
      std::upper_bound(roots.begin(), roots.end(), range.start,
                       [](std::size_t at, syntax::Node root) { return at < root.offset(); });
  if (behind == roots.begin()) return {};
  syntax::Node node = std::prev(behind)->named_descendant(range);
  while (node && node.kind_name() != "function_definition" &&
         node.kind_name() != "decorated_definition") {
    node = node.parent();
  }
  return node && node.range() == range ? node : syntax::Node();
}

const HazardRule& rule_of(const Refusal& refusal) {
  if (refusal.message.find("no binding for nonlocal") != std::string::npos)
    return hazard_rule("D16");
  return hazard_rule("D00");
}

bool explains(const Hazard& hazard) {
  return hazard.rule->effect == Effect::raises;
}

// What the conversion refuses and no rule has explained.
void add_refusal(Roots roots, const Facts& facts, const RefusalOf& refused, Hazards& to) {
  if (std::any_of(to.begin(), to.end(), explains)) return;
  const syntax::Node node = definition_at(roots, facts.program.range(facts.function));
  if (!node) return;
  const auto refusal = refused(node, facts.program.source);
  if (!refusal) return;
  to.push_back({&rule_of(*refusal),
                {refusal->at.start,
                 std::min<std::size_t>(refusal->at.end, facts.program.line_end(refusal->at.start))},
                refusal->pass + " raises " + refusal->exception + ": " + refusal->message});
}

Hazards hazards_of(Roots roots, const Program& program, const Converted& converted,
                   const RefusalOf& refused) {
  Hazards found;
  const Facts facts(program, converted);
  if (runs_as_it_is(facts)) return found;
  check_signature(facts, found);
  if (!program.ast.is(converted.function, Kind::function_def)) return found;
  for (const auto family : families) family(facts, found);
  add_refusal(roots, facts, refused, found);
  for (Hazard& hazard : found) hazard.reasons = converted.reasons;
  return found;
}

}  // namespace

bool may_convert(std::string_view source) {
  static constexpr std::string_view words[] = {"to_static",   "jit.save",    "jit import",
                                               "declarative", "TracedLayer", "ProgramTranslator"};
  if (source.find("paddle") == std::string_view::npos) return false;
  return std::any_of(std::begin(words), std::end(words), [&](std::string_view word) {
    return source.find(word) != std::string_view::npos;
  });
}

std::optional<Refusal> refusal_of(syntax::Node function, std::string_view source) {
  auto conversion = convert(function, source, {});
  return conversion ? std::move(conversion->refusal) : std::nullopt;
}

FileHazards find_hazards(Roots roots, const Program& program, Reach reach, const syntax::Stop& stop,
                         const RefusalOf& refused) {
  FileHazards result;
  Hazards& found = result.hazards;
  check_usage(program, found);
  result.converted = converted_functions(program, reach);
  for (const Converted& converted : result.converted) {
    if (stop && stop()) break;
    Hazards own = hazards_of(roots, program, converted, refused);
    std::move(own.begin(), own.end(), std::back_inserter(found));
  }
  const auto place = [](const Hazard& hazard) {
    return std::tuple(hazard.range, hazard.rule->code);
  };
  std::stable_sort(found.begin(), found.end(), [&](const Hazard& left, const Hazard& right) {
    return place(left) < place(right);
  });
  const auto same = [&](const Hazard& left, const Hazard& right) {
    return place(left) == place(right);
  };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  return result;
}

}  // namespace paddle_ls::to_static
