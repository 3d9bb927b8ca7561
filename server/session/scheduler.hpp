// When a text is analysed, and where.
//
// Each unit has at most one analysis under way and at most one wanted: the newest text wins.
// Nothing starts while more messages wait to be read, so a burst of changes costs one analysis, and
// a unit whose last analysis was slow waits a moment for the next key to come. An analysis that a
// change has overtaken is stopped; its tree, if it got that far, is still the best start for the
// next one.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/session/event.hpp"
#include "server/session/loop.hpp"
#include "server/workspace/unit.hpp"

namespace paddle_ls::server {

class Scheduler {
 public:
  // What a worker does with a unit's snapshot.
  using Work = std::function<AnalysisFinished(const syntax::Stop&)>;
  using MakeWork = std::function<Work(const Unit&, Source)>;

  Scheduler(Loop& loop, PostEvent post, MakeWork make_work);
  // Stops all work and waits for it.
  ~Scheduler();

  // The unit's text, settings or rules have changed. The unit must live until `forget`.
  void want(Unit& unit);
  // Starts what is wanted and due. Called when no message waits to be read.
  void start_wanted();
  // Brings a result home; returns whether it is the analysis of the unit's present text. The result
  // of a unit that was closed and opened again in the meantime is dropped.
  bool finished(Unit& unit, const Analysed& analysed);
  // The unit is about to go; who waits for it is told null.
  void forget(const Unit& unit);

  // Calls `then` with the analysis of the unit's present text: at once when there is one, else when
  // it is done; with null when the unit goes away.
  using Then = std::function<void(const std::shared_ptr<const Analysis>&)>;
  void when_analysed(Unit& unit, Then then);

  // Where work other than analyses runs. Each lane has separate threads, so that what takes long
  // never keeps what is quick waiting: a hover is answered while the workspace is converted.
  enum class Lane : std::uint8_t {
    quick,       // a question about one place of a document
    document,    // a question about a whole document
    background,  // commands, and whatever looks at many files
  };

  // Runs `work` on a worker. Work must poll its own cancel flag; what it throws is logged.
  void run(Lane lane, std::function<void()> work);
  void run(std::function<void()> work) { run(Lane::background, std::move(work)); }

 private:
  struct State {
    explicit State(Unit& of, Loop& loop) : unit(&of), delay(loop) {}
    Unit* unit;
    Timer delay;
    std::shared_ptr<std::atomic<bool>> stop;  // of the analysis under way; null when there is none
    std::uint64_t running_revision = 0;       // the text it is of
    bool wanted = false;
    bool delayed = false;       // the timer runs
    bool from_scratch = false;  // the wanted analysis must not start from a tree
    std::chrono::microseconds last{0};
    std::vector<Then> waiting;
  };

  State& state_of(Unit& unit);
  void start(State& state);
  void delay(State& state, std::chrono::milliseconds time);
  void settle_later(State& state);

  Loop& loop_;
  PostEvent post_;
  MakeWork make_work_;
  std::map<std::string, State> states_;
  Workers workers_;               // for analyses
  std::array<Workers, 3> lanes_;  // by Lane
};

}  // namespace paddle_ls::server
