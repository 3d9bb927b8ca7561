// The category against what table, signatures and summary say.
#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs::checks {

void category_too_low(const CheckContext& context, Report& report) {
  if (!context.category || context.category->priority == 0) return;
  const ImpliedCategory implied = implied_category(context);
  if (!implied.proof || implied.category->priority <= context.category->priority) return;
  // A document without table expectation keeps its rows for the reader's sake.
  DocumentFinding& finding =
      report.add(context.document.title->category,
                 implied.reason + ", so the category is at least " + implied.category->name);
  finding.related.push_back({{}, implied.proof->row->range, implied.reason});
  finding.fixes.push_back({"Change the category to " + implied.category->name,
                           change_category(context, *implied.category),
                           {}});
}

void category_too_high(const CheckContext& context, Report& report) {
  const Category* declared = context.category;
  const ImpliedNames& names = context.profile.implied;
  if (!declared || context.comparisons.empty()) return;
  if (declared->name != names.source_more && declared->name != names.target_more &&
      declared->name != names.names) {
    return;
  }
  const ImpliedCategory implied = implied_category(context);
  if (!implied.category || implied.category->priority >= declared->priority) return;
  for (const ComparedApis& comparison : context.comparisons) {
    for (const ComparedRow& row : comparison.rows) {
      const std::string_view note = context.slice(row.note);
      // A row that cannot be compared by name may prove the category in words.
      if (row.free_text || note.find(context.profile.phrases.rewrite) != std::string_view::npos ||
          row.source.size() > 1 || row.target.size() > 1 || row.target_absent) {
        return;
      }
    }
  }
  report.add(context.document.title->category,
             "no row of the table shows this; the table supports " + implied.category->name);
}

void category_no_arguments(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!context.category || context.category->name != context.profile.implied.no_parameters) return;
  const auto first_parameter = [&](const std::vector<ApiHeading>& headings, bool target) {
    if (headings.empty() || headings.front().signatures.empty()) return ByteRange{};
    for (const ParameterName& each :
         parameter_names(document.text, headings.front().signatures.front())) {
      if (!each.variadic && !(target && each.name == "name")) return each.range;
    }
    return ByteRange{};
  };
  for (const bool target : {false, true}) {
    const ByteRange parameter =
        first_parameter(target ? document.targets : document.sources, target);
    if (parameter.empty()) continue;
    const std::string name(document.slice(parameter));
    const std::string& api = (target ? document.targets : document.sources).front().api;
    DocumentFinding& finding = report.add(
        document.title->category,
        "the category says that there are no parameters, but " + api + " has `" + name + "`");
    finding.related.push_back({{}, parameter, "the parameter `" + name + "`"});
    return;
  }
}

void summary_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!context.category || document.summary || document.targets.empty()) return;
  if (context.category->summary.empty() || context.category->target == FieldPresence::optional)
    return;
  const Fence* fence = document.fence_of(document.targets.front());
  if (!fence || !fence->closing) return;
  const std::string ending(line_ending(document));
  const std::size_t at = document.whole_line(document.lines.line_of(fence->closing->start)).end;
  const bool ends_line = document.text[at - 1] == '\n';
  report.add(*fence->closing, "a sentence that sums up the difference is missing")
      .fixes.push_back(fix(
          "Insert " + context.category->summary,
          {{{at, at}, (ends_line ? "" : ending) + ending + context.category->summary + ending}}));
}

void summary_contradicts(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!context.category || !document.summary || context.category->summary_marks.empty()) return;
  const std::string_view summary = context.slice(*document.summary);
  if (claims(summary, *context.category)) return;
  for (const Category& other : context.profile.categories) {
    if (other.name == context.category->name || !claims(summary, other)) continue;
    DocumentFinding& finding =
        report.add(*document.summary,
                   "the summary says " + other.name + ", the title " + context.category->name);
    finding.related.push_back({{}, document.title->category, "the category"});
    if (summary.find_first_of("\r\n") == std::string_view::npos) {
      finding.fixes.push_back(fix("Write " + context.category->summary,
                                  {{*document.summary, context.category->summary}}));
    }
    finding.fixes.push_back(fix("Change the category to " + other.name,
                                {{document.title->brackets, "[ " + other.name + " ]"}}));
    return;
  }
}

void note_rewrite_in_simple_category(const CheckContext& context, Report& report) {
  const Category* category = context.category;
  if (!category || category->priority == 0 || category->example != ExampleRule::none ||
      category->target == FieldPresence::optional) {
    return;
  }
  const std::string& phrase = context.profile.phrases.rewrite;
  const Category* higher = context.profile.category(context.profile.implied.source_more);
  for (const ComparedApis& comparison : context.comparisons) {
    for (const ComparedRow& row : comparison.rows) {
      const std::size_t at = context.slice(row.note).find(phrase);
      if (at == std::string_view::npos) continue;
      const std::size_t start = row.note.start + at;
      DocumentFinding& finding =
          report.add({start, start + phrase.size()},
                     "a parameter that has to be rewritten contradicts " + category->name);
      finding.related.push_back({{}, context.document.title->category, "the category"});
      if (higher && row.target_absent) {
        finding.fixes.push_back(
            {"Change the category to " + higher->name, change_category(context, *higher), {}});
      }
    }
  }
}

}  // namespace paddle_ls::mapping_docs::checks
