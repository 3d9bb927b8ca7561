#include "engine/python/evaluate/state/control_flow.hpp"

#include <algorithm>

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// A variable changes at most a few times on its way to conflict; a chain of variables in a loop can
// take longer and is cut off here.
constexpr std::uint32_t loop_rounds = 6;

}  // namespace

void ControlFlow::restart(OpId length) {
  controls_.clear();
  narrowed.clear();
  finals_.clear();
  exits_.clear();
  loops_.clear();
  exhausted_ = false;
  steps_ = 0;
  step_limit_ = 8 * length + 1000;
}

void ControlFlow::note_read(SymbolId symbol) {
  if (loops_.empty()) return;
  if (!environment_.written_since(symbol, controls_[loops_.back()].mark)) {
    read_at_head_[symbol] = true;
  }
}

void ControlFlow::begin(Branching form, OpId at) {
  Control control;
  control.form = form;
  control.begin = at;
  control.dead_before = dead_;
  control.mark = environment_.mark();
  control.first_narrowed = static_cast<std::uint32_t>(narrowed.size());
  control.first_final = static_cast<std::uint32_t>(finals_.size());
  control.first_exit = static_cast<std::uint32_t>(exits_.size());
  controls_.push_back(std::move(control));
  if (form == Branching::loop) loops_.push_back(static_cast<std::uint32_t>(controls_.size() - 1));
}

// Saves the changes of the branch, if its end can be reached, and goes back to its start.
void ControlFlow::end_branch() {
  if (controls_.empty()) return;
  Control& control = controls_.back();
  if (control.has_exits) environment_.history_since(control.mark, exits_);
  if (!dead_) {
    environment_.changes_since(control.mark, finals_);
    ++control.branches;
  }
  roll_back(control);
  dead_ = control.dead_before;
  control.handles = false;
}

void ControlFlow::end_alternatives(bool is_exhaustive) {
  if (controls_.empty()) return;
  Control& control = controls_.back();
  const std::uint32_t reaching = control.branches + (is_exhaustive ? 0 : 1);
  merge(control, reaching);
  if (reaching == 0) dead_ = true;
  controls_.pop_back();
}

// Joins the saved changes of `branches` branches; in a branch without a change, a variable has its
// current value.
void ControlFlow::merge(Control& control, std::uint32_t branches) {
  const auto first = finals_.begin() + control.first_final;
  std::stable_sort(first, finals_.end(), [](const VariableChange& a, const VariableChange& b) {
    return a.symbol < b.symbol;
  });
  for (auto at = first; at != finals_.end();) {
    const SymbolId symbol = at->symbol;
    Value joined = at->value;
    std::uint32_t changed = 1;
    for (++at; at != finals_.end() && at->symbol == symbol; ++at, ++changed) {
      joined = join(joined, at->value);
    }
    if (changed < branches) joined = join(environment_[symbol], joined);
    environment_.set(symbol, joined);
  }
  finals_.erase(first, finals_.end());
}

OpId ControlFlow::end_loop(OpId at) {
  if (controls_.empty() || controls_.back().form != Branching::loop) return at + 1;
  Control& control = controls_.back();
  if (control.has_exits) {
    environment_.history_since(control.mark, finals_);
  } else if (!dead_) {
    environment_.changes_since(control.mark, finals_);
  }
  finals_.insert(finals_.end(), exits_.begin() + control.first_exit, exits_.end());
  exits_.resize(control.first_exit);
  roll_back(control);
  dead_ = control.dead_before;
  const auto first_final = finals_.begin() + control.first_final;
  for (auto change = first_final; change != finals_.end(); ++change) {
    change->value = join(environment_[change->symbol], change->value);
  }
  std::sort(first_final, finals_.end(),
            [](const VariableChange& a, const VariableChange& b) { return a.symbol < b.symbol; });
  // Another round is needed if a variable that the loop read from before the loop has a different
  // value in the next iteration.
  bool again = false;
  for (auto change = first_final; change != finals_.end(); ++change) {
    if (environment_[change->symbol] == change->value) continue;
    again = again || read_at_head_[change->symbol];
  }
  again = again && control.rounds < loop_rounds;
  if (again && steps_ > step_limit_) {
    exhausted_ = true;
    again = false;
  }
  const bool give_up = again && control.rounds + 1 == loop_rounds;
  for (auto change = first_final; change != finals_.end(); ++change) {
    const Value joined = join(environment_[change->symbol], change->value);
    if (joined == environment_[change->symbol]) continue;
    environment_.set(change->symbol, give_up ? Value{.tag = Tag::conflict} : joined);
  }
  finals_.erase(first_final, finals_.end());
  if (again) {
    ++control.rounds;
    control.has_exits = false;
    control.mark = environment_.mark();
    return control.begin + 1;
  }
  loops_.pop_back();
  controls_.pop_back();
  return at + 1;
}

