#include "engine/rewrite/result/edit_table.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::rewrite;
using paddle_ls::text::ByteRange;

namespace {

std::string shown(const EditTable& table) {
  std::string result;
  for (const PlannedEdit& edit : table.edits) {
    result += std::to_string(edit.start) + "-" + std::to_string(edit.end) + "=" +
              std::string(table.replacement(edit)) + ";";
  }
  return result;
}

}  // namespace

TEST_CASE("a roll-back removes edits, holes and moved text, but nothing added earlier") {
  const std::string source = "f(a, b)";
  EditTable table;
  table.add({0, 1}, "g");
  table.holes.push_back({2, 3, Precedence::loosest});
  const Segment in_other_order[] = {{"h(", {}}, {"", {5, 6}}, {", ", {}}, {"", {2, 3}}, {")", {}}};
  add_segments(table, source, {0, 7}, in_other_order);
  const EditMark mark = table.mark();
  const std::string before = shown(table);
  REQUIRE(table.moved.size() == 2);

  table.add({2, 3}, "c");
  table.holes.push_back({5, 6, Precedence::primary});
  add_segments(table, source, {0, 7}, in_other_order);
  CHECK(table.moved.size() == 4);
  table.rollback(mark);
  CHECK(shown(table) == before);
  CHECK(table.holes.size() == 1);
  CHECK(table.moved.size() == 2);
  CHECK(table.text.size() == mark.text);

  table.add({5, 6}, "d");
  CHECK(shown(table) == before + "5-6=d;");
  CHECK(table.moved_in(table.edits[1]).size() == 2);
  CHECK(table.moved_in(table.edits[2]).empty());
}

TEST_CASE("if parts keep their order, only the gaps between them are edited") {
  EditTable table;
  const Segment segments[] = {{"g(", {}}, {"", {2, 3}}, {" + ", {}}, {"", {5, 6}}, {")", {}}};
  add_segments(table, "f(a, b)", {0, 7}, segments);
  CHECK(shown(table) == "0-2=g(;3-5= + ;");
  CHECK(table.moved.empty());
}

TEST_CASE("if parts change their order, the whole is replaced and records their source") {
  EditTable table;
  const Segment segments[] = {{"", {5, 6}}, {" - ", {}}, {"", {2, 3}}};
  add_segments(table, "f(a, b)", {0, 7}, segments);
  CHECK(shown(table) == "0-7=b - a;");
  REQUIRE(table.moved_in(table.edits[0]).size() == 2);
  CHECK(table.moved_in(table.edits[0])[0].source_start == 5);
  CHECK(table.moved_in(table.edits[0])[1].at == 4);
}
