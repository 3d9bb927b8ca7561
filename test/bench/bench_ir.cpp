// Operators per second: reading, translating and printing a legacy model.
//
//   bench_ir MODEL.pdmodel [PADDLE_VERSION]
#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/ir/pir_text/check_pir.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/pir_text/values.hpp"
#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/translate/translate.hpp"
#include "test/bench/processor_time.hpp"

namespace {

using namespace paddle_ls::ir;
using paddle_ls::bench::best_of;

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) {
    std::cerr << "usage: bench_ir MODEL.pdmodel [PADDLE_VERSION]\n";
    return 2;
  }
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const auto target = target_of_version(count > 2 ? arguments[2] : "3.3.1");
  const auto program = read_program(bytes);
  if (!target || !program) {
    std::cerr << (target ? program.error().message : target.error().message) << "\n";
    return 2;
  }
  std::size_t ops = 0;
  for (const BlockDesc& block : program->blocks) ops += block.ops.size();
  const TranslateOptions options{*target, TranslateMode::strict, nullptr, {}};
  const auto translation = translate(*program, options);
  std::size_t printed = 0;
  const double read_time = best_of(5, [&] { static_cast<void>(read_program(bytes)); });
  const double translate_time =
      best_of(5, [&] { static_cast<void>(translate(*program, options)); });
  const double print_time = best_of(5, [&] {
    printed = print_program(translation->program, dialect_of_target(*target)).text.size();
  });
  const std::string text = print_program(translation->program, dialect_of_target(*target)).text;
  const OpTable& table = built_in_table(*target);
  const PirDocument document = parse_pir(text);
  const PirValues values(document);
  const double parse_time = best_of(5, [&] { static_cast<void>(parse_pir(text)); });
  const double values_time = best_of(5, [&] { static_cast<void>(PirValues(document)); });
  const double check_time =
      best_of(5, [&] { static_cast<void>(check_pir(document, values, table)); });
  std::cout << bytes.size() << " bytes, " << ops << " operators, " << printed << " bytes of text\n"
            << "read      " << read_time << " ms\n"
            << "translate " << translate_time << " ms\n"
            << "print     " << print_time << " ms\n"
            << "read back " << parse_time << " ms, values " << values_time << " ms, checks "
            << check_time << " ms\n"
            << "translate and print "
            << static_cast<double>(ops) / (translate_time + print_time) * 1000 << " operators/s\n";
}
