// The form of the parameter table: heading, header, delimiter row, cells.
#include <algorithm>

#include "engine/mapping_docs/document/table_row.hpp"
#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/original/original_lines.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

template <class Visit>
void for_each_parameter_table(const Document& document, Visit visit) {
  for (const Table& table : document.tables) {
    if (table.parameters) visit(table);
  }
}

std::string row_text(const Document& document, const Row& row) {
  std::string text = "|";
  for (const ByteRange cell : row.cells) text += " " + std::string(document.slice(cell)) + " |";
  return text;
}

}  // namespace

void arguments_heading_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const std::string wanted = "### " + context.profile.arguments_heading;
  for (const Heading& heading : document.headings) {
    if (heading.kind != HeadingKind::arguments || document.slice(heading.range) == wanted) continue;
    report.add(heading.range, "the heading of the parameter table is exactly " + wanted)
        .fixes.push_back(fix("Write " + wanted, {{heading.range, wanted}}));
  }
  if (document.arguments_heading != nowhere) return;
  const Table* table = document.parameter_table();
  const bool early_end = context.category && context.category->target == FieldPresence::optional &&
                         document.targets.empty();
  if (table && !early_end) {
    const std::string ending(line_ending(document));
    const std::size_t at = table->header.range.start;
    report.add(table->header.range, "the heading " + wanted + " is missing above the table")
        .fixes.push_back(fix("Insert the heading", {{{at, at}, wanted + ending + ending}}));
    return;
  }
  if (!context.category || context.category->table == FieldPresence::optional) return;
  if (early_end || table) return;
  const ApiHeading* last = !document.targets.empty()   ? &document.targets.front()
                           : !document.sources.empty() ? &document.sources.front()
                                                       : nullptr;
  if (!last) return;
  report.add(document.headings[last->heading].range,
             "the section " + wanted + " with the parameter table is missing");
}

void arguments_header(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const std::string expected[] = {context.identity.source_column, context.profile.target_column,
                                  context.profile.note_column};
  for_each_parameter_table(document, [&](const Table& table) {
    const auto cells = original_cells(document.slice(table.header.range));
    if (std::equal(cells.begin(), cells.end(), std::begin(expected), std::end(expected)) &&
        document.slice(table.header.range).starts_with('|')) {
      return;
    }
    const std::string wanted =
        "| " + expected[0] + " | " + expected[1] + " | " + expected[2] + " |";
    ByteRange range = table.header.range;
    std::vector<text::Edit> edits;
    if (table.header.cells.size() == 3 && table.header.closed) {
      for (std::size_t i = 3; i-- > 0;) {
        if (document.slice(table.header.cells[i]) == expected[i]) continue;
        range = table.header.cells[i].empty() ? range : table.header.cells[i];
        edits.insert(edits.begin(), {table.header.cells[i], expected[i]});
      }
    }
    if (edits.empty() || !document.slice(table.header.range).starts_with('|')) {
      edits = {{table.header.range, wanted}};
    }
    report.add(range, "the columns are " + wanted)
        .fixes.push_back({"Write " + wanted, std::move(edits), {}});
  });
  // A heading without any table after it.
  if (document.arguments_heading == nowhere || document.parameter_table()) return;
  const Heading& heading = document.headings[document.arguments_heading];
  report.add(heading.range, "no parameter table follows this heading");
}

