// From the engine's values to the protocol's, in the form this client can take.
//
// This is the only place where byte offsets become positions of the protocol, and where the
// client's abilities decide about the shape of an edit or a diagnostic.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/edits.hpp"
#include "protocol/client_capabilities.hpp"
#include "protocol/types/diagnostics.hpp"
#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/compared_lines.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

struct Presentation {
  text::Encoding encoding = text::Encoding::utf16;
  protocol::ClientCapabilities client;
  std::shared_ptr<ComparedLines> compared = std::make_shared<ComparedLines>();
};

protocol::Range to_protocol(const text::PositionRange& range);

// Where `range`, given in a document's own bytes, stands.
protocol::Range position_range(const Segment& segment, text::ByteRange range,
                               const Presentation& presentation);

// Where a place stands; one without a file is in `own`, a document of the analysis.
protocol::Location location_of(const FilePlace& place, const Segment& own,
                               const Presentation& presentation);

// What a position of a client means as an offset of the whole analysed text; nothing past the end.
std::optional<std::size_t> offset_of(const Segment& segment, const protocol::Position& position,
                                     const Presentation& presentation);

// What a range of a client means; an end past the text, or before the start, is made to fit.
text::ByteRange range_of(const Segment& segment, const protocol::Range& range,
                         const Presentation& presentation);

// All diagnostics of one document of the analysis, in the order of the text, and then those of
// comparisons.
std::vector<protocol::Diagnostic> diagnostics_of(const Analysis& analysis, const Segment& segment,
                                                 const Presentation& presentation);

// Those of comparisons alone, in a file or document with this key.
std::vector<protocol::Diagnostic> differences_in(const std::string& document_key,
                                                 const LinesOfText& lines,
                                                 const Presentation& presentation);

// One finding as a diagnostic; nothing when settings switch its code off.
std::optional<protocol::Diagnostic> diagnostic_of(const Analysis& analysis, const Segment& segment,
                                                  std::size_t finding,
                                                  const Presentation& presentation);

// The same for a problem of the analysis.
std::optional<protocol::Diagnostic> diagnostic_of_problem(const Analysis& analysis,
                                                          const Segment& segment,
                                                          std::size_t problem,
                                                          const Presentation& presentation);

enum class Trust { safe, needs_confirmation };

// A workspace edit for `edits` of the analysed text, with the versions they were computed from.
// Nothing when an edit does not lie inside one document.
std::optional<protocol::WorkspaceEdit> workspace_edit(const Analysis& analysis,
                                                      const text::Edits& edits, Trust trust,
                                                      const Presentation& presentation);

// A workspace edit for a change of several files, of which those without a file are in
// the first document of the analysis. Nothing when the client cannot rename files and it should.
std::optional<protocol::WorkspaceEdit> workspace_edit(const Analysis& analysis,
                                                      const WorkspaceChange& change,
                                                      const Presentation& presentation);

// The edits of a document with this text.
std::vector<protocol::TextEdit> text_edits(const text::Edits& edits, std::string_view text,
                                           const text::LineIndex& lines,
                                           const Presentation& presentation);

struct DocumentEdits {
  protocol::Uri uri;
  std::optional<std::int32_t> version;  // of a document that is open
  std::vector<protocol::TextEdit> edits;
};

void add_document_edits(protocol::WorkspaceEdit& to, DocumentEdits document, Trust trust,
                        const Presentation& presentation);

}  // namespace paddle_ls::server
