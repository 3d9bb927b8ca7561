#include "engine/mapping_docs/document/comparison.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

bool is_word_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The range of `cell` without `<font ...>` and `</font>` around it.
ByteRange without_tags(std::string_view text, ByteRange cell) {
  while (!cell.empty() && text[cell.start] == '<') {
    const std::size_t close = text::slice(text, cell).find('>');
    if (close == std::string_view::npos) return cell;
    cell = stripped(text, {cell.start + close + 1, cell.end});
  }
  while (!cell.empty() && text[cell.end - 1] == '>') {
    const std::size_t open = text::slice(text, cell).rfind('<');
    if (open == std::string_view::npos) return cell;
    cell = stripped(text, {cell.start, cell.start + open});
  }
  return cell;
}

// `*name: type` and `` `name` `` as their name; an empty name where the piece is something else.
CellName read_name(std::string_view text, ByteRange piece) {
  piece = stripped(text, piece);
  const auto strip_edges = [&](char c) {
    while (!piece.empty() && text[piece.start] == c) ++piece.start;
    while (!piece.empty() && text[piece.end - 1] == c) --piece.end;
  };
  strip_edges('`');
  const std::size_t colon = text::slice(text, piece).find(':');
  if (colon != std::string_view::npos) piece = stripped(text, {piece.start, piece.start + colon});
  while (!piece.empty() && (text[piece.start] == '*' || text[piece.start] == '\\')) ++piece.start;
  std::string name = unescaped(text::slice(text, piece));
  if (!is_identifier(name)) name.clear();
  return {std::move(name), piece};
}

struct Names {
  std::vector<CellName> names;
  bool absent = false;
  bool free_text = false;
};

Names read_cell(std::string_view text, ByteRange cell) {
  const ByteRange content = without_tags(text, cell);
  const std::string_view written = text::slice(text, content);
  if (written == "-" || written == "--" || written == "—") return {{}, true, false};
  Names result;
  std::size_t start = content.start;
  for (std::size_t at = content.start; at <= content.end; ++at) {
    const bool ideographic_comma = text.substr(at, 3) == "、";
    if (at < content.end && text[at] != ',' && !ideographic_comma) continue;
    CellName name = read_name(text, {start, at});
    if (name.name.empty()) return {{}, false, true};
    result.names.push_back(std::move(name));
    start = at + (ideographic_comma ? 3 : 1);
  }
  return result;
}

const ApiHeading* at_or_null(const std::vector<ApiHeading>& headings, std::size_t i) {
  return i < headings.size() ? &headings[i] : nullptr;
}

std::vector<ParameterName> first_parameters(const Document& document, const ApiHeading* heading) {
  if (!heading || heading->signatures.empty()) return {};
  return parameter_names(document.text, heading->signatures.front());
}

}  // namespace

bool is_identifier(std::string_view word) {
  return !word.empty() && !(word.front() >= '0' && word.front() <= '9') &&
         std::all_of(word.begin(), word.end(), is_word_character);
}

std::vector<ComparedApis> read_comparisons(const Document& document,
                                           const DocumentProfile& profile) {
  std::vector<ComparedApis> comparisons;
  for (const Table& table : document.tables) {
    if (!table.parameters) continue;
    ComparedApis comparison{&table,
                            at_or_null(document.sources, table.source),
                            at_or_null(document.targets, table.target),
                            {},
                            {},
                            {},
                            true};
    comparison.source_parameters = first_parameters(document, comparison.source);
    comparison.target_parameters = first_parameters(document, comparison.target);
    for (const Row& row : table.rows) {
      if (row.cells.size() != 3) continue;
      Names source = read_cell(document.text, row.cells[0]);
      Names target = read_cell(document.text, row.cells[1]);
      const bool returned = document.slice(row.cells[0]).starts_with(profile.phrases.return_value);
      comparison.rows.push_back({&row, std::move(source.names), std::move(target.names),
                                 source.absent, target.absent,
                                 source.free_text || target.free_text || returned, row.cells[2]});
    }
    comparisons.push_back(std::move(comparison));
  }
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> tables_of;
  for (const ComparedApis& each : comparisons)
    ++tables_of[{each.table->source, each.table->target}];
  for (ComparedApis& each : comparisons) {
    each.whole = !document.overloads && tables_of[{each.table->source, each.table->target}] == 1;
  }
  return comparisons;
}

ParametersByName parameters_by_name(const Document& document, const ApiHeading* heading) {
  ParametersByName result;
  if (!heading) return result;
  for (const Signature& signature : heading->signatures) {
    for (const SignatureParameter& parameter : signature.parameters) {
      std::string_view written = document.slice(parameter.name);
      while (written.starts_with('*')) written.remove_prefix(1);
      result.emplace(written, &parameter);
    }
  }
  return result;
}

const SignatureParameter* find_parameter(const Document& document, const ApiHeading* heading,
                                         std::string_view name) {
  const ParametersByName all = parameters_by_name(document, heading);
  const auto found = all.find(name);
  return found == all.end() ? nullptr : found->second;
}

bool is_variadic(const Document& document, const ApiHeading* heading) {
  if (!heading) return false;
  return std::any_of(heading->signatures.begin(), heading->signatures.end(),
                     [&](const Signature& signature) {
                       const auto names = parameter_names(document.text, signature);
                       return std::any_of(names.begin(), names.end(),
                                          [](const ParameterName& each) { return each.variadic; });
                     });
}

bool has_no_list(const ApiHeading* heading) {
  return !heading || heading->signatures.empty() || !heading->signatures.front().call;
}

}  // namespace paddle_ls::mapping_docs
