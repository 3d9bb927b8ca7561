#include "engine/rewrite/review_comments.hpp"

#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

void collect_review_comments(std::string_view source, const syntax::Pieces& pieces, Profile profile,
                             FileFindings& into) {
  for (std::size_t at = source.find(review_marker); at != std::string_view::npos;
       at = source.find(review_marker, at + review_marker.size())) {
    const syntax::Node comment = pieces.root_at(at).descendant({at, at + 1});
    if (!comment || comment.kind() != python_kinds().comment) continue;
    const std::string_view text = comment.in(source);
    const std::string_view sentence = text.substr(at - comment.start() + review_marker.size());
    Finding& finding = into.findings.emplace_back();
    finding.range = comment.range();
    finding.code = &codes::paddle_review;
    finding.profile = profile;
    finding.reason = into.texts.emplace_front(sentence);
    finding.api = finding.reason.substr(0, finding.reason.find(' '));
    FindingPlan& plan = into.plans.emplace_back();
    plan.first_edit = static_cast<std::uint32_t>(into.edits.edits.size());
    plan.extent_start = static_cast<std::uint32_t>(comment.start());
    plan.extent_end = static_cast<std::uint32_t>(comment.end());
  }
}

}  // namespace paddle_ls::rewrite
