#include "engine/rewrite/collect/collect_text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

namespace {

using syntax::Node;
using text::ByteRange;

constexpr std::string_view root = "torch.";

bool is_name_letter(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return std::isalnum(value) != 0 || byte == '_' || value >= 0x80;
}

// The dotted name that begins at `start`, without a dot at its end.
ByteRange dotted_name(std::string_view source, std::size_t start) {
  std::size_t end = start;
  while (end < source.size() && (is_name_letter(source[end]) || source[end] == '.')) ++end;
  while (end > start && source[end - 1] == '.') --end;
  return {start, end};
}

// Whether `offset` is in a comment, or in a string that is a statement.
bool is_text(const syntax::Pieces& pieces, std::size_t offset) {
  const PythonKinds& k = python_kinds();
  Node node = pieces.root_at(offset).descendant({offset, offset + 1});
  if (!node) return false;
  if (node.kind() == k.comment) return true;
  // A string's content stands one level below it.
  if (node.kind() != k.string) node = node.parent();
  return node && node.kind() == k.string && node.parent() &&
         node.parent().kind() == k.expression_statement;
}

// The Paddle name that the rule writes where no condition holds; empty when it writes something
// else.
std::string_view new_name(const FoundRule& found) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  if (alternatives.empty()) return {};
  const Alternative& usual = alternatives.back();
  const bool is_name = usual.outcome == Outcome::callee && usual.when.empty();
  return is_name ? found.table->text(usual.callee) : std::string_view();
}

bool is_helper(const FoundRule& found, std::string_view target) {
  const auto needs = found.table->rows(found.table->rows(found.rule->alternatives).back().needs);
  return std::any_of(needs.begin(), needs.end(), [&](const Need& need) {
    return !need.code.empty() && found.table->text(need.name) == target;
  });
}

}  // namespace

void collect_text(std::string_view source, const syntax::Pieces& pieces, const RuleSet& rules,
                  Profile profile, FileFindings& into) {
  for (std::size_t at = source.find(root); at != std::string_view::npos;
       at = source.find(root, at + root.size())) {
    if (at > 0 && (is_name_letter(source[at - 1]) || source[at - 1] == '.')) continue;
    const ByteRange range = dotted_name(source, at);
    const FoundRule found = rules.find_under_any_name(text::slice(source, range), profile);
    if (range.size() < root.size() || !found || !is_text(pieces, at)) continue;
    Finding finding = begin_finding(codes::torch_text, range, into.edits.mark());
    finding.api = found.table->text(found.rule->api);
    finding.document = found.table->text(found.rule->documentation);
    finding.rule = found.id;
    finding.helper_module = into.imports.helper_module;
    finding.profile = profile;
    finding.reason = "only a person can tell whether the sentence is still true";
    finding.target = new_name(found);
    if (is_helper(found, finding.target)) finding.helpers = Helpers::target;
    if (!finding.target.empty()) {
      finding.fix = FixClass::needs_confirmation;
      finding.difference = difference_named("mentioned-in-text");
      into.edits.add(range, finding.target);
    }
    emit(std::move(finding), into);
  }
}

}  // namespace paddle_ls::rewrite
