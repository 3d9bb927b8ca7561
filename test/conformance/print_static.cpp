// Prints the results of engine/to_static for functions, for to_static_oracle.py.
//
// A line in is `FILE<tab>FUNCTION`, followed by `<tab>optim` for the break optimizer. Out comes
// a line `stages N`, then for each stage a line `LEVEL LENGTH NAME` and that many bytes of text;
// then a line `done`, or `refused PASS<tab>EXCEPTION<tab>MESSAGE`; or one line `error MESSAGE`.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/convert_function.hpp"
#include "engine/to_static/find_function.hpp"

using namespace paddle_ls;

namespace {

void print(const std::string& path, const std::string& function, bool optimize) {
  std::ifstream file(path, std::ios::binary);
  const std::string source((std::istreambuf_iterator<char>(file)), {});
  const auto tree = syntax::parse(syntax::Language::python, source);
  const auto node = to_static::find_function(tree->root(), source, function);
  if (!node) {
    std::cout << "error no function of this name\n";
    return;
  }
  const auto made = to_static::convert(node, source, {.optimize_breaks = optimize});
  if (!made) {
    std::cout << "error " << made.error().message << '\n';
    return;
  }
  std::cout << "stages " << made->stages.size() << '\n';
  for (const auto& stage : made->stages) {
    std::cout << stage.level << ' ' << stage.code.text.size() << ' ' << stage.name << '\n'
              << stage.code.text;
  }
  if (!made->refusal) {
    std::cout << "done\n";
    return;
  }
  std::cout << "refused " << made->refusal->pass << '\t' << made->refusal->exception << '\t'
            << made->refusal->message << '\n';
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t tab = line.find('\t');
    const std::size_t second = line.find('\t', tab + 1);
    print(line.substr(0, tab), line.substr(tab + 1, second - tab - 1), second != std::string::npos);
    std::cout << std::flush;
  }
  return 0;
}
