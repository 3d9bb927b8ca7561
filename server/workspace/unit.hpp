// What is analysed as one: a document, or all Python cells of a notebook.
//
// A unit keeps the newest text with a syntax tree that has followed every change, so that the next
// parse only has to look at what moved, wherever the previous parse is at that moment.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/model/source.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

class Unit {
 public:
  Unit(std::string key, Kind kind) : key_(std::move(key)), kind_(kind) {}

  const std::string& key() const { return key_; }
  Kind kind() const { return kind_; }
  std::uint64_t revision() const { return revision_; }

  // Takes the next text. `change` says what is new in it; without it everything is.
  void set_text(std::shared_ptr<const std::string> text, std::vector<Segment> segments,
                const std::optional<text::Replacement>& change);

  // Counts as a change: what was known about the text no longer holds, for example other settings.
  void touch() { revision_ = next_revision(); }

  // A snapshot to analyse; every change from here on is remembered until `adopt`.
  Source snapshot();
  // As `snapshot`, but to be parsed from scratch.
  Source snapshot_without_tree();

  // Takes over the tree of a finished or stopped analysis and moves it along with later changes.
  void adopt(const std::shared_ptr<const Analysis>& analysis);

  // The newest complete analysis, perhaps of an earlier text; null at first.
  const std::shared_ptr<const Analysis>& analysis() const { return analysis_; }
  // The analysis of exactly the text as it is now, or null.
  std::shared_ptr<const Analysis> current_analysis() const;

  const std::shared_ptr<const std::string>& text() const { return text_; }
  const std::vector<Segment>& segments() const { return segments_; }

 private:
  // Unique in the process, so that a result can never be taken for that of another unit.
  static std::uint64_t next_revision();

  std::string key_;
  Kind kind_;
  std::uint64_t revision_ = next_revision();
  std::shared_ptr<const std::string> text_ = std::make_shared<const std::string>();
  std::vector<Segment> segments_;
  std::optional<syntax::Tree> tree_;
  std::vector<syntax::TreeChange> changes_since_snapshot_;
  bool restarted_ = false;  // since the snapshot the text was replaced as a whole
  std::shared_ptr<const Analysis> analysis_;
};

}  // namespace paddle_ls::server
