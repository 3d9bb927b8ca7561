#include "engine/rewrite/collect/own_helpers.hpp"

#include <algorithm>

#include "engine/rewrite/imports/write_needs.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

OwnHelpers::OwnHelpers(std::string_view source, const python::Names& names, const RuleSet& rules) {
  for (const python::Scope& scope : names.scopes) {
    if (scope.name == python::none || scope.parent == python::none) continue;
    if (names.scopes[scope.parent].kind != python::ScopeKind::module) continue;
    const FoundHelper helper = rules.helper(names.text(scope.name));
    if (helper.code.empty()) continue;
    const syntax::Node around = scope.node.parent();
    const bool is_decorated = around && around.kind_name() == "decorated_definition";
    const ByteRange range = (is_decorated ? around : scope.node).range();
    if (!source.substr(range.start).starts_with(in_lines_of(source, helper.code))) continue;
    definitions_.push_back(range);
  }
  std::sort(definitions_.begin(), definitions_.end(),
            [](ByteRange one, ByteRange other) { return one.start < other.start; });
}

bool OwnHelpers::contain(std::size_t offset) const {
  const auto after =
      std::upper_bound(definitions_.begin(), definitions_.end(), offset,
                       [](std::size_t at, ByteRange each) { return at < each.start; });
  return after != definitions_.begin() && offset < std::prev(after)->end;
}

}  // namespace paddle_ls::rewrite
