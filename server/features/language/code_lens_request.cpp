#include "server/features/language/code_lens_request.hpp"

#include <algorithm>
#include <iterator>

#include "server/features/convey/command_names.hpp"
#include "server/features/convey/order_command.hpp"
#include "server/features/convey/runnable_parts.hpp"

namespace paddle_ls::server {
namespace {

struct Counts {
  std::size_t safe = 0;
  std::size_t to_confirm = 0;
  std::size_t manual = 0;

  std::size_t all() const { return safe + to_confirm + manual; }
};

// Of the uses of torch that settings do not hide.
Counts total_counts(const Analysis& analysis) {
  Counts counts;
  for (const rewrite::Finding& finding : analysis.uses.found.findings) {
    if (finding.code->is_remark || analysis.settings->severity(*finding.code) == Severity::off) {
      continue;
    }
    switch (finding.fix) {
      case rewrite::FixClass::safe: ++counts.safe; break;
      case rewrite::FixClass::needs_confirmation: ++counts.to_confirm; break;
      case rewrite::FixClass::none: ++counts.manual; break;
    }
  }
  return counts;
}

// One line above the file, or above the first cell of a notebook.
std::vector<protocol::CodeLens> conversion_lens(const Analysis& analysis, const Segment& segment) {
  const Counts counts = total_counts(analysis);
  if (counts.all() == 0 || segment.document_key != analysis.source.segments.front().document_key)
    return {};
  const std::string title = "Convert this file (" + std::to_string(counts.safe) + " safe, " +
                            std::to_string(counts.to_confirm) + " need review, " +
                            std::to_string(counts.manual) + " manual)";
  return {{{},
           protocol::Command{
               title,
               std::string(command::convert_file),
               {json::object{{"uri", segment.uri},
                             {"scope", settings::choice_name(analysis.settings->fix_all_scope)},
                             {"api", ""}}}}}};
}

protocol::CodeLens align_lens(const Segment& segment, text::ByteRange place, json::object wish,
                              const Presentation& presentation) {
  wish["uri"] = segment.uri;
  return {
      position_range(segment, place, presentation),
      protocol::Command{"Compare with PyTorch", std::string(command::align), {std::move(wish)}}};
}

// Above what can be run of a file; cells of a notebook cannot.
std::vector<protocol::CodeLens> align_lenses(const Analysis& analysis, const Segment& segment,
                                             const Presentation& presentation) {
  std::vector<protocol::CodeLens> shown;
  if (analysis.source.kind != DocumentKind::python || analysis.source.segments.size() != 1 ||
      !segment.uri.starts_with("file:")) {
    return shown;
  }
  const RunnableParts parts = runnable_parts(*segment.text);
  for (const ModelClass& model : parts.models) {
    shown.push_back(align_lens(segment, model.name_range, {{"class", model.name}}, presentation));
  }
  if (parts.main) {
    shown.push_back(align_lens(segment, *parts.main, {{"script", true}}, presentation));
  }
  return shown;
}

}  // namespace

Outcome code_lenses(const DocumentSnapshot& document, const protocol::CodeLensParams&) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  std::vector<protocol::CodeLens> shown;
  if (analysis.settings->code_lens_convert_file) shown = conversion_lens(analysis, segment);
  if (analysis.settings->code_lens_align) {
    std::ranges::move(align_lenses(analysis, segment, presentation), std::back_inserter(shown));
  }
  if (!analysis.model) return protocol::write(shown);
  for (const Lens& lens : analysis.model->lenses()) {
    const bool runs_code = lens.order && lens.order->what == Order::What::verify;
    const bool is_wanted =
        runs_code ? analysis.settings->code_lens_align : analysis.settings->code_lens_enable;
    if (!is_wanted || !segment.range.contains(lens.range)) continue;
    const Order order =
        lens.order ? *lens.order : Order{Order::What::show, std::string(), lens.target};
    shown.push_back({position_range(segment, inside(segment, lens.range), presentation),
                     command_of(lens.title, order, segment, presentation)});
  }
  return protocol::write(shown);
}

}  // namespace paddle_ls::server
