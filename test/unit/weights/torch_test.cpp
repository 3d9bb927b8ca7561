#include <doctest/doctest.h>

#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

const std::string four = "\x01\x02\x03\x04";

std::string one_byte_tensor(const std::vector<std::int64_t>& shape,
                            const std::vector<std::int64_t>& strides, std::int64_t offset = 0) {
  return torch_tensor(torch_storage("ByteStorage", "0", 4), offset, shape, strides);
}

Lines of_view(const std::vector<std::int64_t>& shape, const std::vector<std::int64_t>& strides,
              std::int64_t offset = 0) {
  return leaves(
      torch_zip(dict(text("a") + one_byte_tensor(shape, strides, offset)), {{"data/0", four}}));
}

}  // namespace

TEST_CASE("a view is read in the order of its indices") {
  CHECK(of_view({2, 2}, {2, 1}) == Lines{"a: uint8[2,2] 01020304"});
  CHECK(of_view({2, 2}, {1, 2}) == Lines{"a: uint8[2,2] 01030204"});
  CHECK(of_view({2}, {2}, 1) == Lines{"a: uint8[2] 0204"});
  CHECK(of_view({3, 2}, {0, 1}, 2) == Lines{"a: uint8[3,2] 030403040304"});
  CHECK(of_view({}, {}, 3) == Lines{"a: uint8[] 04"});
  CHECK(of_view({0, 5}, {5, 1}) == Lines{"a: uint8[0,5] "});
}

TEST_CASE("a view that leaves its storage is an error with its place") {
  const std::string message = "a tensor reaches past the end of its storage of 4 bytes";
  CHECK(of_view({5}, {1}) == Lines{message});
  CHECK(of_view({2}, {4}) == Lines{message});
  CHECK(of_view({1}, {1}, 4) == Lines{message});
  CHECK(of_view({2, 2}, {2}) == Lines{"a tensor has 2 dimensions and 1 strides"});
  CHECK(of_view({2}, {-1}, 3) == Lines{"the offset, shape or strides of a tensor are not sizes"});
  CHECK(of_view({2147483647, 2147483647, 2147483647}, {0, 0, 0}) ==
        Lines{"a tensor has more elements than can be counted"});
  const auto failed = read(
      torch_zip(dict(text("m") + dict(text("w") + one_byte_tensor({5}, {1}))), {{"data/0", four}}));
  CHECK(failed.error().where == "/x/file, m.w");
}

TEST_CASE("tensors that share a storage name the same one") {
  const auto checkpoint = read(
      torch_zip(dict(text("a") + one_byte_tensor({4}, {1}) + text("b") + one_byte_tensor({2}, {1})),
                {{"data/0", four}}));
  REQUIRE(checkpoint);
  CHECK(checkpoint->storages.size() == 1);
  CHECK(tensors_by_storage(*checkpoint)[0].size() == 2);
}

TEST_CASE("the types of the elements are those of the storage or beside it") {
  const auto of = [](std::string_view storage, std::int64_t count) {
    return leaves(torch_zip(torch_tensor(torch_storage(storage, "0", count), 0, {1}, {1}),
                            {{"data/0", std::string(16, '\x01')}}))[0]
        .substr(2, 12);
  };
  CHECK(of("BFloat16Storage", 8) == "bfloat16[1] ");
  CHECK(of("ComplexDoubleStorage", 1) == "complex128[1");
  CHECK(of("BoolStorage", 16) == "bool[1] 01");
  CHECK(of("QInt8Storage", 16) == "refused torc");
  const std::string typed = call(global("torch._utils", "_rebuild_tensor_v3"),
                                 tuple(text("storage") + global("torch.storage", "UntypedStorage") +
                                       text("0") + text("cpu") + number(4)) +
                                     "Q" + number(0) + sizes({2}) + sizes({1}) + "\x89" +
                                     ordered_dict("") + global("torch", "uint16"));
  CHECK(leaves(torch_zip(typed, {{"data/0", four}})) == Lines{": uint16[2] 01020304"});
}

TEST_CASE("big-endian data comes out little-endian") {
  const std::string tensor = torch_tensor(torch_storage("ShortStorage", "0", 2), 0, {2}, {1});
  CHECK(leaves(torch_zip(tensor, {{"byteorder", "big"}, {"data/0", four}})) ==
        Lines{": int16[2] 02010403"});
  CHECK(leaves(torch_zip(tensor, {{"byteorder", "odd"}, {"data/0", four}})) ==
        Lines{"the byte order is not known"});
}

TEST_CASE("a parameter is a tensor that says so") {
  const std::string parameter = call(global("torch._utils", "_rebuild_parameter"),
                                     one_byte_tensor({1}, {1}) + "\x88" + ordered_dict(""));
  const auto checkpoint = read(torch_zip(parameter, {{"data/0", four}}));
  REQUIRE(checkpoint);
  CHECK(checkpoint->tensors[0].is_parameter);
}

TEST_CASE("a value that waits for a conjugation is refused") {
  const std::string lazy =
      call(global("torch._utils", "_rebuild_tensor_v2"),
           torch_storage("ByteStorage", "0", 4) + number(0) + sizes({1}) + sizes({1}) + "\x89" +
               ordered_dict("") + dict(text("conj") + "\x88"));
  CHECK(leaves(torch_zip(lazy, {{"data/0", four}})) == Lines{": refused torch.Tensor"});
}

