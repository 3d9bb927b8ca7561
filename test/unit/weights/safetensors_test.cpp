#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"
#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

TEST_CASE("tensors of safetensors are those of the header") {
  const std::string file = safetensors(
      R"({"__metadata__":{"format":"pt"},"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]},)"
      R"("b":{"dtype":"U8","shape":[],"data_offsets":[4,5]},"c":{"dtype":"F4","shape":[2],"data_offsets":[5,6]}})",
      "abcdef");
  CHECK(leaves(file) == Lines{"a: float16[2] 61626364", "b: uint8[] 65", "c: refused F4"});
  CHECK(read(file)->metadata == TextPairs{{"format", "pt"}});
  for (std::size_t size = 0; size < file.size(); ++size) {
    CHECK_FALSE(read(std::string_view(file).substr(0, size)));
  }
}

TEST_CASE("a header that lies is an error") {
  const auto of = [](std::string_view entries) {
    return leaves(safetensors("{" + std::string(entries) + "}", "abcd"))[0];
  };
  CHECK(of(R"("a":{"dtype":"U8","shape":[4],"data_offsets":[1,5]})") ==
        "the offsets of a tensor lie outside of the data");
  CHECK(of(R"("a":{"dtype":"U8","shape":[3],"data_offsets":[0,4]})") ==
        "a tensor has a different number of bytes than its shape says");
  CHECK(of(R"("a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},)"
           R"("b":{"dtype":"U8","shape":[2],"data_offsets":[2,4]})") == "two tensors overlap");
  CHECK(of(R"("a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},)"
           R"("a":{"dtype":"U8","shape":[1],"data_offsets":[1,2]})") ==
        "two tensors have one name");
  CHECK(of(R"("a":{"dtype":"U8","shape":[9223372036854775807,9],"data_offsets":[0,4]})") ==
        "a tensor has a different number of bytes than its shape says");
  CHECK(of(R"("a":7)") == "a tensor needs `dtype`, `shape` and `data_offsets`");
  CHECK(of(R"("a":{"dtype":"U8","shape":[1],"shape":[1],"data_offsets":[0,1]})") ==
        "a tensor says the same twice");
  CHECK(of(R"("__metadata__":{"a":1})") == "a tensor needs `dtype`, `shape` and `data_offsets`");
  CHECK(of("}{") == "the header is not a JSON object");
  CHECK(of("x") == "the header is not a JSON object");
}

TEST_CASE("an index joins the files beside it") {
  const paddle_ls::test::TemporaryFolder folder;
  folder.write("1.safetensors",
               safetensors(R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]}})", "ab"));
  folder.write(
      "2.bin",
      torch_zip(dict(text("b") + torch_tensor(torch_storage("ByteStorage", "0", 1), 0, {1}, {1})),
                {{"data/0", "c"}}));
  folder.write("index.json", R"({"weight_map":{"a":"1.safetensors","b":"2.bin"}})");
  const auto checkpoint = read_checkpoint(folder.path() / "index.json");
  REQUIRE(checkpoint);
  CHECK(checkpoint->files.size() == 3);
  auto reader = ElementReader::open(*checkpoint);
  REQUIRE(reader);
  Lines lines;
  REQUIRE(walk_leaves(*checkpoint, [&](std::string_view path, const CheckpointValue& value) {
    lines.push_back(std::string(path) + ": " + shown(*checkpoint, value, *reader));
  }));
  CHECK(lines == Lines{"a: uint8[2] 6162", "b: uint8[1] 63"});
}

TEST_CASE("an index names only files beside it, and what they hold") {
  const paddle_ls::test::TemporaryFolder folder;
  const auto problem = [&](std::string_view index) {
    folder.write("index.json", index);
    return read_checkpoint(folder.path() / "index.json").error().message;
  };
  CHECK(problem(R"({"weight_map":{"a":"../x"}})") ==
        "a part of the weights is not the name of a file beside the index");
  CHECK(problem(R"({"a":1})") ==
        "the JSON file has no `weight_map`, so it is not an index of weights");
  CHECK(problem(R"({"weight_map":{"a":"index.json"}})") ==
        "an index was found, but a file of weights is expected");
  folder.write("1", program("}"));
  CHECK(problem(R"({"weight_map":{"a":"1"}})") == "`a` is not in the file that the index names");
}

TEST_CASE("a folder or a missing file is an error with its path") {
  const paddle_ls::test::TemporaryFolder folder;
  CHECK(read_checkpoint(folder.path()).error().message == "it is a folder");
  CHECK(read_checkpoint(folder.path() / "no").error().where == (folder.path() / "no").string());
}
