#include "server/session/scheduler.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <thread>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::server;
using std::chrono::milliseconds;

namespace {

// A scheduler whose analyses only wait until they are released or stopped.
struct SchedulerFixture {
  // The result of the next analysis to begin.
  milliseconds duration{0};
  bool equals_full_parse = true;

  std::atomic<bool> is_held = false;
  std::vector<Source> started;
  std::mutex mutex;
  std::condition_variable arrived;
  std::deque<Event> events;
  Loop loop;
  Scheduler scheduler{
      loop, [this](Event event) { take(std::move(event)); },
      [this](const Unit&, Source source) -> Scheduler::Work {
        started.push_back(source);
        return [this, source = std::move(source), took = duration,
                is_equal = equals_full_parse](const syntax::Stop& stop) -> AnalysisFinished {
          while (is_held && !stop()) std::this_thread::sleep_for(milliseconds(1));
          auto analysis = std::make_shared<Analysis>();
          analysis->complete = !stop();
          analysis->duration = took;
          analysis->equals_full_parse = is_equal;
          analysis->source = source;
          return {source.key, {std::move(analysis), nullptr}, {}};
        };
      }};

  void take(Event event) {
    const bool ends_delay = std::holds_alternative<Continue>(event);
    const std::scoped_lock lock(mutex);
    events.push_back(std::move(event));
    arrived.notify_one();
    if (ends_delay) loop.stop();
  }

  // The result of the next analysis that ends.
  Analysed next() {
    std::unique_lock lock(mutex);
    REQUIRE(arrived.wait_for(lock, std::chrono::seconds(20), [this] { return !events.empty(); }));
    const Event event = std::move(events.front());
    events.pop_front();
    REQUIRE(std::holds_alternative<AnalysisFinished>(event));
    return std::get<AnalysisFinished>(event).analysed;
  }

  void change(Unit& unit, std::string text) {
    unit.set_text(std::make_shared<const std::string>(std::move(text)), {});
    scheduler.want(unit);
  }

  std::string text_started() const { return *started.back().text; }

  // One analysis from its start to its end.
  void analyse(Unit& unit, std::string text) {
    change(unit, std::move(text));
    scheduler.start_wanted();
    REQUIRE(scheduler.finished(unit, next()));
  }
};

}  // namespace

TEST_CASE("a burst of changes costs one analysis, of the newest text") {
  SchedulerFixture fixture;
  Unit unit("a.py", DocumentKind::python);
  for (const char* text : {"1", "2", "3"}) fixture.change(unit, text);
  CHECK(fixture.started.empty());
  fixture.scheduler.start_wanted();
  fixture.scheduler.start_wanted();
  REQUIRE(fixture.started.size() == 1);
  CHECK(fixture.text_started() == "3");
  CHECK(fixture.scheduler.finished(unit, fixture.next()));
  CHECK(unit.current_analysis());
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 1);
}

TEST_CASE("an analysis of an outdated text is stopped, and the next begins when it has ended") {
  SchedulerFixture fixture;
  Unit unit("a.py", DocumentKind::python);
  fixture.is_held = true;
  fixture.change(unit, "1");
  fixture.scheduler.start_wanted();
  fixture.change(unit, "2");
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 1);
  const Analysed stopped = fixture.next();
  CHECK_FALSE(stopped.analysis->complete);
  CHECK_FALSE(fixture.scheduler.finished(unit, stopped));
  fixture.is_held = false;
  fixture.scheduler.start_wanted();
  REQUIRE(fixture.started.size() == 2);
  CHECK(fixture.text_started() == "2");
  CHECK(fixture.scheduler.finished(unit, fixture.next()));
}

TEST_CASE("two units are analysed side by side") {
  SchedulerFixture fixture;
  Unit first("a.py", DocumentKind::python);
  Unit second("b.py", DocumentKind::python);
  fixture.is_held = true;
  fixture.change(first, "1");
  fixture.change(second, "2");
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 2);
}

TEST_CASE("a unit with a slow and outdated analysis waits for a pause") {
  SchedulerFixture fixture;
  Unit unit("a.py", DocumentKind::python);
  fixture.duration = milliseconds(60);
  fixture.analyse(unit, "1");
  fixture.is_held = true;
  fixture.change(unit, "2");
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 2);
  fixture.change(unit, "3");
  fixture.scheduler.finished(unit, fixture.next());
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 2);
  fixture.loop.run();
  fixture.scheduler.start_wanted();
  REQUIRE(fixture.started.size() == 3);
  CHECK(fixture.text_started() == "3");
}

