#include <bit>
#include <cmath>
#include <random>

#include <doctest/doctest.h>

#include "engine/ir/json/read_json.hpp"
#include "engine/ir/json/write_json.hpp"
#include "engine/ir/print/print_program.hpp"

using namespace paddle_ls;
using namespace paddle_ls::ir;

namespace {

// What a double becomes that is an attribute of a saved program.
double saved_and_read(double value) {
  Program program;
  const AttributeId scale = program.attributes().intern("scale", {value});
  append_op(program, program.top(), program.create("pd_op.scale", {}, {&scale, 1}, {}));
  const auto read = read_json(write_json(program));
  REQUIRE_MESSAGE(read.has_value(), (read ? "" : read.error().message + read.error().where));
  const Attribute* attribute =
      find_attribute(*read, read->op(read->block(read->top()).first), "scale");
  REQUIRE(attribute != nullptr);
  return std::get<double>(attribute->value);
}

}  // namespace

TEST_CASE("a double that is saved as JSON is read as the same double") {
  std::mt19937_64 random(7);
  for (int i = 0; i < 2000; ++i) {
    const auto value = std::bit_cast<double>(random());
    if (!std::isfinite(value)) continue;
    CAPTURE(value);
    CHECK(std::bit_cast<std::uint64_t>(saved_and_read(value)) ==
          std::bit_cast<std::uint64_t>(value));
  }
}

namespace {

// A program of one parameter and one operator that reads it.
std::string small_program() {
  return R"({"base_code":{"magic":"pir","trainable":true,"version":1},"program":{"regions":[
    {"#":"region_0","blocks":[{"#":"block_0","args":[],"ops":[
      {"#":"p","A":[0,1,1,"w"],"DA":[],"O":{"%":1,"TT":{"#":"0.t_dtensor","D":[{"#":"0.t_f32"},
       [2],"NCHW",[],0]}},"OA":[1,0,0],"QA":[]},
      {"#":"1.scale","A":[{"AT":{"#":"0.a_f32","D":0.5},"N":"bias"}],"I":[{"%":1}],
       "O":[{"%":2,"TT":{"#":"0.t_dtensor","D":[{"#":"0.t_f32"},[2],"NCHW",[],0]}}],"OA":[]}
    ]}]}]}})";
}

std::string with(std::string_view part, std::string_view instead) {
  std::string text = small_program();
  const std::size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), instead);
}

}  // namespace

TEST_CASE("a parameter keeps what is said of its training") {
  const auto read = read_json(small_program());
  REQUIRE(read);
  const std::string text = print_program(*read, Dialect::v3).text;
  CHECK(text.find("{is_distributed:[false],is_parameter:[true],need_clip:[true],parameter_name:"
                  "\"w\",persistable:[true],stop_gradient:[false],trainable:[false]}") !=
        std::string::npos);
  CHECK(write_json(*read).find(R"("A":[0,1,1,"w"])") != std::string::npos);
  CHECK(write_json(*read).find(R"("OA":[1,0,0])") != std::string::npos);
}

TEST_CASE("a program that is not saved for training has no flags") {
  const auto read = read_json(with(R"("OA":[1,0,0],)", ""));
  REQUIRE(read);
  CHECK(print_program(*read, Dialect::v3)
            .text.find("{is_distributed:[false],is_parameter:[true],need_clip:[true],"
                       "parameter_name:\"w\"}") != std::string::npos);
}

TEST_CASE("what Paddle cannot load is an error with its place") {
  struct Broken {
    std::string_view part;
    std::string_view instead;
    std::string_view message;
  };
  const Broken all[] = {
      {"1.scale", "9.scale", "the dialect of \"9.scale\" does not exist"},
      {"1.scale", "pd_op.scale", "the dialect of \"pd_op.scale\" does not exist"},
      {"0.a_f32", "0.a_f33", "the attribute \"0.a_f33\" does not exist"},
      {"0.t_f32", "0.t_f33", "the type \"0.t_f33\" does not exist"},
      {"0.t_dtensor", "8.t_dtensor", "the type \"8.t_dtensor\" does not exist"},
      {"\"NCHW\"", "\"NCWH\"", "the layout \"NCWH\" does not exist"},
      {"\"NCHW\",[],0", "\"NCHW\"", "a tensor type has five parts"},
      {R"("D":0.5)", R"("VD":"NaN")", "Paddle does not load the number \"NaN\""},
      {R"(,"I":[{"%":1}])", "", "\"I\" is missing"},
      {R"("version":1)", R"("edition":1)", "\"version\" is missing"},
      {R"("magic":"pir")", R"("magic":"PIR")", "the magic word is not \"pir\""},
  };
  for (const Broken& broken : all) {
    CAPTURE(broken.instead);
    const auto read = read_json(with(broken.part, broken.instead));
    REQUIRE_FALSE(read);
    CHECK(read.error().message == broken.message);
    CHECK(read.error().where.starts_with("/"));
  }
}

TEST_CASE("text that is not JSON is an error with its byte") {
  for (const char* text : {"", "{", "{\"base_code\": }", "{} {}", "[1, 2"}) {
    CAPTURE(text);
    const auto read = read_json(text);
    REQUIRE_FALSE(read);
    CHECK(read.error().where.starts_with("byte "));
  }
}
