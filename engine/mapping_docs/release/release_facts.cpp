#include "engine/mapping_docs/release/release_facts.hpp"

#include <algorithm>
#include <functional>
#include <mutex>
#include <set>

#include "engine/mapping_docs/release/release_tables.hpp"

namespace paddle_ls::mapping_docs {

namespace {

constexpr int deepest = 16;  // aliases and classes that are followed

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(separator, start), text.size());
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

ReleasedApi read_fields(std::string_view name, std::string_view fields) {
  std::vector<std::string_view> parts = split(fields, '\t');
  ReleasedApi api{std::string(name), parts[0], {}, {}, {}, {}};
  if (const std::size_t arrow = api.kind.find('>'); arrow != std::string_view::npos) {
    api.moved_to = api.kind.substr(arrow + 1);
    api.kind = api.kind.substr(0, arrow);
  }
  if (parts.size() > 1 && !parts[1].empty()) api.bases = split(parts[1], ',');
  if (parts.size() > 2 && !parts[2].empty()) {
    for (const std::string_view pair : split(parts[2], ',')) {
      const std::size_t equals = pair.find('=');
      api.keywords.emplace(pair.substr(0, equals), pair.substr(equals + 1));
    }
  }
  if (parts.size() > 3) api.signatures.assign(parts.begin() + 3, parts.end());
  return api;
}

// The part of a name that stays when an API moves.
std::string_view tail_of(std::string_view name) {
  const std::size_t last = name.rfind('.');
  if (last == std::string_view::npos) return name;
  const std::size_t before = name.rfind('.', last - 1);
  const std::size_t owner = before == std::string_view::npos ? 0 : before + 1;
  const bool is_member = name[owner] >= 'A' && name[owner] <= 'Z';
  return name.substr(is_member ? owner : last + 1);
}

bool ends_with_name(std::string_view name, std::string_view tail) {
  return name.ends_with(tail) && name.size() > tail.size() &&
         name[name.size() - tail.size() - 1] == '.';
}

}  // namespace

bool is_private_name(std::string_view name) {
  const auto parts = split(name, '.');
  return std::any_of(parts.begin(), parts.end(), [](std::string_view part) {
    return part.starts_with('_') && !part.starts_with("__");
  });
}

ReleaseFacts::ReleaseFacts(std::string_view table, std::string_view release) {
  for (const std::string_view line : split(table, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const std::size_t tab = line.find('\t');
    std::string_view name = line.substr(0, tab);
    const std::string_view fields = line.substr(tab + 1);
    if (const std::size_t at = name.find('@'); at != std::string_view::npos) {
      if (name.substr(at + 1) > release) continue;
      name = name.substr(0, at);
    }
    if (fields == "-") {
      lines_.erase(name);
    } else {
      lines_[name] = fields;
    }
  }
}

std::optional<ReleasedApi> ReleaseFacts::find(std::string_view name) const {
  return find(name, 0);
}

std::optional<ReleasedApi> ReleaseFacts::find(std::string_view name, int depth) const {
  if (depth > deepest) return {};
  if (const auto found = lines_.find(name); found != lines_.end()) {
    if (found->second.starts_with("=\t")) return find(found->second.substr(2), depth + 1);
    return read_fields(found->first, found->second);
  }
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return {};
  const auto owner = find(name.substr(0, dot), depth + 1);
  if (!owner) return {};
  const std::string member(name.substr(dot));
  if (owner->name != name.substr(0, dot)) {
    if (auto found = find(owner->name + member, depth + 1)) return found;
  }
  for (const std::string_view base : owner->bases) {
    if (auto found = find(std::string(base) + member, depth + 1)) return found;
  }
  return {};
}

std::optional<std::string> ReleaseFacts::find_moved(std::string_view name) const {
  const std::string_view tail = tail_of(name);
  std::set<std::string> apis;
  std::string shortest;
  for (const auto& [known, fields] : lines_) {
    if (!ends_with_name(known, tail)) continue;
    const auto api = find(known);
    if (!api || api->signatures.empty()) continue;
    apis.insert(api->name);
    if (shortest.empty() || known.size() < shortest.size()) shortest = known;
  }
  if (apis.size() != 1) return {};
  return shortest;
}

const ReleaseFacts& pytorch_facts() {
  static const ReleaseFacts facts(built_in_torch_signatures);
  return facts;
}

const ReleaseFacts& paddle_facts(std::string_view release) {
  // Read when they are asked for, and kept: most sessions ask for one.
  static std::mutex mutex;
  static std::map<std::string, ReleaseFacts, std::less<>> read;
  const std::scoped_lock lock(mutex);
  const auto known = read.find(release);
  if (known != read.end()) return known->second;
  return read.emplace(release, ReleaseFacts(built_in_paddle_signatures, release)).first->second;
}

}  // namespace paddle_ls::mapping_docs
