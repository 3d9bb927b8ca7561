#include "server/features/convey/presentation.hpp"

#include <algorithm>
#include <iterator>

#include "engine/text/part_edits.hpp"
#include "server/mapping_docs/help_uri.hpp"
#include "server/workspace/plain_problems.hpp"

namespace paddle_ls::server {
namespace {

constexpr const char* confirmation = "confirm";

std::optional<protocol::DiagnosticSeverity> protocol_severity(Severity severity) {
  switch (severity) {
    case Severity::error: return protocol::DiagnosticSeverity::error;
    case Severity::warning: return protocol::DiagnosticSeverity::warning;
    case Severity::information: return protocol::DiagnosticSeverity::information;
    case Severity::hint: return protocol::DiagnosticSeverity::hint;
    case Severity::off: return std::nullopt;
  }
  return std::nullopt;
}

std::string_view fix_class_name(rewrite::FixClass fix) {
  switch (fix) {
    case rewrite::FixClass::safe: return "safe";
    case rewrite::FixClass::needs_confirmation: return "needs-confirmation";
    case rewrite::FixClass::none: return "none";
  }
  return "none";
}

// What every diagnostic of ours has, whatever it speaks of.
std::optional<protocol::Diagnostic> diagnostic(const rewrite::Code& code, std::string message,
                                               const settings::Settings& settings,
                                               const protocol::ClientCapabilities& client) {
  const auto severity = protocol_severity(settings.severity(code));
  if (!severity) return std::nullopt;
  protocol::Diagnostic result;
  result.severity = severity;
  result.code = std::string(code.code);
  result.source = "paddle-ls";
  result.message = std::move(message);
  if (code.unnecessary && client.diagnostic_tag_unnecessary) {
    result.tags.push_back(protocol::DiagnosticTag::unnecessary);
  }
  if (code.deprecated && client.diagnostic_tag_deprecated) {
    result.tags.push_back(protocol::DiagnosticTag::deprecated);
  }
  return result;
}

// A cursor turns ascending offsets into positions in one pass over the document.
std::optional<protocol::Diagnostic> finding_diagnostic(const Analysis& analysis,
                                                       const Segment& segment,
                                                       const rewrite::Finding& finding,
                                                       text::PositionCursor& cursor,
                                                       const protocol::ClientCapabilities& client) {
  auto result = diagnostic(*finding.code, rewrite::message(finding), *analysis.settings, client);
  if (!result) return std::nullopt;
  result->range = to_protocol(cursor.range(inside(segment, finding.range)));
  if (client.diagnostic_code_description && !finding.document.empty()) {
    result->code_description =
        protocol::CodeDescription{protocol::Uri::parse(rewrite::documentation(finding))};
  }
  if (client.diagnostic_data) {
    result->data = protocol::json::object{{"version", segment.version.value_or(0)},
                                          {"api", finding.api},
                                          {"profile", rewrite::name(finding.profile)},
                                          {"fixClass", fix_class_name(finding.fix)},
                                          {"title", rewrite::title(finding)}};
  }
  return result;
}

std::optional<protocol::Diagnostic> problem_diagnostic(const Analysis& analysis,
                                                       const Segment& segment,
                                                       const Problem& problem,
                                                       const Presentation& presentation) {
  const protocol::ClientCapabilities& client = presentation.client;
  auto result = diagnostic(problem.code, problem.message, *analysis.settings, client);
  if (!result) return std::nullopt;
  result->range = position_range(segment, inside(segment, problem.range), presentation);
  if (client.diagnostic_code_description && !problem.documentation.empty()) {
    const auto file =
        client.text_document_content ? std::nullopt : installed_help(problem.documentation);
    result->code_description =
        protocol::CodeDescription{protocol::Uri::parse(file.value_or(problem.documentation))};
  }
  if (client.diagnostic_related_information) {
    for (const Related& related : problem.related) {
      result->related_information.push_back(
          {location_of(related.place, segment, presentation), related.message});
    }
  }
  return result;
}

std::vector<protocol::Diagnostic> found_in(const Analysis& analysis, const Segment& segment,
                                           const Presentation& presentation) {
  std::vector<protocol::Diagnostic> result;
  if (!analysis.settings->diagnostics_enable) return result;
  const std::size_t limit = analysis.settings->diagnostics_maximum_per_file;
  std::size_t left_out = 0;
  for (const Problem& problem : analysis.problems) {
    if (result.size() >= limit) {
      ++left_out;
    } else if (auto shown = problem_diagnostic(analysis, segment, problem, presentation)) {
      result.push_back(std::move(*shown));
    }
  }
  text::PositionCursor cursor(*segment.text, *segment.lines, presentation.encoding);
  for (const rewrite::Finding& finding : analysis.uses.found.findings) {
    if (!segment.range.contains(finding.range)) continue;
    if (result.size() >= limit) {
      ++left_out;
      continue;
    }
    if (auto shown = finding_diagnostic(analysis, segment, finding, cursor, presentation.client)) {
      result.push_back(std::move(*shown));
    }
  }
  if (left_out != 0) {
    const Problem more{{0, 0},
                       codes::too_many_findings,
                       std::to_string(left_out) +
                           " more findings are not shown (setting "
                           "diagnostics.maximumPerFile)."};
    if (auto shown = problem_diagnostic(analysis, segment, more, presentation)) {
      result.push_back(std::move(*shown));
    }
  }
  return result;
}

std::string annotation_of(Trust trust, const protocol::ClientCapabilities& client) {
  return trust == Trust::needs_confirmation && client.change_annotations && client.document_changes
             ? confirmation
             : "";
}

}  // namespace

protocol::Range to_protocol(const text::PositionRange& range) {
  return {{range.start.line, range.start.column}, {range.end.line, range.end.column}};
}

protocol::Range position_range(const Segment& segment, text::ByteRange range,
                               const Presentation& presentation) {
  return to_protocol(segment.lines->position_range(*segment.text, range, presentation.encoding));
}

protocol::Location location_of(const FilePlace& place, const Segment& own,
                               const Presentation& presentation) {
  const Segment& file = place.file ? *place.file : own;
  return {protocol::Uri::parse(file.uri),
          position_range(file, place.file ? place.range : inside(own, place.range), presentation)};
}

std::optional<std::size_t> offset_of(const Segment& segment, const protocol::Position& position,
                                     const Presentation& presentation) {
  const auto offset = segment.lines->offset(*segment.text, {position.line, position.character},
                                            presentation.encoding);
  if (!offset) return std::nullopt;
  return segment.range.start + *offset;
}

text::ByteRange range_of(const Segment& segment, const protocol::Range& range,
                         const Presentation& presentation) {
  const std::size_t past = segment.range.end;
  const std::size_t start = offset_of(segment, range.start, presentation).value_or(past);
  return {start, std::max(start, offset_of(segment, range.end, presentation).value_or(past))};
}

std::vector<protocol::Diagnostic> diagnostics_of(const Analysis& analysis, const Segment& segment,
                                                 const Presentation& presentation) {
  std::vector<protocol::Diagnostic> result = found_in(analysis, segment, presentation);
  auto differences =
      differences_in(segment.document_key, {*segment.text, *segment.lines}, presentation);
  std::ranges::move(differences, std::back_inserter(result));
  return result;
}

std::vector<protocol::Diagnostic> differences_in(const std::string& document_key,
                                                 const LinesOfText& lines,
                                                 const Presentation& presentation) {
  auto differences = presentation.compared->diagnostics(document_key, lines, presentation.encoding);
  if (!presentation.client.diagnostic_related_information) {
    for (protocol::Diagnostic& each : differences) each.related_information.clear();
  }
  return differences;
}

std::optional<protocol::Diagnostic> diagnostic_of(const Analysis& analysis, const Segment& segment,
                                                  std::size_t finding,
                                                  const Presentation& presentation) {
  text::PositionCursor cursor(*segment.text, *segment.lines, presentation.encoding);
  return finding_diagnostic(analysis, segment, analysis.uses.found.findings[finding], cursor,
                            presentation.client);
}

std::optional<protocol::Diagnostic> diagnostic_of_problem(const Analysis& analysis,
                                                          const Segment& segment,
                                                          std::size_t problem,
                                                          const Presentation& presentation) {
  return problem_diagnostic(analysis, segment, analysis.problems[problem], presentation);
}

std::optional<protocol::WorkspaceEdit> workspace_edit(const Analysis& analysis,
                                                      const text::Edits& planned, Trust trust,
                                                      const Presentation& presentation) {
  protocol::WorkspaceEdit result;
  const std::vector<text::ByteRange> cells = cells_of(analysis.source);
  const std::optional<text::Edits> inside_cells =
      cells.empty() ? planned : text::inside_parts(planned, cells, *analysis.source.text);
  if (!inside_cells) return std::nullopt;
  const text::Edits& edits = *inside_cells;
  for (auto edit = edits.begin(); edit != edits.end();) {
    const Segment* segment = segment_of(analysis.source, edit->range);
    if (segment == nullptr) return std::nullopt;
    text::Edits moved;
    for (; edit != edits.end() && segment_of(analysis.source, edit->range) == segment; ++edit) {
      moved.push_back({inside(*segment, edit->range), edit->replacement});
    }
    add_document_edits(result,
                       {protocol::Uri::parse(segment->uri), segment->version,
                        text_edits(moved, *segment->text, *segment->lines, presentation)},
                       trust, presentation);
  }
  return result;
}

std::optional<protocol::WorkspaceEdit> workspace_edit(const Analysis& analysis,
                                                      const WorkspaceChange& change,
                                                      const Presentation& presentation) {
  const protocol::ClientCapabilities& client = presentation.client;
  if (!change.renames.empty() && !(client.document_changes && client.rename_files)) {
    return std::nullopt;
  }
  protocol::WorkspaceEdit result;
  for (const auto& [file, edits] : change.edits) {
    if (edits.empty()) continue;
    const Segment& segment = file ? *file : analysis.source.segments.front();
    add_document_edits(result,
                       {protocol::Uri::parse(segment.uri), segment.version,
                        text_edits(edits, *segment.text, *segment.lines, presentation)},
                       Trust::safe, presentation);
  }
  for (const auto& [from, to] : change.renames) {
    result.document_changes.emplace_back(
        protocol::RenameFile{protocol::Uri::parse(from), protocol::Uri::parse(to)});
  }
  return result;
}

std::vector<protocol::TextEdit> text_edits(const text::Edits& edits, std::string_view text,
                                           const text::LineIndex& lines,
                                           const Presentation& presentation) {
  text::PositionCursor cursor(text, lines, presentation.encoding);
  std::vector<protocol::TextEdit> result;
  const text::Edit* last = nullptr;
  for (const text::Edit& edit : edits) {
    // Clients do not agree on the order of edits that start at one place, so there they are one.
    if (last != nullptr && last->range.start == edit.range.start) {
      result.back().range = to_protocol(cursor.range({last->range.start, edit.range.end}));
      result.back().new_text += edit.replacement;
    } else {
      result.push_back({to_protocol(cursor.range(edit.range)), edit.replacement, std::nullopt});
    }
    last = &edit;
  }
  return result;
}

void add_document_edits(protocol::WorkspaceEdit& to, DocumentEdits document, Trust trust,
                        const Presentation& presentation) {
  auto& [uri, version, edits] = document;
  if (const std::string annotation = annotation_of(trust, presentation.client);
      !annotation.empty()) {
    for (protocol::TextEdit& one : edits) one.annotation_id = annotation;
    to.change_annotations[annotation] = {
        "Torch uses that need review", true,
        "Correct if the assumptions about the receiver and the arguments hold."};
  }
  if (presentation.client.document_changes) {
    to.document_changes.emplace_back(protocol::TextDocumentEdit{{uri, version}, std::move(edits)});
  } else {
    to.changes[uri] = std::move(edits);
  }
}

}  // namespace paddle_ls::server
