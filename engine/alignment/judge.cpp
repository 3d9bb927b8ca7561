#include "engine/alignment/judge.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

#include "engine/alignment/call_chain.hpp"
#include "engine/alignment/call_order.hpp"
#include "engine/alignment/layer_results.hpp"
#include "engine/alignment/rounding.hpp"
#include "engine/alignment/second_run.hpp"

namespace paddle_ls::alignment {
namespace {

constexpr double variance_of_two = 0.5;  // by how much the two of two elements differ

bool is_compared(EventKind kind) {
  return kind == EventKind::call || kind == EventKind::given || kind == EventKind::layer ||
         kind == EventKind::loss || is_backward(kind);
}

std::string said_of(const Event& event) {
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

class Judge {
 public:
  Judge(const Recording& original, const Recording& converted, const Recording* perturbed)
      : original_(original), converted_(converted), perturbed_(perturbed), largest_(converted) {
    for (const Event& event : converted.events) {
      if (event.partner) partner_of_.emplace(*event.partner, &event);
    }
  }

  Verdict verdict() {
    note_layers();
    look_for_weights_of_one_side();
    look_for_other_order();
    for (const Event& event : original_.events) {
      if (is_compared(event.kind)) look_at(event);
    }
    look_for_more_calls();
    look_at_failure();
    std::stable_sort(verdict_.differences.begin(), verdict_.differences.end(),
                     [](const Difference& a, const Difference& b) { return a.order < b.order; });
    put_caller_first();
    if (construction_ && !verdict_.agree() && may_explain(verdict_.differences.front())) {
      verdict_.differences.insert(verdict_.differences.begin(), *construction_);
    }
    verdict_.layers = results_.take();
    return std::move(verdict_);
  }

 private:
  using Path = std::pair<std::uint32_t, std::string>;

  void note_layers() {
    for (const Event& event : original_.events) {
      const bool is_first = first_layer_ == 0 && event.kind == EventKind::given;
      if (is_first) first_layer_ = event.number;
      if (event.kind == EventKind::given) begun_.emplace(Path(event.root, event.path), &event);
      if (event.kind != EventKind::layer) continue;
      layers_.emplace(Path(event.root, event.path), &event);
      const Event* other = partner_of(event);
      if (!is_inside_leaf(event)) {
        results_.note_layer(event, {event.made, other ? other->made : Line()});
      }
      if (event.is_leaf) leaves_.insert({event.root, event.path});
    }
  }

  // Layers that a layer of the framework consists of: each framework has its own.
  bool is_inside_leaf(const Event& event) const {
    const std::string& path = event.path;
    std::size_t dot = path.rfind('.');
    if (is_of_state(event.kind) && leaves_.count({event.root, path.substr(0, dot)}) != 0)
      return true;
    for (; dot != std::string::npos; dot = dot == 0 ? dot - 1 : path.rfind('.', dot - 1)) {
      if (leaves_.count({event.root, path.substr(0, dot)}) != 0) return true;
    }
    return leaves_.count({event.root, std::string()}) != 0 && !path.empty();
  }

  void look_at(const Event& event) {
    if (is_of_construction(event)) return note_construction(event);
    const Event* other = partner_of(event);
    if (other == nullptr) {
      // A gradient may be computed in another way, without this one in between.
      const bool is_told = event.kind != EventKind::gradient && !is_inside_leaf(event) &&
                           !asks_for_others(event) && !is_replaced(event) &&
                           converted_.failure() == nullptr;
      if (is_told) add(event, nullptr, "calls", std::nullopt);
      return;
    }
    if (event.is_shared != other->is_shared) return;
    ++verdict_.compared;
    if (const PartError* error = first_difference(event, *other)) {
      add_error(event, *other, *error);
      return;
    }
    if (event.kind == EventKind::gradient) last_gradient_ = {event.called, other->called};
  }

  // The first part of a value that differs; null where it agrees.
  const PartError* first_difference(const Event& event, const Event& other) {
    for (std::size_t i = 0; i < other.errors.size(); ++i) {
      const PartError& error = other.errors[i];
      if (is_own_affair(event, error)) continue;
      const bool is_other = (differs(event, error) && !perturbed_.explains(event, i, error)) ||
                            differ_in_float_width(error);
      results_.note_error(event, is_of_size(error) ? std::optional(relative(error)) : std::nullopt,
                          is_other);
      if (is_other) return &error;
    }
    return nullptr;
  }

  void add_error(const Event& event, const Event& other, PartError error) {
    std::string what = is_of_size(error) ? std::string(word_of(event.kind)) : error.what;
    if (!differs(event, error)) {
      what = "dtype";
      std::tie(error.original, error.converted) = error.dtypes;
    }
    const bool is_tiny = largest_.make_noise(event, error);
    add(event, &other, std::move(what), std::move(error));
    verdict_.differences.back().is_tiny = is_tiny;
  }

  // What differs while models are made explains what they compute: the first number that is
  // another, or how many there are. Without any difference in what they compute it is none.
  void note_construction(const Event& event) {
    const Event* other = partner_of(event);
    if (construction_ || !event.is_making || other == nullptr) return;
    for (const PartError& error : other->errors) {
      if (!is_of_numbers(error)) continue;
      const BothLines at =
          last_same_call(event.trace, other->trace).value_or(place_of(event, other));
      construction_ = {"construction", said_of(event), at, event.step, error, {},
                       event.number,   event.site};
      return;
    }
  }

  // A layer of the framework is what it is once it is made.
  bool may_explain(const Difference& first) const {
    return !first.layer_order || construction_->order < *first.layer_order;
  }

  static bool is_of_numbers(const PartError& error) {
    if (error.what == "number") return relative(error) > bound_of(error, EventKind::call);
    if (error.what != "structure") return false;
    const auto is_list = [](const std::string& said) {
      return said.starts_with("list of") || said.starts_with("map of");
    };
    return (error.original == "number") != (error.converted == "number") ||
           (is_list(error.original) && is_list(error.converted));
  }

  // Before the first model runs, its weights are drawn; it gets others then.
  bool is_of_construction(const Event& event) const {
    return event.kind == EventKind::call && !event.is_in_layer && event.number < first_layer_;
  }

  // A class of the program whose place another one has taken: its statements run nowhere.
  bool is_replaced(const Event& event) const {
    if (event.kind != EventKind::call) return false;
    const auto layer = layers_.find({event.root, event.within});
    if (layer == layers_.end()) return false;
    const Event* other = partner_of(*layer->second);
    const auto name = [](const std::string& path) { return path.substr(path.rfind('.') + 1); };
    return other != nullptr && name(other->class_name) != name(layer->second->class_name);
  }

  // How often a program asks for what is no tensor is its own affair: modules look for libraries.
  static bool asks_for_others(const Event& event) {
    return event.kind == EventKind::call && (!event.is_in_layer || !event.has_tensor);
  }

  // What a layer of the framework takes and gives besides tensors, and how it nests them; and what
  // a program knows of its libraries.
  bool is_own_affair(const Event& event, const PartError& error) const {
    const bool is_of_layer = event.kind == EventKind::given || event.kind == EventKind::layer;
    const bool is_tensor = error.what == "values" || error.what == "shape" || error.what == "nan" ||
                           error.what == "dtype";
    // Outside of models, programs ask for versions, devices and times.
    if (event.kind == EventKind::call && !event.is_in_layer && !is_tensor) return true;
    return is_of_layer && !is_tensor && (event.is_leaf || is_inside_leaf(event));
  }

  using ByNumber = std::unordered_map<std::size_t, const Event*>;

  static const Event* event_at(const ByNumber& events, std::size_t number) {
    const auto found = events.find(number);
    return found == events.end() ? nullptr : found->second;
  }

  // Of the converted run; null where it has none.
  const Event* partner_of(const Event& event) const { return event_at(partner_of_, event.number); }

  bool differs(const Event& event, const PartError& error) const {
    if (!is_of_size(error)) return true;
    if (relative(error) <= bound_at(event, error)) return false;
    return !is_backward(event.kind) || !largest_.make_noise(event, error);
  }

  // A variance of n elements divides by n - 1 in PyTorch, and by n in Paddle.
  static double bound_at(const Event& event, const PartError& error) {
    const bool is_variance = event.kind == EventKind::buffer && event.path.ends_with("running_var");
    return is_variance ? variance_of_two : bound_of(error, event.kind);
  }

  BothLines place_of(const Event& event, const Event* other) const {
    const Line none;
    const BothLines called = {event.called, other ? other->called : none};
    const BothLines made = {event.made, other ? other->made : none};
    switch (event.kind) {
      case EventKind::layer: return event.is_leaf && made.original ? made_by(event, made) : called;
      case EventKind::gradient: return last_gradient_.value_or(called);
      case EventKind::parameter_gradient:
      case EventKind::weight:
      case EventKind::buffer: return maker_of(event, called);
      default: return called;
    }
  }

  // The line that made a layer; or where the calls that lead there begin to differ.
  BothLines made_by(const Event& event, const BothLines& made) const {
    const auto first = begun_.find({event.root, event.path});
    if (first == begun_.end()) return made;
    const Event* other = partner_of(*first->second);
    if (other == nullptr) return made;
    return last_same_call(first->second->trace, other->trace).value_or(made);
  }

  // The line that made the layer which holds a weight.
  BothLines maker_of(const Event& event, const BothLines& otherwise) const {
    if (event.kind == EventKind::weight && otherwise.original) return otherwise;
    const auto layer = layers_.find({event.root, layer_path(event)});
    if (layer == layers_.end() || !layer->second->made) return otherwise;
    const Event* other = partner_of(*layer->second);
    return made_by(*layer->second, {layer->second->made, other ? other->made : Line()});
  }

  void add(const Event& event, const Event* other, std::string what,
           std::optional<PartError> error) {
    verdict_.differences.push_back({std::move(what),
                                    said_of(event),
                                    place_of(event, other),
                                    event.step,
                                    std::move(error),
                                    {},
                                    event.number,
                                    event.site,
                                    layer_order(event)});
  }

  // Weights that train and that only one program has.
  void look_for_weights_of_one_side() {
    for (const Event& event : converted_.events) {
      if (event.kind != EventKind::weights) continue;
      add_weights("weights", event, event.own);
      add_weights("missing-weights", event, event.lost);
      add_weights("made-buffer", event, event.otherwise);
    }
  }

  void add_weights(std::string what, const Event& event, const std::vector<std::string>& names) {
    if (names.empty()) return;
    const bool is_buffer = what == "made-buffer";
    Event weight = event;
    weight.kind = EventKind::buffer;
    weight.path = names.front();
    Difference difference;
    difference.what = std::move(what);
    difference.subject = names.front();
    difference.message = std::to_string(names.size());
    difference.at = maker_of(weight, {{}, own_maker_of(weight)});
    if (const auto statement = first_made_otherwise(weight); is_buffer && statement) {
      difference.at = *statement;
    }
    difference.layer_order = layer_order(weight);
    verdict_.differences.push_back(std::move(difference));
  }

  // Where the converted program makes the layer of a weight, under the weight's own name.
  Line own_maker_of(const Event& weight) const {
    const auto layer =
        std::find_if(converted_.events.begin(), converted_.events.end(), [&](const Event& event) {
          return event.kind == EventKind::given && event.root == weight.root &&
                 event.path == layer_path(weight);
        });
    return layer == converted_.events.end() ? Line() : layer->made;
  }

  // The first statement in the construction of a buffer's layer whose tensor differs. Those that
  // train are drawn.
  std::optional<BothLines> first_made_otherwise(const Event& buffer) const {
    const auto layer = layers_.find({buffer.root, layer_path(buffer)});
    if (layer == layers_.end()) return std::nullopt;
    for (const Event& event : original_.events) {
      const Event* other = partner_of(event);
      const bool may_be = is_of_construction(event) && !event.is_of_weights && other != nullptr;
      if (!may_be || event.number < layer->second->made_after) continue;
      const bool is_other =
          std::any_of(other->errors.begin(), other->errors.end(),
                      [&](const PartError& error) { return differs(event, error); });
      if (is_other) return place_of(event, other);
    }
    return std::nullopt;
  }

  // When the layer of the framework is made that an event is of.
  std::optional<std::size_t> layer_order(const Event& event) const {
    if (event.kind == EventKind::call) return std::nullopt;
    const auto layer = layers_.find({event.root, layer_path(event)});
    if (layer == layers_.end()) return std::nullopt;
    const Event& made = *layer->second;
    return made.is_leaf || made.is_derived ? std::optional(made.made_after) : std::nullopt;
  }

  // A layer that is called several times in another order is told once.
  void look_for_other_order() {
    ByNumber begun;
    for (const Event& event : original_.events) {
      if (event.kind == EventKind::given) begun.emplace(event.number, &event);
    }
    std::set<Path> told;
    for (const Event* event : out_of_order(converted_)) {
      const Event* original = event_at(begun, *event->partner);
      if (original == nullptr || is_inside_leaf(*event)) continue;
      if (told.insert({event->root, event->path}).second) {
        add(*original, event, "order", std::nullopt);
      }
    }
  }

  // What the converted program has computed in addition.
  void look_for_more_calls() {
    std::size_t before = 0;
    for (const Event& event : converted_.events) {
      if (event.partner) before = *event.partner;
      const bool is_told = is_compared(event.kind) && event.kind != EventKind::gradient &&
                           !event.partner && !is_inside_leaf(event) && !asks_for_others(event);
      // Layers that the original does not have are parts of what took the place of one.
      const bool is_own_layer =
          event.kind != EventKind::call && layers_.count({event.root, event.path}) == 0;
      if (!is_told || is_own_layer) continue;
      verdict_.differences.push_back(
          {"calls", said_of(event), {{}, event.called}, event.step, std::nullopt, {}, before + 1});
    }
  }

  void look_at_failure() {
    const Event* failure = converted_.failure();
    if (failure == nullptr) return;
    Difference difference;
    difference.what = "raises";
    difference.subject = failure->error_type;
    difference.message = failure->message;
    difference.at.converted = program_line(failure->trace);
    if (const Event* layer = failing_layer()) {
      difference.at = maker_of_failing(*layer);
      const auto original = begun_.find({layer->root, layer->path});
      if (original != begun_.end()) difference.layer_order = original->second->made_after;
    } else if (const auto call = call_that_differs(*failure)) {
      difference.at = *call;
    }
    difference.order = original_.events.empty() ? 0 : original_.events.back().number + 1;
    verdict_.differences.push_back(std::move(difference));
  }

  // The call of a layer of the framework that does not return; null where there is none.
  const Event* failing_layer() const {
    const Event* failing = nullptr;
    for (const Event& event : converted_.events) {
      if (event.kind == EventKind::given && event.is_leaf) failing = &event;
      if (event.kind == EventKind::layer && failing && event.path == failing->path)
        failing = nullptr;
    }
    return failing != nullptr && failing->made ? failing : nullptr;
  }

  BothLines maker_of_failing(const Event& failing) const {
    const auto layer = begun_.find({failing.root, failing.path});
    if (layer == begun_.end()) return {{}, failing.made};
    return made_by(failing, {layer->second->made, failing.made});
  }

  // Of the calls that end in a failure, by what the original has called on its way to a layer.
  std::optional<BothLines> call_that_differs(const Event& failure) const {
    std::vector<Frame> calls;
    std::copy_if(failure.trace.begin(), failure.trace.end(), std::back_inserter(calls),
                 is_of_program);
    const Event* closest = nullptr;
    CommonCalls most;
    for (const auto& [path, layer] : begun_) {
      const CommonCalls common = common_calls(layer->trace, calls);
      const bool is_closer =
          std::pair(common.arguments, common.functions) > std::pair(most.arguments, most.functions);
      if (is_closer) std::tie(closest, most) = std::pair(layer, common);
    }
    if (closest == nullptr || !most.differ()) return std::nullopt;
    return last_same_call(closest->trace, calls);
  }

  // Statements that are not reached belong to a call that is not made: the value after them, which
  // the call would have gone into, says where.
  void put_caller_first() {
    auto& all = verdict_.differences;
    const auto caller = std::find_if(all.begin(), all.end(), [](const Difference& difference) {
      return difference.what != "calls" || !difference.site || !difference.at.original;
    });
    const bool is_caller =
        caller != all.begin() && caller != all.end() && caller->site && caller->what != "calls";
    if (is_caller) std::rotate(all.begin(), caller, caller + 1);
  }

  const Recording& original_;
  const Recording& converted_;
  ByNumber partner_of_;
  SecondRun perturbed_;
  LargestValues largest_;
  std::map<Path, const Event*> begun_;   // the first call of each layer
  std::map<Path, const Event*> layers_;  // what it returns
  std::set<Path> leaves_;
  std::size_t first_layer_ = 0;             // the first event of one
  std::optional<BothLines> last_gradient_;  // that agreed
  LayerResults results_;
  std::optional<Difference> construction_;  // the first one while models are made
  Verdict verdict_;
};

}  // namespace

Verdict judge(const Recording& original, const Recording& converted, const Recording* perturbed) {
  return Judge(original, converted, perturbed).verdict();
}

bool may_be_rounding(const Verdict& verdict) {
  const auto& all = verdict.differences;
  // What differs in construction stands first only because something computed differs too.
  const auto first = std::find_if(all.begin(), all.end(), [](const Difference& difference) {
    return difference.what != "construction";
  });
  return first != all.end() && first->error && may_be_rounding(*first->error, first->is_tiny);
}

}  // namespace paddle_ls::alignment
