#include "server/cli/check/baseline_run.hpp"

#include <utility>

#include <fmt/core.h>

#include "engine/files/read_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/text/utf8.hpp"
#include "server/cli/check/baseline_file.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_baseline = std::size_t{32} << 20U;

// The same name for a file, whichever links lead to it.
fs::path without_links(const fs::path& path) {
  std::error_code code;
  const fs::path real = fs::weakly_canonical(path, code);
  return code ? whole_path(path) : real;
}

constexpr std::string_view replacement = "\uFFFD";

// A byte that is not valid UTF-8 becomes U+FFFD followed by its value, so that names stay distinct.
std::string as_utf8(std::string_view name) {
  std::string result;
  while (true) {
    const std::size_t valid = text::valid_prefix(name);
    result += name.substr(0, valid);
    if (valid == name.size()) return result;
    const auto byte = static_cast<unsigned char>(name[valid]);
    result += fmt::format("{}{:02x}", replacement, byte);
    name.remove_prefix(valid + 1);
  }
}

bool is_not_there(const fs::path& path) {
  std::error_code code;
  return fs::status(path, code).type() == fs::file_type::not_found;
}

}  // namespace

BaselineRun::BaselineRun(const fs::path& file, bool is_updated)
    : file_(file),
      folder_(without_links(whole_path(file).parent_path())),
      is_updated_(is_updated) {}

Result<std::unique_ptr<BaselineRun>> BaselineRun::open(const CheckOptions& options) {
  if (options.baseline.empty()) return nullptr;
  // NOLINTNEXTLINE(cppcoreguidelines-owning-memory): the constructor is private.
  std::unique_ptr<BaselineRun> run(new BaselineRun(options.baseline, options.update_baseline));
  if (auto done = run->read(); !done) return tl::unexpected(done.error());
  return run;
}

Result<void> BaselineRun::read() {
  const std::string shown = printable(file_.generic_string());
  if (is_not_there(file_)) {
    if (is_updated_) return {};
    return error("there is no such baseline; --update-baseline creates it", shown);
  }
  auto text = files::read_named(file_, largest_baseline);
  if (!text) return error(text.error().message, shown);
  auto stored = read_baseline(*text);
  if (!stored) {
    return error(printable(stored.error().message), shown + ":" + stored.error().where);
  }
  stored_ = std::move(*stored);
  read_ = std::move(*text);
  return {};
}

// Another drive has no relative path.
std::string BaselineRun::name_of(const fs::path& file) const {
  const fs::path whole = without_links(file);
  const fs::path name = whole.lexically_relative(folder_);
  return as_utf8((name.empty() ? whole : name).generic_string());
}

// A name with a root may lead to another machine, which must not be contacted. A name with bytes
// that are not UTF-8 cannot be the name of the file.
bool BaselineRun::is_missing(const std::string& name) const {
  const fs::path path(name);
  const bool is_exact = name.find(replacement) == std::string::npos;
  return is_exact && !path.has_root_path() && is_not_there(folder_ / path);
}

std::vector<bool> BaselineRun::known(const fs::path& path, const std::vector<KnownUse>& found) {
  const std::string name = name_of(path);
  const auto stored = stored_.find(name);
  BaselineComparison comparison =
      compare(stored == stored_.end() ? KnownUses() : stored->second, found);
  const std::scoped_lock lock(mutex_);
  KnownUses& uses = looked_at_[name];
  for (const KnownUse& use : found) ++uses[use];
  left_out_.known += comparison.known;
  left_out_.gone += comparison.gone;
  if (is_updated_) comparison.is_known.assign(found.size(), true);
  return std::move(comparison.is_known);
}

LeftOut BaselineRun::left_out() const {
  LeftOut all = left_out_;
  for (const auto& [name, uses] : stored_) {
    if (!looked_at_.contains(name) && is_missing(name)) all.gone += number_of(uses);
  }
  return all;
}

Result<std::string> BaselineRun::update() const {
  Baseline next = looked_at_;
  for (const auto& [name, uses] : stored_) {
    if (!looked_at_.contains(name) && !is_missing(name)) next.emplace(name, uses);
  }
  std::erase_if(next, [](const auto& entry) { return entry.second.empty(); });
  const std::string text = baseline_text(next);
  if (text != read_) {
    std::error_code code;
    const fs::path target = fs::canonical(file_, code);
    const auto done = read_.empty() || code ? files::write_named(file_, text)
                                            : files::replace_unchanged(target, read_, text);
    if (!done) return tl::unexpected(done.error());
  }
  const std::size_t added = number_of(looked_at_) - left_out_.known;
  return fmt::format("{} has {} in {}: {} new, {} gone\n", printable(file_.generic_string()),
                     counted(number_of(next), "finding"), counted(next.size(), "file"), added,
                     left_out().gone);
}

}  // namespace paddle_ls::cli
