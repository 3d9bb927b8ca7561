// The rows of the parameter table against the two signatures.
#include <algorithm>
#include <map>
#include <set>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/text/nearest_word.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

bool names_parameter(const std::vector<CellName>& cell, std::string_view name) {
  return std::any_of(cell.begin(), cell.end(),
                     [&](const CellName& each) { return each.name == name; });
}

// One side of the comparison: the column and the signature it must cover.
struct Side {
  const ApiHeading* heading;
  const std::vector<ParameterName>* parameters;
  std::vector<CellName> ComparedRow::*column;
  std::string_view product;
  enum class Of { source, target } of;
};

Side source_side(const ComparedApis& comparison) {
  return {comparison.source, &comparison.source_parameters, &ComparedRow::source, "PyTorch",
          Side::Of::source};
}
Side target_side(const ComparedApis& comparison) {
  return {comparison.target, &comparison.target_parameters, &ComparedRow::target, "Paddle",
          Side::Of::target};
}

// A method that maps to a function: the function's first parameter is the tensor itself.
bool first_is_receiver(const ComparedApis& comparison) {
  const auto is_method = [](const ApiHeading* heading) {
    return heading && heading->api.find(".Tensor.") != std::string::npos;
  };
  return is_method(comparison.source) && !is_method(comparison.target);
}

// Where a new row for the `index`th source parameter goes: after the row of the nearest earlier
// one.
std::size_t row_place(const Document& document, const ComparedApis& comparison, const Side& side,
                      std::size_t index) {
  const Table& table = *comparison.table;
  const Row& head = table.separator ? *table.separator : table.header;
  const Row* behind = nullptr;
  for (std::size_t i = index; i-- > 0 && !behind;) {
    for (const ComparedRow& row : comparison.rows) {
      if (names_parameter(row.*side.column, (*side.parameters)[i].name)) behind = row.row;
    }
  }
  if (!behind && index > 0 && !table.rows.empty()) behind = &table.rows.back();
  return document.whole_line(behind ? behind->line : head.line).end;
}

void report_missing(const CheckContext& context, Report& report, const ComparedApis& comparison,
                    const Side& side) {
  const bool source = side.of == Side::Of::source;
  const Document& document = context.document;
  if (!comparison.whole || has_no_list(side.heading)) return;
  const std::size_t heading = comparison.table->heading;
  const ByteRange at =
      heading == nowhere ? comparison.table->header.range : document.headings[heading].range;
  const std::size_t first = !source && first_is_receiver(comparison) ? 1 : 0;
  std::set<std::string_view> named;
  for (const ComparedRow& row : comparison.rows) {
    for (const CellName& cell : row.*side.column) named.insert(cell.name);
  }
  for (std::size_t i = first; i < side.parameters->size(); ++i) {
    const ParameterName& parameter = (*side.parameters)[i];
    if (parameter.variadic || (!source && parameter.name == "name")) continue;
    if (named.contains(parameter.name) || !is_identifier(parameter.name)) continue;
    const std::string name(parameter.name);
    DocumentFinding& finding =
        report.add(at, std::string(side.product) + "'s parameter " + name + " has no row");
    finding.related.push_back({{}, parameter.range, "the parameter " + name});
    const Phrases& phrases = context.profile.phrases;
    const std::string row = source ? "| " + name + " | - | " + phrases.target_absent + "，" +
                                         phrases.no_rewrite + "。 |"
                                   : "| - | " + name + " | " + phrases.keep_default + "。 |";
    const std::size_t place = row_place(document, comparison, side, i);
    const std::string ending(line_ending(document));
    const bool ends_line = place == 0 || document.text[place - 1] == '\n';
    finding.fixes.push_back(fix("Insert a row for " + name,
                                {{{place, place}, ends_line ? row + ending : ending + row}}));
  }
}

