#include "engine/ir/json/read_json.hpp"
#include "engine/ir/json/write_json.hpp"
#include "engine/ir/pir/statistics.hpp"
#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/print/diff.hpp"
#include "test/unit/ir/program_text.hpp"

using namespace paddle_ls;
using namespace paddle_ls::ir;

namespace {

const std::string feed = op("feed", "X=feed", "Out=x", "attrs { name: 'col' type: INT i: 0 }");

std::string relu_program() {
  return block(var("x", "2, 3", "stop_gradient: true") + var("y", "2, 3") + feed +
               op("relu", "X=x", "Out=y"));
}

TEST_CASE("mul takes two unknown dimensions for a known one, and refuses an odd number of them") {
  const auto product_of = [](std::string_view x_dims) {
    return block(var("x", x_dims) + var("y", "2048, 7") + var("o", "-1, 7") +
                 op("mul", "X=x Y=y", "Out=o",
                    "attrs { name: 'x_num_col_dims' type: INT i: 1 }"
                    "attrs { name: 'y_num_col_dims' type: INT i: 1 }"));
  };
  CHECK(printed(product_of("-1, 2048, -1, -1")).find("value:[-1,2048]") != std::string::npos);
  const Translation refused = translated(product_of("-1, 2048, -1"));
  REQUIRE(first_error(refused));
  CHECK(first_error(refused)->paddle_message ==
        "Only one dimension value of 'shape' in ReshapeOp can be -1. But received shape = [-1, "
        "-1], shape[1] is also -1.");
}

TEST_CASE("the value of a fill whose shape is a tensor is a float, whatever is filled") {
  for (const std::string_view number : {"0", "2", "3", "6"}) {
    const std::string text = printed(block(var("n", "1") + var("x", "-1, 3") +
                                           op("fill_constant", "ShapeTensor=n", "Out=x",
                                              "attrs { name: 'value' type: FLOAT f: 8 }"
                                              "attrs { name: 'dtype' type: INT i: " +
                                                  std::string(number) + " }")));
    CHECK(text.find("{dtype:float32,place:Place(cpu),shape:[1],stop_gradient:[true],value:8}") !=
          std::string::npos);
  }
}

TEST_CASE("only 2.6 asks a fill for its place, and all ask for the type of its attributes") {
  const auto fill = [](std::string_view dtype) {
    return block(var("x", "1") + op("fill_constant", "", "Out=x",
                                    "attrs { name: 'shape' type: LONGS longs: 1 }"
                                    "attrs { name: 'value' type: FLOAT f: 2 }"
                                    "attrs { name: 'dtype' " +
                                        std::string(dtype) + " }"));
  };
  CHECK_FALSE(first_error(translated(fill("type: INT i: 5"))));
  const Translation old = translated(fill("type: INT i: 5"), Target::v2_6);
  REQUIRE(first_error(old));
  CHECK(first_error(old)->paddle_message == "Attribute place_type is not found.");
  const Translation wide = translated(fill("type: LONG l: 5"));
  REQUIRE(first_error(wide));
  CHECK(first_error(wide)->paddle_message ==
        "paddle::get failed, cannot get value (op_desc.GetAttr(\"dtype\")) by type int, its type "
        "is long.");
}

TEST_CASE("a branch of 2.6 translates what it computes, also where no assign copies it") {
  const std::string text = printed(
      "blocks { idx: 0 parent_idx: -1\n" + var("x", "2, 3") + var("y", "2, 3") + condition("go") +
          feed + op("feed", "X=feed", "Out=go", "attrs { name: 'col' type: INT i: 1 }") +
          op("conditional_block", "Cond=go Input=x", "Out=y Scope=s",
             "attrs { name: 'sub_block' type: BLOCK block_idx: 1 }") +
          "}\nblocks { idx: 1 parent_idx: 0\n" + op("relu", "X=x", "Out=y") + "}\n",
      Dialect::v2_6);
  CHECK(text.find("(%3) = \"pd_op.relu\" (%0)") != std::string::npos);
  CHECK(text.find("\"cf.yield\" (%3)") != std::string::npos);
}

TEST_CASE("a loop asks for a truth value") {
  const Translation translation =
      translated("blocks { idx: 0 parent_idx: -1\n" + var("x", "2, 3") +
                 op("while", "X=x Condition=x", "Out=x",
                    "attrs { name: 'sub_block' type: BLOCK block_idx: 1 }") +
                 "}\nblocks { idx: 1 parent_idx: 0\n}\n");
  REQUIRE(first_error(translation));
  CHECK(first_error(translation)->paddle_message ==
        "Type validation failed for the 0th input, it should be a bool DenseTensorType.");
}

TEST_CASE("an untaken branch gives zeros of the type that the taken one yields") {
  const std::string text = printed(
      "blocks { idx: 0 parent_idx: -1\n" + var("x", "2, 3") + var("y", "6") + condition("go") +
      op("conditional_block", "Cond=go Input=x", "Out=y Scope=s",
         "attrs { name: 'sub_block' type: BLOCK block_idx: 1 }") +
      "}\nblocks { idx: 1 parent_idx: 0\n" + var("m", "2, -3") +
      op("select_output", "Mask=go X=x", "", "outputs { parameter: 'Out' arguments: ['y', 'z'] }") +
      "}\n");
  CHECK(text.find("shape:[2,3],stop_gradient:[true],value:0") != std::string::npos);
}

}  // namespace

