#include <array>

#include <doctest/doctest.h>

#include "test/unit/weights/written.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

std::string st_entry(std::string_view name, std::string_view type, std::string_view shape,
                     std::size_t start, std::size_t end) {
  return "\"" + std::string(name) + R"(":{"dtype":")" + std::string(type) + R"(","shape":[)" +
         std::string(shape) + R"(],"data_offsets":[)" + std::to_string(start) + "," +
         std::to_string(end) + "]}";
}

// Plain values of many kinds, some of them twice.
std::string plain_values() {
  return dict(text("none") + "N" + text("flags") + "](\x88\x89" + "e" + text("numbers") +
              tuple(number(0) + number(255) + number(256) + number(65536) + number(-1) +
                    "\x8a\x06" + std::string("\x00\x00\x00\x00\x00\x80", 6) + "\x8a\x09" +
                    std::string(8, '\0') + "\x01") +
              text("real") + "G\x3f\xf8" + std::string(6, '\0') + text("empty") + tuple("") +
              text("nested") +
              dict(number(3) + text("\xC3\xA9") + tuple(number(1) + text("x")) + "N") +
              text("twice") + "](" + "]q\x07" + "h\x07" + "e");
}

}  // namespace

TEST_CASE("each type of elements comes back from each format that has it") {
  for (int i = 0; i <= static_cast<int>(ElementType::float8_e5m2); ++i) {
    const ElementNames& type = names_of(static_cast<ElementType>(i));
    CAPTURE(type.name);
    Written written;
    written.file("in.safetensors", safetensors("{" + st_entry("w", "U8", "32", 0, 32) + "}",
                                               "abcdefghijklmnopqrstuvwxyz012345"));
    written.read("in.safetensors");
    Tensor& tensor = written.checkpoint.tensors[0];
    tensor.type = type.type;
    tensor.shape = {32 / type.width};
    const Lines lines = written.source_lines();
    if (!type.safetensors.empty()) CHECK(written.lines(OutputFormat::safetensors) == lines);
    CHECK(written.lines(OutputFormat::torch_zip) == lines);
    const bool is_in_paddle = !type.numpy.empty() && !type.name.starts_with("uint");
    if (is_in_paddle || type.type == ElementType::bfloat16) {
      CHECK(written.lines(OutputFormat::paddle) == lines);
    }
  }
}

TEST_CASE("empty tensors and tensors without dimensions come back") {
  Written written;
  written.file("in", safetensors("{" + st_entry("a", "F32", "0,3", 0, 0) + "," +
                                     st_entry("b", "F32", "", 0, 4) + "}",
                                 "abcd"));
  written.read("in");
  for (const OutputFormat format : all_formats) {
    CHECK(written.lines(format) == Lines{"a: float32[0,3] ", "b: float32[] 61626364"});
  }
}

TEST_CASE("views are written as what they show") {
  Written written;
  written.file("in", safetensors("{" + st_entry("a", "U8", "2,3", 0, 6) + "," +
                                     st_entry("b", "U8", "2,2", 6, 10) + "}",
                                 "abcdefwxyz"));
  written.read("in");
  auto& tensors = written.checkpoint.tensors;
  tensors[0].shape = {3, 2};
  tensors[0].strides = {1, 3};
  tensors[1].shape = {2};
  tensors[1].strides = {2};
  tensors[1].offset = 1;
  for (const OutputFormat format : all_formats) {
    CHECK(written.lines(format) == Lines{"a: uint8[3,2] 616462656366", "b: uint8[2] 787a"});
  }
}

