// The lines about uses that need review at the end of a conversion.
#include "project/conversion/review_lines.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::project;

namespace {

std::vector<UsePlace> places(const std::string& file, std::size_t count) {
  std::vector<UsePlace> list;
  for (std::size_t i = 0; i < count; ++i) list.push_back({file, i + 1, "torch.abs"});
  return list;
}

}  // namespace

TEST_CASE("uses are grouped by difference, the largest first, each with three places") {
  const UsesByQuestion uses = {
      {{"class-name", "the object may be of a different class with that name"}, places("a.py", 1)},
      {{"assumed-receiver", "the receiver is assumed to be a tensor"}, places("b.py", 3)},
      {{"assumed-receiver", "the receiver is assumed to be a shape"}, places("c.py", 1)}};
  CHECK(count(uses) == 5);
  CHECK(review_lines(uses, "5 need review") ==
        "5 need review: assumed-receiver 4, class-name 1\n"
        "  assumed-receiver 4: the receiver is assumed to be what such a method is called on "
        "(c.py:1, b.py:1, b.py:2, ...)\n"
        "  class-name 1: the object may be of a different class with that name (a.py:1)\n");
}

TEST_CASE("the heading counts every use, also where some have no name") {
  const UsesByQuestion uses = {{{"", "one reason"}, places("a.py", 2)},
                               {{"class-name", "it may be another"}, places("a.py", 2)}};
  CHECK(review_lines(uses, "4 need review") ==
        "4 need review: class-name 2, others 2\n"
        "  class-name 2: it may be another (a.py:1, a.py:2)\n"
        "  2: one reason (a.py:1, a.py:2)\n");
}

TEST_CASE("reasons without a name are grouped by their text") {
  const UsesByQuestion uses = {{{"", "one reason"}, places("a.py", 1)},
                               {{"", "another reason"}, places("a.py", 2)}};
  CHECK(review_lines(uses, "3 need review") ==
        "3 need review:\n  2: another reason (a.py:1, a.py:2)\n  1: one reason (a.py:1)\n");
  CHECK(review_lines({}, "0 need review").empty());
}
