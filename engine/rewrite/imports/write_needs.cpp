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

// The text of a need, and what a file says besides to have it.
struct Wanted {
  std::string_view code;
  bool patches = false;
  std::string_view local = {};  // FindingNeed::local
};

// The definition of `name` under the name that the file has for it.
std::string under_local_name(std::string_view name, std::string_view local, std::string_view code) {
  std::string result(code);
  if (local.empty()) return result;
  for (const std::string_view keyword : {"class ", "def "}) {
    const std::string head = std::string(keyword) + std::string(name) + "(";
    if (!code.starts_with(head)) continue;
    result.replace(keyword.size(), name.size(), local);
  }
  return result;
}

using WantedByName = std::map<std::string_view, Wanted>;

// Puts `name` into `order` behind the classes that it is derived from.
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

// Imports of modules come before everything else that is inserted at the same offset.
void put_last_first(std::vector<ChosenEdit>& edits) {
  std::rotate(edits.begin(), edits.end() - 1, edits.end());
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

void write_needs(std::string_view source, const FileFindings& file,
                 std::span<const std::size_t> chosen, std::span<const std::string_view> modules,
                 std::vector<ChosenEdit>& edits) {
  WantedByName wanted;
  // Many findings need the same, and to see whether it is there the file is searched.
  using Asked = std::tuple<std::string_view, std::string_view, bool, std::string_view>;
  std::map<Asked, bool> is_there;
  std::size_t helper_place = file.imports.helper_place;
  for (const FindingNeed& need : file.needs) {
    if (!std::binary_search(chosen.begin(), chosen.end(), need.finding)) continue;
    const auto [known, is_new] =
        is_there.try_emplace({need.name, need.local, need.is_inner, need.code});
    if (is_new) known->second = has_need(source, file.imports, need);
    if (known->second) continue;
    wanted.emplace(need.name, Wanted{need.code, need.patches, need.local});
    helper_place = std::min(helper_place, need.place);
  }
  for (const std::string_view module : modules) {
    if (!imports(source, file.imports, module)) wanted.emplace(module, Wanted{});
  }
  if (wanted.empty()) return;
  const std::string end(line_ending(source, 0));
  std::string standard_modules;
  std::string other_modules;
  std::string helpers;
  std::string imported;
  for (const std::string_view name : order_of(wanted)) {
    const Wanted& need = wanted.at(name);
    if (need.code.empty()) {
      (is_standard_module(name) ? standard_modules : other_modules) +=
          "import " + std::string(name) + end;
    } else if (!file.imports.helper_module.empty()) {
      imported += (imported.empty() ? "" : ", ") + std::string(name);
      if (!need.local.empty()) imported += " as " + std::string(need.local);
    } else {
      helpers +=
          in_lines_of(source, under_local_name(name, need.local, need.code)) + end + end + end;
    }
    if (need.patches) helpers += std::string(name) + "()" + end + end + end;
  }
  const auto add = [&](std::size_t place, std::string text) {
    if (text.empty()) return;
    edits.push_back({{place, place}, std::move(text), {place, place}, {}, Side::statement});
  };
  if (!other_modules.empty()) {
    PlacedImport placed =
        place_in_section(source, file.imports, Section::other, std::move(other_modules));
    add(placed.place, std::move(placed.text));
    put_last_first(edits);
  }
  if (!standard_modules.empty()) {
    PlacedImport placed =
        place_in_section(source, file.imports, Section::standard, std::move(standard_modules));
    add(placed.place, std::move(placed.text));
    put_last_first(edits);
  }
  if (!imported.empty()) {
    imported = "from " + std::string(file.imports.helper_module) + " import " + imported + end;
    const std::size_t limit = std::min(file.imports.import_place, helper_place);
    PlacedImport placed = place_helper_import(source, file.imports, std::move(imported), limit);
    add(placed.place, std::move(placed.text));
  }
  add(helper_place, std::move(helpers));
}

}  // namespace paddle_ls::rewrite