TEST_CASE("a program prints as Paddle 3 prints it") {
  CHECK(
      printed(relu_program()) ==
      "{\n"
      "    (%0) = \"pd_op.feed\" () {col:0,name:\"x\",persistable:[false],stop_gradient:[true]} : "
      "() -> tensor<2x3xf32>\n"
      "    (%1) = \"pd_op.relu\" (%0) {persistable:[false],stop_gradient:[false]} : "
      "(tensor<2x3xf32>) -> tensor<2x3xf32>\n"
      "}\n");
}

TEST_CASE("the same program prints with kinds and one space in the dialect of 2.6") {
  CHECK(printed(relu_program(), Dialect::v2_6) ==
        "{\n"
        " (%0) = \"pd_op.feed\" () {col:(Int32)0,is_persisable:[false],name:\"x\",stop_gradient:"
        "[true]} : () -> pd_op.tensor<2x3xf32>\n"
        " (%1) = \"pd_op.relu\" (%0) {is_persisable:[false],stop_gradient:[false]} : "
        "(pd_op.tensor<2x3xf32>) -> pd_op.tensor<2x3xf32>\n"
        "}\n");
}

TEST_CASE("a variable that nothing writes becomes data since 3.0 and a refusal before") {
  const std::string program =
      block(var("x", "2, 3") + var("y", "2, 3") + op("relu", "X=x", "Out=y"));
  CHECK(printed(program).find("\"pd_op.data\" ()") != std::string::npos);
  const Translation refused = translated(program, Target::v2_6);
  REQUIRE(first_error(refused));
  CHECK(first_error(refused)->paddle_message == "Input [x] of op [relu] not found in param map");
}

TEST_CASE("an operator that reads what it writes takes its in-place variant") {
  const std::string text = printed(block(var("x", "2, 3") + feed + op("relu", "X=x", "Out=x")));
  CHECK(text.find("\"pd_op.relu_\" (%0)") != std::string::npos);
}

TEST_CASE("tolerant mode reports every failure with its place and goes on") {
  const std::string program = block(var("x", "2, 3") + var("y", "2, 3") + var("z", "2, 3") + feed +
                                    op("no_such_op", "X=x", "Out=y") + op("relu", "X=y", "Out=z") +
                                    op("relu", "", "Out=z"));
  const Translation translation = translated(program, Target::v3_3, TranslateMode::tolerant);
  REQUIRE(translation.findings.size() == 2);
  CHECK(info(translation.findings[0].code).id == "IR101");
  CHECK(translation.findings[0].place.op == 1);
  CHECK(info(translation.findings[1].code).id == "IR201");
  CHECK(translation.findings[1].argument == "X");
  const std::string text = print_program(translation.program, Dialect::v3).text;
  CHECK(text.find("\"legacy.no_such_op\" (%0)") != std::string::npos);
  CHECK(text.find("\"pd_op.relu\" (%1)") != std::string::npos);
  CHECK(statistics(translation.program).unsupported.at("no_such_op") == 1);
}

TEST_CASE("strict mode stops at the first failure") {
  const std::string program = block(var("x", "2") + feed + op("no_such_op", "X=x", "Out=x") +
                                    op("another", "X=x", "Out=x"));
  CHECK(translated(program).findings.size() == 1);
}

TEST_CASE("a branch that gets an empty counterpart is worth a hint and no failure") {
  const std::string program =
      "blocks { idx: 0 parent_idx: -1\n" + var("x", "2, 3") + var("y", "2, 3") +
      "vars { name: 'go' type { type: LOD_TENSOR lod_tensor { tensor { data_type: BOOL dims: 1 } } "
      "} }\n" +
      feed +
      op("conditional_block", "Cond=go Input=x", "Out=y Scope=s",
         "attrs { name: 'sub_block' type: BLOCK block_idx: 1 }") +
      "}\nblocks { idx: 1 parent_idx: 0\n" + op("relu", "X=x", "Out=y") + "}\n";
  const Translation translation = translated(program);
  REQUIRE(translation.findings.size() == 1);
  CHECK(info(translation.findings[0].code).id == "IR403");
  CHECK(translation.findings[0].op_type == "conditional_block");
  CHECK(first_error(translation) == nullptr);
}

