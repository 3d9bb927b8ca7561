#include "project/align/program_pairs.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/text/line_index.hpp"
#include "project/conversion/standing.hpp"

namespace paddle_ls::project {
namespace {

using alignment::Line;
using alignment::PairedValue;
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
  use.start = finding.range.start;
  use.line = static_cast<std::uint32_t>(index.line_of(finding.range.start)) + 1;
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
  pair.values = alignment::pair_values(original, edits, actual);
  const Standings standings(uses);
  const text::LineIndex index(original);
  for (const rewrite::Finding& finding : uses.found.findings) {
    if (!finding.api.empty()) pair.uses.push_back(use_of(finding, standings, index));
  }
  pair.original_lines = lines_of(original);
  pair.converted_lines = lines_of(actual);
  return pair;
}

const FilePair* ProgramPairs::file(const std::string& name) const {
  const auto found = std::find_if(files_.begin(), files_.end(),
                                  [&](const FilePair& each) { return each.file == name; });
  return found == files_.end() ? nullptr : &*found;
}

Line ProgramPairs::original_of(const Line& converted) const {
  const FilePair* in = file(converted.file);
  if (in == nullptr) return {};
  const PairedValue* pair = pair_at(*in, converted.number, &PairedValue::converted);
  if (pair == nullptr) return {};
  return {in->file,
          line_beside(converted.number, pair->converted.statement, pair->original.statement)};
}

Line ProgramPairs::converted_of(const Line& original) const {
  const FilePair* in = file(original.file);
  if (in == nullptr) return {};
  const PairedValue* pair = pair_at(*in, original.number, &PairedValue::original);
  if (pair == nullptr) return {};
  return {in->file,
          line_beside(original.number, pair->original.statement, pair->converted.statement)};
}

std::vector<PairedUse> ProgramPairs::uses_at(const Line& original) const {
  const FilePair* in = file(original.file);
  if (in == nullptr) return {};
  const PairedValue* pair = pair_at(*in, original.number, &PairedValue::original);
  std::vector<PairedUse> uses;
  for (const PairedUse& use : in->uses) {
    const bool is_in =
        pair != nullptr ? pair->original.statement.has_line(use.line) : use.line == original.number;
    if (is_in) uses.push_back(use);
  }
  // Those of the line itself come first.
  std::stable_partition(uses.begin(), uses.end(),
                        [&](const PairedUse& use) { return use.line == original.number; });
  return uses;
}

std::string ProgramPairs::original_text(const Line& line) const {
  const FilePair* in = file(line.file);
  return in == nullptr ? std::string() : line_in(in->original_lines, line.number);
}

std::string ProgramPairs::converted_text(const Line& line) const {
  const FilePair* in = file(line.file);
  return in == nullptr ? std::string() : line_in(in->converted_lines, line.number);
}

}  // namespace paddle_ls::project
