#include "server/cli/check/baseline.hpp"

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "server/cli/check/baseline_file.hpp"

using namespace paddle_ls::cli;
namespace text = paddle_ls::text;

namespace {

const KnownUse sum = {"torch-api", "torch.sum", "y = torch.sum(x)"};
const KnownUse other_sum = {"torch-api", "torch.sum", "z = torch.sum(x)"};
const KnownUse edited_sum = {"torch-api", "torch.sum", "y = 2 * torch.sum(x)"};
const KnownUse absolute = {"torch-api", "torch.abs", "y = torch.sum(x)"};

using Flags = std::vector<bool>;

std::string lines_of(std::string_view source, std::size_t start, std::size_t end) {
  return known_text(source, text::LineIndex(source), {start, end});
}

// `where: message` for a file that is not a baseline.
std::string refusal(std::string_view file) {
  const auto read = read_baseline(file);
  REQUIRE_FALSE(read);
  return read.error().where + ": " + read.error().message;
}

std::string with_entry(const std::string& entry) {
  return "{\"version\": 1, \"findings\": [\n" + entry + "\n]}";
}

}  // namespace

TEST_CASE("a use is identified by its text, wherever it is among others") {
  const BaselineComparison found = compare({{sum, 1}}, {other_sum, sum});
  CHECK(found.is_known == Flags{false, true});
  CHECK(found.known == 1);
  CHECK(found.gone == 0);
}

TEST_CASE("an edited line is still the old finding") {
  CHECK(compare({{sum, 1}}, {edited_sum}).is_known == Flags{true});
  CHECK(compare({{sum, 1}}, {edited_sum, other_sum}).is_known == Flags{true, false});
}

TEST_CASE("as many equal lines are known as are stored") {
  CHECK(compare({{sum, 2}}, {sum, sum, sum}).is_known == Flags{true, true, false});
}

TEST_CASE("another API or code on a known line is new") {
  const BaselineComparison found =
      compare({{sum, 1}}, {absolute, {"torch-api-manual", sum.api, sum.text}});
  CHECK(found.is_known == Flags{false, false});
  CHECK(found.gone == 1);
}

TEST_CASE("stored findings that are not found are reported as gone") {
  const BaselineComparison found = compare({{sum, 2}, {absolute, 3}}, {edited_sum});
  CHECK(found.known == 1);
  CHECK(found.gone == 4);
  CHECK(compare({}, {}).is_known.empty());
}

TEST_CASE("blanks and line ends do not count in a text, and all lines of a finding do") {
  CHECK(lines_of("a\r\n\tf(x,  1)  \r\nb", 4, 5) == "f(x, 1)");
  CHECK(lines_of("f(\n  x)\nb\n", 0, 7) == "f( x)");
  CHECK(lines_of("f(x)", 4, 4) == "f(x)");
  CHECK(lines_of("", 0, 0).empty());
  CHECK(lines_of("f('\xFF')", 0, 1) == "f('\xEF\xBF\xBD')");
}

TEST_CASE("a long text is bounded and still distinguished from others") {
  const std::string long_line = "f('" + std::string(1000, 'x') + "')";
  const std::string stored = lines_of(long_line, 0, 1);
  CHECK(stored.size() < 200);
  CHECK(stored.starts_with("f('xxx"));
  CHECK(stored != lines_of(long_line + "  + 1", 0, 1));
  const std::string very_long(100000, 'x');
  CHECK(lines_of(very_long, 0, 1) == lines_of(very_long + "x", 0, 1));
  const std::string wide = lines_of(std::string(119, 'x') + std::string(99, '\xC3') + "\xA9", 0, 1);
  CHECK(text::LineIndex(wide).line_count() == 1);
  CHECK(read_baseline(baseline_text({{"a.py", {{{"c", "", wide}, 1}}}})));
}