void report_unknown(const CheckContext& context, Report& report, const ComparedApis& comparison,
                    const Side& side) {
  if (has_no_list(side.heading) || is_variadic(context.document, side.heading)) return;
  const ParametersByName known = parameters_by_name(context.document, side.heading);
  for (const ComparedRow& row : comparison.rows) {
    for (const CellName& cell : row.*side.column) {
      if (known.contains(cell.name)) continue;
      DocumentFinding& finding =
          report.add(cell.range, side.heading->api + " has no parameter " + cell.name);
      finding.related.push_back({{}, side.heading->signatures.front().range, "the signature"});
      std::vector<std::string_view> names;
      for (const ParameterName& each : *side.parameters) names.push_back(each.name);
      if (const auto near = text::nearest_word(cell.name, names)) {
        finding.fixes.push_back(
            fix("Replace with " + std::string(*near), {{cell.range, std::string(*near)}}));
      }
    }
  }
}

}  // namespace

void row_missing(const CheckContext& context, Report& report) {
  for (const ComparedApis& comparison : context.comparisons) {
    report_missing(context, report, comparison, source_side(comparison));
    report_missing(context, report, comparison, target_side(comparison));
  }
}

void row_unknown(const CheckContext& context, Report& report) {
  for (const ComparedApis& comparison : context.comparisons) {
    report_unknown(context, report, comparison, source_side(comparison));
    report_unknown(context, report, comparison, target_side(comparison));
  }
}

void row_duplicate(const CheckContext& context, Report& report) {
  for (const ComparedApis& comparison : context.comparisons) {
    std::map<std::string_view, const ComparedRow*> seen;
    for (const ComparedRow& row : comparison.rows) {
      if (row.source.size() != 1) continue;
      const auto [first, is_new] = seen.emplace(row.source.front().name, &row);
      if (is_new) continue;
      DocumentFinding& finding =
          report.add(row.row->range, row.source.front().name + " has a row already");
      finding.related.push_back({{}, first->second->row->range, "the first row"});
      finding.fixes.push_back(
          fix("Delete this row", {{context.document.whole_line(row.row->line), ""}}));
    }
  }
}

// Rows follow the order of the source signature. Rows without a source parameter keep their places.
void row_order(const CheckContext& context, Report& report) {
  for (const ComparedApis& comparison : context.comparisons) {
    if (!comparison.whole || has_no_list(comparison.source)) continue;
    std::map<std::string_view, std::size_t> position;
    for (const ParameterName& each : comparison.source_parameters) {
      position.emplace(each.name, position.size());
    }
    std::vector<std::pair<std::size_t, const ComparedRow*>> rows;
    for (const ComparedRow& row : comparison.rows) {
      if (row.source.empty()) continue;
      const auto found = position.find(row.source.front().name);
      if (found != position.end()) rows.emplace_back(found->second, &row);
    }
    const auto by_position = [](const auto& a, const auto& b) { return a.first < b.first; };
    if (std::is_sorted(rows.begin(), rows.end(), by_position)) continue;
    auto sorted = rows;
    std::stable_sort(sorted.begin(), sorted.end(), by_position);
    std::vector<text::Edit> edits;
    const ComparedRow* first_wrong = nullptr;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i].second == sorted[i].second) continue;
      if (!first_wrong) first_wrong = rows[i].second;
      edits.push_back(
          {rows[i].second->row->range, std::string(context.slice(sorted[i].second->row->range))});
    }
    DocumentFinding& finding =
        report.add(first_wrong->row->range, "the rows do not follow the order of the parameters");
    finding.related.push_back({{}, comparison.source->signatures.front().range, "the signature"});
    finding.fixes.push_back({"Bring the rows into the order of the signature", edits, {}});
  }
}

void row_for_name(const CheckContext& context, Report& report) {
  for (const ComparedApis& comparison : context.comparisons) {
    for (const ComparedRow& row : comparison.rows) {
      if (!row.source_absent || row.target.size() != 1 || row.target.front().name != "name") {
        continue;
      }
      report.add(row.row->range, "Paddle's parameter name is left out of the table")
          .fixes.push_back(
              fix("Delete the row", {{context.document.whole_line(row.row->line), ""}}));
    }
  }
}

}  // namespace paddle_ls::mapping_docs::checks
