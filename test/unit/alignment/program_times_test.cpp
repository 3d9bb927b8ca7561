// The times of two programs, and where one loses.
#include "engine/alignment/program_times.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::alignment;

TEST_CASE("times are those of one repetition") {
  const auto times = read_times(
      R"({"whole": [0.3, 0.1, 0.2, 0.9], "warm": 2, "memory": 4096, "memory_before": null,
          "keys": [{"site": 3, "count": 8, "total": 4.0, "own": 2.0},
                   {"root": 0, "path": "a.b", "class": "m.L", "made": ["net.py", 7], "count": 4,
                    "total": 1.0, "own": 1.0}]})");
  REQUIRE(times);
  CHECK(times->median() == doctest::Approx(0.25));
  CHECK(times->memory == 4096);
  CHECK_FALSE(times->memory_before);
  REQUIRE(times->places.size() == 2);
  CHECK(times->places[0].site == 3);
  CHECK(times->places[0].calls == 2);
  CHECK(times->places[0].total == 1);
  CHECK(times->places[0].own == doctest::Approx(0.5));
  CHECK(times->places[1].path == "a.b");
  CHECK(times->places[1].made == ProgramLine{"net.py", 7});
}

TEST_CASE("times that cannot be read are an error") {
  CHECK_FALSE(read_times(""));
  CHECK_FALSE(read_times("[]"));
  CHECK(read_times(R"({"whole": [], "keys": []})").error().message ==
        "the program ended before it was measured once");
}

TEST_CASE("places of both programs are paired, the largest loss first") {
  const auto original = read_times(
      R"({"whole": [1], "keys": [{"site": 0, "count": 1, "total": 0.2, "own": 0.2},
                                 {"site": 1, "count": 1, "total": 0.2, "own": 0.2},
                                 {"root": 0, "path": "", "count": 1, "total": 1, "own": 0.1}]})");
  const auto converted = read_times(
      R"({"whole": [1], "keys": [{"site": 0, "count": 1, "total": 0.1, "own": 0.1},
                                 {"site": 1, "count": 1, "total": 0.5, "own": 0.5},
                                 {"site": 2, "count": 1, "total": 0.9, "own": 0.9},
                                 {"root": 0, "path": "", "count": 1, "total": 1, "own": 0.2}]})");
  REQUIRE(original);
  REQUIRE(converted);
  const auto pairs = paired_times(*original, *converted);
  REQUIRE(pairs.size() == 3);
  CHECK(pairs[0].original.site == 1);
  CHECK(pairs[0].loss() == doctest::Approx(0.3));
  CHECK_FALSE(pairs[1].original.site);
  CHECK(pairs[2].loss() == doctest::Approx(-0.1));
}
