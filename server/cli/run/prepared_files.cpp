#include "server/cli/run/prepared_files.hpp"

#include <algorithm>
#include <exception>
#include <thread>

#include "server/cli/run/console.hpp"
#include "server/cli/run/run_in_order.hpp"

namespace paddle_ls::cli {
namespace {

// Trees take some forty times the memory of their text, findings much less.
constexpr std::size_t most_text_with_trees = std::size_t{1} << 20U;
// A user who names more files means the whole project.
constexpr std::size_t most_named_files = 16;
constexpr std::size_t most_text = std::size_t{16} << 20U;

// A rough estimate of the cost of a file in each pass, which only affects the progress bar.
constexpr std::size_t weight_of_noting = 1;
constexpr std::size_t weight_of_looking = 6;
constexpr std::size_t weight_of_the_rest = 4;

struct Looked {
  std::string shown;
  std::filesystem::path path;
  std::shared_ptr<PreparedFile> prepared;  // null for a file that is not processed
  std::vector<rewrite::UseUnit> units;
};

Looked look(const SourceFile& file, const project::ProjectTree& tree) {
  Looked looked;
  looked.shown = file.shown;
  if (!file.holds_uses() || stands_alone(file, tree)) return looked;
  auto prepared = prepare(file, tree);
  if (!prepared) return looked;
  looked.path = file.path;
  looked.units = tree.units_of(prepared->analysed.uses);
  looked.prepared = std::make_shared<PreparedFile>(std::move(*prepared));
  return looked;
}

}  // namespace

Result<PreparedFile> prepare(const SourceFile& file, const project::ProjectTree& tree) {
  auto source = files::read_source(file.path, file.configuration->settings->files_maximum_bytes);
  if (!source) return tl::unexpected(std::move(source.error()));
  // The uses that were found share the text.
  auto text = std::make_shared<const std::string>(source->text);
  return tree.analyse({file.form(), file.absolute_path(), std::move(text)}, *file.configuration)
      .map([&](project::AnalysedFile analysed) {
        auto syntax = syntax_remark(analysed);
        return PreparedFile{std::move(*source), std::move(analysed), std::move(syntax)};
      });
}

void note_files(SourceFiles files, project::ProjectTree& tree, ProgressBar& bar) {
  const auto named = files.named_files();
  bar.begin_pass();
  while (const auto file = files.next_source()) {
    bar.step(file->shown);
    if (!file->holds_uses()) continue;
    auto source =
        files::read_source(file->path, file->configuration->settings->files_maximum_bytes);
    if (!source) continue;
    tree.note({file->form(), file->absolute_path(),
               std::make_shared<const std::string>(std::move(source->text))});
  }
  if (named.size() <= most_named_files) {
    for (const auto& path : named) {
      if (path.extension() == ".py") tree.note_around(path);
    }
  }
  tree.end_noting();
}

bool stands_alone(const SourceFile& file, const project::ProjectTree& tree) {
  return file.kind == SourceFile::Kind::python && tree.stands_alone(file.absolute_path());
}

void expect_passes(ProgressBar& bar, const SourceFiles& files, const project::ProjectTree& tree,
                   std::size_t files_worked_on) {
  const std::size_t sources = files.numbers().sources;
  bar.expect(sources, weight_of_noting);
  bar.expect(tree.holds_back() ? sources : 0, weight_of_looking);
  bar.expect(files_worked_on, tree.holds_back() ? weight_of_the_rest : weight_of_looking);
}

PreparedFiles::PreparedFiles(SourceFiles files, unsigned jobs, project::ProjectTree& tree,
                             ProgressBar& bar) {
  bar.begin_pass();
  if (!tree.holds_back()) return;
  std::size_t kept_text = 0;
  run_in_order(
      jobs > 0 ? jobs : std::max(std::thread::hardware_concurrency(), 1U),
      [&]() -> std::optional<SourceFile> {
        return interrupted() ? std::nullopt : files.next_source();
      },
      [&](const SourceFile& file) -> Looked {
        try {
          return look(file, tree);
        } catch (const std::exception&) {  // out of memory: processing the file will report it
          return {file.shown, {}, nullptr, {}};
        }
      },
      [&](Looked looked) {
        bar.step(looked.shown);
        if (!looked.prepared) return;
        PreparedFile& prepared = *looked.prepared;
        tree.add_units(prepared.analysed.uses, std::move(looked.units));
        kept_text += prepared.source.text.size();
        if (kept_text > most_text_with_trees) prepared.analysed.recorded.reset();
        if (kept_text <= most_text) kept_.emplace(looked.path, looked.prepared);
      });
  tree.end_adding();
}

std::shared_ptr<PreparedFile> PreparedFiles::take(const std::filesystem::path& path) const {
  const std::lock_guard lock(mutex_);
  const auto found = kept_.find(path);
  if (found == kept_.end()) return nullptr;
  std::shared_ptr<PreparedFile> prepared = std::move(found->second);
  kept_.erase(found);
  return prepared;
}

}  // namespace paddle_ls::cli
