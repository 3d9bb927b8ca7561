#include "engine/rewrite/paddle_api/paddle_names.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

// Removes and returns the text before the next `end`, which is removed as well.
std::string_view take(std::string_view& text, char end) {
  const std::size_t at = text.find(end);
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return head;
}

// The names of a comma-separated list; a star in it means that any name is accepted.
std::vector<std::string> names_of(std::string_view list, bool& takes_any) {
  std::vector<std::string> result;
  while (!list.empty()) {
    const std::string_view name = take(list, ',');
    if (name == "*") {
      takes_any = true;
    } else {
      result.emplace_back(name);
    }
  }
  return result;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool PaddleName::takes_keyword(std::string_view name) const {
  return takes_any_keyword || contains(keywords, name) || contains(positional, name);
}

PaddleNames::PaddleNames(std::string_view table) {
  while (!table.empty()) {
    std::string_view line = take(table, '\n');
    if (line.empty() || line.front() == '#') continue;
    const std::string_view name = take(line, '\t');
    const auto release = profile_named(take(line, '\t'));
    if (!release) continue;
    PaddleName is;
    is.kind = take(line, '\t');
    is.positional = names_of(take(line, '\t'), is.takes_any_positional);
    is.keywords = names_of(take(line, '\t'), is.takes_any_keyword);
    names_[std::string(name)].push_back({*release, std::move(is)});
  }
}

const PaddleName* PaddleNames::find(std::string_view name, Profile release) const {
  const auto changes = names_.find(name);
  if (changes == names_.end()) return nullptr;
  const PaddleName* result = nullptr;
  for (const Change& change : changes->second) {
    if (change.release <= release) result = &change.is;
  }
  return result != nullptr && result->kind != "absent" ? result : nullptr;
}

std::optional<Profile> PaddleNames::first_release(std::string_view name) const {
  const auto changes = names_.find(name);
  if (changes == names_.end()) return {};
  return changes->second.front().release;
}

}  // namespace paddle_ls::rewrite
