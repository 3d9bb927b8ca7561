#include "engine/rewrite/collect/leave_lines_alone.hpp"

#include <algorithm>

#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

// The first of `lines`, which are disjoint and in order, that does not end before `range`.
template <class Lines, class RangeOf>
auto first_touched(Lines& lines, ByteRange range, RangeOf range_of) {
  return std::lower_bound(
      lines.begin(), lines.end(), range.start,
      [&](const auto& line, std::size_t start) { return range_of(line).end < start; });
}

// In order, and those that share bytes as one.
LinesLeftAlone disjoint(LinesLeftAlone lines) {
  std::sort(lines.begin(), lines.end(),
            [](ByteRange one, ByteRange other) { return one.start < other.start; });
  LinesLeftAlone result;
  for (const ByteRange line : lines) {
    if (!result.empty() && line.start < result.back().end) {
      result.back().end = std::max(result.back().end, line.end);
    } else if (result.empty() || result.back() != line) {
      result.push_back(line);
    }
  }
  return result;
}

class LineFinder {
 public:
  LineFinder(std::string_view source, Suppressions& suppressions, FileFindings& file)
      : source_(source), suppressions_(suppressions), file_(file) {}

  LinesLeftAlone find(const python::Names& names, const CollectedImports& imports) {
    mark_statements();
    for (const python::Reference& reference : names.references) {
      const std::uint32_t group = imports.group_of_binding[reference.binding];
      if (group != no_index && is_kept(reference.range)) mark(group);
    }
    for (const Suppression& comment : suppressions_.comments) {
      if (counts(comment)) lines_.push_back(comment.lines);
    }
    return disjoint(std::move(lines_));
  }

 private:
  void mark(std::uint32_t group) { file_.imports.groups[group].is_left_alone = true; }

  static bool counts(const Suppression& comment) {
    return comment.codes.empty() || comment.is_used;
  }

  // True where `range` has a line that stays, whose comment then does something.
  bool is_kept(ByteRange range) {
    bool is_kept = false;
    suppressions_.visit_touched(range, [&](Suppression& comment) {
      if (!counts(comment)) return;
      comment.is_used = true;
      is_kept = true;
    });
    return is_kept;
  }

  void mark_statements() {
    for (ImportStatement& statement : file_.imports.statements) {
      const auto clauses =
          std::span(file_.imports.clauses).subspan(statement.first_clause, statement.clause_count);
      const bool is_of_library =
          std::any_of(clauses.begin(), clauses.end(),
                      [](const ImportClause& clause) { return clause.group != no_index; });
      if (!is_of_library || !is_kept(statement.range)) continue;
      statement.is_left_alone = true;
      lines_.push_back({line_start(source_, statement.range.start), statement.range.end});
      for (const ImportClause& clause : clauses) {
        if (clause.group != no_index) mark(clause.group);
      }
    }
  }

  std::string_view source_;
  Suppressions& suppressions_;
  FileFindings& file_;
  LinesLeftAlone lines_;
};

// An insertion of whole lines before `line` does not change it.
bool changes(const FileFindings& file, const PlannedEdit& edit, ByteRange line) {
  const ByteRange range{edit.start, edit.end};
  if (!range.empty()) return range.overlaps(line);
  const bool is_in_front =
      range.start == line.start && file.edits.replacement(edit).ends_with('\n');
  return line.touches(range) && !is_in_front;
}

// The line at `range` for which `fits` holds, or null.
template <class Fits>
const ByteRange* line_at(const LinesLeftAlone& lines, ByteRange range, Fits fits) {
  const auto own_range = [](ByteRange line) { return line; };
  for (auto line = first_touched(lines, range, own_range);
       line != lines.end() && line->start <= range.end; ++line) {
    if (fits(*line)) return &*line;
  }
  return nullptr;
}

// The line that the fix of a finding stands in or would change, or null.
const ByteRange* line_changed_by(const LinesLeftAlone& lines, const FileFindings& file,
                                 const Finding& finding) {
  const ByteRange own = finding.range;
  if (const auto* line = line_at(lines, own, [&](ByteRange at) { return at.contains(own); })) {
    return line;
  }
  const FindingPlan& plan = finding.plan;
  const ByteRange name = plan.written_name();
  if (plan.replaces_name) {
    if (const auto* line = line_at(lines, name, [&](ByteRange at) { return name.overlaps(at); })) {
      return line;
    }
  }
  for (const PlannedEdit& edit : file.edits_of(finding)) {
    const auto is_changed = [&](ByteRange at) { return changes(file, edit, at); };
    if (const auto* line = line_at(lines, {edit.start, edit.end}, is_changed)) return line;
  }
  return nullptr;
}

void mark_used(ByteRange line, Suppressions& suppressions) {
  suppressions.visit_touched(line, [line](Suppression& comment) {
    if (line.contains(comment.lines)) comment.is_used = true;
  });
}

}  // namespace

LinesLeftAlone find_lines_left_alone(std::string_view source, const python::Names& names,
                                     const CollectedImports& imports, Suppressions& suppressions,
                                     FileFindings& file) {
  return LineFinder(source, suppressions, file).find(names, imports);
}

void keep_lines(const LinesLeftAlone& lines, Suppressions& suppressions, FileFindings& file) {
  if (lines.empty()) return;
  for (Finding& finding : file.findings) {
    const ByteRange* line = finding.has_edits() ? line_changed_by(lines, file, finding) : nullptr;
    if (line == nullptr) continue;
    finding.fix = FixClass::none;
    if (finding.code == &codes::torch_api) finding.code = &codes::torch_api_manual;
    finding.reason = "it would change a line that is left alone";
    mark_used(*line, suppressions);
  }
  for (RemovedStatement& removed : file.removed) {
    const auto overlaps = [&](ByteRange line) { return removed.around.overlaps(line); };
    if (line_at(lines, removed.around, overlaps) != nullptr) removed.around = {};
  }
}

}  // namespace paddle_ls::rewrite
