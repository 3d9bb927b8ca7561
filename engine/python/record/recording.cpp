#include "engine/python/record/recording.hpp"

#include <algorithm>
#include <functional>
#include <unordered_map>

#include "engine/python/facts/folded_name.hpp"
#include "engine/python/record/record_tape.hpp"
#include "engine/text/identifier.hpp"

namespace paddle_ls::python {
namespace {

// A short name such as `os` is a part of many words.
bool mentions_word(std::string_view source, std::string_view word) {
  const std::boyer_moore_horspool_searcher searcher(word.begin(), word.end());
  auto found = std::search(source.begin(), source.end(), searcher);
  while (found != source.end()) {
    const auto end = found + static_cast<std::ptrdiff_t>(word.size());
    const bool begins = found == source.begin() || !text::is_identifier_byte(*std::prev(found));
    if (begins && (end == source.end() || !text::is_identifier_byte(*end))) return true;
    found = std::search(end, source.end(), searcher);
  }
  return false;
}

// The cheapest answer: a text without any of the roots has no use of them.
bool mentions_root(std::string_view source, const KnownModules& known) {
  return !known.reexports.empty() || has_other_letters(source) ||
         std::any_of(known.roots.begin(), known.roots.end(),
                     [&](std::string_view root) { return mentions_word(source, root); }) ||
         (known.concerns && known.concerns(source));
}

std::shared_ptr<const Recording> record(std::shared_ptr<const syntax::Piece> piece,
                                        const syntax::Stop& stop) {
  auto recording = std::make_shared<Recording>();
  recording->piece = std::move(piece);
  const syntax::Piece& read = *recording->piece;
  if (!record_tape(read.text, read.tree.root(), recording->names, recording->tape, stop)) {
    return nullptr;
  }
  recording->tape.ops.shrink_to_fit();
  recording->tape.nodes.shrink_to_fit();
  return recording;
}

using Known = std::unordered_map<const syntax::Piece*, std::shared_ptr<const Recording>>;

Known recordings_of(const RecordedFile* file) {
  Known known;
  if (file == nullptr) return known;
  for (const auto& recording : file->recordings) known.emplace(recording->piece.get(), recording);
  return known;
}

}  // namespace

std::optional<RecordedFile> record_pieces(std::string_view source, syntax::Pieces pieces,
                                          const KnownModules& known, const RecordedFile* earlier,
                                          const syntax::Stop& stop) {
  RecordedFile file{std::move(pieces), {}};
  if (!mentions_root(source, known)) return file;
  const Known known_pieces = recordings_of(earlier);
  file.recordings.reserve(file.pieces.all().size());
  for (const syntax::Pieces::Placed& placed : file.pieces.all()) {
    const auto earlier_one = known_pieces.find(placed.piece.get());
    auto recording =
        earlier_one != known_pieces.end() ? earlier_one->second : record(placed.piece, stop);
    if (!recording || (stop && stop())) return std::nullopt;
    file.recordings.push_back(std::move(recording));
  }
  return file;
}

std::optional<RecordedFile> record_file(std::string_view source, const KnownModules& known,
                                        const RecordedFile* earlier, const syntax::Stop& stop) {
  auto pieces = syntax::Pieces::parse(source, earlier ? &earlier->pieces : nullptr, stop);
  if (!pieces) return std::nullopt;
  return record_pieces(source, std::move(*pieces), known, earlier, stop);
}

}  // namespace paddle_ls::python
