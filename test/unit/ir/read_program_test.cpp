#include "engine/ir/legacy/call_stack.hpp"
#include "engine/ir/read/legacy_text.hpp"
#include "test/unit/ir/program_text.hpp"

using namespace paddle_ls;
using namespace paddle_ls::ir;

TEST_CASE("the names of before and after the dense tensor renaming are both read") {
  const auto old_names = read(block(var("x", "2, 3")));
  const auto new_names = read(
      "blocks { idx: 0 parent_idx: -1 vars { name: 'x' type { type: DENSE_TENSOR dense_tensor { "
      "tensor { data_type: FP32 dims: [2, 3] } } } } }");
  CHECK(std::ranges::equal(old_names.blocks[0].variables[0].dims,
                           new_names.blocks[0].variables[0].dims));
  CHECK(old_names.blocks[0].variables[0].kind == VarKind::dense_tensor);
}

TEST_CASE("an old field name inside a string stays as it is") {
  const auto program = read(
      block(op("print", "In=x", "Out=y", "attrs { name: 'message' type: STRING s: 'lod_level' }")));
  CHECK(std::get<std::string_view>(*program.blocks[0].ops[0].attribute("message")) == "lod_level");
}

TEST_CASE("a binary file that ends early is reported with the byte of the field that is cut") {
  // blocks { idx: 0, parent_idx: -1 } announces 13 bytes, 3 are there.
  const auto program = read_program(std::string("\x0a\x0d\x08\x00\x10", 5));
  REQUIRE_FALSE(program);
  CHECK(program.error().where == "byte 0");
  CHECK(program.error().message.find("needs 13 bytes, 3 are left") != std::string::npos);
}

TEST_CASE("a message without a required field is reported where it ends") {
  const auto program = read_program(std::string("\x0a\x02\x08\x00", 4));
  REQUIRE_FALSE(program);
  CHECK(program.error().message.find("without its field parent_idx") != std::string::npos);
}

TEST_CASE("an error in protobuf text has its line and column") {
  const auto program = read_program("blocks {\n  idx: zero\n}");
  REQUIRE_FALSE(program);
  CHECK(program.error().where.starts_with("2:"));
}

TEST_CASE("blocks that contain themselves are refused") {
  const std::string loop = "attrs { name: 'sub_block' type: BLOCK block_idx: 0 }";
  const auto program = read_program(block(op("while", "Condition=c", "Out=x", loop)));
  REQUIRE_FALSE(program);
  CHECK(program.error().where == "block 0, op 0");
}

TEST_CASE("a sub-block that does not exist is refused") {
  const std::string missing = "attrs { name: 'sub_block' type: BLOCK block_idx: 7 }";
  const auto program = read_program(block(op("while", "Condition=c", "Out=x", missing)));
  REQUIRE_FALSE(program);
  CHECK(program.error().message.find("block 7, which does not exist") != std::string::npos);
}

TEST_CASE("values of a program of before 2.5 become scalars, as when Paddle loads it") {
  const auto program =
      read("version { version: 2004002 }" +
           block(op("assign_value", "", "Out=y",
                    "attrs { name: 'fp32_values' type: FLOATS floats: [1.5, 2] }")));
  const auto* values = program.blocks[0].ops[0].attribute("values");
  REQUIRE(values);
  const auto& scalars = std::get<List<LegacyScalar>>(*values);
  REQUIRE(scalars.size() == 2);
  CHECK(std::get<double>(scalars[0]) == 1.5);
  CHECK(program.blocks[0].ops[0].attribute("fp32_values") == nullptr);
}

TEST_CASE("the Python line of an operator is the innermost one outside of Paddle") {
  const auto program = read(block(
      op("relu", "X=x", "Out=y",
         "attrs { name: 'op_callstack' type: STRINGS strings: '  File \"train.py\", line 12, in "
         "main' strings: '    y = net(x)' strings: '  File "
         "\"/usr/lib/python3/site-packages/paddle/nn/functional.py\", line 80, in relu' strings: "
         "'    return _C_ops.relu(x)' }")));
  const auto frame = user_frame(program.blocks[0].ops[0]);
  REQUIRE(frame);
  CHECK(frame->file == "train.py");
  CHECK(frame->line == 12);
  CHECK(frame->function == "main");
  CHECK(frame->source == "y = net(x)");
}

TEST_CASE("the readable text of a program knows the range of each operator") {
  const auto program = read(block(var("x", "-1, 4") + op("relu", "X=x", "Out=y")));
  const LegacyText text = print_legacy(program);
  CHECK(text.text.find("var x : LOD_TENSOR.shape(-1, 4).dtype(float32)") != std::string::npos);
  CHECK(text::slice(text.text, text.ops[0][0]) == "{Out=['y']} = relu(inputs={X=['x']})");
  TranslationFinding finding;
  finding.place = {0, 0};
  finding.variable = "x";
  CHECK(text::slice(text.text, text.range_of(finding)) == "x");
}
