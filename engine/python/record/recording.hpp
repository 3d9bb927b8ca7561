// What is kept of a file from one version to the next.
//
// The tape of a piece (syntax/pieces.hpp) depends on the text of the piece alone, and recording it
// is most of what resolving names costs. So a recording lives as long as its piece, and a change
// costs one walk over the piece it stands in; what depends on the rest of the file comes after
// (join_recordings.hpp).
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/record/tape.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::python {

// Immutable. Offsets and numbers are those of the piece; `names` has its texts, scopes, statements
// and imports, and views into the piece.
struct Recording {
  std::shared_ptr<const syntax::Piece> piece;
  Names names;
  Tape tape;
};

struct RecordedFile {
  syntax::Pieces pieces;
  // By piece; empty when the file does not mention any root and so has no use of them.
  std::vector<std::shared_ptr<const Recording>> recordings;
};

// Reads `source` as far as each piece can be understood by itself. What `earlier`, any earlier
// version of the file or null, has of it is taken over. Nothing when `stop` said so.
std::optional<RecordedFile> record_file(std::string_view source, const KnownModules& known,
                                        const RecordedFile* earlier, const syntax::Stop& stop = {});

// As `record_file` for a file whose pieces are there.
std::optional<RecordedFile> record_pieces(std::string_view source, syntax::Pieces pieces,
                                          const KnownModules& known, const RecordedFile* earlier,
                                          const syntax::Stop& stop = {});

}  // namespace paddle_ls::python
