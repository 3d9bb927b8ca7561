#include "server/cli/align/source_pairs.hpp"

#include <boost/json/object.hpp>

#include "engine/rewrite/differences/difference.hpp"
#include "project/conversion/project_tree.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/run/batch_run.hpp"
#include "server/cli/run/prepared_files.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

struct PairOutcome {
  SourceFile file;
  std::string problem;
  std::optional<project::FilePair> pair;
};

class Pairing {
 public:
  Pairing(const project::ProjectTree& tree, fs::path original, fs::path converted)
      : tree_(tree), original_(std::move(original)), converted_(std::move(converted)) {}

  PairOutcome outcome_of(SourceFile file) const {
    PairOutcome outcome;
    outcome.file = std::move(file);
    if (outcome.file.kind != SourceFile::Kind::python) return outcome;
    const fs::path below = outcome.file.absolute_path().lexically_relative(original_);
    std::error_code failed;
    if (!fs::is_regular_file(converted_ / below, failed)) return outcome;
    const std::size_t most = outcome.file.configuration->settings->files_maximum_bytes;
    const auto actual = files::read_source(converted_ / below, most);
    const auto prepared = prepare(outcome.file, tree_);
    if (!actual || !prepared) return outcome;
    const project::FileConversion made = tree_.convert(prepared->analysed);
    outcome.pair = project::pair_file(below.generic_string(), prepared->analysed.uses, made.edits,
                                      actual->text);
    return outcome;
  }

 private:
  const project::ProjectTree& tree_;
  fs::path original_;
  fs::path converted_;
};

// Settings that accept every difference between the frameworks.
settings::Layer everything_accepted() {
  boost::json::object decisions;
  for (const rewrite::Difference& each : rewrite::differences()) decisions[each.id] = "accept";
  return settings::read_layer(boost::json::object{{"decisions", std::move(decisions)}}, {}).layer;
}

}  // namespace

Result<project::ProgramPairs> source_pairs(const fs::path& original, const fs::path& converted,
                                           Accepted accepted, const Console& console) {
  for (const fs::path& folder : {original, converted}) {
    std::error_code failed;
    if (!fs::is_directory(folder, failed))
      return error("it is not a folder", folder.generic_string());
  }
  Sources sources;
  sources.paths = {original};
  if (accepted == Accepted::all) {
    sources.style = rewrite::Style::native;
    sources.settings = everything_accepted();
  }
  ProgressBar bar(console);
  auto files = SourceFiles::open(sources, {});
  if (!files) return tl::unexpected(files.error());
  project::ProjectTree tree(project::whole_conversion(), std::make_shared<modules::Environments>());
  expect_passes(bar, *files, tree, files->numbers().sources);
  note_files(*files, tree, bar);
  const Pairing pairing(tree, whole_path(original), whole_path(converted));
  project::ProgramPairs pairs;
  BatchRun run(sources.jobs, console, bar);
  run.each(
      *files, &SourceFiles::next_source,
      [&](SourceFile file) { return pairing.outcome_of(std::move(file)); },
      [&](const PairOutcome& outcome) {
        if (outcome.pair) pairs.add(*outcome.pair);
      });
  return pairs;
}

}  // namespace paddle_ls::cli
