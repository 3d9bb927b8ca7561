#include "engine/mapping_docs/editor/document_completion.hpp"

#include <algorithm>
#include <set>

#include "engine/mapping_docs/document/comparison.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

class Completer {
 public:
  Completer(const Document& document, const DocumentProfile& profile, std::size_t offset)
      : document_(document), profile_(profile), offset_(offset) {}

  std::vector<DocumentCompletion> run();

 private:
  void add(DocumentCompletionKind kind, const std::string& label, std::string detail,
           ByteRange replaced, std::string text) {
    found_.push_back({kind, label, std::move(detail), {replaced, std::move(text)}});
  }
  bool complete_category();
  bool complete_cell();
  void complete_note(const Row& row, ByteRange cell);
  void complete_parameter(const Table& table, std::size_t column, ByteRange cell);
  void complete_section(ByteRange line);

  const Document& document_;
  const DocumentProfile& profile_;
  std::size_t offset_;
  std::vector<DocumentCompletion> found_;
};

std::vector<DocumentCompletion> Completer::run() {
  if (document_.in_fence(offset_) || complete_category() || complete_cell())
    return std::move(found_);
  const ByteRange line = document_.line(document_.lines.line_of(offset_));
  const std::string_view before = document_.slice({line.start, std::min(offset_, line.end)});
  if (before.empty() || before.find_first_not_of('#') == std::string_view::npos ||
      before.starts_with("### ")) {
    complete_section(line);
  }
  return std::move(found_);
}

// Between the brackets of the first line.
bool Completer::complete_category() {
  const ByteRange line = document_.line(0);
  if (offset_ > line.end) return false;
  const std::string_view text = document_.slice(line);
  const std::size_t open = text.find('[');
  if (open == std::string_view::npos || line.start + open >= offset_) return false;
  const std::size_t close = text.find(']', open);
  const bool closed = close != std::string_view::npos;
  if (closed && line.start + close < offset_) return false;
  const ByteRange inside{line.start + open + 1, closed ? line.start + close : line.end};
  for (const Category& category : profile_.categories) {
    if (category.internal) continue;
    add(DocumentCompletionKind::category, category.name, category.rule, inside,
        " " + category.name + (closed ? " " : " ]"));
  }
  return true;
}

bool Completer::complete_cell() {
  for (const Table& table : document_.tables) {
    if (!table.parameters) continue;
    for (const Row& row : table.rows) {
      if (!row.range.contains(offset_) && row.range.end != offset_) continue;
      const std::string_view before = document_.slice({row.range.start, offset_});
      const auto pipes = static_cast<std::size_t>(std::count(before.begin(), before.end(), '|'));
      const std::size_t column = pipes == 0 ? 0 : pipes - 1;
      ByteRange cell = row.cell(column);
      if (!cell.touches({offset_, offset_})) cell = {offset_, offset_};
      if (column < 2) {
        complete_parameter(table, column, cell);
      } else {
        complete_note(row, cell);
      }
      return true;
    }
  }
  return false;
}

// Phrases for this row, as the next clause of the note.
void Completer::complete_note(const Row& row, ByteRange cell) {
  const auto absent = [&](std::size_t i) { return document_.slice(row.cell(i)) == "-"; };
  const std::string_view note = document_.slice({cell.start, std::min(offset_, cell.end)});
  const bool clause = note.empty() || note.ends_with("，") || note.ends_with(" ");
  const auto offer = [&](const std::string& phrase) {
    std::string text = (clause ? "" : "，") + phrase;
    if (!text.ends_with("。")) text += "。";
    add(DocumentCompletionKind::phrase, phrase, "a clause of the format guide", {offset_, offset_},
        text);
  };
  if (absent(1)) {
    for (const std::string& ending : profile_.note_endings) offer(ending);
  } else if (absent(0)) {
    offer(profile_.phrases.keep_default);
  } else {
    offer(profile_.phrases.name_differs);
    offer(profile_.phrases.default_differs);
    offer(profile_.phrases.rewrite);
  }
}

