// What is analysed as one: a document, or all Python cells of a notebook.
//
// A unit keeps what was recorded of its newest text, so that the next analysis only has to look at
// what changed since, however many changes that were.
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
  Unit(std::string key, DocumentKind kind) : key_(std::move(key)), kind_(kind) {}

  const std::string& key() const { return key_; }
  DocumentKind kind() const { return kind_; }
  std::uint64_t revision() const { return revision_; }

  void set_text(std::shared_ptr<const std::string> text, std::vector<Segment> segments);

  // Counts as a change: what was known about the text no longer holds, for example other settings.
  void touch() { revision_ = next_revision(); }

  // A snapshot to analyse.
  Source snapshot() const;
  // As `snapshot`, but to be read from scratch.
  Source snapshot_from_scratch() const;

  // Takes over the result of a finished or stopped analysis.
  void adopt(const Analysed& analysed);

  // What was recorded last, perhaps of an earlier text; null at first and when it was forgotten.
  const std::shared_ptr<const python::RecordedFile>& recorded() const { return recorded_; }
  // Gives up what only makes the next analysis faster.
  void forget_recorded() { recorded_.reset(); }

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
  DocumentKind kind_;
  std::uint64_t revision_ = next_revision();
  std::shared_ptr<const std::string> text_ = std::make_shared<const std::string>();
  std::vector<Segment> segments_;
  std::shared_ptr<const python::RecordedFile> recorded_;
  std::shared_ptr<const Analysis> analysis_;
};

}  // namespace paddle_ls::server
