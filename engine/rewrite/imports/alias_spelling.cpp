#include "engine/rewrite/imports/alias_spelling.hpp"

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

// The next place in `text` from `at` on where the dotted name `module` begins.
std::size_t find_module(std::string_view text, std::string_view module, std::size_t at) {
  for (at = text.find(module, at); at != std::string_view::npos; at = text.find(module, at + 1)) {
    const bool goes_on = at > 0 && (is_identifier_byte(text[at - 1]) || text[at - 1] == '.');
    const std::size_t end = at + module.size();
    const bool ends = module.ends_with('.') || end == text.size() || !is_identifier_byte(text[end]);
    if (!goes_on && ends) return at;
  }
  return std::string_view::npos;
}

// Calls `visit` with each part of the edits of `plan` that is not moved source text, until it says
// true.
template <class Visit>
bool any_literal(const FileFindings& file, const FindingPlan& plan, Visit visit) {
  for (const PlannedEdit& edit : file.edits.rows(plan.edits)) {
    const std::string_view text = file.edits.replacement(edit);
    std::size_t reached = 0;
    for (const MovedText& moved : file.edits.moved_in(edit)) {
      if (visit(text.substr(reached, moved.at - reached))) return true;
      reached = moved.at + moved.size;
    }
    if (visit(text.substr(reached))) return true;
  }
  return false;
}

}  // namespace

std::optional<AliasSpelling> alias_spelling(std::string_view source, const FileFindings& file,
                                            const NameGroup& group, const NameDecision& decision) {
  const bool is_leaf = decision.move == NameMove::leaf;
  if (!is_leaf && decision.move != NameMove::module) return std::nullopt;
  static constexpr std::string_view root = "paddle";
  if (!decision.paddle.starts_with(root)) return std::nullopt;
  AliasSpelling spelling;
  spelling.module =
      std::string(file.imports.paddle) + std::string(decision.paddle.substr(root.size()));
  spelling.alias = decision.renames_uses ? std::string(last_component(decision.paddle))
                                         : std::string(text::slice(source, group.name));
  if (is_leaf) return spelling;
  spelling.module += ".";
  spelling.alias += ".";
  return spelling;
}

bool writes_below(const FileFindings& file, const FindingPlan& plan, std::string_view module) {
  return any_literal(file, plan, [&](std::string_view text) {
    return find_module(text, module, 0) != std::string_view::npos;
  });
}

bool writes_root(const FileFindings& file, const FindingPlan& plan, std::string_view paddle,
                 const AliasSpelling& spelling) {
  const std::string root = std::string(paddle) + ".";
  return any_literal(file, plan, [&](std::string_view text) {
    std::size_t at = find_module(text, root, 0);
    while (at != std::string_view::npos && text.substr(at).starts_with(spelling.module)) {
      at = find_module(text, root, at + spelling.module.size());
    }
    return at != std::string_view::npos;
  });
}

void spell(const AliasSpelling& spelling, ChosenEdit& edit) {
  std::string result;
  std::size_t reached = 0;
  const auto add_literal = [&](std::size_t end) {
    const std::string_view text = std::string_view(edit.replacement).substr(reached, end - reached);
    std::size_t copied = 0;
    for (std::size_t at = find_module(text, spelling.module, 0); at != std::string_view::npos;
         at = find_module(text, spelling.module, copied)) {
      result += text.substr(copied, at - copied);
      result += spelling.alias;
      copied = at + spelling.module.size();
    }
    result += text.substr(copied);
  };
  for (MovedText& moved : edit.moved) {
    add_literal(moved.at);
    reached = moved.at + moved.size;
    const auto at = static_cast<std::uint32_t>(result.size());
    result.append(edit.replacement, moved.at, moved.size);
    moved.at = at;
  }
  add_literal(edit.replacement.size());
  edit.replacement = std::move(result);
}

}  // namespace paddle_ls::rewrite
