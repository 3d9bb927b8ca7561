#include "engine/alignment/judged_weights.hpp"

#include <algorithm>

#include "engine/alignment/judged_events.hpp"
#include "engine/alignment/judged_places.hpp"

namespace paddle_ls::alignment {
namespace {

// Where the converted program makes the layer of a weight, under the weight's own name.
ProgramLine own_maker_of(const Judging& judging, const RunEvent& weight) {
  const auto layer = std::find_if(
      judging.converted.events.begin(), judging.converted.events.end(), [&](const RunEvent& event) {
        return event.kind == EventKind::given && event.root == weight.root &&
               event.path == layer_path(weight);
      });
  return layer == judging.converted.events.end() ? ProgramLine() : layer->made;
}

// The first statement in the construction of a buffer's layer whose tensor differs. Those that
// train are drawn.
std::optional<BothLines> first_made_otherwise(const Judging& judging, const RunEvent& buffer) {
  const auto layer = judging.layers.find({buffer.root, layer_path(buffer)});
  if (layer == judging.layers.end()) return std::nullopt;
  for (const RunEvent& event : judging.original.events) {
    const RunEvent* other = judging.partner_of(event);
    const bool may_be =
        is_of_construction(judging, event) && !event.is_of_weights && other != nullptr;
    if (!may_be || event.number < layer->second->made_after) continue;
    const bool is_other =
        std::any_of(other->errors.begin(), other->errors.end(),
                    [&](const PartError& error) { return differs(judging, event, error); });
    if (is_other) return place_of(judging, event, other);
  }
  return std::nullopt;
}

void add_weights(Judging& judging, std::string what, const RunEvent& event,
                 const std::vector<std::string>& names) {
  if (names.empty()) return;
  const bool is_buffer = what == "made-buffer";
  RunEvent weight = event;
  weight.kind = EventKind::buffer;
  weight.path = names.front();
  RunDifference difference;
  difference.what = std::move(what);
  difference.subject = names.front();
  difference.message = std::to_string(names.size());
  difference.at = maker_of(judging, weight, {{}, own_maker_of(judging, weight)});
  if (const auto statement = first_made_otherwise(judging, weight); is_buffer && statement) {
    difference.at = *statement;
  }
  difference.layer_order = layer_order(judging, weight);
  judging.verdict.differences.push_back(std::move(difference));
}

}  // namespace

// Weights that train and that only one program has.
void look_for_weights_of_one_side(Judging& judging) {
  for (const RunEvent& event : judging.converted.events) {
    if (event.kind != EventKind::weights) continue;
    add_weights(judging, "weights", event, event.own);
    add_weights(judging, "missing-weights", event, event.lost);
    add_weights(judging, "made-buffer", event, event.otherwise);
  }
}

}  // namespace paddle_ls::alignment