TEST_CASE("attributes that PIR does not keep are named once, at the first operator that has them") {
  const std::string marked = "attrs { name: 'fuse_with' type: STRING s: 'x' }";
  const Translation translation =
      translated(block(var("x", "2, 3") + var("y", "2, 3") + var("z", "2, 3") + feed +
                       op("relu", "X=x", "Out=y", marked) + op("relu", "X=y", "Out=z", marked)),
                 Target::v3_3, TranslateMode::tolerant);
  REQUIRE(translation.findings.size() == 1);
  CHECK(info(translation.findings[0].code).id == "IR303");
  CHECK(translation.findings[0].argument == "fuse_with");
  CHECK(translation.findings[0].place.op == 1);
}

TEST_CASE("the gradient of a branch that never ran is a warning, and Paddle goes on") {
  const std::string program =
      "blocks { idx: 0 parent_idx: -1\n" + var("x", "2, 3") + var("y@GRAD", "2, 3") +
      var("x@GRAD", "2, 3") + condition("go") + var("s", "1") +
      op("conditional_block_grad", "Cond=go Input=x Out@GRAD=y@GRAD Scope=s", "Input@GRAD=x@GRAD",
         "attrs { name: 'sub_block' type: BLOCK block_idx: 1 }") +
      "}\nblocks { idx: 1 parent_idx: 0\n" + op("relu", "X=x", "Out=x@GRAD") + "}\n";
  const Translation translation = translated(program);
  REQUIRE_FALSE(translation.findings.empty());
  CHECK(info(translation.findings[0].code).id == "IR402");
  CHECK(first_error(translation) == nullptr);
}

TEST_CASE("a value that two gradients in a branch read is pushed for each of them") {
  const std::string program =
      "blocks { idx: 0 parent_idx: -1\n" + var("x", "2, 3") + var("y", "2, 3") +
      var("y@GRAD", "2, 3") + var("x@GRAD", "2, 3") + condition("go") + var("s", "1") +
      var("t", "2, 3") +
      op("conditional_block", "Cond=go Input=x", "Out=y Scope=s",
         "attrs { name: 'sub_block' type: BLOCK block_idx: 1 }") +
      op("conditional_block_grad", "Cond=go Input=x Out@GRAD=y@GRAD Scope=s", "Input@GRAD=x@GRAD",
         "attrs { name: 'sub_block' type: BLOCK block_idx: 2 }") +
      "}\nblocks { idx: 1 parent_idx: 0\n" + op("tanh", "X=x", "Out=t") +
      op("relu", "X=t", "Out=y") + "}\nblocks { idx: 2 parent_idx: 0\n" +
      op("relu_grad", "Out=t Out@GRAD=y@GRAD", "X@GRAD=y@GRAD") +
      op("tanh_grad", "Out=t Out@GRAD=y@GRAD", "X@GRAD=x@GRAD") + "}\n";
  const std::string text = printed(program);
  CHECK(text.find("\"cf.tuple_push\" (%inlet_0, %4, %4)") != std::string::npos);
}

TEST_CASE("a tolerance that is written as a text becomes a constant of 64 bits") {
  const std::string text = printed(block(
      var("x", "2, 3") + var("y", "1") +
      op("allclose", "Input=x Other=x", "Out=y",
         "attrs { name: 'rtol' type: STRING s: '1e-05' } attrs { name: 'atol' type: STRING s: "
         "'1e-08' } attrs { name: 'equal_nan' type: BOOLEAN b: false }")));
  CHECK(text.find("dtype:float64,place:Place(cpu),shape:[1],stop_gradient:[true],value:1e-05") !=
        std::string::npos);
}

TEST_CASE("each value of a variable is in the map, oldest first") {
  const Translation translation =
      translated(block(var("x", "2, 3") + feed + op("relu", "X=x", "Out=x")));
  CHECK(translation.variables.values_of("x").size() == 2);
}

TEST_CASE("a program is cancelled between operators") {
  const auto program = read(relu_program());
  const auto result =
      translate(program, {Target::v3_3, TranslateMode::strict, nullptr, [] { return true; }});
  REQUIRE_FALSE(result);
  CHECK(result.error().message == "cancelled");
}

