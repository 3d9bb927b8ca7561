#include "engine/weights/values/tensor_summary.hpp"

#include <cstring>
#include <limits>

#include <doctest/doctest.h>

#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

std::string bytes_of_numbers(const std::vector<double>& numbers) {
  std::string bytes(numbers.size() * sizeof(double), '\0');
  std::memcpy(bytes.data(), numbers.data(), bytes.size());
  return bytes;
}

std::string vector_of(std::string_view type, std::size_t size, const std::string& data) {
  return safetensors(R"({"a":{"dtype":")" + std::string(type) + R"(","shape":[)" +
                         std::to_string(size) + R"(],"data_offsets":[0,)" +
                         std::to_string(data.size()) + "]}}",
                     data);
}

TensorSummary summary_of(
    const std::string& file, std::uint64_t most,
    const std::function<bool()>& stop = [] { return false; }) {
  const auto checkpoint = read(file);
  REQUIRE(checkpoint);
  const MemoryBytes source(file);
  ElementReader reader(*checkpoint, {&source});
  const auto summary = summarize(reader, checkpoint->tensors.at(0), most, stop);
  REQUIRE(summary);
  return *summary;
}

}  // namespace

TEST_CASE("a summary counts what is no number apart") {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const TensorSummary summary =
      summary_of(vector_of("F64", 6,
                           bytes_of_numbers({2, -4, std::numeric_limits<double>::quiet_NaN(),
                                             infinity, -infinity, 8})),
                 100);
  CHECK(summary.looked_at == 6);
  CHECK(summary.finite == 3);
  CHECK(summary.least == -4);
  CHECK(summary.greatest == 8);
  CHECK(summary.mean == doctest::Approx(2));
  CHECK(summary.not_numbers == 1);
  CHECK(summary.infinities == 2);
}

TEST_CASE("the mean of large numbers is a number") {
  constexpr double large = std::numeric_limits<double>::max();
  CHECK(summary_of(vector_of("F64", 3, bytes_of_numbers({large, large, large})), 9).mean ==
        doctest::Approx(large));
}

TEST_CASE("no more is read than is asked for") {
  const std::string file =
      vector_of("U8", 200'000, std::string(100'000, '\1') + std::string(100'000, '\3'));
  CHECK(summary_of(file, 100'000).greatest == 1);
  CHECK(summary_of(file, 100'000).looked_at == 100'000);
  CHECK(summary_of(file, 1'000'000).mean == doctest::Approx(2));
  CHECK(summary_of(file, 9, [] { return true; }).looked_at == 0);
  int asked = 0;
  const TensorSummary part = summary_of(file, 1'000'000, [&] { return ++asked > 1; });
  CHECK(part.looked_at > 0);
  CHECK(part.looked_at < 200'000);
}