// Parameters of the column's signature, those without a row first.
void Completer::complete_parameter(const Table& table, std::size_t column, ByteRange cell) {
  const std::vector<ComparedApis> comparisons = read_comparisons(document_, profile_);
  const auto own = std::find_if(comparisons.begin(), comparisons.end(),
                                [&](const ComparedApis& each) { return each.table == &table; });
  if (own == comparisons.end()) return;
  std::set<std::string_view> named;
  for (const ComparedRow& row : own->rows) {
    for (const CellName& name : column == 0 ? row.source : row.target) named.insert(name.name);
  }
  const auto& parameters = column == 0 ? own->source_parameters : own->target_parameters;
  for (const bool used : {false, true}) {
    for (const ParameterName& each : parameters) {
      if (named.contains(each.name) != used || each.name == "name") continue;
      const std::string name(each.name);
      add(DocumentCompletionKind::parameter, name, used ? "has a row already" : "has no row yet",
          cell, name);
    }
  }
  add(DocumentCompletionKind::parameter, "-", "this side has no such parameter", cell, "-");
}

void Completer::complete_section(ByteRange line) {
  const std::string ending(line_ending(document_));
  const std::string blank = ending + ending;
  if (document_.arguments_heading == nowhere) {
    const std::string& source = profile_.source_column;
    add(DocumentCompletionKind::section, profile_.arguments_heading, "the parameter table", line,
        "### " + profile_.arguments_heading + blank + "| " + source + " | " +
            profile_.target_column + " | " + profile_.note_column + " |" + ending +
            "| --- | --- | --- |" + ending);
  }
  if (document_.example_heading == nowhere) {
    add(DocumentCompletionKind::section, profile_.example_heading, "an example", line,
        "### " + profile_.example_heading + blank + "```python" + ending +
            profile_.phrases.source_half + blank + profile_.phrases.target_half + ending + "```" +
            ending);
  }
  const Category* category =
      document_.title ? profile_.category(document_.slice(document_.title->category)) : nullptr;
  if (category && !document_.summary && !category->summary.empty()) {
    add(DocumentCompletionKind::phrase, category->summary, "the summary of " + category->name, line,
        category->summary);
  }
}

// As much of a macro's name as is typed.
std::string_view macro_letters_at_end(std::string_view text) {
  std::size_t start = text.size();
  const auto is_letter = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
  };
  while (start > 0 && is_letter(text[start - 1])) --start;
  return text.substr(start);
}

}  // namespace

std::vector<DocumentCompletion> complete(const Document& document, const DocumentProfile& profile,
                                         std::size_t offset) {
  return Completer(document, profile, std::min(offset, document.text.size())).run();
}

std::vector<DocumentCompletion> complete_table(const std::string& table_path, const Index& index,
                                               std::size_t offset, std::size_t most) {
  std::vector<DocumentCompletion> found;
  const auto table = index.tables().find(table_path);
  if (table == index.tables().end()) return found;
  const std::string_view text = table->second.text;
  offset = std::min(offset, text.size());
  const std::size_t line_start = text.rfind('\n', offset == 0 ? 0 : offset - 1) + 1;
  const std::string_view before =
      text.substr(std::min(line_start, offset), offset - std::min(line_start, offset));
  if (!before.starts_with('|')) return found;
  const std::size_t open = before.find('(');
  if (open == std::string_view::npos) {
    const std::string_view typed = macro_letters_at_end(before);
    if (!strip(before.substr(1, before.size() - 1 - typed.size())).empty()) return found;
    for (const MacroSpec& spec : macro_specs) {
      found.push_back({DocumentCompletionKind::macro,
                       std::string(spec.name),
                       std::string(spec.usage),
                       {{offset - typed.size(), offset}, std::string(spec.name) + "(``) |"}});
    }
    return found;
  }
  // Names of documented APIs for the argument that is being typed.
  std::size_t start = before.find_last_of("(`, ") + 1;
  const std::string_view typed = before.substr(start);
  for (const auto& [path, document] : index.documents()) {
    if (document.api.empty() || !document.api.starts_with(typed)) continue;
    if (found.size() == most) break;
    found.push_back({DocumentCompletionKind::api,
                     document.api,
                     document.category,
                     {{offset - typed.size(), offset}, document.api}});
  }
  return found;
}

}  // namespace paddle_ls::mapping_docs
