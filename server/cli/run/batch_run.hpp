// One run of a command over many files: threads, progress, complaints and the exit status.
#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <string>

#include "server/cli/run/console.hpp"
#include "server/cli/run/progress_bar.hpp"
#include "server/cli/run/run_in_order.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

// A run without files was most likely started in the wrong folder.
void warn_of_no_sources(const SourceFiles& files, const Console& console);

class BatchRun {
 public:
  using Draw = std::optional<SourceFile> (SourceFiles::*)();

  // `jobs` as in `Sources`.
  BatchRun(unsigned jobs, const Console& console, ProgressBar& bar);

  // Draws every file and processes it. `work` takes a SourceFile and returns an outcome, on several
  // threads; `emit` gets the outcomes in order. An outcome has the members `file` and `problem`,
  // which says why the file could not be processed: problems are printed here. Ends early if
  // interrupted.
  template <class Work, class Emit>
  void each(SourceFiles& files, Draw draw, Work work, Emit emit) {
    using Outcome = decltype(work(std::declval<SourceFile>()));
    bar_.begin_pass();
    run_in_order(
        jobs_,
        [&]() -> std::optional<SourceFile> {
          return interrupted() ? std::nullopt : (files.*draw)();
        },
        [&](const SourceFile& file) -> Outcome {
          try {
            return work(file);
          } catch (const std::exception& failure) {  // out of memory: one file must not end the run
            Outcome outcome;
            outcome.file = file;
            outcome.problem = failure.what();
            return outcome;
          }
        },
        [&](Outcome outcome) {
          bar_.hide();
          if (!outcome.problem.empty()) complain(outcome.file.shown, outcome.problem);
          emit(outcome);
          bar_.step(outcome.file.shown);
        });
    bar_.hide();
  }

  // `clean`: nothing is left for a person to do.
  int exit_status(bool clean) const;

  void complain(const std::string& place, const std::string& problem);

 private:
  unsigned jobs_;
  const Console& console_;
  ProgressBar& bar_;
};

}  // namespace paddle_ls::cli
