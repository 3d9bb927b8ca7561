#include "server/session/scheduler.hpp"

#include <algorithm>
#include <thread>

#include <fmt/core.h>

#include "server/logging/log.hpp"

namespace paddle_ls::server {
namespace {

using std::chrono::milliseconds;

// The first change after a pause is analysed at once. One that overtakes an analysis shows that the
// user types faster than we analyse: if that is slow, it waits for a pause as long as the analysis.
constexpr milliseconds fast(10);
constexpr milliseconds longest_delay(150);
// How long the text must rest before a doubtful incremental tree is checked by a full parse.
constexpr milliseconds settling_time(250);

milliseconds delay_after(std::chrono::microseconds last) {
  if (last < fast) return milliseconds(0);
  return std::min(longest_delay, std::chrono::duration_cast<milliseconds>(last));
}

}  // namespace

Scheduler::Scheduler(Loop& loop, PostEvent post, MakeWork make_work)
    : loop_(loop),
      post_(std::move(post)),
      make_work_(std::move(make_work)),
      workers_(std::clamp(std::thread::hardware_concurrency(), 2U, 4U)),
      lanes_{Workers(1), Workers(2), Workers(2)} {}

Scheduler::~Scheduler() {
  for (auto& [key, state] : states_) {
    if (state.stop) state.stop->store(true);
  }
  workers_.join();
  for (Workers& lane : lanes_) lane.join();
}

Scheduler::State& Scheduler::state_of(Unit& unit) {
  return states_.try_emplace(unit.key(), unit, loop_).first->second;
}

void Scheduler::want(Unit& unit) {
  State& state = state_of(unit);
  state.wanted = true;
  const bool overtakes = state.stop != nullptr;
  if (overtakes) state.stop->store(true);
  state.from_scratch = false;
  if (const milliseconds time = delay_after(state.last); overtakes && time.count() > 0) {
    delay(state, time);
  } else {
    state.delayed = false;
    state.delay.cancel();
  }
}

void Scheduler::delay(State& state, milliseconds time) {
  state.delayed = true;
  state.delay.start(time, [this, key = state.unit->key()] {
    const auto found = states_.find(key);
    if (found == states_.end()) return;
    found->second.delayed = false;
    post_(Continue{"the end of a delay", [] {}});
  });
}

void Scheduler::start_wanted() {
  for (auto& [key, state] : states_) {
    if (state.wanted && !state.stop && (!state.delayed || !state.waiting.empty())) start(state);
  }
}

void Scheduler::start(State& state) {
  state.wanted = false;
  state.stop = std::make_shared<std::atomic<bool>>(false);
  Unit& unit = *state.unit;
  Source source =
      std::exchange(state.from_scratch, false) ? unit.snapshot_from_scratch() : unit.snapshot();
  state.running_revision = source.revision;
  workers_.post([work = make_work_(unit, std::move(source)), stop = state.stop, post = post_] {
    post(work([&stop] { return stop->load(std::memory_order_relaxed); }));
  });
}

bool Scheduler::finished(Unit& unit, const Analysed& analysed) {
  State& state = state_of(unit);
  const Analysis& analysis = *analysed.analysis;
  if (!state.stop || state.running_revision != analysis.source.revision) return false;
  state.stop.reset();
  if (analysis.complete) state.last = analysis.duration;
  // Taking a large result apart takes a while, so that is not done here.
  run([analysis = unit.analysis(), recorded = unit.recorded()] {});
  unit.adopt(analysed);
  const auto current = unit.current_analysis();
  if (!current) return false;
  for (const Then& then : std::exchange(state.waiting, {})) then(current);
  if (!current->equals_full_parse) settle_later(state);
  return true;
}

// A large tree with errors that came from an earlier one may differ from a full parse. It was good
// enough for the moment; once the text rests it is replaced by the real one.
void Scheduler::settle_later(State& state) {
  state.wanted = true;
  state.from_scratch = true;
  delay(state, settling_time);
}

void Scheduler::forget(const Unit& unit) {
  const auto found = states_.find(unit.key());
  if (found == states_.end()) return;
  if (found->second.stop) found->second.stop->store(true);
  const std::vector<Then> waiting = std::move(found->second.waiting);
  states_.erase(found);
  for (const Then& then : waiting) then(nullptr);
}

void Scheduler::when_analysed(Unit& unit, Then then) {
  if (const auto current = unit.current_analysis()) return then(current);
  State& state = state_of(unit);
  state.waiting.push_back(std::move(then));
  if (!state.stop) state.wanted = true;
}

void Scheduler::run(Lane lane, std::function<void()> work) {
  lanes_[static_cast<std::size_t>(lane)].post([work = std::move(work)] {
    try {
      work();
    } catch (const std::exception& fault) {
      log::error(fmt::format("work failed: {}", fault.what()));
    }
  });
}

}  // namespace paddle_ls::server
