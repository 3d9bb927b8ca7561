// What ProjectModules notes of the files of a project: who imports what from whom, what they do
// with layers, and where helpers can stand.
#include "engine/python/written_imports.hpp"
#include "project/modules/project_modules.hpp"

namespace paddle_ls::modules {

namespace fs = std::filesystem;

bool ProjectModules::note(const fs::path& path) {
  const std::string file = path.generic_string();
  const std::lock_guard lock(mutex_);
  forget_closed();
  changed_.erase(file);
  const bool is_untold = untold_.erase(file) > 0;
  return note_again(file) || is_untold;
}

bool ProjectModules::note_again(const std::string& file) {
  std::error_code unknown;
  if (open_.contains(file) || fs::is_regular_file(file, unknown)) {
    return note_text(file, text_of(file));
  }
  noted_.erase(file);
  name_main_.erase(file);
  helper_places_.reset();
  ++generation_;
  const bool acted = habits_.forget(file);
  return handed_on_.forget(file) || acted;
}

bool ProjectModules::note_habits(const std::string& file, std::string_view text) {
  return habits_.put(file, files_.top_of(folder_of(file)), text);
}

NotedHabits::Habits ProjectModules::habits_around(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  note_open_texts(path.generic_string());
  return habits_.around(path.generic_string(), files_.top_of(folder_of(path.generic_string())));
}

void ProjectModules::note_importer(const fs::path& path, std::string_view text) {
  const std::lock_guard lock(mutex_);
  handed_on_.renew(path.generic_string(), text);
  helper_places_.reset();
  ++generation_;
}

bool ProjectModules::is_noted(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  return noted_.contains(path.generic_string());
}

bool ProjectModules::note_text(const std::string& file, std::string_view text) {
  const bool is_new = noted_.insert(file).second;
  const bool names_main = text.find("__main__") != std::string_view::npos;
  const bool named_main = names_main ? !name_main_.insert(file).second : name_main_.erase(file) > 0;
  const bool acts_otherwise = note_habits(file, text);
  const bool changes = handed_on_.renew(file, text) || acts_otherwise;
  if (is_new || changes) ++generation_;
  if (is_new || changes || named_main != names_main) helper_places_.reset();
  return changes;
}

// What was typed since then counts as soon as another file is looked up.
void ProjectModules::note_open_texts(const std::string& except) {
  forget_closed();
  for (auto at = changed_.begin(); at != changed_.end();) {
    const auto open = open_.find(*at);
    if (*at == except || open == open_.end()) {
      ++at;
      continue;
    }
    note_text(*at, *open->second);
    at = changed_.erase(at);
  }
}

HelperPlaces ProjectModules::helper_places() {
  const std::lock_guard lock(mutex_);
  return places();
}

std::optional<HelperPlace> ProjectModules::helper_place_of(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  note_open_texts(path.generic_string());
  const HelperPlaces& all = places();
  const auto found = all.find(path.generic_string());
  return found == all.end() ? std::nullopt : std::optional(found->second);
}

// A file that is alone needs no module beside it.
const HelperPlaces& ProjectModules::places() {
  if (helper_places_) return *helper_places_;
  helper_places_.emplace();
  if (noted_.size() == 1) return *helper_places_;
  HelperPlaceFinder finder(files_, handed_on_);
  for (const std::string& path : noted_) {
    auto place = finder.of(path, name_main_.contains(path));
    if (place && place->module != path) helper_places_->emplace(path, std::move(*place));
  }
  return *helper_places_;
}

}  // namespace paddle_ls::modules