void arguments_separator(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const std::string ending(line_ending(document));
  for_each_parameter_table(document, [&](const Table& table) {
    const std::string wanted = "| --- | --- | --- |";
    if (!table.separator) {
      const std::size_t at = document.whole_line(table.header.line).end;
      const Row* next = table.rows.empty() ? nullptr : &table.rows.front();
      // A second line of words where dashes belong is replaced, a row of data is kept.
      const bool attempt = next && next->attachment == Attachment::attached &&
                           std::none_of(next->cells.begin(), next->cells.end(),
                                        [](ByteRange cell) { return cell.size() > 3; });
      DocumentFinding& finding = report.add(attempt ? next->range : table.header.range,
                                            "the delimiter row " + wanted + " is missing");
      if (attempt) {
        finding.fixes.push_back(fix("Replace with " + wanted, {{next->range, wanted}}));
      } else {
        finding.fixes.push_back(
            fix("Insert the delimiter row",
                {{{at, at}, at == document.text.size() ? ending + wanted : wanted + ending}}));
      }
      return;
    }
    const Row& row = *table.separator;
    const auto cells = original_cells(document.slice(row.range));
    if (cells.size() != 3 || !row.closed || !document.slice(row.range).starts_with('|')) {
      report
          .add(row.range,
               "the delimiter row has " + std::to_string(cells.size()) + " cells, the table 3")
          .fixes.push_back(fix("Write " + wanted, {{row.range, wanted}}));
      return;
    }
    std::vector<text::Edit> edits;
    for (const ByteRange cell : row.cells) {
      const std::string_view dashes = document.slice(cell);
      if (std::count(dashes.begin(), dashes.end(), '-') < 3) edits.push_back({cell, "---"});
    }
    if (edits.empty()) return;
    DocumentFinding& finding = report.add(
        edits.front().range, "some renderers do not accept fewer than three dashes as a table");
    grade(finding, Severity::hint);
    finding.fixes.push_back({"Write ---", std::move(edits), {}});
  });
}

void arguments_row_cells(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for_each_parameter_table(document, [&](const Table& table) {
    for (const Row& row : table.rows) {
      if (row.cells.size() == 3 && row.closed) continue;
      if (row.cells.size() == 3) {
        report.add({row.range.end, row.range.end}, "the row does not end with |")
            .fixes.push_back(fix("Close the row", {{{row.range.end, row.range.end}, " |"}}));
        continue;
      }
      DocumentFinding& finding = report.add(
          row.range, "the row has " + std::to_string(row.cells.size()) + " cells, the table 3");
      if (row.cells.size() > 3) {
        // The pipes of a note were meant as text.
        std::vector<text::Edit> edits;
        for (std::size_t i = 3; i < row.cells.size(); ++i) {
          const std::size_t pipe = document.text.rfind('|', row.cells[i].start - 1);
          edits.push_back({{pipe, pipe}, "\\"});
        }
        finding.fixes.push_back({"Escape the pipes of the note", std::move(edits), {}});
      }
    }
  });
}

void arguments_row_detached(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for_each_parameter_table(document, [&](const Table& table) {
    std::size_t last_attached = table.separator ? table.separator->line : table.header.line;
    for (const Row& row : table.rows) {
      if (row.attachment == Attachment::attached) {
        last_attached = row.line;
        continue;
      }
      std::vector<text::Edit> edits;
      std::string message;
      switch (row.attachment) {
        case Attachment::indented:
          message = "an indented row ends the table for the tools";
          edits = {{{row.range.start, stripped(document.text, row.range).start}, ""}};
          break;
        case Attachment::no_leading_pipe:
          message = "a row without | at its start ends the table for the tools";
          edits = {{row.range, row_text(document, row)}};
          break;
        default:
          message = "the blank line above ends the table for the tools";
          edits = {{{document.whole_line(last_attached).end, row.range.start}, ""}};
          if (!document.slice(row.range).starts_with('|'))
            edits.push_back({row.range, row_text(document, row)});
          break;
      }
      const bool first_behind_gap =
          row.attachment != Attachment::after_blank_line || row.line > last_attached + 1;
      DocumentFinding& finding = report.add(row.range, std::move(message));
      if (first_behind_gap) finding.fixes.push_back({"Attach the row", std::move(edits), {}});
      last_attached = row.line;
    }
  });
}

void arguments_unexpected_table(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!context.category || context.category->table_expected ||
      context.category->example == ExampleRule::required) {
    return;
  }
  for_each_parameter_table(document, [&](const Table& table) {
    const bool under_heading =
        table.heading != nowhere && document.headings[table.heading].kind == HeadingKind::arguments;
    report.add(under_heading ? document.headings[table.heading].range : table.header.range,
               context.category->name + " needs no parameter table");
  });
}

}  // namespace paddle_ls::mapping_docs::checks
