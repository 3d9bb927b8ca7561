// Promises of the fixes, tried on the real corpus and on random damage to it.
#include "engine/mapping_docs/judge/fixes.hpp"

#include <map>
#include <random>

#include <doctest/doctest.h>

#include "test/unit/mapping_docs/classic.hpp"
#include "test/unit/mapping_docs/corpus.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

const Severities no_overrides;

std::map<std::string_view, std::size_t> counts(const Validation& validation) {
  std::map<std::string_view, std::size_t> result;
  for (const DocumentFinding& finding : validation.findings) ++result[finding.code()];
  return result;
}

void check_fix_all(const std::string& path, const std::string& text) {
  const Identity identity = identify(path, classic);
  const Rules rules{identity, classic, no_overrides};
  const text::Edits edits = fix_all(text, rules);
  REQUIRE(text::normalized(edits));
  const std::string fixed = text::applied(edits, text);
  INFO(path);
  CHECK(fix_all(fixed, rules).empty());
  auto before = counts(validate(text, identity, classic));
  for (const auto& [code, count] : counts(validate(fixed, identity, classic))) {
    CHECK_MESSAGE(count <= before[code], std::string(code));
  }
}

// Copies, cuts and moves bytes and lines, never inside a character.
std::string damaged(std::string text, std::mt19937& random) {
  const auto place = [&] {
    std::size_t at = random() % (text.size() + 1);
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
      --at;
    }
    return at;
  };
  constexpr std::string_view fragments[] = {"|", "\n", "```\n", "#", " ", "(",
                                            ")", "，", "\t",    "`", "[", "\xC2\xA0"};
  for (int i = 0; i < 3; ++i) {
    std::size_t start = place();
    std::size_t end = std::min(text.size(), place());
    if (start > end) std::swap(start, end);
    switch (random() % 3) {
      case 0: text.insert(start, fragments[random() % std::size(fragments)]); break;
      case 1: text.erase(start, std::min<std::size_t>(end - start, 40)); break;
      default:
        text.insert(start, text.substr(start, std::min<std::size_t>(end - start, 60)));
        break;
    }
  }
  return text;
}

}  // namespace

TEST_CASE("a line with any number of tabs is fixed at once") {
  check_fix_all("docs/api_difference/torch/torch.demo.md", std::string(40, '\t') + "e\tf\t \n");
}

TEST_CASE("fix-all makes no new finding and leaves nothing for a second run") {
  SKIP_WITHOUT_CORPUS();
  for (const CorpusFile& file : corpus()) check_fix_all(file.path, file.text);
}

TEST_CASE("fix-all keeps its promises on damaged documents") {
  SKIP_WITHOUT_CORPUS();
  std::mt19937 random(20241220);
  for (int i = 0; i < 600; ++i) {
    const CorpusFile& file = corpus()[random() % corpus().size()];
    check_fix_all(file.path, damaged(file.text, random));
  }
}

TEST_CASE("every single fix can be applied, and most of them are sound on real documents") {
  SKIP_WITHOUT_CORPUS();
  std::size_t offered = 0;
  std::size_t sound = 0;
  for (const CorpusFile& file : corpus()) {
    const Identity identity = identify(file.path, classic);
    const Rules rules{identity, classic, no_overrides};
    const Validation validation = validate(file.text, identity, classic);
    for (const DocumentFinding& finding : validation.findings) {
      offered += finding.fixes.size();
      for (const DocumentFix& fix : finding.fixes) {
        REQUIRE(text::normalized(fix.edits));
        for (const text::Edit& edit : fix.edits) REQUIRE(edit.range.end <= file.text.size());
      }
      sound += sound_fixes(validation, finding, rules).size();
    }
  }
  MESSAGE(sound, " of ", offered, " fixes are sound");
  CHECK(sound * 10 >= offered * 9);
}

TEST_CASE("all NUL bytes go at once, however many there are") {
  check_fix_all("docs/api_difference/torch/torch.demo.md",
                "# text\n" + std::string(100, '\0') + "\n" + std::string(100, '\0'));
}
