#include "engine/rewrite/rule_check/paddle_members.hpp"

#include <algorithm>
#include <array>

#include "engine/text/edit_distance.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr Profile first_known = Profile::v2_6;
constexpr Profile last_known = Profile::v3_3;

// Packages that exist and are not public: the table has nothing below them.
constexpr std::array<std::string_view, 8> internal_packages = {
    "paddle.base",      "paddle.core",    "paddle.decomposition",      "paddle.pir",
    "paddle.pir_utils", "paddle.jit.sot", "paddle.distributed.passes", "paddle.jit.dy2static",
};

// Constants of modules are not in the table.
bool is_constant(std::string_view name) {
  return std::none_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string_view take(std::string_view& text, char end) {
  const std::size_t at = text.find(end);
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return head;
}

std::string nearest(std::string_view word, const auto& members, Profile release) {
  std::size_t best_distance = std::max<std::size_t>(1, word.size() / 3) + 1;
  std::string best;
  for (const auto& member : members) {
    if (member.since > release || member.until < release) continue;
    const std::size_t distance = text::edit_distance(word, member.name, best_distance);
    if (distance >= best_distance) continue;
    best_distance = distance;
    best = member.name;
  }
  return best;
}

}  // namespace

PaddleMembers::PaddleMembers(std::string_view table) {
  while (!table.empty()) {
    std::string_view line = take(table, '\n');
    if (line.empty() || line.front() == '#') continue;
    const std::string_view owner = take(line, '\t');
    if (line.starts_with('=')) {
      modules_.emplace(owner, line.substr(1));
      continue;
    }
    Members& members = members_[owner];
    while (!line.empty()) {
      std::string_view member = take(line, ' ');
      const std::string_view name = take(member, '@');
      const std::string_view since = take(member, '-');
      members.push_back({name, profile_named(since).value_or(first_known),
                         profile_named(member).value_or(last_known)});
    }
  }
}

const PaddleMembers::Members* PaddleMembers::members_of(std::string_view owner) const {
  const auto module = modules_.find(owner);
  const auto known = members_.find(module == modules_.end() ? owner : module->second);
  return known == members_.end() ? nullptr : &known->second;
}

std::optional<MissingName> PaddleMembers::missing(std::string_view name, Profile release) const {
  release = std::min(release, last_known);
  std::size_t dot = name.find('.');
  while (dot != std::string_view::npos) {
    const Members* members = members_of(name.substr(0, dot));
    const std::size_t end = name.find('.', dot + 1);
    const std::string_view wanted = name.substr(dot + 1, end - dot - 1);
    if (members == nullptr || wanted.empty() || wanted.front() == '_') return {};
    MissingName result;
    bool is_there = false;
    for (const Member& member : *members) {
      if (member.name != wanted) continue;
      is_there = is_there || (member.since <= release && release <= member.until);
      if (member.since > release && !result.since) result.since = member.since;
      if (member.until < release) result.until = member.until;
    }
    if (!is_there) {
      result.name = name.substr(0, end);
      const bool is_internal = std::find(internal_packages.begin(), internal_packages.end(),
                                         result.name) != internal_packages.end();
      if (is_internal || is_constant(wanted)) return {};
      if (const std::string near = nearest(wanted, *members, release); !near.empty()) {
        result.nearest = std::string(name.substr(0, dot + 1)) + near;
      }
      return result;
    }
    dot = end;
  }
  return {};
}

}  // namespace paddle_ls::rewrite
