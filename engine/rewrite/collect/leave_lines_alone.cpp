#include "engine/rewrite/collect/leave_lines_alone.hpp"

#include <algorithm>

#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

class LineFinder {
 public:
  LineFinder(std::string_view source, Suppressions& suppressions, FileFindings& file)
      : source_(source), file_(file) {
    for (Suppression& comment : suppressions.comments) {
      if (comment.codes.empty() || comment.is_used) comments_.push_back(&comment);
    }
  }

  LinesLeftAlone find(const python::Names& names, const CollectedImports& imports) {
    mark_statements();
    for (const python::Reference& reference : names.references) {
      const std::uint32_t group = imports.group_of_binding[reference.binding];
      if (group != no_index && is_kept(reference.range)) mark(group);
    }
    for (const Suppression* comment : comments_) lines_.push_back(comment->line);
    return std::move(lines_);
  }

 private:
  void mark(std::uint32_t group) { file_.imports.groups[group].is_left_alone = true; }

  // True where `range` has a line that stays, whose comment then does something.
  bool is_kept(ByteRange range) {
    bool is_kept = false;
    for (Suppression* comment : comments_) {
      if (!comment->line.touches(range)) continue;
      comment->is_used = true;
      is_kept = true;
    }
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
  FileFindings& file_;
  std::vector<Suppression*> comments_;
  LinesLeftAlone lines_;
};

// A line of its own that comes in front of `line` leaves it as it is.
bool changes(const FileFindings& file, const PlannedEdit& edit, ByteRange line) {
  const ByteRange range{edit.start, edit.end};
  if (!range.empty()) return range.overlaps(line);
  const bool is_in_front =
      range.start == line.start && file.edits.replacement(edit).ends_with('\n');
  return line.touches(range) && !is_in_front;
}

bool changes(const FileFindings& file, const FindingPlan& plan, ByteRange line) {
  const ByteRange name{plan.name_start, plan.name_end};
  if (plan.replaces_name && name.overlaps(line)) return true;
  const auto edits = std::span(file.edits.edits).subspan(plan.first_edit, plan.edit_count);
  return std::any_of(edits.begin(), edits.end(),
                     [&](const PlannedEdit& edit) { return changes(file, edit, line); });
}

void mark_used(ByteRange line, Suppressions& suppressions) {
  for (Suppression& comment : suppressions.comments) {
    comment.is_used = comment.is_used || comment.line == line;
  }
}

}  // namespace

LinesLeftAlone find_lines_left_alone(std::string_view source, const python::Names& names,
                                     const CollectedImports& imports, Suppressions& suppressions,
                                     FileFindings& file) {
  return LineFinder(source, suppressions, file).find(names, imports);
}

void keep_lines(const LinesLeftAlone& lines, Suppressions& suppressions, FileFindings& file) {
  for (const ByteRange line : lines) {
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      Finding& finding = file.findings[i];
      const bool is_inside = line.contains(finding.range);
      if (!finding.has_edits() || !(is_inside || changes(file, file.plans[i], line))) continue;
      finding.fix = FixClass::none;
      if (finding.code == &codes::torch_api) finding.code = &codes::torch_api_manual;
      finding.reason = "it would change a line that is left alone";
      mark_used(line, suppressions);
    }
    for (RemovedStatement& removed : file.removed) {
      if (removed.around.overlaps(line)) removed.around = {};
    }
  }
}

}  // namespace paddle_ls::rewrite
