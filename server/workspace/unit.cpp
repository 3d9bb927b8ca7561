#include "server/workspace/unit.hpp"

#include <atomic>

namespace paddle_ls::server {

std::uint64_t Unit::next_revision() {
  static std::atomic<std::uint64_t> newest = 0;
  return ++newest;
}

void Unit::set_text(std::shared_ptr<const std::string> text, std::vector<Segment> segments) {
  text_ = std::move(text);
  segments_ = std::move(segments);
  revision_ = next_revision();
}

Source Unit::snapshot() const {
  return {kind_, revision_, text_, segments_, recorded_, key_};
}

Source Unit::snapshot_from_scratch() const {
  return {kind_, revision_, text_, segments_, nullptr, key_};
}

void Unit::adopt(const Analysed& analysed) {
  if (analysed.recorded) recorded_ = analysed.recorded;
  if (analysed.analysis->complete) analysis_ = analysed.analysis;
}

std::shared_ptr<const Analysis> Unit::current_analysis() const {
  return analysis_ && analysis_->source.revision == revision_ ? analysis_ : nullptr;
}

}  // namespace paddle_ls::server
