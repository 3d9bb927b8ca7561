#include "project/align/program_pairs.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/text/line_index.hpp"
#include "project/align/added_calls.hpp"
#include "project/conversion/standing.hpp"

namespace paddle_ls::project {
namespace {

using alignment::PairedValue;
using alignment::ProgramLine;
using alignment::Span;

std::vector<std::string> lines_of(std::string_view text) {
  const text::LineIndex index(text);
  std::vector<std::string> lines;
  for (std::size_t line = 0; line < index.line_count(); ++line) {
    lines.emplace_back(text::slice(text, index.line_content(text, line)));
  }
  return lines;
}

std::string line_in(const std::vector<std::string>& lines, std::uint32_t number) {
  if (number == 0 || number > lines.size()) return {};
  const std::string& line = lines[number - 1];
  const std::size_t begin = line.find_first_not_of(" \t");
  return begin == std::string::npos ? std::string() : line.substr(begin);
}

PairedUse use_of(const rewrite::Finding& finding, const Standings& standings,
                 const text::LineIndex& index) {
  PairedUse use;
  const std::size_t line = index.line_of(finding.range.start);
  use.at.line = static_cast<std::uint32_t>(line) + 1;
  use.at.column = static_cast<std::uint32_t>(finding.range.start - index.line_start(line));
  use.has_helper = finding.helpers != rewrite::Helpers::none;
  use.api = finding.api;
  use.target = finding.target.empty() ? finding.form : finding.target;
  use.standing = name(standings.of(finding));
  if (finding.fix != rewrite::FixClass::safe) use.reason = finding.reason;
  if (finding.difference != rewrite::no_difference) {
    use.differences.emplace_back(rewrite::id_of(finding.difference));
  }
  for (const rewrite::DifferenceId id : finding.accepted) {
    use.differences.emplace_back(rewrite::id_of(id));
  }
  return use;
}

// The pair whose statement on one side has the line: the innermost, which begins last.
const PairedValue* pair_at(const FilePair& file, std::uint32_t line,
                           alignment::PairedSide PairedValue::*side) {
  const PairedValue* found = nullptr;
  for (const PairedValue& each : file.values) {
    if ((each.*side).statement.has_line(line)) found = &each;
  }
  return found;
}

// A line of a statement of several lines is as far from its first on either side.
std::uint32_t line_beside(std::uint32_t line, const Span& from, const Span& to) {
  return std::min(to.begin.line + (line - from.begin.line), to.end.line);
}

}  // namespace

FilePair pair_file(std::string file, const FileUses& uses, const text::Edits& edits,
                   std::string_view actual) {
  FilePair pair;
  const std::string_view original = uses.python();
  pair.file = std::move(file);
  std::vector<text::ByteRange> rewritten;
  for (const rewrite::Finding& finding : uses.found.findings) {
    if (!finding.api.empty()) rewritten.push_back(finding.range);
  }
  std::sort(rewritten.begin(), rewritten.end(),
            [](const auto& left, const auto& right) { return left.end < right.end; });
  pair.values = alignment::pair_values(original, edits, actual, rewritten);
  const Standings standings(uses);
  const text::LineIndex index(original);
  for (const rewrite::Finding& finding : uses.found.findings) {
    if (!finding.api.empty()) pair.uses.push_back(use_of(finding, standings, index));
  }
  pair.original_lines = lines_of(original);
  pair.converted_lines = lines_of(actual);
  return pair;
}

void ProgramPairs::add(FilePair pair) {
  const std::size_t file = files_.size();
  for (const PairedValue& value : pair.values) {
    if (!value.is_one_value) continue;
    const std::size_t first_site = sites_.size();
    add_sites(file, value);
    add_added(value, first_site);
  }
  files_.push_back(std::move(pair));
}

void ProgramPairs::add_added(const PairedValue& value, std::size_t first_site) {
  for (const auto& [call, work] : added_calls(value)) {
    std::size_t within = sites_.size() - 1;  // the value of the statement
    for (std::size_t site = first_site; site < sites_.size(); ++site) {
      const bool is_closer = sites_[within].converted.contains(sites_[site].converted);
      if (is_closer && sites_[site].converted.contains(call.span)) within = site;
    }
    added_.push_back(
        {files_.size(), call.span, work, call.name, static_cast<std::uint32_t>(within)});
  }
}

void ProgramPairs::add_sites(std::size_t file, const PairedValue& value) {
  const auto& [original, converted] = std::tie(value.original, value.converted);
  Site whole{file, original.value, converted.value, value.is_drawn, false};
  for (std::size_t i = 0; i < original.draws.size(); ++i) {
    const bool is_whole =
        original.draws[i] == original.value || converted.draws[i] == converted.value;
    whole.is_random |= is_whole;
    if (!is_whole) sites_.push_back({file, original.draws[i], converted.draws[i], true, true});
  }
  for (std::size_t i = 0; i < original.calls.size(); ++i) {
    sites_.push_back({file, original.calls[i], converted.calls[i], false, true});
  }
  sites_.push_back(whole);
}

const FilePair* ProgramPairs::file(const std::string& name) const {
  const auto found = std::find_if(files_.begin(), files_.end(),
                                  [&](const FilePair& each) { return each.file == name; });
  return found == files_.end() ? nullptr : &*found;
}

ProgramLine ProgramPairs::original_of(const ProgramLine& converted) const {
  const FilePair* in = file(converted.file);
  if (in == nullptr) return {};
  const PairedValue* pair = pair_at(*in, converted.number, &PairedValue::converted);
  if (pair == nullptr) return {};
  return {in->file,
          line_beside(converted.number, pair->converted.statement, pair->original.statement)};
}

ProgramLine ProgramPairs::converted_of(const ProgramLine& original) const {
  const FilePair* in = file(original.file);
  if (in == nullptr) return {};
  const PairedValue* pair = pair_at(*in, original.number, &PairedValue::original);
  if (pair == nullptr) return {};
  return {in->file,
          line_beside(original.number, pair->original.statement, pair->converted.statement)};
}

std::vector<PairedUse> ProgramPairs::uses_at(const ProgramLine& original,
                                             std::optional<std::uint32_t> site) const {
  const FilePair* in = file(original.file);
  if (in == nullptr) return {};
  const PairedValue* pair = pair_at(*in, original.number, &PairedValue::original);
  std::vector<PairedUse> uses;
  for (const PairedUse& use : in->uses) {
    const bool is_in = pair != nullptr ? pair->original.statement.has_line(use.at.line)
                                       : use.at.line == original.number;
    if (is_in) uses.push_back(use);
  }
  const auto is_meant = [&](const PairedUse& use) {
    return site && *site < sites_.size() ? sites_[*site].original.contains(use.at)
                                         : use.at.line == original.number;
  };
  const auto others = std::stable_partition(uses.begin(), uses.end(), is_meant);
  if (site && others != uses.begin()) uses.erase(others, uses.end());
  return uses;
}

std::optional<std::uint32_t> ProgramPairs::site_at(const ProgramLine& original) const {
  const FilePair* in = file(original.file);
  if (in == nullptr) return std::nullopt;
  const PairedValue* pair = pair_at(*in, original.number, &PairedValue::original);
  if (pair == nullptr) return std::nullopt;
  const auto found = std::find_if(sites_.begin(), sites_.end(), [&](const Site& site) {
    return !site.is_part && &files_[site.file] == in && site.original == pair->original.value;
  });
  if (found == sites_.end()) return std::nullopt;
  return static_cast<std::uint32_t>(found - sites_.begin());
}

alignment::BothLines ProgramPairs::lines_of(std::uint32_t site) const {
  if (site >= sites_.size()) return {};
  const Site& at = sites_[site];
  const std::string& name = files_[at.file].file;
  return {{name, at.original.begin.line}, {name, at.converted.begin.line}};
}

std::string ProgramPairs::original_code(std::uint32_t site) const {
  if (site >= sites_.size()) return {};
  const Site& at = sites_[site];
  const auto& lines = files_[at.file].original_lines;
  std::string code;
  for (std::uint32_t number = at.original.begin.line; number <= at.original.end.line; ++number) {
    std::string line = number <= lines.size() ? lines[number - 1] : std::string();
    if (number == at.original.end.line)
      line.resize(std::min<std::size_t>(line.size(), at.original.end.column));
    const std::size_t begin =
        number == at.original.begin.line ? at.original.begin.column : line.find_first_not_of(" \t");
    if (begin >= line.size()) continue;
    code += (code.empty() ? "" : " ") + line.substr(begin);
  }
  return code;
}

const std::vector<std::string>& ProgramPairs::lines(
    const ProgramLine& line, std::vector<std::string> FilePair::*side) const {
  static const std::vector<std::string> nothing;
  const FilePair* in = file(line.file);
  return in == nullptr ? nothing : in->*side;
}

const std::vector<std::string>& ProgramPairs::original_lines(const ProgramLine& line) const {
  return lines(line, &FilePair::original_lines);
}

const std::vector<std::string>& ProgramPairs::converted_lines(const ProgramLine& line) const {
  return lines(line, &FilePair::converted_lines);
}

std::string ProgramPairs::original_text(const ProgramLine& line) const {
  return line_in(original_lines(line), line.number);
}

std::string ProgramPairs::converted_text(const ProgramLine& line) const {
  return line_in(converted_lines(line), line.number);
}

}  // namespace paddle_ls::project
