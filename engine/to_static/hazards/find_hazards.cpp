#include "engine/to_static/hazards/find_hazards.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/to_static/convert.hpp"
#include "engine/to_static/hazards/usage.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::array families = {check_loops,        check_loop_exits,  check_returns,
                                 check_names,        check_expressions, check_tensor_flow,
                                 check_tensor_values};

// The definition itself, with its decorators, in the tree that it was lowered from.
syntax::Node definition_at(syntax::Node module, text::ByteRange range) {
  syntax::Node node = module.named_descendant(range);
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
void add_refusal(syntax::Node module, const Facts& facts, Hazards& to) {
  if (std::any_of(to.begin(), to.end(), explains)) return;
  const syntax::Node node = definition_at(module, facts.program.range(facts.function));
  if (!node) return;
  const auto conversion = convert(node, facts.program.source, {});
  if (!conversion || !conversion->refusal) return;
  const Refusal& refusal = *conversion->refusal;
  to.push_back({&rule_of(refusal),
                {refusal.at.start,
                 std::min<std::size_t>(refusal.at.end, facts.program.line_end(refusal.at.start))},
                refusal.pass + " raises " + refusal.exception + ": " + refusal.message});
}

Hazards hazards_of(syntax::Node module, const Program& program, const Converted& converted) {
  Hazards found;
  const Facts facts(program, converted);
  if (runs_as_it_is(facts)) return found;
  check_signature(facts, found);
  if (!program.ast.is(converted.function, Kind::function_def)) return found;
  for (const auto family : families) family(facts, found);
  add_refusal(module, facts, found);
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

std::vector<Hazard> find_hazards(syntax::Node module, std::string_view source, Reach reach) {
  if (reach == Reach::converted && !may_convert(source)) return {};
  const Program program = read_program(module, source);
  Hazards found;
  check_usage(program, found);
  for (const Converted& converted : converted_functions(program, reach)) {
    Hazards own = hazards_of(module, program, converted);
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
  return found;
}

}  // namespace paddle_ls::to_static
