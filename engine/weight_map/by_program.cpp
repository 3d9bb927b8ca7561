#include "engine/weight_map/by_program.hpp"

#include <algorithm>

#include "engine/rewrite/known/known_states.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/weight_map/library_states.hpp"

namespace paddle_ls::weight_map {
namespace {

using layers::Step;
using layers::Way;
using rewrite::LayerStates;
using rewrite::StateTarget;

// The start of `name` before `rest`, with its dot.
std::string before(const std::string& name, const std::string& rest) {
  return name.substr(0, name.size() - rest.size());
}

// A class of the program is spoken of only where it is the helper of that name, word for word.
bool is_spoken_of(const Step& step) {
  return step.definition.empty() || is_helper(step.type, step.definition);
}

// What is known of the states of the layer at `step`, given which of them the checkpoint has.
const LayerStates* states_of(const Step& step, const std::string& name, const HasState& has) {
  const auto known = rewrite::known_states().find(step.type);
  if (known == rewrite::known_states().end() || !is_spoken_of(step)) return nullptr;
  for (const LayerStates& states : known->second) {
    if (states.where.empty() || has(before(name, step.rest) + states.where)) return &states;
  }
  return nullptr;
}

// Whether the layer at the end of the way can have such a state, or one around it speaks of it.
bool is_possible(const Way& way, std::size_t rank) {
  const Step& innermost = way.back();
  if (!innermost.definition.empty()) return true;
  const bool is_of_another = std::any_of(way.begin(), way.end() - 1, [](const Step& step) {
    const auto known = rewrite::known_states().find(step.type);
    return known != rewrite::known_states().end() && is_spoken_of(step) &&
           rewrite::rule_for(known->second.front(), step.rest).has_value();
  });
  return is_of_another || may_have_state(innermost.type, innermost.rest, rank);
}

bool fits(const StateDecision& decision, const weights::Tensor& tensor) {
  const std::size_t rank = tensor.shape.size();
  return std::all_of(decision.places.begin(), decision.places.end(),
                     [&](const StatePlace& place) { return !place.transposed || rank == 2; });
}

// Whether the layer inside of the one at `at` keeps its state `like` the other way round.
bool is_transposed_inside(const Way& way, std::size_t at, const std::string& like,
                          const HasState& has) {
  for (std::size_t i = at + 1; i < way.size(); ++i) {
    const auto* states = states_of(way[i], way[i].rest, has);
    if (states == nullptr) continue;
    const auto rule = rewrite::rule_for(*states, like);
    return rule && !rule->targets.empty() && rule->targets.front().transposed;
  }
  return false;
}

// Whether the program looks the layer up by a name of which not enough is known.
bool is_vague(const Way& way) {
  const std::string& type = way.back().type;
  if (type.find(layers::any_text) == type.npos) return false;
  const bool by_torch_name = type.starts_with("get_layer_class.");
  const auto& all = rewrite::known_states();
  return !by_torch_name && std::any_of(all.begin(), all.end(), [&](const auto& each) {
    return layers::may_be(type, each.first) &&
           rewrite::rule_for(each.second.front(), way.back().rest).has_value();
  });
}

StateDecision decision_of(const Way& way, const std::string& name, const HasState& has) {
  for (std::size_t at = 0; at < way.size(); ++at) {
    const LayerStates* states = states_of(way[at], name, has);
    if (states == nullptr) continue;
    const auto rule = rewrite::rule_for(*states, way[at].rest);
    // A layer around another one speaks of what it adds.
    if (!rule) continue;
    StateDecision decision{.are_parts = rule->are_parts, .reason = rule->reason};
    for (const StateTarget& target : rule->targets) {
      const bool is_turned = target.transposed || (!target.like.empty() &&
                                                   is_transposed_inside(way, at, target.like, has));
      decision.places.push_back({before(name, way[at].rest) + target.name, is_turned, target.flat});
    }
    return decision;
  }
  if (way.back().type.starts_with("paddle.vision.models.")) {
    return {.is_understood = false, .reason = "Paddle's own model calls its states otherwise"};
  }
  return {.places = {{name}}};
}

std::string types_of(const std::vector<const Way*>& ways) {
  std::string all;
  for (const Way* way : ways) {
    const std::string& type = way->back().type;
    if (all.find(type) == all.npos) all += (all.empty() ? "" : " or ") + type;
  }
  return all;
}

}  // namespace

bool is_helper(const std::string& name, std::string_view text) {
  const std::string_view code = rewrite::RuleSet().helper(name).code;
  return !code.empty() && text.starts_with(code.substr(0, code.find_last_not_of('\n') + 1));
}

StateDecision decide_by_program(const layers::LayerProgram& model, const std::string& name,
                                const weights::Tensor& tensor, const HasState& has) {
  const layers::Ways found = model.owners(name);
  std::vector<const Way*> possible;
  std::vector<StateDecision> decisions;
  for (const Way& way : found.ways) {
    if (!is_possible(way, tensor.shape.size())) continue;
    if (is_vague(way)) {
      return {.is_understood = false,
              .reason = "the program looks up the layer by a name that is not known"};
    }
    StateDecision decision = decision_of(way, name, has);
    if (!fits(decision, tensor)) continue;
    possible.push_back(&way);
    if (std::find(decisions.begin(), decisions.end(), decision) == decisions.end()) {
      decisions.push_back(std::move(decision));
    }
  }
  if (decisions.size() == 1) return decisions.front();
  if (decisions.empty()) {
    // What a class of the program does not have may be something that it does without.
    for (const Way& way : found.absent) {
      StateDecision decision = decision_of(way, name, has);
      if (decision.places.empty()) return decision;
    }
    return {.is_understood = false,
            .reason = found.unknown ? "what the program puts there is not known"
                                    : "the program has no such state"};
  }
  return {.is_understood = false,
          .reason = "the program may put " + types_of(possible) +
                    " there; call the class with its arguments in --class"};
}

}  // namespace paddle_ls::weight_map
