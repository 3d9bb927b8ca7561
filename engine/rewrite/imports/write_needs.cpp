#include "engine/rewrite/imports/write_needs.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "engine/rewrite/imports/helper_module.hpp"
#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/imports/place_helper_import.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

std::string in_lines_of(std::string_view source, std::string_view code) {
  const std::string_view end = line_ending(source, 0);
  std::string result;
  for (const char c : code) {
    if (c == '\n') {
      result += end;
    } else {
      result += c;
    }
  }
  return result;
}

namespace {

// True when the top level of the file imports `module` under its own name.
bool imports(std::string_view source, const ImportFacts& facts, std::string_view module) {
  for (const ImportStatement& statement : facts.statements) {
    if (!statement.module.empty() || statement.scope != 0 || statement.is_conditional) continue;
    for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
      const ImportClause& clause = facts.clauses[statement.first_clause + i];
      if (clause.alias.empty() && text::slice(source, clause.name) == module) return true;
    }
  }
  return false;
}

// True when a line of the file is `name()` and no more.
bool calls(std::string_view source, std::string_view name) {
  const std::string line = std::string(name) + "()";
  for (std::size_t at = source.find(line); at != std::string_view::npos;
       at = source.find(line, at + 1)) {
    const std::size_t end = at + line.size();
    const bool ends = end == source.size() || source[end] == '\n' || source[end] == '\r';
    if (ends && line_start(source, at) == at) return true;
  }
  return false;
}

// The text of a need, and the line by which a file shows that it has it.
struct Wanted {
  std::string_view code;
  bool patches = false;
  std::string_view local = {};  // FindingNeed::local
};

// The definition of `name` under the name that the file has for it.
std::string under_local_name(std::string_view name, std::string_view local, std::string_view code) {
  return local.empty() ? std::string(code) : with_renamed(code, name, local);
}

using WantedByName = std::map<std::string_view, Wanted>;

// Appends `name` to `order`, after the classes that it is derived from.
void add_behind_bases(const WantedByName& wanted, std::string_view name,
                      std::vector<std::string_view>& order) {
  if (std::find(order.begin(), order.end(), name) != order.end()) return;
  const std::string_view code = wanted.at(name).code;
  if (code.starts_with("class ")) {
    const std::string_view bases = code.substr(0, code.find('\n'));
    for (const auto& [other, need] : wanted) {
      if (other != name && mentions(bases, other)) add_behind_bases(wanted, other, order);
    }
  }
  order.push_back(name);
}

// By name, but bases first.
std::vector<std::string_view> order_of(const WantedByName& wanted) {
  std::vector<std::string_view> order;
  for (const auto& [name, need] : wanted) add_behind_bases(wanted, name, order);
  return order;
}

}  // namespace

bool has_need(std::string_view source, const ImportFacts& facts, const FindingNeed& need) {
  if (need.is_inner && !facts.helper_module.empty()) return true;
  if (need.code.empty()) return imports(source, facts, need.name);
  if (need.patches && !calls(source, need.name)) return false;
  if (imports_helper(source, facts.helper_module, need.name, need.local)) return true;
  const std::string code = under_local_name(need.name, need.local, need.code);
  return source.find(in_lines_of(source, code)) != std::string_view::npos;
}

namespace {

// What the fixes need and the file lacks.
struct Missing {
  WantedByName wanted;
  std::size_t helper_place;  // before all that needs a definition
};

Missing missing_needs(const ChosenFixes& fixes, std::span<const std::string_view> modules) {
  const ImportFacts& facts = fixes.file.imports;
  Missing missing{{}, facts.helper_place};
  // Many findings need the same, and to see whether it is there the file is searched.
  using Asked = std::tuple<std::string_view, std::string_view, bool, std::string_view>;
  std::map<Asked, bool> is_there;
  for (const std::size_t i : fixes.places) {
    for (const FindingNeed& need : fixes.file.needs_of(fixes.finding(i))) {
      const auto [known, is_new] =
          is_there.try_emplace({need.name, need.local, need.is_inner, need.code});
      if (is_new) known->second = has_need(fixes.source, facts, need);
      if (known->second) continue;
      missing.wanted.emplace(need.name, Wanted{need.code, need.patches, need.local});
      missing.helper_place = std::min(missing.helper_place, need.place);
    }
  }
  for (const std::string_view module : modules) {
    if (!imports(fixes.source, facts, module)) missing.wanted.emplace(module, Wanted{});
  }
  return missing;
}

// The lines that bring what is missing into the file, by where they go.
struct NeedLines {
  std::string standard_modules;
  std::string other_modules;
  std::string helpers;
  std::string imported;  // names, from the module for helpers
};

NeedLines lines_of(const WantedByName& wanted, std::string_view source, const ImportFacts& facts) {
  const std::string end(line_ending(source, 0));
  NeedLines lines;
  for (const std::string_view name : order_of(wanted)) {
    const Wanted& need = wanted.at(name);
    if (need.code.empty()) {
      (is_standard_module(name) ? lines.standard_modules : lines.other_modules) +=
          "import " + std::string(name) + end;
    } else if (!facts.helper_module.empty()) {
      lines.imported += (lines.imported.empty() ? "" : ", ") + std::string(name);
      if (!need.local.empty()) lines.imported += " as " + std::string(need.local);
    } else {
      lines.helpers +=
          in_lines_of(source, under_local_name(name, need.local, need.code)) + end + end + end;
    }
    if (need.patches) lines.helpers += std::string(name) + "()" + end + end + end;
  }
  return lines;
}

ChosenEdit insertion(std::size_t place, std::string text) {
  return {{place, place}, std::move(text), {place, place}, {}, Side::statement};
}

// Imports of modules come before everything else that is inserted at the same offset.
void add_modules(const ChosenFixes& fixes, Section section, std::string lines,
                 std::vector<ChosenEdit>& edits) {
  if (lines.empty()) return;
  PlacedImport placed =
      place_in_section(fixes.source, fixes.file.imports, section, std::move(lines));
  edits.insert(edits.begin(), insertion(placed.place, std::move(placed.text)));
}

}  // namespace

void write_needs(const ChosenFixes& fixes, std::span<const std::string_view> modules,
                 std::vector<ChosenEdit>& edits) {
  const ImportFacts& facts = fixes.file.imports;
  const Missing missing = missing_needs(fixes, modules);
  if (missing.wanted.empty()) return;
  NeedLines lines = lines_of(missing.wanted, fixes.source, facts);
  add_modules(fixes, Section::other, std::move(lines.other_modules), edits);
  add_modules(fixes, Section::standard, std::move(lines.standard_modules), edits);
  if (!lines.imported.empty()) {
    std::string line = "from " + std::string(facts.helper_module) + " import " + lines.imported +
                       std::string(line_ending(fixes.source, 0));
    const std::size_t limit = std::min(facts.import_place, missing.helper_place);
    PlacedImport placed = place_helper_import(fixes.source, facts, std::move(line), limit);
    if (!placed.text.empty()) edits.push_back(insertion(placed.place, std::move(placed.text)));
  }
  if (!lines.helpers.empty()) {
    edits.push_back(insertion(missing.helper_place, std::move(lines.helpers)));
  }
}

}  // namespace paddle_ls::rewrite
