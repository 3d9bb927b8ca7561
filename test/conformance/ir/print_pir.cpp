// The translation of a legacy model by a release in strict mode: prints its text, or the error on
// standard error.
//
//   print_pir MODEL.pdmodel PADDLE_VERSION
#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/translate/translate.hpp"

using namespace paddle_ls;

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "usage: print_pir MODEL.pdmodel PADDLE_VERSION\n";
    return 2;
  }
  std::ifstream file(arguments[1], std::ios::binary);
  const auto target = ir::target_of_version(arguments[2]);
  const auto program = ir::read_program({std::istreambuf_iterator<char>(file), {}});
  if (!target || !program) {
    std::cerr << (target ? program.error().message : target.error().message) << "\n";
    return 2;
  }
  const auto translation =
      ir::translate(*program, {*target, ir::TranslateMode::strict, nullptr, {}});
  if (!translation) return 2;
  if (const ir::TranslationFinding* refused = ir::first_error(*translation)) {
    std::cerr << ir::paddle_error_text(*refused) << "\n";
    return 1;
  }
  std::cout << ir::print_program(translation->program, ir::dialect_of_version(arguments[2])).text;
  return 0;
}
