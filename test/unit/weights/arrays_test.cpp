#include <doctest/doctest.h>

#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

std::string bytes_array(const std::vector<std::int64_t>& shape, std::string_view bytes,
                        bool is_fortran = false) {
  return numpy_array(numpy_type("u1"), shape, raw_bytes(bytes), is_fortran);
}

}  // namespace

TEST_CASE("arrays of NumPy 1 and 2 are the same") {
  for (const std::string_view module : {"numpy.core.multiarray", "numpy._core.multiarray"}) {
    CHECK(leaves(program(numpy_array(numpy_type("i2"), {2}, raw_bytes("\x01\x02\x03\x04"), false,
                                     module))) == Lines{": int16[2] 01020304"});
  }
}

TEST_CASE("arrays in the order of Fortran and in big-endian bytes come out row by row") {
  CHECK(leaves(program(bytes_array({2, 2}, "\x01\x02\x03\x04", true))) ==
        Lines{": uint8[2,2] 01030204"});
  CHECK(leaves(program(numpy_array(numpy_type("i2", ">"), {2}, raw_bytes("\x01\x02\x03\x04")))) ==
        Lines{": int16[2] 02010403"});
}

TEST_CASE("bytes of protocol 2 stand as text") {
  CHECK(leaves(program(numpy_array(numpy_type("u1"), {3}, latin1("a\xC3\xBF\xC2\x80")))) ==
        Lines{": uint8[3] 61ff80"});
  CHECK(leaves(program(numpy_array(numpy_type("u1"), {5}, latin1("a\xC3\xBF\xC2\x80")))) ==
        Lines{"an array of 5 bytes has a place of 5 bytes"});
}

TEST_CASE("long bytes that stand as text are read from any place") {
  std::string utf8;
  std::string bytes;
  for (int i = 0; i < 200'000; ++i) {
    const auto byte = static_cast<unsigned>(i * 7 % 256);
    bytes += static_cast<char>(byte);
    if (byte < 0x80) {
      utf8 += static_cast<char>(byte);
    } else {
      utf8 += static_cast<char>(0xC0U | byte >> 6U);
      utf8 += static_cast<char>(0x80U | (byte & 0x3FU));
    }
  }
  const std::string file = program(numpy_array(numpy_type("u1"), {500, 400}, latin1(utf8), true));
  const auto checkpoint = read(file);
  REQUIRE(checkpoint);
  const MemoryBytes source(file);
  ElementReader reader(*checkpoint, {&source});
  std::string found(200'000, '\0');
  const Tensor& tensor = checkpoint->tensors[0];
  REQUIRE(reader.read(tensor, 0, 200'000, found));
  bool is_equal = true;
  for (std::size_t i = 0; i < 500; ++i) {
    for (std::size_t k = 0; k < 400; ++k) is_equal &= found[i * 400 + k] == bytes[k * 500 + i];
  }
  CHECK(is_equal);
  std::string part(7, '\0');
  REQUIRE(reader.read(tensor, 150'003, 7, part));
  CHECK(part == found.substr(150'003, 7));
  CHECK_FALSE(reader.read(tensor, 199'999, 2, std::span<char>(part).first(2)));
  CHECK_FALSE(reader.read(tensor, 0, 2, part));
}

TEST_CASE("scalars of NumPy are plain numbers") {
  const auto scalar = [](std::string_view code, std::string_view bytes) {
    return leaves(program(
        call(global("numpy._core.multiarray", "scalar"), numpy_type(code) + raw_bytes(bytes))))[0];
  };
  CHECK(scalar("i8", std::string("\xFE\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 8)) == ": -2");
  CHECK(scalar("f2", std::string("\x00\x3E", 2)) == ": 1.500000");
  CHECK(scalar("b1", "\x01") == ": True");
  CHECK(scalar("f8", "12") == "the bytes of a NumPy scalar do not fit its type");
}

TEST_CASE("arrays that are not of numbers are refused, and lies about sizes are errors") {
  CHECK(leaves(program(numpy_array(numpy_type("O8", "|"), {1}, "](Ne"))) ==
        Lines{": refused numpy.dtype('O8')"});
  CHECK(leaves(program(bytes_array({5}, "1234"))) ==
        Lines{"an array of 5 bytes has a place of 4 bytes"});
  CHECK(leaves(program(bytes_array({2147483647, 2147483647, 2147483647}, "1234"))) ==
        Lines{"an array has more elements or dimensions than can be counted"});
  CHECK(leaves(program(bytes_array({-1}, "1234"))) == Lines{": refused numpy.ndarray"});
}

TEST_CASE("a tuple of a name and an array is a tensor of Paddle") {
  const auto checkpoint =
      read(program(dict(text("w") + call(global("builtins", "tuple"),
                                         tuple(text("linear_0.w_0") + bytes_array({2}, "12"))))));
  REQUIRE(checkpoint);
  CHECK(checkpoint->tensors.back().name == "linear_0.w_0");
  CHECK_FALSE(checkpoint->tensors.back().is_array);
}

TEST_CASE("the names of parameters are beside the values") {
  const std::string file =
      program(dict(text("w") + bytes_array({1}, "1") + text("StructuredToParameterName@@") +
                   dict(text("w") + text("linear_0.w_0"))));
  CHECK(leaves(file) == Lines{"w: uint8[1] 31"});
  CHECK(read(file)->parameter_names == TextPairs{{"w", "linear_0.w_0"}});
}

TEST_CASE(
    "what the table lists is a tensor with its name, and bfloat16 where it stands as uint16") {
  const std::string array = numpy_array(numpy_type("u2"), {1}, raw_bytes("12"));
  const auto checkpoint = read(
      program(dict(text("w") + array + text("deeper") + tuple(text("a text") + array) +
                   text("StructuredToParameterName@@") + dict(text("w") + text("linear_0.w_0"))),
              4));
  REQUIRE(checkpoint);
  REQUIRE(checkpoint->tensors.size() == 2);
  CHECK(checkpoint->tensors[0].name == "linear_0.w_0");
  CHECK(checkpoint->tensors[0].type == ElementType::bfloat16);
  CHECK_FALSE(checkpoint->tensors[0].is_array);
  // A text beside an array is a text where there is a table.
  CHECK(checkpoint->tensors[1].type == ElementType::uint16);
  CHECK(checkpoint->tensors[1].is_array);
}

TEST_CASE("pieces of a large array are one tensor") {
  const auto file = [](std::string_view pieces) {
    return program(dict(text("w@@.0") + bytes_array({4}, "abcd") + text("w@@.1") +
                        bytes_array({2}, "ef") + text("UnpackBigParamInfor@@") +
                        dict(text("w") + dict(text("OriginShape") + sizes({3, 2}) + text("slices") +
                                              "](" + std::string(pieces) + "e"))));
  };
  CHECK(leaves(file(text("w@@.0") + text("w@@.1"))) == Lines{"w: uint8[3,2] 616263646566"});
  CHECK(leaves(file(text("w@@.0"))) == Lines{"the pieces of a large array do not have its shape"});
  CHECK(leaves(file(text("w@@.0") + text("w@@.0"))) ==
        Lines{"a piece of a large array is missing or does not fit"});
}