TEST_CASE("JSON is read back to the same text") {
  const Translation translation = translated(relu_program());
  const auto again = read_json(write_json(translation.program));
  REQUIRE(again);
  CHECK(print_program(*again, Dialect::v3).text ==
        print_program(translation.program, Dialect::v3).text);
}

TEST_CASE("JSON that uses a value before it is defined is refused with its path") {
  const auto program = read_json(
      R"({"base_code":{"magic":"pir","version":1},"program":{"regions":[{"#":"region_0","blocks":[)"
      R"({"#":"block_0","args":[],"ops":[{"#":"1.relu","A":[],"I":[{"%":9}],"O":[],"OA":[]}]}]}]}})");
  REQUIRE_FALSE(program);
  CHECK(program.error().where == "/program/regions/0/blocks/0/ops/0/I");
}

TEST_CASE("one added operator is one difference, although it renumbers the rest") {
  const std::string declared =
      var("x", "2, 3") + var("y", "2, 3") + var("z", "2, 3") + var("w", "2, 3") + feed;
  const Translation left =
      translated(block(declared + op("relu", "X=x", "Out=y") + op("exp", "X=y", "Out=z")));
  const Translation right =
      translated(block(declared + op("sigmoid", "X=x", "Out=w") + op("relu", "X=x", "Out=y") +
                       op("exp", "X=y", "Out=z")));
  const auto differences = diff(left.program, right.program);
  REQUIRE(differences.size() == 1);
  CHECK(differences[0].kind == ProgramDifferenceKind::added);
  CHECK(right.program.op(differences[0].right).name == "pd_op.sigmoid");
  CHECK(diff(left.program, left.program).empty());
}

TEST_CASE("a model does not differ from its own text read back") {
  const Translation model =
      translated(block(var("x", "2, 3") + var("y", "2, 3") + feed +
                       op("scale", "X=x", "Out=y", "attrs { name: 'scale' type: FLOAT f: 2.5 }")));
  const std::string text = print_program(model.program, Dialect::v3).text;
  const Program again = build_program(parse_pir(text), built_in_table(Target::v3_3));
  CHECK(diff_text(model.program, again) == "");
}

TEST_CASE("a versions name chooses the release whose translator is mimicked") {
  CHECK(target_of_version("2.6.2") == Target::v2_6);
  CHECK(target_of_version("3.1.0") == Target::v3_0);
  CHECK(target_of_version("3.3.1") == Target::v3_3);
  CHECK(dialect_of_version("3.0.0-beta1") == Dialect::v3_0_beta);
  CHECK_FALSE(target_of_version("2.4.2"));
  CHECK_FALSE(target_of_version("newest"));
}

TEST_CASE("a workspace table adds an op that the built-in one lacks") {
  auto custom = OpTable::parse("no_such_op\tcustom_op.mine\t\tx=X\t\tout=Out\n");
  REQUIRE(custom);
  OpTable table = built_in_table(Target::v3_3);
  table.add(std::move(*custom));
  const auto program =
      read(block(var("x", "2, 3") + var("y", "2, 3") + feed + op("no_such_op", "X=x", "Out=y")));
  const auto translation = translate(program, {Target::v3_3, TranslateMode::strict, &table, {}});
  REQUIRE(translation);
  CHECK(translation->findings.empty());
  CHECK(print_program(translation->program, Dialect::v3).text.find("\"custom_op.mine\" (%0)") !=
        std::string::npos);
}

TEST_CASE("a table with a broken entry names its line") {
  const auto table = OpTable::parse("# comment\nrelu\tpd_op.relu\t\tx\t\tout=Out\n");
  REQUIRE_FALSE(table);
  CHECK(table.error().where == "2:1");
}

TEST_CASE("an operator that gives other results in a newer release is named once, and kept") {
  const std::string program =
      block(var("x", "2, 3") + var("s", "1") + var("z", "1") + var("y", "2, 3") + var("w", "2, 3") +
            op("dequantize_linear", "X=x Scale=s ZeroPoint=z", "Y=y",
               "attrs { name: 'quant_axis' type: INT i: -1 }"
               "attrs { name: 'bit_length' type: INT i: 8 }") +
            op("dequantize_linear", "X=y Scale=s ZeroPoint=z", "Y=w",
               "attrs { name: 'quant_axis' type: INT i: -1 }"
               "attrs { name: 'bit_length' type: INT i: 8 }"));
  const Translation newer = translated(program, Target::v3_3, TranslateMode::tolerant);
  REQUIRE(newer.findings.size() == 1);
  CHECK(info(newer.findings[0].code).id == "IR306");
  CHECK(newer.findings[0].place.op == 0);
}
