#include "engine/alignment/judged_places.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "engine/alignment/call_chain.hpp"
#include "engine/alignment/rounding.hpp"

namespace paddle_ls::alignment {
namespace {

// The line that made a layer; or where the calls that lead there begin to differ.
BothLines made_by(const Judging& judging, const RunEvent& event, const BothLines& made) {
  const auto first = judging.begun.find({event.root, event.path});
  if (first == judging.begun.end()) return made;
  const RunEvent* other = judging.partner_of(*first->second);
  if (other == nullptr) return made;
  return last_same_call(first->second->trace, other->trace).value_or(made);
}

}  // namespace

BothLines place_of(const Judging& judging, const RunEvent& event, const RunEvent* other) {
  const ProgramLine none;
  const BothLines called = {event.called, other ? other->called : none};
  const BothLines made = {event.made, other ? other->made : none};
  switch (event.kind) {
    case EventKind::layer:
      return event.is_leaf && made.original ? made_by(judging, event, made) : called;
    case EventKind::gradient: return judging.last_gradient.value_or(called);
    case EventKind::parameter_gradient:
    case EventKind::weight:
    case EventKind::buffer: return maker_of(judging, event, called);
    default: return called;
  }
}

// The line that made the layer which holds a weight.
BothLines maker_of(const Judging& judging, const RunEvent& event, const BothLines& otherwise) {
  if (event.kind == EventKind::weight && otherwise.original) return otherwise;
  const auto layer = judging.layers.find({event.root, layer_path(event)});
  if (layer == judging.layers.end() || !layer->second->made) return otherwise;
  const RunEvent* other = judging.partner_of(*layer->second);
  return made_by(judging, *layer->second,
                 {layer->second->made, other ? other->made : ProgramLine()});
}

// When the layer of the framework is made that an event is of.
std::optional<std::size_t> layer_order(const Judging& judging, const RunEvent& event) {
  if (event.kind == EventKind::call) return std::nullopt;
  const auto layer = judging.layers.find({event.root, layer_path(event)});
  if (layer == judging.layers.end()) return std::nullopt;
  const RunEvent& made = *layer->second;
  return made.is_leaf || made.is_derived ? std::optional(made.made_after) : std::nullopt;
}

// The call of a layer of the framework that does not return; null where there is none.
const RunEvent* failing_layer(const Judging& judging) {
  const RunEvent* failing = nullptr;
  for (const RunEvent& event : judging.converted.events) {
    if (event.kind == EventKind::given && event.is_leaf) failing = &event;
    if (event.kind == EventKind::layer && failing && event.path == failing->path) failing = nullptr;
  }
  return failing != nullptr && failing->made ? failing : nullptr;
}

BothLines maker_of_failing(const Judging& judging, const RunEvent& failing) {
  const auto layer = judging.begun.find({failing.root, failing.path});
  if (layer == judging.begun.end()) return {{}, failing.made};
  return made_by(judging, failing, {layer->second->made, failing.made});
}

// Of the calls that end in a failure, by what the original has called on its way to a layer.
std::optional<BothLines> call_that_differs(const Judging& judging, const RunEvent& failure) {
  std::vector<TracebackFrame> calls;
  std::copy_if(failure.trace.begin(), failure.trace.end(), std::back_inserter(calls),
               is_of_program);
  const RunEvent* closest = nullptr;
  CommonCalls most;
  for (const auto& [path, layer] : judging.begun) {
    const CommonCalls common = common_calls(layer->trace, calls);
    const bool is_closer =
        std::pair(common.arguments, common.functions) > std::pair(most.arguments, most.functions);
    if (is_closer) std::tie(closest, most) = std::pair(layer, common);
  }
  if (closest == nullptr || !most.differ()) return std::nullopt;
  return last_same_call(closest->trace, calls);
}

}  // namespace paddle_ls::alignment