TEST_CASE("a request for an analysis does not wait for a pause") {
  SchedulerFixture fixture;
  Unit unit("a.py", DocumentKind::python);
  fixture.duration = milliseconds(60);
  fixture.analyse(unit, "1");
  fixture.is_held = true;
  fixture.change(unit, "2");
  fixture.scheduler.start_wanted();
  fixture.change(unit, "3");
  fixture.scheduler.finished(unit, fixture.next());
  fixture.scheduler.when_analysed(unit, [](const auto&) {});
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 3);
}

TEST_CASE("a caller is notified when the analysis is done, or when the unit is closed") {
  SchedulerFixture fixture;
  Unit unit("a.py", DocumentKind::python);
  std::vector<std::string> told;
  const Scheduler::Then then = [&](const std::shared_ptr<const Analysis>& analysis) {
    told.push_back(analysis ? *analysis->source.text : "gone");
  };
  unit.set_text(std::make_shared<const std::string>("1"), {});
  fixture.scheduler.when_analysed(unit, then);
  CHECK(told.empty());
  fixture.scheduler.start_wanted();
  fixture.scheduler.finished(unit, fixture.next());
  CHECK(told == std::vector<std::string>{"1"});
  fixture.scheduler.when_analysed(unit, then);
  CHECK(told == std::vector<std::string>{"1", "1"});
  fixture.change(unit, "2");
  fixture.scheduler.when_analysed(unit, then);
  fixture.scheduler.forget(unit);
  CHECK(told == std::vector<std::string>{"1", "1", "gone"});
}

TEST_CASE("the result of a unit that was closed and opened again is dropped") {
  SchedulerFixture fixture;
  fixture.is_held = true;
  Analysed late;
  {
    Unit closed("a.py", DocumentKind::python);
    fixture.change(closed, "1");
    fixture.scheduler.start_wanted();
    fixture.scheduler.forget(closed);
    late = fixture.next();
  }
  Unit opened("a.py", DocumentKind::python);
  fixture.change(opened, "2");
  CHECK_FALSE(fixture.scheduler.finished(opened, late));
  fixture.scheduler.start_wanted();
  CHECK_FALSE(fixture.scheduler.finished(opened, late));
  CHECK(opened.current_analysis() == nullptr);
}

TEST_CASE("a doubtful tree is replaced by one that is parsed from scratch when typing pauses") {
  SchedulerFixture fixture;
  Unit unit("a.py", DocumentKind::python);
  fixture.equals_full_parse = false;
  fixture.change(unit, "1");
  fixture.scheduler.start_wanted();
  Analysed doubtful = fixture.next();
  doubtful.recorded = std::make_shared<const python::RecordedFile>(
      python::RecordedFile{*syntax::Pieces::parse("1", nullptr), {}});
  CHECK(fixture.scheduler.finished(unit, doubtful));
  fixture.scheduler.start_wanted();
  CHECK(fixture.started.size() == 1);
  fixture.equals_full_parse = true;
  fixture.loop.run();
  fixture.scheduler.start_wanted();
  REQUIRE(fixture.started.size() == 2);
  CHECK(fixture.started.back().earlier == nullptr);
  fixture.events.clear();
}

TEST_CASE("work on one lane does not delay other lanes, and an exception in it ends nothing") {
  SchedulerFixture fixture;
  std::atomic<bool> is_held = true;
  std::atomic<int> done = 0;
  fixture.scheduler.run([&] {
    while (is_held) std::this_thread::sleep_for(milliseconds(1));
    throw std::runtime_error("of a test");
  });
  fixture.scheduler.run(Scheduler::Lane::quick, [&] { throw std::runtime_error("of a test"); });
  fixture.scheduler.run(Scheduler::Lane::quick, [&] { ++done; });
  fixture.scheduler.run(Scheduler::Lane::document, [&] { ++done; });
  for (int i = 0; i < 20000 && done < 2; ++i) std::this_thread::sleep_for(milliseconds(1));
  CHECK(done == 2);
  is_held = false;
}
