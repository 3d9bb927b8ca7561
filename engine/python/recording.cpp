#include "engine/python/recording.hpp"

#include <cstring>

#include "engine/python/recorder.hpp"

namespace paddle_ls::python {
namespace {

// The cheapest answer: a text without any of the roots has no use of them.
bool mentions_root(std::string_view source, const KnownModules& known) {
  if (known.has_reexports()) return true;
  for (const std::string_view root : known.roots()) {
    if (memmem(source.data(), source.size(), root.data(), root.size()) != nullptr) return true;
  }
  return false;
}

std::shared_ptr<const Recording> record(std::shared_ptr<const syntax::Piece> piece,
                                        const syntax::Stop& stop) {
  auto recording = std::make_shared<Recording>();
  recording->piece = std::move(piece);
  Recorder recorder(recording->piece->text, recording->names, recording->tape);
  if (!recorder.run(recording->piece->tree.root(), stop)) return nullptr;
  recording->tape.ops.shrink_to_fit();
  recording->tape.nodes.shrink_to_fit();
  return recording;
}

// The recording of `piece`, which stands at `index` from the front or, in `count` pieces, at the
// same place from the back.
std::shared_ptr<const Recording> find(const RecordedFile& earlier, const syntax::Piece* piece,
                                      std::size_t index, std::size_t count) {
  const auto& known = earlier.recordings;
  if (index < known.size() && known[index]->piece.get() == piece) return known[index];
  const std::size_t from_back = index + known.size() - count;
  if (from_back < known.size() && known[from_back]->piece.get() == piece) return known[from_back];
  return nullptr;
}

}  // namespace

std::optional<RecordedFile> record_pieces(std::string_view source, syntax::Pieces pieces,
                                          const KnownModules& known, const RecordedFile* earlier,
                                          const syntax::Stop& stop) {
  RecordedFile file{std::move(pieces), {}};
  if (!mentions_root(source, known)) return file;
  const auto all = file.pieces.all();
  file.recordings.reserve(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto recording = earlier ? find(*earlier, all[i].piece.get(), i, all.size()) : nullptr;
    if (!recording) recording = record(all[i].piece, stop);
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
