// The least that a key costs any tool that keeps a tree: the parser's own time for that change.
//
//   bare_keys FILE < KEYS
//
// Each line of KEYS is a byte offset and the number of the byte that is typed there, or `reset` for
// the file as it was. Prints the times of all keys in milliseconds, one a line.
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

#include "engine/syntax/parser.hpp"

namespace {

using namespace paddle_ls;

constexpr std::size_t never_again = 0;  // what has errors is not parsed once more from scratch

double milliseconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began)
      .count();
}

// Types one byte and gives the time of the parse; negative where there was none.
double type(std::string& text, syntax::Tree& tree, std::size_t offset, char byte) {
  const text::Edits edits = {{{offset, offset}, std::string(1, byte)}};
  for (const syntax::TreeChange& change : syntax::tree_changes(text, edits)) tree.edit(change);
  text.insert(offset, 1, byte);
  const auto began = std::chrono::steady_clock::now();
  auto parsed = syntax::reparse(syntax::Language::python, text, tree, {}, never_again);
  const double time = milliseconds_since(began);
  if (!parsed) return -1;
  tree = std::move(parsed->tree);
  return time;
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count != 2) {
    std::fputs("usage: bare_keys FILE < KEYS\n", stderr);
    return 2;
  }
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string original{std::istreambuf_iterator<char>(file), {}};
  const auto first = syntax::parse(syntax::Language::python, original);
  if (!first) return 1;
  std::string text = original;
  syntax::Tree tree = *first;
  for (std::string line; std::getline(std::cin, line);) {
    if (line == "reset") {
      text = original;
      tree = *first;
      continue;
    }
    std::size_t offset = 0;
    int byte = 0;
    if (!(std::istringstream(line) >> offset >> byte) || offset > text.size()) return 2;
    const double time = type(text, tree, offset, static_cast<char>(byte));
    if (time < 0) return 1;
    std::printf("%.4f\n", time);
  }
}
