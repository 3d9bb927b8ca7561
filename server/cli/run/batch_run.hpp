// One run of a command over many files: threads, progress, complaints and the exit status.
#pragma once

#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/cli/run/console.hpp"
#include "server/cli/run/progress_bar.hpp"
#include "server/cli/run/run_in_order.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

class BatchRun {
 public:
  using Draw = std::optional<SourceFile> (SourceFiles::*)();

  // `jobs` as in `Sources`.
  BatchRun(unsigned jobs, const Console& console);

  // Draws every file and works on it. `work` takes a SourceFile and gives an outcome, on several
  // threads; `emit` gets the outcomes in order. An outcome has the members `file`, and `problem`
  // for why nothing could be done with the file: those are printed here. Ends early when
  // interrupted.
  template <class Work, class Emit>
  void each(SourceFiles& files, Draw draw, Work work, Emit emit) {
    using Outcome = decltype(work(std::declval<SourceFile>()));
    ProgressBar progress(console_, console_.err_is_terminal ? count(files, draw) : 0);
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
          progress.hide();
          complain_about(*outcome.file.configuration);
          if (!outcome.problem.empty()) complain(outcome.file.shown, outcome.problem);
          emit(outcome);
          progress.step(outcome.file.shown);
        });
  }

  // `clean`: there is nothing that a person has to do.
  int exit_status(bool clean) const;

  void complain(const std::string& place, const std::string& problem);

 private:
  static std::size_t count(SourceFiles files, Draw draw);
  void complain_about(const project::Configuration& configuration);

  unsigned jobs_;
  const Console& console_;
  std::set<std::string> complaints_;  // about settings; each is said once
};

}  // namespace paddle_ls::cli
