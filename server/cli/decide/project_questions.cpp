#include "server/cli/decide/project_questions.hpp"

#include "project/conversion/project_tree.hpp"
#include "server/cli/run/batch_run.hpp"
#include "server/cli/run/prepared_files.hpp"

namespace paddle_ls::cli {
namespace {

struct QuestionOutcome {
  SourceFile file;
  std::string problem;
  project::Questions questions;
};

QuestionOutcome outcome_of(SourceFile file, const project::ProjectTree& tree) {
  QuestionOutcome outcome;
  outcome.file = std::move(file);
  outcome.problem = outcome.file.problem;
  if (!outcome.file.holds_uses()) return outcome;
  const auto prepared = prepare(outcome.file, tree);
  if (!prepared) {
    outcome.problem = prepared.error().message;
    return outcome;
  }
  outcome.questions.add(outcome.file.shown, prepared->analysed.uses);
  return outcome;
}

}  // namespace

Result<ProjectQuestions> questions_of(const Sources& sources, const Console& console) {
  ProgressBar bar(console);
  auto files = SourceFiles::open(sources, {});
  if (!files) return tl::unexpected(files.error());
  warn_of_no_sources(*files, console);
  project::ProjectTree tree(project::whole_conversion(), std::make_shared<modules::Environments>());
  expect_passes(bar, *files, tree, files->numbers().sources);
  note_files(*files, tree, bar);
  ProjectQuestions result;
  project::IdleDecisions idle;
  for (const std::filesystem::path& path : sources.paths) idle.add_root(whole_path(path));
  BatchRun run(sources.jobs, console, bar);
  run.each(
      *files, &SourceFiles::next_source,
      [&](SourceFile file) { return outcome_of(std::move(file), tree); },
      [&](const QuestionOutcome& outcome) {
        if (!outcome.problem.empty()) {
          result.is_complete = false;
          return;
        }
        ++result.files;
        idle.add_file(outcome.file.absolute_path(), *outcome.file.configuration->settings);
        result.questions.add(outcome.questions);
      });
  if (interrupted()) result.is_complete = false;
  result.idle = idle.found(result.questions);
  return result;
}

}  // namespace paddle_ls::cli
