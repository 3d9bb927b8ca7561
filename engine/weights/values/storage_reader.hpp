// The bytes that a storage holds, whatever their encoding and in however many pieces.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/weights/bytes/byte_source.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

// Bytes as they are, or as text. Of text, only the start of each block is remembered.
class PieceReader {
 public:
  PieceReader(const ByteSource& source, const Storage& storage)
      : source_(source), storage_(storage) {}

  std::uint64_t size() const { return storage_.bytes; }
  Result<void> read(std::uint64_t offset, std::span<char> into);

 private:
  Result<void> find_block(std::uint64_t offset);
  Result<void> decode(std::size_t block);
  std::uint64_t block_start(std::size_t block) const;

  const ByteSource& source_;
  const Storage& storage_;
  std::vector<std::uint64_t> starts_;  // of the blocks met so far, in bytes of the storage
  std::size_t block_ = 0;              // that is in `decoded_`
  std::string decoded_;
};

class StorageReader {
 public:
  // `sources` are those of the files of the checkpoint; all must outlive it.
  StorageReader(const Checkpoint& checkpoint, const std::vector<const ByteSource*>& sources,
                std::size_t storage);

  std::uint64_t size() const { return size_; }
  bool is_big_endian() const { return big_endian_; }
  Result<void> read(std::uint64_t offset, std::span<char> into);

 private:
  std::vector<PieceReader> pieces_;
  std::uint64_t size_;
  bool big_endian_;
};

}  // namespace paddle_ls::weights
