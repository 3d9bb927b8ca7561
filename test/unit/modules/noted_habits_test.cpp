// The ways in which the files of a project use layers.
#include "project/modules/noted_habits.hpp"

#include <doctest/doctest.h>

using paddle_ls::modules::NotedHabits;

TEST_CASE("the habits of one file count for the others of its project") {
  NotedHabits noted;
  CHECK(noted.put("/a/one.py", "/a", "print(m.weight.t())\nnorm(8, eps=1)\n"));
  const auto others = noted.around("/a/two.py", "/a");
  REQUIRE(others);
  CHECK_FALSE(others->weights.empty());
  CHECK(others->keywords.contains("eps"));
  CHECK(noted.around("/b/two.py", "/b") == nullptr);
}

TEST_CASE("a file knows more about its own weights than the shared record") {
  NotedHabits noted;
  noted.put("/a/one.py", "/a", "print(m.weight.t())\n");
  CHECK(noted.around("/a/one.py", "/a")->weights.empty());
  noted.put("/a/two.py", "/a", "print(m.weight.t())\n");
  CHECK_FALSE(noted.around("/a/one.py", "/a")->weights.empty());
}

TEST_CASE("the record of a file that changes or disappears is updated") {
  NotedHabits noted;
  CHECK_FALSE(noted.put("/a/one.py", "/a", "x = 1\n"));
  CHECK(noted.put("/a/one.py", "/a", "norm(8, eps=1)\n"));
  CHECK_FALSE(noted.put("/a/one.py", "/a", "norm(9, eps=1)\n"));
  CHECK(noted.put("/a/one.py", "/a", "x = 1\n"));
  CHECK(noted.around("/a/two.py", "/a") == nullptr);
  CHECK(noted.put("/a/one.py", "/a", "norm(8, eps=1)\n"));
  CHECK(noted.forget("/a/one.py"));
  CHECK_FALSE(noted.forget("/a/one.py"));
}