TEST_CASE("tensors of several storages are joined by a storage with pieces") {
  Written written;
  written.file("in", safetensors("{" + st_entry("a", "U8", "1,2", 0, 2) + "," +
                                     st_entry("b", "U8", "2,2", 2, 6) + "}",
                                 "abcdef"));
  written.read("in");
  Storage both;
  both.bytes = 6;
  both.pieces = {1, 0};
  written.checkpoint.storages.push_back(both);
  Tensor& tensor = written.checkpoint.tensors[0];
  tensor.storage = 2;
  tensor.shape = {2, 3};
  tensor.strides = {1, 2};
  for (const OutputFormat format : all_formats) {
    CHECK(written.lines(format) == Lines{"a: uint8[2,3] 636561646662", "b: uint8[2,2] 63646566"});
  }
}

TEST_CASE("tensors of big-endian and of encoded bytes are written little-endian") {
  Written written;
  written.file(
      "in",
      program(dict(text("a") + numpy_array(numpy_type("i2", ">"), {2, 2}, raw_bytes("12345678")) +
                   text("b") + numpy_array(numpy_type("u1"), {2}, latin1("a\xC3\xBF")))));
  written.read("in");
  Tensor& tensor = written.checkpoint.tensors[0];
  tensor.strides = {1, 2};
  for (const OutputFormat format : all_formats) {
    CHECK(written.lines(format) == Lines{"a: int16[2,2] 3231363534333837", "b: uint8[2] 61ff"});
  }
}

TEST_CASE("nested values come back from pickles") {
  Written written;
  written.file("in", program(plain_values(), 2));
  written.read("in");
  const Lines lines = written.source_lines();
  CHECK(lines.size() > 10);
  CHECK(written.lines(OutputFormat::paddle) == lines);
  CHECK(written.lines(OutputFormat::torch_zip) == lines);
}

TEST_CASE("bytes come back, long ones from where they stand") {
  Written written;
  const std::string long_bytes(1000, '\xE9');
  written.file("in", program(dict(text("a") + raw_bytes("a\xFF") + text("b") + "B" +
                                  little(1000, 4) + long_bytes + text("c") + raw_bytes("")),
                             3));
  written.read("in");
  for (const OutputFormat format : {OutputFormat::paddle, OutputFormat::torch_zip}) {
    const Checkpoint back = written.again(format);
    const auto& root = std::get<Dict>(back.values[back.root]);
    CHECK(std::get<Bytes>(back.values[root.items[0].second]).kept == "a\xFF");
    const auto& stored = std::get<Bytes>(back.values[root.items[1].second]).storage;
    REQUIRE(stored);
    CHECK(back.storages[*stored].bytes == 1000);
    CHECK(std::get<Bytes>(back.values[root.items[2].second]).kept.empty());
  }
}

TEST_CASE("tensors that share a storage share it in a file of torch") {
  Written written;
  const std::string storage = torch_storage("ByteStorage", "0", 6);
  written.file("in", torch_zip(dict(text("a") + torch_tensor(storage, 0, {2, 3}, {3, 1}) +
                                    text("b") + torch_tensor(storage, 1, {2}, {3})),
                               {{"data/0", "abcdef"}}));
  written.read("in");
  const Checkpoint back = written.again(OutputFormat::torch_zip);
  CHECK(back.storages.size() == 1);
  CHECK(written.lines(OutputFormat::torch_zip) ==
        Lines{"a: uint8[2,3] 616263646566", "b: uint8[2] 6265"});
}

TEST_CASE("rows of a large storage are separate storages in a file of torch") {
  Written written;
  const std::string storage = torch_storage("ByteStorage", "0", 6);
  written.file("in", torch_zip(dict(text("a") + torch_tensor(storage, 0, {1}, {1}) + text("b") +
                                    torch_tensor(storage, 5, {1}, {1})),
                               {{"data/0", "abcdef"}}));
  written.read("in");
  const Checkpoint back = written.again(OutputFormat::torch_zip);
  CHECK(back.storages.size() == 2);
  CHECK(back.storages[0].bytes == 1);
  CHECK(written.lines(OutputFormat::torch_zip) == Lines{"a: uint8[1] 61", "b: uint8[1] 66"});
}

