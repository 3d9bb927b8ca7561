#include "engine/installed/read_metadata.hpp"

#include <algorithm>

#include "engine/packages/requirement.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::installed {
namespace {

std::string_view trimmed(std::string_view text) {
  return text::trimmed(text, " \t\r");
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

bool is_same_header(std::string_view a, std::string_view lower_case) {
  return std::equal(a.begin(), a.end(), lower_case.begin(), lower_case.end(), [](char x, char y) {
    return (x >= 'A' && x <= 'Z' ? x + ('a' - 'A') : x) == y;
  });
}

// Names in `text`, which commas part.
std::vector<std::string> read_extras(std::string_view text) {
  std::vector<std::string> extras;
  while (!text.empty()) {
    const std::string_view extra = text.substr(0, text.find(','));
    text.remove_prefix(std::min(extra.size() + 1, text.size()));
    if (!trimmed(extra).empty()) extras.push_back(packages::normalized_name(trimmed(extra)));
  }
  return extras;
}

// `name[extras] (>=1.0) ; marker` and `name @ url ; marker`.
Requirement read_requirement(std::string_view text) {
  Requirement read;
  const bool has_url = text.find('@') < text.find(';');
  const std::size_t semicolon = has_url ? text.find(" ;") : text.find(';');
  const std::string_view wanted = trimmed(text.substr(0, semicolon));
  if (semicolon != std::string_view::npos) {
    read.marker = trimmed(text.substr(text.find(';', semicolon) + 1));
  }
  const std::size_t end = std::min(wanted.find_first_of(" \t[(<>=!~@"), wanted.size());
  read.name = packages::normalized_name(wanted.substr(0, end));
  const std::string_view rest = trimmed(wanted.substr(end));
  if (rest.starts_with('[')) read.extras = read_extras(rest.substr(1, rest.find(']') - 1));
  return read;
}

// The marker of the requirements in the section `extra:marker`.
std::string marker_of_section(std::string_view section) {
  const std::size_t colon = std::min(section.find(':'), section.size());
  const std::string extra(trimmed(section.substr(0, colon)));
  const std::string marker(trimmed(section.substr(std::min(colon + 1, section.size()))));
  if (extra.empty()) return marker;
  const std::string of_extra = "extra == \"" + extra + "\"";
  return marker.empty() ? of_extra : "(" + marker + ") and " + of_extra;
}

}  // namespace

Distribution read_metadata(std::string_view text) {
  Distribution read;
  // PyTorch calls itself so in descriptions.
  for (const std::string_view name : {"torch", "Torch"}) {
    read.mentions_torch = read.mentions_torch || text.find(name) != std::string_view::npos;
  }
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (trimmed(line).empty()) break;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || line.front() == ' ' || line.front() == '\t') continue;
    const std::string_view header = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (is_same_header(header, "name")) {
      read.name = packages::normalized_name(value);
    } else if (is_same_header(header, "version")) {
      read.version = value;
    } else if (is_same_header(header, "requires-dist")) {
      read.requirements.push_back(read_requirement(value));
    }
  }
  return read;
}

std::vector<Requirement> read_requires(std::string_view text) {
  std::vector<Requirement> read;
  std::string marker;
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text));
    if (line.starts_with('[')) {
      marker = marker_of_section(line.substr(1, line.rfind(']') - 1));
    } else if (!line.empty() && line.front() != '#') {
      Requirement requirement = read_requirement(line);
      if (requirement.marker.empty()) requirement.marker = marker;
      read.push_back(std::move(requirement));
    }
  }
  return read;
}

}  // namespace paddle_ls::installed
