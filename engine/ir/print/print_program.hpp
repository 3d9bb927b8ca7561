// PIR program -> the text that Paddle's print(program) gives, byte for byte.
//
// Values have no names: Paddle numbers them at their first appearance in the text, so
// numbering belongs to printing, and a caller that names a value (the variable map, a
// diagnostic) takes the names from here.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ir/pir/program.hpp"
#include "engine/ir/print/print_dialect.hpp"

namespace paddle_ls::ir {

struct PrintedOp {
  OpId op = none;
  std::size_t start = 0;  // bytes of the text: of the op's first line, without its indentation
  std::size_t end = 0;    // at the end of that line
};

class ValueNames {
 public:
  explicit ValueNames(std::size_t value_count) : numbers_(value_count) {}
  // As in the text: %12, %arg_0, %stack_1; "<<NULL VALUE>>" for the null value.
  std::string name(const Program& program, ValueId value, const DialectTraits& dialect) const;

 private:
  friend class ProgramPrinter;
  enum class Kind : std::uint8_t { unnamed, result, argument, stack, inlet, outlet };
  struct Number {
    std::uint32_t number = 0;
    Kind kind = Kind::unnamed;
  };
  void append(std::string& out, ValueId value, const DialectTraits& dialect) const;

  std::vector<Number> numbers_;
};

struct PrintedProgram {
  std::string text;  // ends with a newline after the closing brace
  ValueNames names;
  std::vector<PrintedOp> ops;  // in the order of the text
};

PrintedProgram print_program(const Program& program, Dialect dialect);

}  // namespace paddle_ls::ir