// Break and continue: the values here may hold at the end of the loop. Every branch on the way
// there contributes all values of its variables, because the branch that ends here is rolled back.
void ControlFlow::leave_loop() {
  if (dead_) return;
  for (std::size_t i = controls_.size(); i-- > 0;) {
    controls_[i].has_exits = true;
    if (controls_[i].form == Branching::loop) break;
  }
  dead_ = true;
}

void ControlFlow::end_attempt_body() {
  if (controls_.empty()) return;
  Control& control = controls_.back();
  if (control.has_exits) environment_.history_since(control.mark, exits_);
  environment_.changes_since(control.mark, control.body);
  environment_.history_since(control.mark, control.at_error);
  control.body_live = !dead_;
  roll_back(control);
  dead_ = control.dead_before;
}

void ControlFlow::begin_handler() {
  if (controls_.empty()) return;
  controls_.back().handles = true;
  apply(controls_.back().at_error);
}

const Value* ControlFlow::unless_handled(SymbolId symbol) const {
  const auto handling = std::find_if(controls_.rbegin(), controls_.rend(),
                                     [](const Control& control) { return control.handles; });
  if (handling == controls_.rend() || !handling->body_live) return nullptr;
  const auto change =
      std::find_if(handling->body.begin(), handling->body.end(),
                   [&](const VariableChange& each) { return each.symbol == symbol; });
  return change == handling->body.end() ? nullptr : &change->value;
}

void ControlFlow::begin_else() {
  if (controls_.empty()) return;
  apply(controls_.back().body);
  dead_ = !controls_.back().body_live;
}

void ControlFlow::end_else() {
  if (controls_.empty()) return;
  Control& control = controls_.back();
  if (control.has_exits) environment_.history_since(control.mark, exits_);
  control.body.clear();
  environment_.changes_since(control.mark, control.body);
  control.body_live = !dead_;
  roll_back(control);
  dead_ = control.dead_before;
}

// The finally suite runs after all of the suites before it.
void ControlFlow::begin_finally() {
  if (!controls_.empty()) merge_attempt(controls_.back());
}

void ControlFlow::end_attempt() {
  if (controls_.empty()) return;
  if (!controls_.back().merged) merge_attempt(controls_.back());
  controls_.pop_back();
}

void ControlFlow::merge_attempt(Control& control) {
  control.merged = true;
  if (control.body_live) {
    finals_.insert(finals_.begin() + control.first_final, control.body.begin(), control.body.end());
    ++control.branches;
  }
  const std::uint32_t reaching = control.branches;
  if (reaching == 0) {
    apply(control.at_error);
    dead_ = true;
  } else {
    merge(control, reaching);
  }
}

void ControlFlow::apply(const std::vector<VariableChange>& changes) {
  for (const VariableChange& change : changes) environment_.set(change.symbol, change.value);
}

// Goes back to the start of `control`, for another branch or the end.
void ControlFlow::roll_back(const Control& control) {
  environment_.roll_back(control.mark);
  narrowed.resize(std::min<std::size_t>(narrowed.size(), control.first_narrowed));
}

}  // namespace paddle_ls::python
