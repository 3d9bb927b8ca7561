// `paddle-ls differences`, as run by a user who decides what a project accepts.

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace json = boost::json;

namespace {

// The text after the id in the list: `accepted` or `-`, and the title.
std::string row_of(const std::string& list, const std::string& id) {
  const std::size_t at = ("\n" + list).find("\n" + id + " ");
  if (at == std::string::npos) return {};
  const std::string line = list.substr(at, list.find('\n', at) - at);
  return line.substr(line.find_first_not_of(' ', id.size()));
}

bool accepts(const TemporaryFolder& folder, const std::string& id) {
  const Ended ended = run_in(folder, {"differences", id, "--format", "json"});
  REQUIRE(ended.status == 0);
  return json::parse(ended.out).at("accepted").as_bool();
}

}  // namespace

TEST_CASE("the list says of each difference whether the style accepts it") {
  const TemporaryFolder folder;
  const Ended native = run_in(folder, {"differences"});
  CHECK(native.status == 0);
  CHECK(row_of(native.out, "first-weights") == "accepted  First weights");
  CHECK(row_of(native.out, "plain-tuple") == "-         Results with named parts");
  folder.write(".paddle-ls.json", R"({"style": "exact"})");
  const Ended exact = run_in(folder, {"differences"});
  CHECK(row_of(exact.out, "first-weights") == "-         First weights");
  // It changes no result, so that both styles accept it.
  CHECK(row_of(exact.out, "data-set-errors") == "accepted  Errors of data sets");
  const std::size_t accepted = exact.out.find("  accepted  ");
  CHECK(exact.out.find("  accepted  ", accepted + 1) == std::string::npos);
}

TEST_CASE("a decision of the project counts more than its style") {
  const TemporaryFolder folder;
  folder.write(".paddle-ls.json",
               R"({"decisions": {"first-weights": "refuse", "plain-tuple": "accept"}})");
  CHECK_FALSE(accepts(folder, "first-weights"));
  CHECK(accepts(folder, "plain-tuple"));
  CHECK(accepts(folder, "running-variance"));
  CHECK(has(run_in(folder, {"differences", "plain-tuple"}).out,
            "accepted by a decision of this project"));
}

TEST_CASE("one difference is shown in full, with the results of its example") {
  const TemporaryFolder folder;
  const Ended shown = run_in(folder, {"differences", "running-variance"});
  CHECK(shown.status == 0);
  CHECK(has(shown.out, "running-variance: Running variance of a batch norm\n"));
  CHECK(has(shown.out, "   concerns    Evaluation after training on small batches.\n"));
  CHECK(has(shown.out, "   here        accepted by the style native\n"));
  CHECK(has(shown.out, "   layer = torch.nn.BatchNorm1d(1, momentum=1.0)\n"));
  CHECK(has(shown.out, "   PyTorch     [2.0]\n   converted   [1.0]\n"));
}

TEST_CASE("a sentence that rules complete is shown with dots for what they say") {
  const TemporaryFolder folder;
  CHECK(has(run_in(folder, {"differences", "none-argument"}).out, "\n... must not be None.\n"));
}

TEST_CASE("the rows are there for programs, too") {
  const TemporaryFolder folder;
  const json::value rows = json::parse(run_in(folder, {"differences", "--format", "json"}).out);
  REQUIRE(rows.as_array().size() > 100);
  for (const json::value& row : rows.as_array()) {
    CAPTURE(row.at("id").as_string().c_str());
    CHECK_FALSE(row.at("title").as_string().empty());
    CHECK_FALSE(row.at("differs").as_string().empty());
    CHECK(row.at("accepted") == row.at("native"));
  }
}

TEST_CASE("a name that no difference has is an error, with those that are spelled alike") {
  const TemporaryFolder folder;
  const Ended ended = run_in(folder, {"differences", "first-weight"});
  CHECK(ended.status == 1);
  CHECK(ended.out.empty());
  CHECK(ended.err ==
        "error: no difference is called `first-weight`; did you mean `first-weights`?\n");
}

TEST_CASE("docs/differences.md is what the program prints") {
  const TemporaryFolder folder;
  const std::string printed = run_in(folder, {"differences", "--format", "markdown"}).out;
  const std::string path = PADDLE_LS_DOCS "/differences.md";
  if (std::getenv("PADDLE_LS_UPDATE_GOLDENS") != nullptr) {
    std::ofstream(path, std::ios::binary) << printed;
  }
  std::ifstream file(path, std::ios::binary);
  CHECK(printed == std::string(std::istreambuf_iterator<char>(file), {}));
}
