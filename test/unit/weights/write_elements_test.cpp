#include <doctest/doctest.h>

#include "engine/weights/read/zip_directory.hpp"
#include "engine/weights/write/integer_bytes.hpp"
#include "engine/weights/write/strided_elements.hpp"
#include "engine/weights/write/zip_output.hpp"
#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

class TextSink : public ByteSink {
 public:
  void write(std::string_view bytes) override { text += bytes; }
  paddle_ls::Result<void> state() const override { return {}; }
  std::string text;
};

std::string numbered_bytes(std::size_t count) {
  std::string bytes;
  for (std::size_t i = 0; i < count; ++i) bytes += static_cast<char>(i * 7 + i / 251);
  return bytes;
}

// By the definition of a view.
std::string elements_one_by_one(const Tensor& tensor, const std::string& bytes) {
  const std::size_t width = width_of(tensor.type);
  const std::uint64_t all = element_count(tensor.shape).value_or(0);
  std::string found;
  for (std::uint64_t i = 0; i < all; ++i) {
    std::uint64_t rest = i;
    std::uint64_t at = tensor.offset;
    for (std::size_t axis = tensor.shape.size(); axis-- > 0; rest /= tensor.shape[axis]) {
      at += rest % tensor.shape[axis] * tensor.strides[axis];
    }
    found += bytes.substr(at * width, width);
  }
  return found;
}

std::string elements_in_boxes(const Tensor& tensor, const std::string& bytes,
                              std::uint64_t box_bytes) {
  Checkpoint checkpoint;
  Storage storage;
  storage.bytes = storage.encoded = bytes.size();
  checkpoint.storages = {storage};
  const MemoryBytes source(bytes);
  StorageReader reader(checkpoint, {&source}, 0);
  const auto axes = merged_axes(tensor);
  CHECK(is_gathered_in_boxes(axes));
  StridedBuffers buffers;
  TextSink sink;
  const auto done = StridedElements(reader, tensor, axes, box_bytes, buffers).write(sink);
  CHECK(done);
  return sink.text;
}

}  // namespace

TEST_CASE("boxes of any size give the elements of any order of dimensions") {
  const std::string bytes = numbered_bytes(64 * 1024);
  std::vector<std::size_t> order = {0, 1, 2, 3};
  const std::vector<std::uint64_t> sizes = {3, 17, 5, 9};
  const auto strides = row_major_strides(sizes);
  do {
    for (const ElementType type : {ElementType::uint8, ElementType::float16, ElementType::float32,
                                   ElementType::int64, ElementType::complex128}) {
      Tensor tensor;
      tensor.type = type;
      tensor.offset = 2;
      for (const std::size_t axis : order) {
        tensor.shape.push_back(sizes[axis]);
        tensor.strides.push_back(strides[axis]);
      }
      if (!is_gathered_in_boxes(merged_axes(tensor))) continue;
      const std::string expected = elements_one_by_one(tensor, bytes);
      for (const std::uint64_t box : {1, 100, 1000, 7000, 1 << 20}) {
        CHECK(elements_in_boxes(tensor, bytes, box) == expected);
      }
    }
  } while (std::ranges::next_permutation(order).found);
}

TEST_CASE("a transposed part of a wide matrix is read row by row") {
  const std::string bytes = numbered_bytes(300 * 1024);
  Tensor tensor;
  tensor.shape = {70, 200};
  tensor.strides = {1, 301};
  tensor.offset = 5;
  const std::string expected = elements_one_by_one(tensor, bytes);
  for (const std::uint64_t box : {16, 4096, 20'000, 1 << 20}) {
    CHECK(elements_in_boxes(tensor, bytes, box) == expected);
  }
}

TEST_CASE("axes that are one in the storage are merged") {
  Tensor tensor;
  tensor.shape = {2, 1, 3, 4};
  tensor.strides = row_major_strides(tensor.shape);
  CHECK(merged_axes(tensor).size() == 1);
  CHECK_FALSE(is_gathered_in_boxes(merged_axes(tensor)));
  tensor.strides = column_major_strides(tensor.shape);
  CHECK(merged_axes(tensor).size() == 3);
  CHECK(is_gathered_in_boxes(merged_axes(tensor)));
  tensor.strides = {0, 0, 4, 1};
  CHECK_FALSE(is_gathered_in_boxes(merged_axes(tensor)));
}

TEST_CASE("integers are as short as Python writes them") {
  const auto of = [](std::string_view decimal) { return hexadecimal(*twos_complement(decimal)); };
  CHECK(of("0") == "00");
  CHECK(of("127") == "7f");
  CHECK(of("128") == "8000");
  CHECK(of("-128") == "80");
  CHECK(of("-129") == "7fff");
  CHECK(of("-1") == "ff");
  CHECK(of("18446744073709551616") == "000000000000000001");
  CHECK(of("-18446744073709551616") == "0000000000000000ff");
  CHECK_FALSE(twos_complement("-"));
  CHECK_FALSE(twos_complement("1x"));
}

TEST_CASE("an archive has the checksums and places of its entries") {
  TextSink sink;
  ZipOutput zip(sink);
  zip.start_entry("a/data.pkl");
  zip.write("1234");
  zip.write("56789");
  zip.end_entry();
  zip.start_entry("a/large", true);
  zip.write("x");
  zip.end_entry();
  zip.finish();
  CHECK(zip.state());
  // The checksum that every description of CRC-32 gives for these digits.
  CHECK(sink.text.find("PK\x07\x08" + little(0xCBF43926, 4) + little(9, 4) + little(9, 4)) !=
        std::string::npos);
  const MemoryBytes source(sink.text);
  const auto entries = read_zip_directory(source);
  REQUIRE(entries);
  REQUIRE(entries->size() == 2);
  CHECK((*entries)[0].content.offset == 64);
  CHECK((*entries)[1].content.length == 1);
  CHECK((*entries)[1].content.offset % 64 == 0);
}

TEST_CASE("an archive of very many entries has a long end record") {
  TextSink sink;
  ZipOutput zip(sink);
  for (int i = 0; i < 70'000; ++i) {
    zip.start_entry(std::to_string(i));
    zip.end_entry();
  }
  zip.finish();
  const MemoryBytes source(sink.text);
  const auto entries = read_zip_directory(source);
  REQUIRE(entries);
  CHECK(entries->size() == 70'000);
}