TEST_CASE("the content of each entry of a file of torch begins at a multiple of 64 bytes") {
  Written written;
  written.file("in", safetensors("{" + st_entry("a", "U8", "1", 0, 1) + "," +
                                     st_entry("b", "U8", "1", 1, 2) + "}",
                                 "ab"));
  written.read("in");
  for (const Storage& storage : written.again(OutputFormat::torch_zip).storages) {
    CHECK(storage.offset % 64 == 0);
  }
}

TEST_CASE("wide elements stand first in safetensors, and metadata are kept") {
  Written written;
  written.file("in", safetensors(R"({"__metadata__":{"format":"pt","q":"\"\n"},)" +
                                     st_entry("a", "U8", "1", 0, 1) + "," +
                                     st_entry("\xC3\xA9\\n", "F32", "1", 1, 5) + "}",
                                 "abcde"));
  written.read("in");
  const Checkpoint back = written.again(OutputFormat::safetensors);
  CHECK(back.metadata == TextPairs{{"format", "pt"}, {"q", "\"\n"}});
  CHECK(written.lines(OutputFormat::safetensors) ==
        Lines{"\xC3\xA9\n: float32[1] 62636465", "a: uint8[1] 61"});
  CHECK(back.storages[0].offset % 8 == 0);
}

TEST_CASE("Paddle gets a table of names for a dict of tensors") {
  Written written;
  const std::string tensor = torch_tensor(torch_storage("FloatStorage", "0", 1), 0, {1}, {1});
  written.file("in", torch_zip(dict(text("a") + tensor + text("b") + dict(text("c") + number(1))),
                               {{"data/0", "abcd"}}));
  written.read("in");
  CHECK(written.again(OutputFormat::paddle).parameter_names == TextPairs{{"a", "a"}});
  // With a name that Paddle gave, and one of a tensor that is no longer there.
  written.checkpoint.parameter_names = {{"a", "linear_0.w_0"}, {"gone", "linear_0.b_0"}};
  CHECK(written.again(OutputFormat::paddle).parameter_names == TextPairs{{"a", "linear_0.w_0"}});
}

TEST_CASE("Paddle gets names beside tensors that stand deeper") {
  Written written;
  const std::string tensor = torch_tensor(torch_storage("FloatStorage", "0", 1), 0, {1}, {1});
  written.file("in",
               torch_zip(dict(text("model") + dict(text("a") + tensor)), {{"data/0", "abcd"}}));
  written.read("in");
  const Checkpoint back = written.again(OutputFormat::paddle);
  CHECK(back.parameter_names.empty());
  CHECK(back.tensors.back().name == "model.a");
  CHECK_FALSE(back.tensors.back().is_array);
}

TEST_CASE("an array after a text becomes a tensor of Paddle, so that the text stays") {
  const std::string array = numpy_array(numpy_type("u1", "|"), {1}, raw_bytes("1"));
  Written written;
  written.file("in", torch_zip(dict(text("a") + tuple(text("b") + array))));
  written.read("in");
  CHECK(written.lines(OutputFormat::paddle) == Lines{"a.0: text b", "a.1: uint8[1] 31"});
}

TEST_CASE("parameters and dicts of tensors are those of torch") {
  Written written;
  written.file(
      "in",
      torch_zip(dict(text("a") + torch_tensor(torch_storage("FloatStorage", "0", 1), 0, {1}, {1})),
                {{"data/0", "abcd"}}));
  written.read("in");
  written.checkpoint.tensors[0].is_parameter = true;
  CHECK(written.again(OutputFormat::torch_zip).tensors[0].is_parameter);
  CHECK(written.bytes(OutputFormat::torch_zip).find("OrderedDict") != std::string::npos);
}

TEST_CASE("the same checkpoint gives the same bytes") {
  Written written;
  written.file("in", safetensors("{" + st_entry("a", "U8", "1", 0, 1) + "}", "a"));
  written.read("in");
  for (const OutputFormat format : all_formats) {
    CHECK(written.bytes(format) == written.bytes(format));
  }
}
