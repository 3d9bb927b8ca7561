#include "engine/rewrite/dependents/package_kinds.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/dependents/built_in_package_kinds.hpp"
#include "engine/rewrite/dependents/nearest_module.hpp"
#include "engine/rewrite/dependents/table_fields.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/text/wildcard.hpp"

namespace paddle_ls::rewrite {

namespace {

using python::Kind;

struct KindRow {
  std::string_view module;  // the qualified name, a pattern of names, or the default of a module
  MadeKind made;
};

constexpr std::array<std::pair<std::string_view, Kind>, 6> kinds = {{
    {"data_loader", Kind::data_loader},
    {"dataset", Kind::dataset},
    {"module", Kind::module},
    {"optimizer", Kind::optimizer},
    {"scheduler", Kind::scheduler},
    {"tensor", Kind::tensor},
}};

Kind kind_named(std::string_view name) {
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const auto& each) { return each.first == name; });
  return found == kinds.end() ? Kind::unknown : found->second;
}

bool names_class(std::string_view qualified) {
  const std::string_view name = last_component(qualified);
  return !name.empty() && name.front() >= 'A' && name.front() <= 'Z';
}

std::vector<KindRow> read_rows() {
  std::vector<KindRow> rows;
  for_each_row(built_in_package_kinds, [&](std::string_view line) {
    KindRow& row = rows.emplace_back();
    row.module = take_field(line);
    row.made.made = kind_named(take_field(line));
    const std::string_view called = take_field(line);
    row.made.called = kind_named(called);
    row.made.gives_several = called == "several";
  });
  return rows;
}

std::string_view module_of(std::string_view qualified) {
  return qualified.substr(0, std::min(qualified.rfind('.'), qualified.size()));
}

// A pattern with `*` among the rows of the module.
const KindRow* fitting_pattern(const std::vector<KindRow>& rows, std::string_view qualified) {
  const std::string_view module = module_of(qualified);
  for (auto row = first_not_before(rows, std::string(module) + ".*");
       row != rows.end() && row->module.starts_with(module) &&
       last_component(row->module).starts_with('*');
       ++row) {
    if (text::Wildcard(row->module).fits(qualified)) return &*row;
  }
  return nullptr;
}

const KindRow* row_of(std::string_view qualified) {
  static const std::vector<KindRow> rows = read_rows();
  const auto exact = [&](std::string_view name) {
    const auto at = first_not_before(rows, name);
    return at != rows.end() && at->module == name ? &*at : nullptr;
  };
  if (const KindRow* row = exact(qualified)) return row;
  if (const KindRow* row = fitting_pattern(rows, qualified)) return row;
  const std::string_view form = names_class(qualified) ? ".<class>" : ".<function>";
  for (std::string_view module = qualified; module.find('.') != std::string_view::npos;) {
    module = module_of(module);
    if (const KindRow* row = exact(std::string(module) + std::string(form))) return row;
  }
  return nullptr;
}

}  // namespace

std::optional<MadeKind> built_in_kind(std::string_view qualified) {
  // A member of a class is not described.
  const KindRow* row = names_class(module_of(qualified)) ? nullptr : row_of(qualified);
  if (row == nullptr || row->made.made == Kind::unknown) return std::nullopt;
  MadeKind made = row->made;
  made.is_class = names_class(qualified);
  return made;
}

}  // namespace paddle_ls::rewrite
