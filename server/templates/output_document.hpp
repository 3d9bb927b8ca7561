// A generated file: whether it is what its template gives, and the way back from each line.
#pragma once

#include "engine/templates/files/drift.hpp"
#include "server/templates/project_file.hpp"

namespace paddle_ls::server {

class OutputDocument : public ProjectFile {
 public:
  OutputDocument(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects);

  std::optional<HoverCard> hover(std::size_t offset) const override;
  // The place in the template that gave the line.
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<Link> links() const override;
  std::vector<Lens> lenses() const override;

 private:
  struct Origin {
    FilePlace place;  // in the template
    std::string key;  // empty: the template's own text
  };
  std::optional<Origin> origin_of(std::size_t offset) const;

  // What the template gives for this file; nothing when it cannot be expanded.
  std::optional<templates::MadeFile> made_;
  const EntryFiles* files_ = nullptr;  // that make it
};

// A file that says by its comment which template it is from, where no manifest speaks of either:
// what the template gives is not known, but an edit is, by the file on disk.
class HeaderedOutput : public Model {
 public:
  // `edited` is the first place that is not as on disk; nothing when all is.
  HeaderedOutput(templates::GeneratedHeader header, std::shared_ptr<const Segment> source,
                 std::optional<text::ByteRange> edited)
      : header_(header), source_(std::move(source)), edited_(edited) {}

  std::vector<Problem> problems() const;

  std::size_t memory_bytes() const override { return sizeof(*this); }
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<Link> links() const override;

 private:
  templates::GeneratedHeader header_;
  std::shared_ptr<const Segment> source_;
  std::optional<text::ByteRange> edited_;
};

}  // namespace paddle_ls::server
