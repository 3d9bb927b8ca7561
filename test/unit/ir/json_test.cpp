#include <bit>
#include <cmath>
#include <random>

#include <doctest/doctest.h>

#include "engine/ir/json/read_json.hpp"
#include "engine/ir/json/write_json.hpp"

using namespace paddle_ls;
using namespace paddle_ls::ir;

namespace {

// What a double becomes that is an attribute of a saved program.
double saved_and_read(double value) {
  Program program;
  const AttributeId scale = program.attributes().intern("scale", {value});
  program.append(program.top(), program.create("pd_op.scale", {}, {&scale, 1}, {}));
  const auto read = read_json(write_json(program));
  REQUIRE_MESSAGE(read.has_value(), (read ? "" : read.error().message + read.error().where));
  const Attribute* attribute =
      find_attribute(*read, read->op(read->block(read->top()).first), "scale");
  REQUIRE(attribute != nullptr);
  return std::get<double>(attribute->value);
}

}  // namespace

TEST_CASE("a double that is saved as JSON is read as the same double") {
  std::mt19937_64 random(7);
  for (int i = 0; i < 2000; ++i) {
    const auto value = std::bit_cast<double>(random());
    if (!std::isfinite(value)) continue;
    CAPTURE(value);
    CHECK(std::bit_cast<std::uint64_t>(saved_and_read(value)) ==
          std::bit_cast<std::uint64_t>(value));
  }
}

TEST_CASE("text that is no JSON is an error with its byte") {
  for (const char* text : {"", "{", "{\"base_code\": }", "{} {}", "[1, 2"}) {
    CAPTURE(text);
    const auto read = read_json(text);
    REQUIRE_FALSE(read);
    CHECK(read.error().where.starts_with("byte "));
  }
}
