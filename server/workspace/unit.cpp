#include "server/workspace/unit.hpp"

#include <atomic>

namespace paddle_ls::server {

std::uint64_t Unit::next_revision() {
  static std::atomic<std::uint64_t> newest = 0;
  return ++newest;
}

void Unit::set_text(std::shared_ptr<const std::string> text, std::vector<Segment> segments,
                    const std::optional<text::Replacement>& change) {
  if (change) {
    const syntax::TreeChange moved = syntax::tree_change(*text_, *text, *change);
    if (tree_) tree_->edit(moved);
    changes_since_snapshot_.push_back(moved);
  } else {
    tree_.reset();
    changes_since_snapshot_.clear();
    restarted_ = true;
  }
  text_ = std::move(text);
  segments_ = std::move(segments);
  revision_ = next_revision();
}

Source Unit::snapshot() {
  changes_since_snapshot_.clear();
  restarted_ = false;
  return {kind_, revision_, text_, segments_, tree_};
}

Source Unit::snapshot_without_tree() {
  tree_.reset();
  return snapshot();
}

void Unit::adopt(const std::shared_ptr<const Analysis>& analysis) {
  // After a change without a known extent the tree of an earlier text is of no use.
  if (!restarted_ && analysis->tree) {
    tree_ = analysis->tree;
    for (const syntax::TreeChange& change : changes_since_snapshot_) tree_->edit(change);
  }
  if (analysis->complete) analysis_ = analysis;
}

std::shared_ptr<const Analysis> Unit::current_analysis() const {
  return analysis_ && analysis_->source.revision == revision_ ? analysis_ : nullptr;
}

}  // namespace paddle_ls::server
