// The work of a worker: from an immutable source to everything that is said about it.
//
// Fixes are part of the result, so that a code action is a look-up in it and never computes
// anything.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "project/conversion/file_uses.hpp"
#include "server/model/model.hpp"
#include "server/model/source.hpp"
#include "server/workspace/configuration_view.hpp"
#include "server/workspace/ready_once.hpp"

namespace paddle_ls::server {

struct Surroundings;

struct AnalysisTask {
  Source source;
  std::shared_ptr<ConfigurationView> configuration;
  std::shared_ptr<Surroundings> surroundings;
};

struct Analysis {
  Source source;  // without `earlier`
  std::shared_ptr<const settings::Settings> settings;
  project::FileUses uses;              // of Python and of lists of packages; else empty
  std::vector<Problem> problems;       // of the file as a whole, and beside `uses`
  std::shared_ptr<const Model> model;  // null: nothing to ask beyond `uses`
  bool concerns_others = false;        // see Reading
  bool knows_importers = true;         // false: who imports from the file was not known yet
  bool complete = false;               // false: stopped before the end
  bool equals_full_parse = true;       // see syntax::Pieces
  std::chrono::microseconds duration{0};
  std::shared_ptr<ReadyOnce> ready = std::make_shared<ReadyOnce>();

  // What the safe fixes of the file are, and which of them wait. Thread-safe.
  const project::ReadyFixes& ready_fixes() const { return ready->of(uses); }

  // Roughly what keeping this result costs, without the text, in bytes.
  std::size_t memory_bytes() const;
};

// The trees of a text are kept apart from what was found in it, because they are many times as
// large and only needed while the user types.
struct Analysed {
  std::shared_ptr<const Analysis> analysis;
  // Of Python; also there when the work was stopped after reading; else null.
  project::Recorded recorded;
};

// Never throws on any text. `stop` is polled; a stopped analysis is not complete.
Analysed analyse(AnalysisTask task, const syntax::Stop& stop);

}  // namespace paddle_ls::server
