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
// Whoever names more files means the project.
constexpr std::size_t most_named_files = 16;
constexpr std::size_t most_text = std::size_t{16} << 20U;

struct Looked {
  std::shared_ptr<PreparedFile> prepared;  // null for what is not worked on
  std::vector<rewrite::UseUnit> units;
};

Looked look(SourceFile file, const WantedFixes& wanted) {
  Looked looked;
  if (!file.holds_uses() || stands_alone(file)) return looked;
  auto source = files::read_source(file.path, file.project->settings.files_maximum_bytes);
  if (!source) return looked;
  auto prepared = std::make_shared<PreparedFile>();
  prepared->file = std::move(file);
  prepared->source = std::move(*source);
  auto uses = SourceUses::find(prepared->source.text, prepared->file);
  if (!uses) return looked;
  prepared->uses = std::move(*uses);
  looked.units = prepared->uses->units(wanted);
  looked.prepared = std::move(prepared);
  return looked;
}

}  // namespace

bool stands_alone(const SourceFile& file) {
  return file.kind == SourceFile::Kind::python &&
         file.project->modules->stands_alone(file.absolute_path());
}

std::shared_ptr<modules::ProjectModules> settle_modules(SourceFiles files) {
  const auto named = files.named_files();
  std::shared_ptr<modules::ProjectModules> modules;
  while (const auto file = files.next_source()) {
    if (file->kind != SourceFile::Kind::python) continue;
    const auto source = files::read_source(file->path, file->project->settings.files_maximum_bytes);
    if (source) file->project->modules->settle(file->absolute_path(), source->text);
    modules = file->project->modules;
  }
  if (!modules || named.size() > most_named_files) return modules;
  for (const auto& path : named) {
    if (path.extension() == ".py") modules->look_around(path);
  }
  return modules;
}

PreparedFiles::PreparedFiles(SourceFiles files, unsigned jobs, const WantedFixes& wanted,
                             const std::function<void(SourceFile&)>& complete) {
  std::size_t kept_text = 0;
  run_in_order(
      jobs > 0 ? jobs : std::max(std::thread::hardware_concurrency(), 1U),
      [&]() -> std::optional<SourceFile> {
        return interrupted() ? std::nullopt : files.next_source();
      },
      [&](SourceFile file) -> Looked {
        try {
          complete(file);
          return look(std::move(file), wanted);
        } catch (const std::exception&) {  // out of memory: the work itself will say so
          return {};
        }
      },
      [&](Looked looked) {
        if (!looked.prepared) return;
        PreparedFile& prepared = *looked.prepared;
        groups_.add(prepared.uses->key(), prepared.uses->python(), std::move(looked.units));
        kept_text += prepared.source.text.size();
        if (kept_text > most_text_with_trees) prepared.uses->forget_recorded();
        if (kept_text <= most_text) kept_.emplace(prepared.file.path, looked.prepared);
      });
  groups_.settle();
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
