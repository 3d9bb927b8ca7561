// Prints the result of lowering and unparsing Python files, for python_ast_oracle.py.
//
// Input: one path a line. Output for each file: a line `ok LENGTH` and that many bytes of text, or
// a line `error WHERE: MESSAGE`.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "engine/python_ast/lower.hpp"
#include "engine/python_ast/unparse.hpp"
#include "engine/syntax/parser.hpp"

using namespace paddle_ls;

namespace {

void print(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string source((std::istreambuf_iterator<char>(file)), {});
  const auto tree = syntax::parse(syntax::Language::python, source);
  if (!tree) {
    std::cout << "error 1:1: too long\n";
    return;
  }
  python_ast::Ast ast;
  const auto lowered = python_ast::lower(ast, tree->root(), source);
  if (!lowered) {
    std::cout << "error " << lowered.error().where << ": " << lowered.error().message << '\n';
    return;
  }
  const std::string text = python_ast::unparse(ast, *lowered).text;
  std::cout << "ok " << text.size() << '\n' << text;
}

}  // namespace

int main() {
  for (std::string path; std::getline(std::cin, path);) {
    print(path);
    std::cout << std::flush;
  }
  return 0;
}
