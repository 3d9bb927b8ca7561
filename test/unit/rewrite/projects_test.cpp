// The conversion of whole sample programs, as a user sees it in the diff. The golden file is next
// to each source; PADDLE_LS_UPDATE_GOLDENS=1 rewrites it.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> sources() {
  std::vector<fs::path> result;
  for (const auto& entry : fs::recursive_directory_iterator(PADDLE_LS_FIXTURES "/projects")) {
    if (entry.path().extension() == ".py") result.push_back(entry.path());
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::size_t count(std::string_view text, char byte) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), byte));
}

}  // namespace

TEST_CASE("the sample projects are converted as their golden files show") {
  REQUIRE(!sources().empty());
  for (const fs::path& path : sources()) {
    CAPTURE(path);
    const std::string result = converted(read(path), FixClass::needs_confirmation);
    const fs::path golden = path.string() + ".converted";
    if (std::getenv("PADDLE_LS_UPDATE_GOLDENS") != nullptr) {
      std::ofstream(golden, std::ios::binary) << result;
    }
    CHECK(result == read(golden));
  }
}

TEST_CASE("a second run over a converted project changes nothing, and all comments are kept") {
  for (const fs::path& path : sources()) {
    CAPTURE(path);
    const std::string source = read(path);
    for (const FixClass up_to : {FixClass::safe, FixClass::needs_confirmation}) {
      const std::string once = converted(source, up_to);
      CHECK(converted(once, up_to) == once);
      CHECK(count(once, '#') == count(source, '#'));
    }
  }
}

TEST_CASE("every finding of the sample projects has a message, and every fix has a title") {
  for (const fs::path& path : sources()) {
    const std::string source = read(path);
    const FileFindings file = analyzed(source);
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      const Finding& finding = file.findings[i];
      CAPTURE(finding.api);
      CHECK(message(finding).find(finding.api) != std::string::npos);
      CHECK(title(finding).empty() == !finding.has_edits());
      CHECK((finding.has_edits() || !finding.reason.empty()));
      CHECK(finding.range.end <= source.size());
      CHECK(!hover_card(source, file, i, RuleSet()).empty());
    }
  }
}
