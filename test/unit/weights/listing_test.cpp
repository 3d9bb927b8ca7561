#include "engine/weights/listing/listing.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "engine/weights/listing/listing_outline.hpp"
#include "engine/weights/listing/value_texts.hpp"
#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

constexpr std::size_t enough = 1U << 20U;

struct Listed {
  Checkpoint checkpoint;
  Listing listing;
};

Listed listed(std::string_view file) {
  Listed made{*read(file), {}};
  made.listing = *list("net", made.checkpoint, *leaves_of(made.checkpoint, enough), enough);
  return made;
}

std::string torch_file(std::string_view body) {
  return torch_zip(body, {{"data/0", std::string(16, 'a')}});
}

std::string float_tensor(std::int64_t offset, const std::vector<std::int64_t>& shape,
                         const std::vector<std::int64_t>& strides) {
  return torch_tensor(torch_storage("FloatStorage", "0", 4), offset, shape, strides);
}

// `depth name`, one a line; groups with their tensors.
std::string entries(const Listed& made, std::size_t most = enough) {
  std::string shown;
  for (const OutlineEntry& entry : outline_of(made.checkpoint, made.listing, most)) {
    shown += std::string(2 * entry.depth, ' ') + std::string(entry.name);
    if (!entry.is_leaf) {
      shown += " " + std::to_string(entry.tensors) + " of " + std::to_string(entry.bytes);
    }
    shown += "\n";
  }
  return shown;
}

}  // namespace

TEST_CASE("a listing has a line for each leaf, and says who shares memory") {
  const Listed made =
      listed(torch_file(dict(text("epoch") + number(3) + text("state") +
                             dict(text("a.weight") + float_tensor(0, {2, 2}, {2, 1}) + text("b") +
                                  float_tensor(2, {2}, {1})) +
                             text("note") + text("two\nlines"))));
  CHECK(made.listing.text == R"(net: torch zip archive, 2 tensors, 6 elements, 24 B
  epoch           3
  state.a.weight  float32 [2, 2]  16 B
  state.b         float32 [2]  8 B  shares memory with state.a.weight
  note            "two\nlines"
)");
  REQUIRE(made.listing.leaves.size() == 4);
  const ListedLeaf& second = made.listing.leaves[1];
  CHECK(paddle_ls::text::slice(made.listing.text, second.line) ==
        "  state.a.weight  float32 [2, 2]  16 B");
  CHECK(paddle_ls::text::slice(made.listing.text, second.path) == "state.a.weight");
  CHECK(second.tensor == 0);
  CHECK_FALSE(made.listing.leaves[0].tensor);
}

TEST_CASE("a name cannot end its line") {
  CHECK(on_one_line("a\nb\x1b[2J\tc\x7f") == "a\\nb\\x1b[2J\\tc\\x7f");
  const Listed made = listed(torch_file(dict(text("a\nb") + number(1))));
  CHECK(std::count(made.listing.text.begin(), made.listing.text.end(), '\n') == 2);
}

TEST_CASE("an outline nests by containers and by the parts of names") {
  CHECK(entries(listed(torch_file(
            dict(text("net") +
                 dict(text("l.0.w") + float_tensor(0, {4}, {1}) + text("l.0.b") +
                      float_tensor(0, {1}, {1}) + text("l.1.w") + float_tensor(0, {2}, {1})) +
                 text("steps") + tuple(number(1) + number(2)))))) == R"(net 3 of 28
  l 3 of 28
    0 2 of 20
      w
      b
    1 1 of 8
      w
steps 0 of 0
  0
  1
)");
}

TEST_CASE("neighbours alone are joined, and deep names stay together") {
  CHECK(entries(listed(torch_file(
            dict(text("a.x") + number(1) + text("b") + number(2) + text("a.y") + number(3))))) ==
        "a 0 of 0\n  x\nb\na 0 of 0\n  y\n");
  std::string deep = "0";
  for (int i = 1; i < 40; ++i) deep += "." + std::to_string(i);
  const Listed made = listed(torch_file(dict(text(deep) + number(1))));
  const auto outline = outline_of(made.checkpoint, made.listing, enough);
  CHECK(outline.size() == deepest_entry + 1);
  CHECK(outline.back().name.starts_with("16.17."));
}

TEST_CASE("an outline that is too long has fewer levels") {
  const Listed made = listed(torch_file(dict(text("a.b.c") + number(1) + text("a.b.d") + number(2) +
                                             text("e.f") + number(3) + text("g") + number(4))));
  CHECK(entries(made, 7) == "a 0 of 0\n  b 0 of 0\n    c\n    d\ne 0 of 0\n  f\ng\n");
  CHECK(entries(made, 6) == "a 0 of 0\n  b 0 of 0\ne 0 of 0\n  f\ng\n");
  CHECK(entries(made, 4) == "a 0 of 0\ne 0 of 0\ng\n");
  CHECK(entries(made, 2) == "a 0 of 0\ne 0 of 0\n");
}

TEST_CASE("a file that is one value has a line without a name") {
  const Listed made = listed(torch_file(float_tensor(0, {4}, {1})));
  CHECK(made.listing.text ==
        "net: torch zip archive, 1 tensor, 4 elements, 16 B\n    float32 [4]  16 B\n");
  CHECK(entries(made) == "\n");
}

TEST_CASE("what grows without bound is an error") {
  // Twenty tuples of twice the one before: a million leaves in some bytes.
  std::string bomb = number(1);
  for (int i = 0; i < 20; ++i) bomb = "(" + bomb + "2t";
  const auto checkpoint = read(torch_file(bomb));
  REQUIRE(checkpoint);
  CHECK_FALSE(leaves_of(*checkpoint, enough));
  const auto leaves = leaves_of(*checkpoint, enough << 8U);
  REQUIRE(leaves);
  CHECK_FALSE(list("net", *checkpoint, *leaves, enough));
}
