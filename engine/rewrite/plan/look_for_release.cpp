#include "engine/rewrite/plan/look_for_release.hpp"

#include <optional>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/quoted.hpp"
#include "engine/torch/torch_releases.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// "PyTorch 2.12, which the project pins, does not have it: it is new in PyTorch 2.13"; empty if a
// release on which the project may run has it.
std::string lacking(const Options& options, const torch::ReleaseSpan& span, std::string_view what) {
  const auto& range = options.torch;
  const auto release = range ? torch::release_without(span, *range) : std::nullopt;
  if (!release) return {};
  return torch::words_of(*release) + ", which the project " +
         (range->is_installed ? "has installed" : "pins") + ", does not have " + std::string(what) +
         ": it " + (span.until ? "was " : "is ") + torch::words_of(span);
}

// Keywords of the call that not every release takes, one after another.
template <class Visit>
void each_keyword(const ReleasedUse& use, Visit visit) {
  if (!use.call) return;
  const PythonKinds& k = python_kinds();
  const Node arguments = use.call.field(k.arguments);
  for (Node each = arguments.named_child(0); each; each = each.next_sibling()) {
    if (each.kind() != k.keyword_argument) continue;
    const std::string_view name = each.field(k.name).in(use.source);
    const auto span = torch::releases_of(std::string(use.api) + "(" + std::string(name) + ")");
    if (span) visit(name, *span);
  }
}

void add_sentence(UsePlan& plan, const std::string& sentence) {
  plan.reason += (plan.reason.empty() ? "" : "; ") + sentence;
}

void note(const Options& options, const std::string& lack, UsePlan& plan) {
  if (lack.empty()) return;
  if (plan.ending == Ending::manual) add_sentence(plan, lack);
  if (plan.ending != Ending::edits || plan.fix != FixClass::safe) return;
  ask_for_review(plan, options.accepted, difference_named("torch-release"), lack);
}

}  // namespace

std::string unmapped_reason(const Options& options, std::string_view api) {
  constexpr std::string_view none = "no conversion rule exists";
  const auto span = torch::releases_of(api);
  if (!span) return std::string(none);
  std::string words = lacking(options, *span, "it");
  if (words.empty()) {
    words = (span->until ? "it was " : "it is ") + torch::words_of(*span);
  }
  return words + "; " + std::string(none);
}

void look_for_release(const ReleasedUse& use, const Options& options, UsePlan& plan) {
  if (plan.ending == Ending::nothing) return;
  if (const auto span = torch::releases_of(use.api))
    note(options, lacking(options, *span, "it"), plan);
  each_keyword(use, [&](std::string_view name, const torch::ReleaseSpan& span) {
    const std::string quoted = text::quoted(name);
    const std::string lack = lacking(options, span, quoted);
    if (!lack.empty()) return note(options, lack, plan);
    const bool is_refused = plan.ending == Ending::manual && span.since &&
                            plan.reason.find(quoted) != std::string::npos;
    if (is_refused) add_sentence(plan, quoted + " is " + torch::words_of(span));
  });
}

}  // namespace paddle_ls::rewrite
