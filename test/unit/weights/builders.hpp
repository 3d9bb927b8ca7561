// Small files of weights, written byte by byte.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/weights/model/walk_leaves.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "engine/weights/values/element_reader.hpp"

namespace paddle_ls::weights::test {

inline std::string little(std::uint64_t value, unsigned width) {
  std::string bytes;
  for (unsigned i = 0; i < width; ++i) {
    bytes += static_cast<char>(i < 8 ? value >> (8 * i) & 0xFFU : 0U);
  }
  return bytes;
}

// Parts of a pickle.

inline std::string program(std::string_view body, char protocol = 2) {
  return std::string("\x80") + protocol + std::string(body) + ".";
}
inline std::string text(std::string_view value) {
  return "X" + little(value.size(), 4) + std::string(value);
}
inline std::string number(std::int64_t value) {
  return "J" + little(static_cast<std::uint32_t>(static_cast<std::int32_t>(value)), 4);
}
inline std::string global(std::string_view module, std::string_view name) {
  return "c" + std::string(module) + "\n" + std::string(name) + "\n";
}
inline std::string tuple(std::string_view items) {
  return "(" + std::string(items) + "t";
}
inline std::string sizes(const std::vector<std::int64_t>& values) {
  std::string items;
  for (const std::int64_t value : values) items += number(value);
  return tuple(items);
}
inline std::string call(std::string_view callee, std::string_view arguments) {
  return std::string(callee) + tuple(arguments) + "R";
}
inline std::string dict(std::string_view items) {
  return "}(" + std::string(items) + "u";
}
inline std::string ordered_dict(std::string_view items) {
  return global("collections", "OrderedDict") + ")R(" + std::string(items) + "u";
}

// Parts of torch's pickles.

inline std::string torch_storage(std::string_view type, std::string_view key, std::int64_t elements,
                                 std::string_view more = "") {
  return tuple(text("storage") + global("torch", type) + text(key) + text("cpu") +
               number(elements) + std::string(more)) +
         "Q";
}
inline std::string torch_tensor(std::string_view storage, std::int64_t offset,
                                const std::vector<std::int64_t>& shape,
                                const std::vector<std::int64_t>& strides) {
  return call(global("torch._utils", "_rebuild_tensor_v2"), std::string(storage) + number(offset) +
                                                                sizes(shape) + sizes(strides) +
                                                                "\x89" + ordered_dict(""));
}

// Parts of NumPy's pickles. `raw` are the opcodes of the bytes.

inline std::string latin1(std::string_view utf8) {
  return call(global("_codecs", "encode"), text(utf8) + text("latin1"));
}
inline std::string raw_bytes(std::string_view bytes) {
  return "C" + little(bytes.size(), 1) + std::string(bytes);
}
inline std::string numpy_type(std::string_view code, std::string_view order = "<") {
  return call(global("numpy", "dtype"), text(code) + "\x89\x88") +
         tuple(number(3) + text(order) + "NNN" + number(-1) + number(-1) + number(0)) + "b";
}
inline std::string numpy_array(std::string_view type, const std::vector<std::int64_t>& shape,
                               std::string_view raw, bool is_fortran = false,
                               std::string_view module = "numpy.core.multiarray") {
  return call(global(module, "_reconstruct"),
              global("numpy", "ndarray") + tuple(number(0)) + raw_bytes("b")) +
         tuple(number(1) + sizes(shape) + std::string(type) + (is_fortran ? "\x88" : "\x89") +
               std::string(raw)) +
         "b";
}

// A zip archive of stored files.

struct ZipFile {
  std::string name;
  std::string content;
  std::uint64_t method = 0;
};

inline std::string zip(const std::vector<ZipFile>& files) {
  std::string bytes;
  std::string directory;
  for (const auto& [name, content, method] : files) {
    const std::string sizes = little(0, 4) + little(content.size(), 4) + little(content.size(), 4) +
                              little(name.size(), 2) + little(0, 2);
    const std::string common = little(0, 2) + little(method, 2) + little(0, 4) + sizes;
    directory += "PK\x01\x02" + little(0, 2) + little(20, 2) + common + little(0, 10) +
                 little(bytes.size(), 4) + name;
    bytes += "PK\x03\x04" + little(20, 2) + common + name + content;
  }
  return bytes + directory + "PK\x05\x06" + little(0, 4) + little(files.size(), 2) +
         little(files.size(), 2) + little(directory.size(), 4) + little(bytes.size(), 4) +
         little(0, 2);
}

// The same with every number of the directory in its long form, as in an archive of more than 4 GB.
inline std::string zip64(const std::vector<ZipFile>& files) {
  const std::string none = little(~std::uint64_t{0}, 4);
  std::string bytes;
  std::string directory;
  for (const auto& [name, content, method] : files) {
    const std::string common = little(8, 2) + little(method, 2) + little(0, 8);
    directory += "PK\x01\x02" + little(0, 2) + little(45, 2) + common + none + none +
                 little(name.size(), 2) + little(28, 2) + little(0, 10) + none + name +
                 little(1, 2) + little(24, 2) + little(content.size(), 8) +
                 little(content.size(), 8) + little(bytes.size(), 8);
    bytes += "PK\x03\x04" + little(45, 2) + common + little(0, 8) + little(name.size(), 2) +
             little(0, 2) + name + content;
  }
  const std::uint64_t record = bytes.size() + directory.size();
  return bytes + directory + "PK\x06\x06" + little(44, 8) + little(45, 4) + little(0, 8) +
         little(files.size(), 8) + little(files.size(), 8) + little(directory.size(), 8) +
         little(bytes.size(), 8) + "PK\x06\x07" + little(0, 4) + little(record, 8) + little(1, 4) +
         "PK\x05\x06" + little(0, 4) + little(0xFFFF, 2) + little(0xFFFF, 2) + none + none +
         little(0, 2);
}

inline std::string torch_zip(std::string_view body, std::vector<ZipFile> more = {}) {
  std::vector<ZipFile> files = {{"archive/data.pkl", program(body)}};
  for (ZipFile& file : more) {
    file.name = "archive/" + file.name;
    files.push_back(std::move(file));
  }
  return zip(files);
}

// torch before 1.6: `storages` are keys and bytes.
inline std::string torch_legacy(std::string_view body, bool is_little, std::string_view keys,
                                std::string_view storages) {
  const std::string magic =
      "\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";  // as torch writes it
  return program(magic) + program(number(1001)) +
         program(dict(text("little_endian") + (is_little ? "\x88" : "\x89"))) + program(body) +
         program("](" + std::string(keys) + "e") + std::string(storages);
}

inline std::string safetensors(std::string_view header, std::string_view data) {
  return little(header.size(), 8) + std::string(header) + std::string(data);
}

// What is read.

inline Result<Checkpoint> read(std::string_view bytes) {
  const MemoryBytes source(bytes);
  return read_bytes_of_checkpoint(source, "/x/file");
}

inline std::string hexadecimal(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string shown;
  for (const char byte : bytes) {
    shown += digits[static_cast<unsigned char>(byte) >> 4U];
    shown += digits[static_cast<unsigned char>(byte) & 15U];
  }
  return shown;
}

inline std::string elements(const Tensor& tensor, ElementReader& reader, std::uint64_t at_once) {
  const std::uint64_t all = element_count(tensor.shape).value_or(0);
  std::string found;
  for (std::uint64_t first = 0; first < all; first += at_once) {
    const std::uint64_t count = std::min(at_once, all - first);
    std::string part(count * width_of(tensor.type), '\0');
    if (const auto done = reader.read(tensor, first, count, part); !done) {
      return "error: " + done.error().message;
    }
    found += part;
  }
  return hexadecimal(found);
}

// A leaf as `float32[2,1] 0000803f00000040`, `text x` or `refused name`.
inline std::string shown(const Checkpoint& checkpoint, const CheckpointValue& value,
                         ElementReader& reader) {
  if (const auto* index = std::get_if<TensorIndex>(&value)) {
    const Tensor& tensor = checkpoint.tensors[index->index];
    std::string sizes;
    for (const auto size : tensor.shape) sizes += (sizes.empty() ? "" : ",") + std::to_string(size);
    return std::string(names_of(tensor.type).name) + "[" + sizes + "] " +
           elements(tensor, reader, 3);
  }
  if (const auto* found = std::get_if<Refused>(&value)) return "refused " + found->wanted;
  if (const auto* found = std::get_if<TextValue>(&value)) return "text " + found->utf8;
  if (const auto* found = std::get_if<Word>(&value)) return "word " + found->source;
  if (const auto* found = std::get_if<BigInteger>(&value)) return found->decimal;
  if (const auto* found = std::get_if<std::int64_t>(&value)) return std::to_string(*found);
  if (const auto* found = std::get_if<double>(&value)) return std::to_string(*found);
  if (const auto* found = std::get_if<bool>(&value)) return *found ? "True" : "False";
  if (const auto* found = std::get_if<Bytes>(&value)) return "bytes " + hexadecimal(found->kept);
  if (std::holds_alternative<Nothing>(value)) return "None";
  return "?";
}

// One line for each leaf: its path, and what it is. Of a file that is not read, the error.
inline std::vector<std::string> leaves(std::string_view bytes) {
  const auto checkpoint = read(bytes);
  if (!checkpoint) return {checkpoint.error().message};
  const MemoryBytes source(bytes);
  ElementReader reader(*checkpoint, {&source});
  std::vector<std::string> lines;
  const auto walked =
      walk_leaves(*checkpoint, [&](std::string_view path, const CheckpointValue& value) {
        lines.push_back(std::string(path) + ": " + shown(*checkpoint, value, reader));
      });
  if (!walked) lines.push_back(walked.error().message);
  return lines;
}

using Lines = std::vector<std::string>;

}  // namespace paddle_ls::weights::test