TEST_CASE("a baseline is sorted, one entry a line, and read as it was written") {
  const Baseline baseline = {{"b.py", {{sum, 2}}}, {"../a \"\\.py", {{sum, 1}, {absolute, 1}}}};
  const std::string file = baseline_text(baseline);
  CHECK(file ==
        "{\n"
        "  \"version\": 1,\n"
        "  \"findings\": [\n"
        "    {\"file\": \"../a \\\"\\\\.py\", \"code\": \"torch-api\", \"api\": \"torch.abs\", "
        "\"text\": \"y = torch.sum(x)\", \"count\": 1},\n"
        "    {\"file\": \"../a \\\"\\\\.py\", \"code\": \"torch-api\", \"api\": \"torch.sum\", "
        "\"text\": \"y = torch.sum(x)\", \"count\": 1},\n"
        "    {\"file\": \"b.py\", \"code\": \"torch-api\", \"api\": \"torch.sum\", "
        "\"text\": \"y = torch.sum(x)\", \"count\": 2}\n"
        "  ]\n"
        "}\n");
  CHECK(read_baseline(file).value() == baseline);
  CHECK(read_baseline("\xEF\xBB\xBF" + file).value() == baseline);
  CHECK(number_of(baseline) == 4);
  CHECK(read_baseline(baseline_text({})).value().empty());
}

TEST_CASE("the larger count is used for an entry that a merge duplicated") {
  const std::string once = R"({"file": "a", "code": "c", "api": "", "text": "", "count": 2})";
  const std::string again = R"({"file": "a", "code": "c", "api": "", "text": "", "count": 1})";
  CHECK(number_of(read_baseline(with_entry(once + "," + again)).value()) == 2);
}

TEST_CASE("a file that is not a baseline is rejected with its place") {
  CHECK(refusal("").starts_with("1:1: "));
  CHECK(refusal("{\"version\": 1,\n<<<<<<< ours\n").starts_with("2:1: "));
  CHECK(refusal("{\"version\": 1} x").starts_with("1:16: "));
  CHECK(refusal("{\"\xFF\": 1}").starts_with("1:"));
  CHECK(refusal(std::string(100000, '[')).starts_with("1:"));
  CHECK(refusal("[]") == "1:1: a baseline must be an object");
  CHECK(refusal("{}") == "1:1: the member `version` is missing");
  CHECK(refusal("{\"version\": 2}") == "1:13: this version of paddle-ls only reads version 1");
  CHECK(refusal("{\"version\": \"1\"}") == "1:13: this version of paddle-ls only reads version 1");
  CHECK(refusal("{\"version\": 1}") == "1:1: the member `findings` is missing");
  CHECK(refusal("{\"version\": 1,\n \"findings\": {}}") == "2:14: `findings` must be a list");
  CHECK(refusal("{\"version\": 1, \"findings\": [],\n\"more\": 1}") == "2:9: unknown member");
}

TEST_CASE("an invalid entry is rejected with its place") {
  CHECK(refusal(with_entry("7")) == "2:1: an entry must be an object");
  CHECK(refusal(with_entry("{}")) == "2:1: the member `file` is missing");
  CHECK(refusal(with_entry(R"({"file": 1})")) == "2:10: `file` must be a string");
  const auto counted = [](const std::string& count) {
    return with_entry(R"({"file": "a", "code": "c", "api": "", "text": "", "count": )" + count +
                      "}");
  };
  CHECK(read_baseline(counted("1")));
  for (const char* count : {"0", "-1", "1.5", "1e300", "99999999999999999999", "\"1\"", "null"}) {
    CHECK(refusal(counted(count)) == "2:60: `count` must be an integer from 1 to 1000000000");
  }
  CHECK(refusal(with_entry(R"({"file": "", "code": "c", "api": "", "text": "", "count": 1})")) ==
        "2:10: `file` is empty");
  CHECK(refusal(counted("1, \"line\": 2")) == "2:71: unknown member");
}