TEST_CASE("a storage that is missing or short is an error") {
  const std::string tensor = one_byte_tensor({1}, {1});
  CHECK(leaves(torch_zip(tensor)) == Lines{"the storage `0` is missing in the archive"});
  CHECK(leaves(torch_zip(tensor, {{"data/0", "123"}})) == Lines{"the storage `0` is too short"});
}

TEST_CASE("an archive that is not one of torch says why") {
  CHECK(leaves(zip({{"a/b", "c"}})) ==
        Lines{"the zip archive has no `data.pkl`, so torch did not write it"});
  CHECK(leaves(torch_zip("N", {{"constants.pkl", ""}})) ==
        Lines{"the file is a TorchScript program; save the `state_dict()` of the module"});
  CHECK(leaves(torch_zip("N", {{"data/0", four, 8}})) ==
        Lines{"an entry is compressed, which torch never does"});
  CHECK(leaves(torch_zip("N", {{"data/0", four}, {"data/0", four}})) ==
        Lines{"two entries have one name"});
  CHECK(leaves(torch_zip("N") + "x") == Lines{"bytes stand after the end of the zip archive"});
}

TEST_CASE("entries that overlap are an error") {
  std::string file = torch_zip("N", {{"data/0", "12345678901234567890"}, {"data/1", "12"}});
  // Both entries of the directory point at the first one.
  const auto first = file.find("PK\x01\x02", file.find("PK\x01\x02") + 1);
  const auto second = file.find("PK\x01\x02", first + 1);
  file.replace(second, file.find("PK\x05\x06") - second, file.substr(first, second - first));
  CHECK(leaves(file) == Lines{"an entry overlaps what follows it"});
}

TEST_CASE("an archive of more than 4 GB has long numbers in its directory") {
  const std::vector<ZipFile> files = {{"a/data.pkl", program(one_byte_tensor({2}, {1}))},
                                      {"a/data/0", four}};
  const std::string file = zip64(files);
  CHECK(leaves(file) == Lines{": uint8[2] 0102"});
  std::string damaged = file;
  damaged[damaged.rfind("PK\x06\x06")] = 'x';
  CHECK(leaves(damaged) == Lines{"the zip64 end record is damaged"});
}

TEST_CASE("an archive that is cut off anywhere is an error") {
  const std::string file = torch_zip(one_byte_tensor({2}, {1}), {{"data/0", four}});
  for (std::size_t size = 0; size < file.size(); ++size) {
    CHECK_FALSE(read(std::string_view(file).substr(0, size)));
  }
}

TEST_CASE("files of before torch 1.6 hold their storages after the pickle") {
  const std::string body = dict(
      text("a") + torch_tensor(torch_storage("ShortStorage", "k", 3, "N"), 0, {2}, {1}) +
      text("b") +
      torch_tensor(torch_storage("ShortStorage", "k", 3, tuple(text("v") + number(1) + number(2))),
                   1, {1}, {1}));
  const std::string data = std::string("\x01\x02\x03\x04\x05\x06");
  const std::string file = torch_legacy(body, true, text("k"), little(3, 8) + data);
  CHECK(leaves(file) == Lines{"a: int16[2] 01020304", "b: int16[1] 0506"});
  const std::string big =
      torch_legacy(body, false, text("k"), std::string(7, '\0') + "\x03" + data);
  CHECK(leaves(big) == Lines{"a: int16[2] 02010403", "b: int16[1] 0605"});
  CHECK(leaves(torch_legacy(body, true, text("k"), little(4, 8) + data)) ==
        Lines{"a storage has a different size than the tensors say"});
  CHECK(leaves(torch_legacy(body, true, "", "")) == Lines{"the storage `k` is missing"});
  CHECK(leaves(torch_legacy(body, true, text("x"), "")) ==
        Lines{"a storage is not used by any tensor, or is listed twice"});
  for (std::size_t size = 0; size < file.size(); ++size) {
    CHECK_FALSE(read(std::string_view(file).substr(0, size)));
  }
}

TEST_CASE("storages of quantized tensors are stepped over in files of before torch 1.6") {
  const auto quantized = call(global("torch._utils", "_rebuild_qtensor"),
                              torch_storage("QInt32Storage", "q", 2) + number(0) + sizes({2}));
  const std::string body = dict(text("q") + quantized + text("w") +
                                torch_tensor(torch_storage("ByteStorage", "k", 2), 0, {2}, {1}));
  const auto file = [&](std::uint64_t count) {
    return torch_legacy(body, true, text("q") + text("k"),
                        little(count, 8) + std::string(8, 'q') + little(2, 8) + "ab");
  };
  CHECK(leaves(file(2)) == Lines{"q: refused torch._utils._rebuild_qtensor", "w: uint8[2] 6162"});
  CHECK(leaves(file(~std::uint64_t{0})) == Lines{"the file ends inside of a storage"});
}

TEST_CASE("formats that are not read are named") {
  CHECK(leaves("storages" + std::string(600, '\0'))[0].starts_with("the file is a tar archive"));
  CHECK(leaves("version https://git-lfs.github.com/spec/v1\n") ==
        Lines{"the file is a pointer of Git LFS; run `git lfs pull`"});
  CHECK(leaves("") == Lines{"the file is empty"});
  CHECK(leaves("hello") == Lines{"the file is not one of torch, safetensors or `paddle.save`"});
}
