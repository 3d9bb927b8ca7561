#include "engine/alignment/judge_runs.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/alignment/call_chain.hpp"
#include "engine/alignment/call_order.hpp"
#include "engine/alignment/judged_events.hpp"
#include "engine/alignment/judged_places.hpp"
#include "engine/alignment/judged_weights.hpp"
#include "engine/alignment/rounding.hpp"

namespace paddle_ls::alignment {
namespace {

bool is_compared(EventKind kind) {
  return kind == EventKind::call || kind == EventKind::given || kind == EventKind::layer ||
         kind == EventKind::loss || is_backward(kind);
}

std::string said_of(const RunEvent& event) {
  const std::string name = event.path.empty() ? "the model" : event.path;
  const std::string of_class = event.class_name.empty() ? "" : " (" + event.class_name + ")";
  switch (event.kind) {
    case EventKind::call: return "the value of a statement";
    case EventKind::given: return "what " + name + of_class + " is called with";
    case EventKind::layer: return "what " + name + of_class + " returns";
    case EventKind::loss: return "the loss";
    case EventKind::gradient:
      return event.site ? "the gradient of the value of a statement"
                        : "the gradient of what " + name + of_class + " returns";
    case EventKind::parameter_gradient: return "the gradient of " + event.path;
    case EventKind::weight: return event.path + " after the step";
    case EventKind::buffer: return "the buffer " + event.path + " after the step";
    default: return {};
  }
}

std::string_view word_of(EventKind kind) {
  switch (kind) {
    case EventKind::loss: return "loss";
    case EventKind::gradient: return "gradient";
    case EventKind::parameter_gradient: return "parameter-gradient";
    case EventKind::weight: return "weight";
    case EventKind::buffer: return "buffer";
    default: return "values";
  }
}

void note_layers(Judging& judging) {
  for (const RunEvent& event : judging.original.events) {
    const bool is_first = judging.first_layer == 0 && event.kind == EventKind::given;
    if (is_first) judging.first_layer = event.number;
    if (event.kind == EventKind::given)
      judging.begun.emplace(LayerPath(event.root, event.path), &event);
    if (event.kind != EventKind::layer) continue;
    judging.layers.emplace(LayerPath(event.root, event.path), &event);
    const RunEvent* other = judging.partner_of(event);
    if (!judging.is_inside_leaf(event)) {
      judging.results.note_layer(event, {event.made, other ? other->made : ProgramLine()});
    }
    if (event.is_leaf) judging.leaves.insert({event.root, event.path});
  }
}

// The first part of a value that differs; null if it agrees.
const PartError* first_difference(Judging& judging, const RunEvent& event, const RunEvent& other) {
  for (std::size_t i = 0; i < other.errors.size(); ++i) {
    const PartError& error = other.errors[i];
    if (is_own_affair(judging, event, error)) continue;
    const bool is_other =
        (differs(judging, event, error) && !judging.perturbed.explains(event, i, error)) ||
        differ_in_float_width(error);
    judging.results.note_error(
        event, is_of_size(error) ? std::optional(relative(error)) : std::nullopt, is_other);
    if (is_other) return &error;
  }
  return nullptr;
}

void add(Judging& judging, const RunEvent& event, const RunEvent* other, std::string what,
         std::optional<PartError> error) {
  judging.verdict.differences.push_back({std::move(what),
                                         said_of(event),
                                         place_of(judging, event, other),
                                         event.step,
                                         std::move(error),
                                         {},
                                         event.number,
                                         event.site,
                                         layer_order(judging, event)});
}

void add_error(Judging& judging, const RunEvent& event, const RunEvent& other, PartError error) {
  std::string what = is_of_size(error) ? std::string(word_of(event.kind)) : error.what;
  if (!differs(judging, event, error)) {
    what = "dtype";
    std::tie(error.original, error.converted) = error.dtypes;
  }
  const bool is_tiny = judging.largest.make_noise(event, error);
  add(judging, event, &other, std::move(what), std::move(error));
  judging.verdict.differences.back().is_tiny = is_tiny;
}

// A difference during construction explains computed values: the first number that differs, or how
// many there are. It is not a difference if all computed values agree.
void note_construction(Judging& judging, const RunEvent& event) {
  const RunEvent* other = judging.partner_of(event);
  if (judging.construction || !event.is_making || other == nullptr) return;
  for (const PartError& error : other->errors) {
    if (!is_of_numbers(error)) continue;
    const BothLines at =
        last_same_call(event.trace, other->trace).value_or(place_of(judging, event, other));
    judging.construction = {"construction", said_of(event), at, event.step, error, {},
                            event.number,   event.site};
    return;
  }
}

void look_at(Judging& judging, const RunEvent& event) {
  if (is_of_construction(judging, event)) return note_construction(judging, event);
  const RunEvent* other = judging.partner_of(event);
  if (other == nullptr) {
    // A gradient may be computed in another way, without this one in between.
    const bool is_told = event.kind != EventKind::gradient && !judging.is_inside_leaf(event) &&
                         !asks_for_others(event) && !is_replaced(judging, event) &&
                         judging.converted.failure() == nullptr;
    if (is_told) add(judging, event, nullptr, "calls", std::nullopt);
    return;
  }
  if (event.is_shared != other->is_shared) return;
  ++judging.verdict.compared;
  if (const PartError* error = first_difference(judging, event, *other)) {
    add_error(judging, event, *other, *error);
    return;
  }
  if (event.kind == EventKind::gradient) judging.last_gradient = {event.called, other->called};
}

// A layer of the framework is what it is once it is made.
bool may_explain(const Judging& judging, const RunDifference& first) {
  return !first.layer_order || judging.construction->order < *first.layer_order;
}

// A layer that is called several times in another order is told once.
void look_for_other_order(Judging& judging) {
  EventsByNumber begun;
  for (const RunEvent& event : judging.original.events) {
    if (event.kind == EventKind::given) begun.emplace(event.number, &event);
  }
  std::set<LayerPath> told;
  for (const RunEvent* event : out_of_order(judging.converted)) {
    const RunEvent* original = event_numbered(begun, *event->partner);
    if (original == nullptr || judging.is_inside_leaf(*event)) continue;
    if (told.insert({event->root, event->path}).second) {
      add(judging, *original, event, "order", std::nullopt);
    }
  }
}

// What the converted program has computed in addition.
void look_for_more_calls(Judging& judging) {
  std::size_t before = 0;
  for (const RunEvent& event : judging.converted.events) {
    if (event.partner) before = *event.partner;
    const bool is_told = is_compared(event.kind) && event.kind != EventKind::gradient &&
                         !event.partner && !judging.is_inside_leaf(event) &&
                         !asks_for_others(event);
    // Layers that the original does not have are parts of what took the place of one.
    const bool is_own_layer =
        event.kind != EventKind::call && judging.layers.count({event.root, event.path}) == 0;
    if (!is_told || is_own_layer) continue;
    judging.verdict.differences.push_back(
        {"calls", said_of(event), {{}, event.called}, event.step, std::nullopt, {}, before + 1});
  }
}

void look_at_failure(Judging& judging) {
  const RunEvent* failure = judging.converted.failure();
  if (failure == nullptr) return;
  RunDifference difference;
  difference.what = "raises";
  difference.subject = failure->error_type;
  difference.message = failure->message;
  difference.at.converted = program_line(failure->trace);
  if (const RunEvent* layer = failing_layer(judging)) {
    difference.at = maker_of_failing(judging, *layer);
    const auto original = judging.begun.find({layer->root, layer->path});
    if (original != judging.begun.end()) difference.layer_order = original->second->made_after;
  } else if (const auto call = call_that_differs(judging, *failure)) {
    difference.at = *call;
  }
  difference.order =
      judging.original.events.empty() ? 0 : judging.original.events.back().number + 1;
  judging.verdict.differences.push_back(std::move(difference));
}

// Statements that are not reached belong to a call that is not made: the value after them, which
// the call would have gone into, says where.
void put_caller_first(Judging& judging) {
  auto& all = judging.verdict.differences;
  const auto caller = std::find_if(all.begin(), all.end(), [](const RunDifference& difference) {
    return difference.what != "calls" || !difference.site || !difference.at.original;
  });
  const bool is_caller =
      caller != all.begin() && caller != all.end() && caller->site && caller->what != "calls";
  if (is_caller) std::rotate(all.begin(), caller, caller + 1);
}

}  // namespace

RunVerdict judge(const RunRecording& original, const RunRecording& converted,
                 const RunRecording* perturbed) {
  Judging judging(original, converted, perturbed);
  RunVerdict& verdict = judging.verdict;
  note_layers(judging);
  look_for_weights_of_one_side(judging);
  look_for_other_order(judging);
  for (const RunEvent& event : original.events) {
    if (is_compared(event.kind)) look_at(judging, event);
  }
  look_for_more_calls(judging);
  look_at_failure(judging);
  std::stable_sort(
      verdict.differences.begin(), verdict.differences.end(),
      [](const RunDifference& a, const RunDifference& b) { return a.order < b.order; });
  put_caller_first(judging);
  if (judging.construction && !verdict.agree() &&
      may_explain(judging, verdict.differences.front())) {
    verdict.differences.insert(verdict.differences.begin(), *judging.construction);
  }
  verdict.layers = judging.results.take();
  return std::move(verdict);
}

bool may_be_rounding(const RunVerdict& verdict) {
  const auto& all = verdict.differences;
  // A difference in construction is first only because a computed value differs, too.
  const auto first = std::find_if(all.begin(), all.end(), [](const RunDifference& difference) {
    return difference.what != "construction";
  });
  return first != all.end() && first->error && may_be_rounding(*first->error, first->is_tiny);
}

}  // namespace paddle_ls::alignment
