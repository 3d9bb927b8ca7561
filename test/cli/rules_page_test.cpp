// docs/rules.md as a reader follows it: its files are written, its commands run, and what they
// print is what the page shows.

#include <fstream>
#include <iterator>
#include <sstream>

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// A fenced block: ```json rules.json has the kind `json` and the file `rules.json`.
struct Block {
  std::string kind;
  std::string file;  // empty for one that is not a file
  Lines lines;
};

std::vector<Block> blocks_of(const std::string& page) {
  std::vector<Block> blocks;
  bool is_inside = false;
  for (const std::string& line : lines_of(page)) {
    if (line.starts_with("```")) {
      is_inside = !is_inside;
      if (!is_inside) continue;
      std::istringstream info(line.substr(3));
      Block& block = blocks.emplace_back();
      info >> block.kind >> block.file;
    } else if (is_inside) {
      blocks.back().lines.push_back(line);
    }
  }
  return blocks;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// A line `...` of the page matches any number of lines.
bool matches(const Lines& page, std::size_t at, const Lines& printed, std::size_t from) {
  if (at == page.size()) return from == printed.size();
  if (page[at] == "...") {
    for (std::size_t next = from; next <= printed.size(); ++next) {
      if (matches(page, at + 1, printed, next)) return true;
    }
    return false;
  }
  return from < printed.size() && page[at] == printed[from] &&
         matches(page, at + 1, printed, from + 1);
}

// Runs the commands of a block, which begin with `$ paddle-ls`, and compares what they print.
void follow(const Block& console, const TemporaryFolder& folder) {
  std::size_t at = 0;
  while (at < console.lines.size()) {
    const std::string& command = console.lines[at++];
    REQUIRE_MESSAGE(command.starts_with("$ paddle-ls "), command);
    std::istringstream stream(command.substr(std::string_view("$ paddle-ls ").size()));
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    Lines expected;
    while (at < console.lines.size() && !console.lines[at].starts_with("$ ")) {
      expected.push_back(console.lines[at++]);
    }
    const Ended ended = run_in(folder, words);
    CHECK_MESSAGE(matches(expected, 0, lines_of(ended.out + ended.err), 0), command, "\nprints\n",
                  ended.out, ended.err, "and the page has\n", joined(expected));
  }
}

}  // namespace

TEST_CASE("following docs/rules.md gives what it shows") {
  std::ifstream file(PADDLE_LS_DOCS "/rules.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  const std::vector<Block> blocks = blocks_of(page);
  REQUIRE(blocks.size() > 5);
  const TemporaryFolder folder;
  std::size_t commands = 0;
  for (const Block& block : blocks) {
    if (!block.file.empty()) folder.write(block.file, joined(block.lines));
    if (block.kind != "console") continue;
    follow(block, folder);
    ++commands;
  }
  CHECK(commands > 3);
}
