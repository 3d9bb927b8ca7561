#include "server/to_static/project_functions.hpp"

#include <algorithm>
#include <functional>

#include "project/files/read_source.hpp"
#include "server/to_static/known_refusals.hpp"

namespace paddle_ls::server {
namespace {

using to_static::CalledFromElsewhere;
using to_static::ConversionReason;
using to_static::ConvertedElsewhere;
using to_static::Definition;
using to_static::Hazard;

// Of the texts that are kept; their trees take many times as much.
constexpr std::size_t most_function_bytes = std::size_t{8} << 20U;

std::size_t line_of(std::string_view text, std::size_t offset) {
  return static_cast<std::size_t>(
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
}

// Of all that other files have asked of the program.
std::size_t signature_of(const to_static::ConversionUnit& program,
                         const std::set<std::string>& asked) {
  std::string seen = std::to_string(program.outline());
  for (const std::string& path : asked) {
    const Definition function = program.at_path(path);
    if (!function) continue;
    const text::ByteRange range = function.part->range(function.node);
    seen += '\n' + std::to_string(line_of(program.source, range.start)) + ' ';
    seen += text::slice(program.source, range);
  }
  return std::hash<std::string>()(seen);
}

// Reasons speak of the file that they were found for; elsewhere they have to name it.
std::vector<ConversionReason> named(std::vector<ConversionReason> reasons,
                                    const std::shared_ptr<const to_static::FileText>& file) {
  for (ConversionReason& reason : reasons) {
    if (!reason.file) reason.file = file;
  }
  return reasons;
}

}  // namespace

ProjectFunctions::File read_module(const std::string& path,
                                   std::shared_ptr<const std::string> open) {
  if (!open) {
    auto source = files::read_source(path, largest_module);
    if (!source) return nullptr;
    open = std::make_shared<const std::string>(std::move(source->text));
  }
  return open->size() > largest_module ? nullptr
                                       : to_static::read_other_file(path, std::move(open));
}

ProjectFunctions::File ProjectFunctions::find(const Path& path, std::string_view module) {
  const std::string file = modules_.file_of(path, std::string(module));
  const auto open = file.empty() ? nullptr : modules_.open_text(file);
  {
    const std::lock_guard lock(mutex_);
    if (file.empty()) {
      misses_files_ = misses_files_ || module.starts_with('.');
      return nullptr;
    }
    const auto known = known_.find(file);
    if (known != known_.end() && known->second.file) {
      const bool is_same = open ? known->second.file->file->text == open : !known->second.is_open;
      if (is_same) return known->second.file;
    }
  }
  File read = read_module(file, open);
  const std::lock_guard lock(mutex_);
  if (read) keep(file, read, open != nullptr);
  return read;
}

void ProjectFunctions::keep(const Path& path, File file, bool is_open) {
  known_bytes_ += file->file->text->size();
  if (known_bytes_ > most_function_bytes) {
    for (auto& [other, known] : known_) {
      known.file.reset();
      known.hazards.clear();
    }
    known_bytes_ = file->file->text->size();
  }
  Known& known = known_[path];
  known.file = std::move(file);
  known.is_open = is_open;
  known.hazards.clear();
}

std::vector<Hazard> ProjectFunctions::hazards(const File& file, Definition function) {
  const Path& path = file->file->path;
  const Function key{function.part, function.node};
  {
    const std::lock_guard lock(mutex_);
    Known& known = known_[path];
    known.asked.insert(function.part->path(function.node));
    const auto found = known.hazards.find(key);
    if (known.file == file && found != known.hazards.end()) return found->second;
  }
  auto found =
      to_static::hazards_of_called(file->pieces, function, given_in(path), known_refusal_of);
  const std::lock_guard lock(mutex_);
  Known& known = known_[path];
  if (known.file == file) known.hazards[key] = found;
  return found;
}

std::vector<CalledFromElsewhere> ProjectFunctions::called_in(const Path& path) const {
  const std::lock_guard lock(mutex_);
  std::vector<CalledFromElsewhere> called;
  for (const auto& [caller, calls] : calls_) {
    const auto found = calls.functions.find(path);
    if (found == calls.functions.end()) continue;
    called.insert(called.end(), found->second.begin(), found->second.end());
  }
  return called;
}

bool ProjectFunctions::set_calls(const Path& path, const std::shared_ptr<const std::string>& text,
                                 const std::vector<ConvertedElsewhere>& calls) {
  const auto own = std::make_shared<const to_static::FileText>(to_static::FileText{path, text});
  Calls made;
  for (const ConvertedElsewhere& call : calls) {
    const to_static::Converted& converted = call.converted;
    CalledFromElsewhere called{converted.part->path(converted.function),
                               named(converted.reasons, own)};
    const Path& file = call.file->file->path;
    made.signature += file + '\n' + called.function + '\n';
    for (const ConversionReason& reason : called.reasons) {
      const std::size_t line = line_of(*reason.file->text, reason.range.start);
      made.signature += std::to_string(line) + ' ' + reason.message + '\n';
    }
    made.functions[file].push_back(std::move(called));
  }
  const std::lock_guard lock(mutex_);
  const auto before = calls_.find(path);
  if (before == calls_.end() ? made.functions.empty()
                             : before->second.signature == made.signature) {
    return false;
  }
  if (made.functions.empty()) {
    calls_.erase(before);
  } else {
    calls_[path] = std::move(made);
  }
  return true;
}

std::vector<to_static::GivenFromElsewhere> ProjectFunctions::given_in(const Path& path) const {
  const std::lock_guard lock(mutex_);
  std::vector<to_static::GivenFromElsewhere> given;
  for (const auto& [giver, gifts] : gifts_) {
    const auto found = gifts.functions.find(path);
    if (found == gifts.functions.end()) continue;
    given.insert(given.end(), found->second.begin(), found->second.end());
  }
  return given;
}

bool ProjectFunctions::set_given(const Path& path,
                                 const std::vector<to_static::GivenToOther>& given) {
  Gifts made;
  for (const to_static::GivenToOther& each : given) {
    const Path& taker = each.file->file->path;
    made.signature +=
        taker + '\n' + each.given.function + '\n' + to_static::digest(each.given.given) + '\n';
    made.functions[taker].push_back(each.given);
  }
  const std::lock_guard lock(mutex_);
  const auto before = gifts_.find(path);
  if (before == gifts_.end() ? made.functions.empty()
                             : before->second.signature == made.signature) {
    return false;
  }
  if (before != gifts_.end()) {
    forget_hazards(before->second);
    gifts_.erase(before);
  }
  forget_hazards(made);
  if (!made.functions.empty()) gifts_[path] = std::move(made);
  return true;
}

void ProjectFunctions::forget_hazards(const Gifts& of_takers) {
  for (const auto& [path, functions] : of_takers.functions) {
    const auto known = known_.find(path);
    if (known != known_.end()) known->second.hazards.clear();
  }
}

bool ProjectFunctions::is_looked_at(const Path& path) const {
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(path);
  return found != known_.end() && !found->second.asked.empty();
}

bool ProjectFunctions::is_news(const Path& path, const to_static::ConversionUnit& program) {
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(path);
  if (found == known_.end() || found->second.asked.empty()) return false;
  Known& known = found->second;
  const std::size_t now = signature_of(program, known.asked);
  // What is kept no longer may have been anything.
  const bool is_same = known.file && now == signature_of(*known.file->program, known.asked);
  if (is_same || now == known.told) return false;
  known.told = now;
  return true;
}

bool ProjectFunctions::files_changed() {
  const std::lock_guard lock(mutex_);
  bool changed = std::exchange(misses_files_, false);
  for (auto& [path, known] : known_) {
    if (!known.file || known.is_open) continue;
    const auto source = files::read_source(path, largest_module);
    if (source && source->text == *known.file->file->text) continue;
    known.file.reset();
    known.hazards.clear();
    changed = changed || !known.asked.empty();
  }
  return changed;
}

std::unique_ptr<ProjectFunctions::Kept> ProjectFunctions::take(const std::string& document) {
  const std::lock_guard lock(kept_mutex_);
  auto kept = kept_.extract(document);
  return kept ? std::move(kept.mapped()) : std::make_unique<Kept>();
}

void ProjectFunctions::give_back(const std::string& document, std::unique_ptr<Kept> kept) {
  const std::lock_guard lock(kept_mutex_);
  kept_[document] = std::move(kept);
}

void ProjectFunctions::forget(const std::string& document) {
  const std::lock_guard lock(kept_mutex_);
  kept_.erase(document);
}

}  // namespace paddle_ls::server
