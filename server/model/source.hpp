// An immutable text to analyse, and where its parts come from.
//
// A plain document is one segment that covers everything. A notebook is the text of its Python
// cells, one after the other, each a segment: what is found anywhere in the text is shown in the
// cell that contains it, and no edit may leave its segment.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/line_index.hpp"

namespace paddle_ls::python {
struct RecordedFile;
}

namespace paddle_ls::server {

// `notebook`: the file, opened as text; what a client opens as a notebook is Python.
enum class DocumentKind : std::uint8_t {
  python,
  notebook,
  settings,
  mapping_docs,
  templates,
  packages,
  pir,
  weights,
  other
};

struct Segment {
  std::string document_key;             // identity, see protocol::Uri::key
  std::string uri;                      // as the client spells it
  std::optional<std::int32_t> version;  // nothing for a file that is not open
  text::ByteRange range;                // in the whole text
  std::shared_ptr<const std::string> text;
  std::shared_ptr<const text::LineIndex> lines;
};

struct Source {
  DocumentKind kind = DocumentKind::other;
  std::uint64_t revision = 0;  // grows with every change of the text
  std::shared_ptr<const std::string> text;
  std::vector<Segment> segments;  // by range, disjoint
  // What was read of an earlier text, or null: where reading this one may start.
  std::shared_ptr<const python::RecordedFile> earlier;
  std::string key;  // of the document, or of the notebook: see protocol::Uri::key
};

// A file as it is on disk; `document_key` and `uri` as in Segment.
std::shared_ptr<const Segment> closed_file(std::string document_key, std::string uri,
                                           std::string text);

// The segment that holds `range` whole; an empty range right after a segment's last byte belongs
// to it. Null when there is none, because the range touches the seam between two cells.
const Segment* segment_of(const Source& source, text::ByteRange range);

// The segment of the document with this key, or null.
const Segment* segment_of(const Source& source, const std::string& document_key);

// The cells of a notebook; none for a document.
std::vector<text::ByteRange> cells_of(const Source& source);

// `range` of the whole text, which must lie in `segment`, in the coordinates of its document.
inline text::ByteRange inside(const Segment& segment, text::ByteRange range) {
  return {range.start - segment.range.start, range.end - segment.range.start};
}

}  // namespace paddle_ls::server
