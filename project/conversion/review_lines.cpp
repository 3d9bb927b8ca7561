#include "project/conversion/review_lines.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "engine/rewrite/differences/difference.hpp"

namespace paddle_ls::project {
namespace {

constexpr std::size_t most_places = 3;

// The uses of one line.
struct Group {
  std::string difference;
  std::set<std::string_view> reasons;
  std::vector<const UsePlace*> uses;
};

// A difference is one group, however its uses are worded; what has no name is grouped by its words.
std::vector<Group> grouped(const UsesByQuestion& uses) {
  std::vector<Group> groups;
  for (const auto& [question, places] : uses) {
    const bool goes_on = !groups.empty() && !question.difference.empty() &&
                         groups.back().difference == question.difference;
    if (!goes_on) groups.push_back({question.difference, {}, {}});
    groups.back().reasons.insert(question.reason);
    for (const UsePlace& each : places) groups.back().uses.push_back(&each);
  }
  std::stable_sort(groups.begin(), groups.end(), [](const Group& one, const Group& other) {
    const bool is_named = !one.difference.empty();
    return std::pair(one.uses.size(), is_named) >
           std::pair(other.uses.size(), !other.difference.empty());
  });
  return groups;
}

// The words of the uses where they agree, else those of the table.
std::string sentence(const Group& group) {
  if (group.reasons.size() == 1) return std::string(*group.reasons.begin());
  const rewrite::DifferenceId id = rewrite::difference_named(group.difference);
  const rewrite::Difference& row = rewrite::differences()[id];
  const bool has_blanks = row.differs.find('{') != std::string_view::npos;
  return std::string(has_blanks ? row.title : row.differs);
}

std::string first_places(const Group& group) {
  std::string text;
  for (std::size_t i = 0; i < std::min(group.uses.size(), most_places); ++i) {
    text += (i > 0 ? ", " : "") + place(*group.uses[i]);
  }
  return text + (group.uses.size() > most_places ? ", ..." : "");
}

}  // namespace

std::string place(const UsePlace& use) {
  return use.file + ":" + std::to_string(use.line);
}

std::size_t count(const UsesByQuestion& uses) {
  std::size_t sum = 0;
  for (const auto& [question, places] : uses) sum += places.size();
  return sum;
}

std::string review_lines(const UsesByQuestion& uses, const std::string& heading) {
  if (uses.empty()) return {};
  std::map<std::string, std::size_t> by_id;
  std::size_t others = 0;
  std::string lines;
  for (const Group& group : grouped(uses)) {
    (group.difference.empty() ? others : by_id[group.difference]) += group.uses.size();
    lines += "  " + (group.difference.empty() ? "" : group.difference + " ") +
             std::to_string(group.uses.size()) + ": " + sentence(group) + " (" +
             first_places(group) + ")\n";
  }
  std::string named = by_id.empty() ? "" : " " + numbered(by_id);
  if (!named.empty() && others > 0) named += ", others " + std::to_string(others);
  return heading + ":" + named + "\n" + lines;
}

void add(const NumbersById& from, NumbersById& to) {
  for (const auto& [id, uses] : from) to[id] += uses;
}

std::string numbered(const NumbersById& by_id) {
  std::vector<std::pair<std::string_view, std::size_t>> rows(by_id.begin(), by_id.end());
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& one, const auto& other) { return one.second > other.second; });
  std::string text;
  for (const auto& [id, uses] : rows) {
    text.append(text.empty() ? "" : ", ").append(id).append(" ").append(std::to_string(uses));
  }
  return text;
}

}  // namespace paddle_ls::project
