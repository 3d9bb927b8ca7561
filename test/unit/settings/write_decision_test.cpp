// Writes a decision into a settings file next to the user's own settings.
#include "project/settings/write_decision.hpp"

#include <doctest/doctest.h>

#include "project/settings/layer.hpp"

using namespace paddle_ls;
using namespace paddle_ls::settings;

namespace {

std::string accepted_in(std::string_view text, std::string_view id = "class-name") {
  const auto edits = deciding(text, {std::string(id), Answer::accept, {}, {}, {}});
  REQUIRE(edits);
  return text::applied(*edits, text);
}

}  // namespace

TEST_CASE("a decision is written into every layout of a settings file, and is read back") {
  const std::string_view layouts[] = {
      "",
      "\n",
      "{}",
      "{\n}\n",
      "{ /* nothing yet */ }",
      "{\"style\": \"exact\"}",
      "{\"decisions\": {}}",
      "{\"decisions\": {\"package\": \"accept\"}}",
      "{\n  // why\n  \"style\": \"exact\", // for now\n}\n",
      "{\n\t\"decisions\": {\n\t\t// asked in May\n\t\t\"package\": \"refuse\",\n\t},\n}\n",
      "{\n    \"decisions\": {\"class-name\": {\"accept\": [\"a.py\"]}}\n}\n",
      "{\r\n  \"style\": \"exact\"\r\n}\r\n",
  };
  for (const std::string_view layout : layouts) {
    CAPTURE(layout);
    const std::string written = accepted_in(layout);
    CAPTURE(written);
    const ReadLayer read = read_layer(std::string_view(written), "/");
    CHECK(read.problems.empty());
    const ReadLayer before = read_layer(std::string_view(layout), "/");
    const Settings settings = merged(std::array{before.layer, read.layer});
    CHECK(settings.decisions.at("class-name").everywhere == true);
    for (const std::string_view comment :
         {"// why", "// for now", "// asked in May", "/* nothing"}) {
      CHECK((layout.find(comment) == layout.npos) == (written.find(comment) == written.npos));
    }
    CHECK((written.find("\r\n") != written.npos) == (layout.find("\r\n") != layout.npos));
    CHECK(accepted_in(written) == written);
  }
}

TEST_CASE("a decision follows the indentation of the file") {
  CHECK(accepted_in("") == "{\n  \"decisions\": {\n    \"class-name\": \"accept\"\n  }\n}\n");
  CHECK(accepted_in("{\n\t\"style\": \"exact\"\n}\n") ==
        "{\n\t\"decisions\": {\n\t\t\"class-name\": \"accept\"\n\t},\n\t\"style\": \"exact\"\n}\n");
  CHECK(accepted_in("{\"style\": \"exact\"}") ==
        "{\"decisions\": {\"class-name\": \"accept\"}, \"style\": \"exact\"}");
}

TEST_CASE("a text that cannot contain a decision is not changed") {
  for (const std::string_view text : {"[]", "{\"decisions\": 1}", "{\"style\": ", "1"}) {
    CHECK_FALSE(deciding(text, {"class-name", Answer::accept, {}, {}, {}}));
  }
}

TEST_CASE("a refusal replaces an acceptance") {
  const std::string_view accepted = R"({"decisions": {"package": "accept"}})";
  const auto edits = deciding(accepted, {"package", Answer::refuse, {}, {}, {}});
  REQUIRE(edits);
  CHECK(text::applied(*edits, accepted) == R"({"decisions": {"package": "refuse"}})");
}

namespace {

std::string after(std::string_view text, const Answered& answered) {
  const auto edits = deciding(text, answered);
  REQUIRE(edits);
  return text::applied(*edits, text);
}

}  // namespace

TEST_CASE("an answer for some files keeps the answers for others") {
  const std::string once =
      after(R"({"decisions": {"package": "accept"}})", {"package", Answer::refuse, {"a/"}, "", ""});
  CHECK(once == R"({"decisions": {"package": {"everywhere": "accept", "refuse": ["a/"]}}})");
  const std::string twice = after(once, {"package", Answer::accept, {"a/", "b/"}, "", ""});
  CHECK(twice == R"({"decisions": {"package": {"everywhere": "accept", "accept": ["a/", "b/"]}}})");
  CHECK(after(twice, {"package", Answer::forget, {"a/", "b/"}, "", ""}) ==
        R"({"decisions": {"package": "accept"}})");
}

TEST_CASE("an answer for everything replaces all earlier answers") {
  CHECK(after(R"({"decisions": {"package": {"accept": ["a/"], "because": "old"}}})",
              {"package", Answer::refuse, {}, "a \"new\" one", "0a1b2c3d"}) ==
        R"({"decisions": {"package": {"everywhere": "refuse", "because": "a \"new\" one", )"
        R"("question": "0a1b2c3d"}}})");
}

TEST_CASE("an answer that is withdrawn leaves no trace, and comments stay") {
  const std::string_view layouts[] = {
      R"({"decisions": {}})",
      R"({"decisions": {"class-name": "refuse"}})",
      "{\n  \"decisions\": {\n    // asked in May\n    \"class-name\": \"refuse\"\n  }\n}\n",
      "{\n  \"decisions\": {\n    \"class-name\": \"refuse\",\n  },\n}\n",
      "{\r\n  \"decisions\": {\r\n    \"class-name\": \"refuse\" /* why */\r\n  }\r\n}\r\n",
  };
  for (const std::string_view layout : layouts) {
    CAPTURE(layout);
    const std::string given = after(layout, {"package", Answer::accept, {"x"}, "y", "z"});
    CHECK(given != layout);
    CHECK(after(given, {"package", Answer::forget, {}, "", ""}) == layout);
    CHECK(after(given, {"package", Answer::forget, {"x"}, "", ""}) == layout);
  }
  const std::string last = R"({"style": "exact", "decisions": {"a-b": 1, "package": "accept"}})";
  CHECK(after(last, {"package", Answer::forget, {}, "", ""}) ==
        R"({"style": "exact", "decisions": {"a-b": 1}})");
}

TEST_CASE("withdrawing an answer that does not exist changes nothing") {
  for (const std::string_view text : {"", "{}", R"({"decisions": {"package": "accept"}})"}) {
    CHECK(after(text, {"class-name", Answer::forget, {}, "", ""}) == text);
    CHECK(after(text, {"class-name", Answer::forget, {"a/"}, "", ""}) == text);
  }
}
