// Programs of older releases that become programs of Paddle 3.
#include "engine/ir/upgrade/upgrade.hpp"

#include <sstream>

#include <doctest/doctest.h>

#include "engine/ir/upgrade/saved_parameters.hpp"
#include "test/unit/ir/program_text.hpp"

using namespace paddle_ls;
using namespace paddle_ls::ir;

namespace {

UpgradedProgram upgraded(const std::string& text) {
  auto result = upgrade(text);
  REQUIRE_MESSAGE(result.has_value(), (result ? "" : result.error().message));
  return std::move(*result);
}

// The PIR text of the upgraded program, which has to translate whole.
std::string text_of(const UpgradedProgram& program) {
  const Translation translation = translated(program.bytes);
  REQUIRE_FALSE(first_error(translation));
  return print_program(translation.program, Dialect::v3).text;
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a factor of interpolation becomes a list, or the size if it is not a whole number") {
  const auto enlarged = [](std::string_view dims, std::string_view scale) {
    return text_of(upgraded(block(var("x", dims) + var("y", "1, 2, -1, -1") +
                                  op("nearest_interp", "X=x", "Out=y",
                                     "attrs { name: 'interp_method' type: STRING s: 'nearest' }"
                                     "attrs { name: 'scale' type: FLOAT f: " +
                                         std::string(scale) + " }"))));
  };
  CHECK(contains(enlarged("1, 2, -1, -1", "2"), "scale:[2,2]"));
  CHECK(contains(enlarged("1, 2, 5, 7", "1.5"), "out_h:7,out_w:10"));
  const UpgradedProgram dynamic = upgraded(
      block(var("x", "1, 2, -1, -1") + var("y", "1, 2, -1, -1") +
            op("nearest_interp", "X=x", "Out=y", "attrs { name: 'scale' type: FLOAT f: 1.5 }")));
  REQUIRE(dynamic.steps.size() == 1);
  CHECK(contains(dynamic.steps.front().message, "whole numbers"));
}

TEST_CASE("flatten keeps the dimensions before its axis as rows") {
  const auto flat = [](std::string_view axis) {
    return upgraded(block(var("x", "2, 3, 4, 5") + var("y", "2, 60") +
                          op("flatten2", "X=x", "Out=y",
                             "attrs { name: 'axis' type: INT i: " + std::string(axis) + " }")));
  };
  CHECK(contains(text_of(flat("1")), "start_axis:1,stop_axis:3"));
  const std::string twice = text_of(flat("2"));
  CHECK(contains(twice, "start_axis:2,stop_axis:3"));
  CHECK(contains(twice, "start_axis:0,stop_axis:1"));
  CHECK(contains(text_of(flat("0")), "value:[1,-1]"));
  CHECK(contains(text_of(flat("4")), "value:[-1,1]"));
}

TEST_CASE("an operator gets the attributes that came after its program") {
  const UpgradedProgram program = upgraded(block(
      var("x", "1, 14, 4, 4") + var("s", "1, 2") + var("b", "1, 32, 4") + var("c", "1, 32, 2") +
      op("yolo_box", "X=x ImgSize=s", "Boxes=b Scores=c",
         "attrs { name: 'anchors' type: INTS ints: 10 ints: 13 ints: 16 ints: 30 }"
         "attrs { name: 'class_num' type: INT i: 2 }"
         "attrs { name: 'conf_thresh' type: FLOAT f: 0.5 }"
         "attrs { name: 'downsample_ratio' type: INT i: 16 }")));
  CHECK(program.added_attributes == 4);
  CHECK(program.steps.empty());
  CHECK(contains(text_of(program), "iou_aware:false,iou_aware_factor:0.5"));
}

TEST_CASE("what is fed is data, as in programs that Paddle 3 saves") {
  const std::string text =
      text_of(upgraded(block(var("x", "-1, 3") + var("y", "-1, 3") +
                             op("feed", "X=feed", "Out=x", "attrs { name: 'col' type: INT i: 0 }") +
                             op("relu", "X=x", "Out=y"))));
  CHECK(contains(text, "\"pd_op.data\" () {dtype:float32,name:\"x\""));
  CHECK_FALSE(contains(text, "pd_op.feed"));
}

TEST_CASE("regions know their image by a count where they knew it by their nesting") {
  const std::string proposals =
      op("generate_proposals", "Scores=s BboxDeltas=d ImInfo=i Anchors=a Variances=v",
         "RpnRois=r RpnRoiProbs=p",
         "attrs { name: 'pre_nms_topN' type: INT i: 9 }"
         "attrs { name: 'post_nms_topN' type: INT i: 9 }"
         "attrs { name: 'nms_thresh' type: FLOAT f: 0.5 }"
         "attrs { name: 'min_size' type: FLOAT f: 0 } attrs { name: 'eta' type: FLOAT f: 1 }");
  const std::string variables = var("s", "1, 2, 3, 4") + var("d", "1, 8, 3, 4") + var("i", "1, 3") +
                                var("a", "3, 4, 2, 4") + var("v", "3, 4, 2, 4") +
                                var("r", "-1, 4") + var("p", "-1, 1") + var("x", "1, 8, 9, 9") +
                                var("o", "-1, 8, 2, 2");
  const UpgradedProgram program =
      upgraded(block(variables + proposals + op("roi_align", "X=x ROIs=r", "Out=o")));
  REQUIRE(program.steps.size() == 2);
  CHECK(program.steps[0].successors == std::vector<std::string>{"slice", "generate_proposals_v2"});
  CHECK(program.steps[1].successors == std::vector<std::string>{"roi_align"});
  const std::string text = text_of(program);
  CHECK(contains(text, "pd_op.generate_proposals"));
  CHECK_FALSE(contains(text, "<<NULL VALUE>>"));  // roi_align is given the count
}

TEST_CASE("what was quantised is scaled, as the older operator did") {
  const std::string text =
      text_of(upgraded(block(var("x", "4, 6") + var("s", "4") + var("z", "4") + var("y", "4, 6") +
                             op("dequantize_linear", "X=x Scale=s ZeroPoint=z", "Y=y",
                                "attrs { name: 'quant_axis' type: INT i: 0 }"
                                "attrs { name: 'bit_length' type: INT i: 8 }"))));
  CHECK(contains(text, "value:0.00787402"));  // 1 / 127
  CHECK(contains(text, "value:[4,1]"));       // a scale for each row
  CHECK_FALSE(contains(text, "dequantize"));
}

TEST_CASE("what has no successor stays and says why") {
  const UpgradedProgram search = upgraded(
      block(var("x", "2, 3") + var("y", "2, 3") + op("beam_search", "ids=x", "selected_ids=y")));
  REQUIRE(search.steps.size() == 1);
  CHECK(search.steps.front().successors.empty());
  CHECK(contains(search.steps.front().message, "nested sequences"));
  const UpgradedProgram unknown =
      upgraded(block(var("y", "2, 3") + op("flatten", "X=nothing", "Out=y")));
  REQUIRE(unknown.steps.size() == 1);
  CHECK(unknown.steps.front().successors.empty());
}

TEST_CASE("damaged bytes are an error with their place") {
  const auto result = upgrade("\x0a\x05garbage");
  REQUIRE_FALSE(result);
  CHECK(result.error().where.starts_with("byte "));
}

namespace {

// A value of two floats, as parameter files hold it.
std::string saved_value(float first, float second) {
  std::string bytes(16, '\0');
  const std::string described = {'\x08', '\x05', '\x10', '\x02'};
  bytes += std::string{static_cast<char>(described.size()), '\0', '\0', '\0'} + described;
  for (const float number : {first, second}) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  return bytes;
}

}  // namespace

TEST_CASE("the weights that the new program reads are copied, and no others") {
  std::istringstream from(saved_value(1, 2) + saved_value(3, 4) + saved_value(5, 6));
  std::ostringstream to;
  const auto copied = copy_parameters(from, {"a", "b", "c"}, {"a", "c"}, to);
  REQUIRE(copied);
  CHECK(to.str() == saved_value(1, 2) + saved_value(5, 6));
  CHECK(*copied == to.str().size());
}

TEST_CASE("a file of weights that does not fit its program is an error") {
  const auto message_of = [](const std::string& bytes) {
    std::istringstream from(bytes);
    std::ostringstream to;
    const auto copied = copy_parameters(from, {"a", "b"}, {"a", "b"}, to);
    return copied ? std::string() : copied.error().message;
  };
  CHECK(message_of(saved_value(1, 2)) == "the value of b is missing or damaged");
  CHECK(message_of(saved_value(1, 2) + saved_value(3, 4).substr(0, 26)) ==
        "the file ends inside of the value of b");
  CHECK(message_of(saved_value(1, 2) + saved_value(3, 4) + "x") ==
        "the file holds more values than the program has parameters");
  CHECK(message_of("x") == "the value of a is missing or damaged");
}

TEST_CASE("the names of the weights are those of persistable variables, sorted") {
  const UpgradedProgram program = upgraded(block(
      var("w", "2", "persistable: true") + var("x", "2") + var("b", "2", "persistable: true") +
      "vars { name: 'feed' type { type: FEED_MINIBATCH } persistable: true }\n"));
  CHECK(program.saved_parameters == std::vector<std::string>{"b", "w"});
}

TEST_CASE(
    "the new program has no weight for state that nothing reads, though the old file holds it") {
  const UpgradedProgram program =
      upgraded(block(var("x", "2, 3") + var("y", "2, 3") + var("m", "2, 3", "persistable: true") +
                     op("dropout", "X=x", "Out=y Mask=m")));
  CHECK(program.saved_parameters == std::vector<std::string>{"m"});
  CHECK_FALSE(contains(text_of(program), "set_parameter"));
}
