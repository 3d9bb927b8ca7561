// A mapping document as its writer means it, with the byte range of every part.
//
// The format is line-shaped, so the reader works on lines and starts afresh at every heading, fence
// and table: one defect hides nothing after it. Nothing is judged here; a part that is almost
// right is taken for what it was meant to be, and the checks say what is wrong with it. Ranges
// point into the text the document was read from; no part owns text except unescaped API names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/document/signature.hpp"
#include "engine/mapping_docs/profiles/document_profile.hpp"
#include "engine/text/byte_range.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::mapping_docs {

using text::ByteRange;

inline constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

enum class HeadingKind {
  title,
  source,     // heading of the source API
  target,     // heading of the Paddle API
  arguments,  // of the parameter table
  example,
  parameter,  // level 4 below the example heading
  other,
};

struct Heading {
  HeadingKind kind = HeadingKind::other;
  std::size_t line = 0;
  std::size_t level = 0;    // number of '#'
  ByteRange range;          // the line without its ending
  ByteRange text;           // after the hashes, without white space around it
  std::size_t section_end;  // offset at which the next heading of the same or a higher level starts
};

struct Title {
  std::size_t heading = nowhere;  // index into headings, or nowhere where the line has no '#'
  std::size_t line = 0;
  ByteRange range;
  ByteRange brackets;  // from the opening bracket to after the closing one
  ByteRange category;  // without blanks around it; may be empty
  ByteRange name;      // the API as written
  std::string api;     // unescaped
};

struct ApiHeading {
  std::size_t heading = nowhere;
  ByteRange name;                 // as written, without blanks around it
  std::string api;                // unescaped
  std::optional<ByteRange> link;  // with its parentheses
  ByteRange url;                  // inside them
  std::size_t fence = nowhere;    // the block with the signature
  std::vector<Signature> signatures;
};

enum class FenceRole { source_signature, target_signature, example, other };

struct Fence {
  FenceRole role = FenceRole::other;
  std::size_t line = 0;
  ByteRange opening;                 // the line without its ending
  ByteRange info;                    // after the backticks, as written; may be empty
  ByteRange body;                    // whole lines
  std::optional<ByteRange> closing;  // the line; nothing for a block that is not closed
};

enum class Attachment { attached, indented, no_leading_pipe, after_blank_line };

struct Row {
  std::size_t line = 0;
  ByteRange range;  // the line without its ending
  std::vector<ByteRange>
      cells;           // without white space; an empty cell is an empty range in its place
  bool closed = true;  // ends with a pipe
  Attachment attachment = Attachment::attached;

  ByteRange cell(std::size_t i) const {
    return i < cells.size() ? cells[i] : ByteRange{range.end, range.end};
  }
};

struct Table {
  std::size_t heading = nowhere;  // the heading it stands under
  Row header;
  std::optional<Row> separator;
  std::vector<Row> rows;
  bool parameters = false;       // a table of parameters
  std::size_t source = nowhere;  // index of the API headings it compares
  std::size_t target = nowhere;
};

struct Document {
  std::string_view text;
  text::LineIndex lines{std::string_view{}};
  std::optional<Title> title;
  std::vector<Heading> headings;
  std::vector<ApiHeading> sources;
  std::vector<ApiHeading> targets;
  std::vector<Fence> fences;
  std::vector<Table> tables;
  std::vector<ByteRange> rulers;  // lines of dashes that part overloads
  std::optional<ByteRange> summary;
  std::size_t arguments_heading = nowhere;  // the first of each; indexes into headings
  std::size_t example_heading = nowhere;
  bool overloads = false;  // announces more than one comparison

  std::string_view slice(ByteRange range) const { return text::slice(text, range); }
  ByteRange line(std::size_t number) const { return lines.line_content(text, number); }
  // From the start of the line to the start of the next one.
  ByteRange whole_line(std::size_t number) const;
  const Table* parameter_table() const;  // the first one
  const Fence* fence_of(const ApiHeading& heading) const {
    return heading.fence == nowhere ? nullptr : &fences[heading.fence];
  }
  bool in_fence(std::size_t offset) const;
};

// `text` must outlive the document.
Document read_document(std::string_view text, const Identity& identity,
                       const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
