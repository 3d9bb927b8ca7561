#include "server/weights/tensor_card.hpp"

#include <array>
#include <chrono>
#include <cstdio>

#include "engine/text/counted.hpp"
#include "engine/text/markdown.hpp"
#include "engine/weights/listing/value_texts.hpp"
#include "engine/weights/values/tensor_summary.hpp"

namespace paddle_ls::server {
namespace {

using namespace weights;

// Of these all values are read, which takes a tenth of a second; of larger tensors a part.
constexpr std::uint64_t most_elements = 4'000'000;
constexpr std::uint64_t sample_elements = 1'000'000;
// A transposed matrix on a slow disk is not waited for.
constexpr std::chrono::milliseconds longest_look{1000};
constexpr std::size_t most_named = 5;

std::string_view path_of(const ShownCheckpoint& shown, const ListedLeaf& leaf) {
  return text::slice(shown.listing.text, leaf.path);
}

std::string number_text(double number) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.6g", number);
  return text.data();
}

bool is_dense(const Tensor& tensor) {
  return tensor.strides == row_major_strides(tensor.shape);
}

std::string shape_lines(const Tensor& tensor) {
  const std::uint64_t count = element_count(tensor.shape).value_or(0);
  std::string text = "\n\n" + std::string(names_of(tensor.type).name) + " " +
                     text::plain_in_markdown(shape_text(tensor.shape)) + ", " +
                     text::counted(count, "element") + ", " +
                     text::counted(bytes_of(tensor), "byte");
  if (count > 0 && !is_dense(tensor)) {
    text += ", strides " + text::plain_in_markdown(shape_text(tensor.strides));
  }
  if (!tensor.name.empty()) text += "\n\nnamed " + text::code_span(on_one_line(tensor.name));
  return text;
}

// The piece of a storage that byte `at` of it is in; makes `at` count from the start of the piece.
const Storage& piece_at(const Checkpoint& checkpoint, const Storage& storage, std::uint64_t& at) {
  const Storage* last = &storage;
  for (const std::size_t index : storage.pieces) {
    last = &checkpoint.storages[index];
    if (at < last->bytes) break;
    if (index != storage.pieces.back()) at -= last->bytes;
  }
  return *last;
}

std::string file_line(const Checkpoint& checkpoint, const Tensor& tensor) {
  const Storage& storage = checkpoint.storages[tensor.storage];
  std::uint64_t at = tensor.offset * width_of(tensor.type);
  const Storage& piece = piece_at(checkpoint, storage, at);
  std::string text = "\n\n";
  // Bytes that are encoded as text have no separate places.
  text += piece.as_utf8 ? "in the text from byte " + std::to_string(piece.offset)
                        : "at byte " + std::to_string(piece.offset + at);
  if (checkpoint.files.size() > 1) {
    text += " of " +
            text::code_span(on_one_line(checkpoint.files[piece.file].filename().generic_string()));
  } else {
    text += " of the file";
  }
  if (storage.pieces.size() > 1) {
    text += ", in a storage of " + std::to_string(storage.pieces.size()) + " pieces";
  }
  if (storage.big_endian) text += ", big-endian";
  return text;
}

std::string sharing_line(const ShownCheckpoint& shown, const ListedLeaf& leaf) {
  const Checkpoint& checkpoint = shown.checkpoint;
  const std::size_t storage = checkpoint.tensors[*leaf.tensor].storage;
  std::string names;
  std::size_t others = 0;
  for (const ListedLeaf& other : shown.listing.leaves) {
    if (!other.tensor || &other == &leaf) continue;
    if (checkpoint.tensors[*other.tensor].storage != storage || ++others > most_named) continue;
    names += (names.empty() ? "" : ", ") + text::code_span(path_of(shown, other));
  }
  const std::uint64_t bytes = checkpoint.storages[storage].bytes;
  std::string text;
  if (others > 0 || bytes != bytes_of(checkpoint.tensors[*leaf.tensor])) {
    text = "\n\nin a storage of " + size_text(bytes);
  }
  if (others > 0) text += ", shared with " + names;
  if (others > most_named) text += " and " + std::to_string(others - most_named) + " more";
  return text;
}

std::string values_text(const TensorSummary& summary, std::uint64_t count) {
  std::string text = "\n\n";
  if (summary.looked_at < count) {
    text += "of the first " + text::counted(summary.looked_at, "element") + ": ";
  }
  if (summary.finite > 0) {
    text += "least " + number_text(summary.least) + ", greatest " + number_text(summary.greatest) +
            ", mean " + number_text(summary.mean) + ", ";
  }
  return text + std::to_string(summary.not_numbers) + " NaN, " +
         (summary.infinities == 1 ? "1 infinity"
                                  : std::to_string(summary.infinities) + " infinities");
}

std::string values_lines(const ShownCheckpoint& shown, const Tensor& tensor,
                         const syntax::Stop& stop) {
  const std::uint64_t count = element_count(tensor.shape).value_or(0);
  if (count == 0) return {};
  if (!shown.is_current()) {
    return "\n\nThe file was written again since it was read. Show it again to see its values.";
  }
  auto reader = ElementReader::open(shown.checkpoint);
  if (!reader) return "\n\n" + text::plain_in_markdown(reader.error().message);
  const auto end = std::chrono::steady_clock::now() + longest_look;
  const auto summary =
      summarize(*reader, tensor, count <= most_elements ? count : sample_elements,
                [&] { return (stop && stop()) || std::chrono::steady_clock::now() > end; });
  if (!summary) return "\n\n" + text::plain_in_markdown(summary.error().message);
  return summary->looked_at == 0 ? std::string() : values_text(*summary, count);
}

}  // namespace

std::string tensor_card(const ShownCheckpoint& shown, const ListedLeaf& leaf,
                        const syntax::Stop& stop) {
  const Tensor& tensor = shown.checkpoint.tensors[*leaf.tensor];
  const std::string_view path = path_of(shown, leaf);
  return (path.empty() ? std::string("the tensor of the file") : text::code_span(path)) +
         shape_lines(tensor) + file_line(shown.checkpoint, tensor) + sharing_line(shown, leaf) +
         values_lines(shown, tensor, stop);
}

}  // namespace paddle_ls::server
