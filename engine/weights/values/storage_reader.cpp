#include "engine/weights/values/storage_reader.hpp"

#include <algorithm>

#include "engine/weights/bytes/latin1.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t block_bytes = std::uint64_t{64} << 10U;  // of text

bool is_tail(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

}  // namespace

std::uint64_t PieceReader::block_start(std::size_t block) const {
  return std::min(block * block_bytes, storage_.encoded);
}

// Reads the characters that begin in the block.
Result<void> PieceReader::decode(std::size_t block) {
  const std::uint64_t start = block_start(block);
  const std::uint64_t end = block_start(block + 1);
  const std::uint64_t after = std::min(end + 1, storage_.encoded);
  auto text = read_string(source_, {storage_.offset + start, after - start}, block_bytes + 1);
  if (!text) return tl::unexpected(std::move(text.error()));
  if (after > end && !is_tail(text->back())) text->pop_back();
  if (block > 0 && !text->empty() && is_tail(text->front())) text->erase(0, 1);
  auto bytes = bytes_of_latin1(*text);
  if (!bytes) {
    return error("bytes that stand as text are damaged", byte_place(storage_.offset + start));
  }
  decoded_ = std::move(*bytes);
  block_ = block;
  if (starts_.size() == block + 1) starts_.push_back(starts_.back() + decoded_.size());
  return {};
}

// Decodes the block of `offset` into `decoded_`.
Result<void> PieceReader::find_block(std::uint64_t offset) {
  if (starts_.empty()) starts_.push_back(0);
  while (starts_.back() <= offset) {
    const std::size_t next = starts_.size() - 1;
    if (block_start(next) == storage_.encoded) {
      return error("bytes that stand as text end too early",
                   byte_place(storage_.offset + storage_.encoded));
    }
    if (auto done = decode(next); !done) return done;
  }
  const auto after = std::ranges::upper_bound(starts_, offset);
  const auto block = static_cast<std::size_t>(after - starts_.begin()) - 1;
  return block == block_ && !decoded_.empty() ? Result<void>() : decode(block);
}

Result<void> PieceReader::read(std::uint64_t offset, std::span<char> into) {
  if (!is_inside({offset, into.size()}, storage_.bytes)) {
    return error("a tensor reaches past the end of its storage");
  }
  if (!storage_.as_utf8) return source_.read_at(storage_.offset + offset, into);
  while (!into.empty()) {
    if (auto found = find_block(offset); !found) return found;
    const auto at = static_cast<std::size_t>(offset - starts_[block_]);
    const std::size_t count = std::min(into.size(), decoded_.size() - at);
    std::copy_n(decoded_.data() + at, count, into.data());
    into = into.subspan(count);
    offset += count;
  }
  return {};
}

StorageReader::StorageReader(const Checkpoint& checkpoint,
                             const std::vector<const ByteSource*>& sources, std::size_t storage)
    : size_(checkpoint.storages[storage].bytes),
      big_endian_(checkpoint.storages[storage].big_endian) {
  const Storage& whole = checkpoint.storages[storage];
  if (whole.pieces.empty()) pieces_.emplace_back(*sources[whole.file], whole);
  for (const std::size_t index : whole.pieces) {
    const Storage& piece = checkpoint.storages[index];
    pieces_.emplace_back(*sources[piece.file], piece);
  }
}

Result<void> StorageReader::read(std::uint64_t offset, std::span<char> into) {
  for (PieceReader& piece : pieces_) {
    if (into.empty()) break;
    if (offset >= piece.size()) {
      offset -= piece.size();
      continue;
    }
    const auto count =
        static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), piece.size() - offset));
    if (auto done = piece.read(offset, into.first(count)); !done) return done;
    into = into.subspan(count);
    offset = 0;
  }
  if (!into.empty()) return error("a tensor reaches past the end of its storage");
  return {};
}

}  // namespace paddle_ls::weights
