#include <doctest/doctest.h>

#include "test/unit/weights/builders.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

TEST_CASE("plain objects are read in every protocol") {
  const std::string oldest =
      "(dp0\nS'a\\x0a'\np1\nI7\nsVb\\u00e9\nL12345678901234567890123L\nsS'c'\nF1.5\nsS'd'\nI01\ns.";
  CHECK(leaves(oldest) ==
        Lines{"a\n: 7", "b\xC3\xA9: 12345678901234567890123", "c: 1.500000", "d: True"});
  CHECK(leaves(program("](K\xFFM\x01\x02J\xFE\xFF\xFF\xFFN\x88\x89"
                       "e")) ==
        Lines{"0: 255", "1: 513", "2: -2", "3: None", "4: True", "5: False"});
  const std::string newest = program(std::string("\x95\x0A\0\0\0\0\0\0\0}\x94\x8c\x01", 13) +
                                         "a\x94" + raw_bytes("\x01\xFF") + "s",
                                     4);
  CHECK(leaves(newest) == Lines{"a: bytes 01ff"});
}

TEST_CASE("integers keep their sign and their digits") {
  const auto of = [](std::string_view bytes) {
    return leaves(program("](\x8a" + little(bytes.size(), 1) + std::string(bytes) + "e"))[0];
  };
  CHECK(of("") == "0: 0");
  CHECK(of("\xFF") == "0: -1");
  CHECK(of("\x7F") == "0: 127");
  CHECK(of(std::string(8, '\0') + "\x01") == "0: 18446744073709551616");
  CHECK(of(std::string(8, '\0') + "\xFF") == "0: -18446744073709551616");
  CHECK(of(std::string(65, '\x01')) == "0: refused int");
}

TEST_CASE("containers of Python's library are what they hold") {
  const std::string list = "](" + number(1) + number(2) + "e";
  CHECK(leaves(program(call(global("__builtin__", "set"), list))) == Lines{"0: 1", "1: 2"});
  CHECK(leaves(program(call(global("collections", "deque"), list))) == Lines{"0: 1", "1: 2"});
  CHECK(leaves(program(call(global("collections", "defaultdict"), global("builtins", "int")) + "(" +
                       text("a") + number(3) + "u")) == Lines{"a: 3"});
  CHECK(leaves(program(call(global("collections", "Counter"), dict(text("a") + number(3))))) ==
        Lines{"a: 3"});
  CHECK(leaves(program(call(global("collections", "OrderedDict"),
                            "](](" + text("a") + number(3) + "ee"))) == Lines{"a: 3"});
}

TEST_CASE("constants are words") {
  CHECK(leaves(program("](" + global("torch", "bfloat16") +
                       call(global("torch", "device"), text("cuda") + number(1)) +
                       call(global("__builtin__", "slice"), number(0) + number(2) + "N") +
                       numpy_type("f4") + "e")) ==
        Lines{"0: word torch.bfloat16", "1: word device('cuda:1')", "2: word slice(0, 2, None)",
              "3: word dtype('float32')"});
}

TEST_CASE("names of Python 2 are those of Python 3") {
  CHECK(leaves(program("](" + global("__builtin__", "long") + global("__builtin__", "unicode") +
                       call(global("__builtin__", "xrange"), number(3)) + "e")) ==
        Lines{"0: word int", "1: word str", "2: word range(3)"});
}

TEST_CASE("what is not plain data is named, and the rest is read") {
  const std::string file = program(dict(text("args") + global("argparse", "Namespace") + ")\x81" +
                                        dict(text("lr") + number(1)) + "b" + text("evil") +
                                        call(global("os", "system"), text("true")) + text("eval") +
                                        call(global("builtins", "eval"), text("1")) + text("fn") +
                                        global("torch", "relu") + text("kept") + number(5)));
  CHECK(leaves(file) == Lines{"args: refused argparse.Namespace", "evil: refused os.system",
                              "eval: refused builtins.eval", "fn: refused torch.relu", "kept: 5"});
}

TEST_CASE("a whole module is refused with what to do") {
  const std::string file = program(
      global("my", "Net") + ")\x81" +
      dict(text("_parameters") + "}" + text("_buffers") + "}" + text("_modules") + "}") + "b");
  const auto checkpoint = read(file);
  REQUIRE(checkpoint);
  const auto& refused = std::get<Refused>(checkpoint->values[checkpoint->root]);
  CHECK(refused.wanted == "my.Net");
  CHECK(refused.why == "it is a whole module; save `model.state_dict()` in place of the model");
}

TEST_CASE("a container that holds itself ends") {
  CHECK(leaves(program("]q\x01h\x01"
                       "a")) == Lines{"0: refused "});
  CHECK(leaves(program("}q\x01" + text("a") +
                       "]h\x01"
                       "as")) == Lines{"a.0: refused "});
}

TEST_CASE("deep nesting and repeated sharing cost no stack and no time") {
  CHECK(leaves(program(std::string(100'000, ']') + std::string(99'999, 'a'))).size() == 1);
  // Each list holds the one before twice.
  std::string bomb = "](" + number(1) + "e";
  for (int i = 0; i < 40; ++i) bomb = "](" + bomb + "2e";
  const Lines found = leaves(program(bomb));
  CHECK(found.back() == "more than 8000000 values are in the structure");
}

TEST_CASE("numbers that a file cannot keep are errors") {
  CHECK(leaves(program("X\xFF\xFF\xFF\x7F")) == Lines{"the data ends too early"});
  CHECK(leaves(program("Nr\xFF\xFF\xFF\xFF")) ==
        Lines{"a pickle has more than 4000000 memo places"});
  CHECK(leaves(program("h\x05")) == Lines{"memo place 5 is empty"});
  CHECK(leaves(program("t")) == Lines{"a mark is missing on the stack of a pickle"});
  CHECK(leaves(program("")) == Lines{"the stack of a pickle is empty"});
  CHECK(leaves(program("\xFF")) == Lines{"a pickle has no opcode 255"});
}

TEST_CASE("a pickle that is cut off anywhere is an error") {
  const std::string file =
      program(dict(text("a") + numpy_array(numpy_type("f4"), {1}, latin1("abcd"))));
  REQUIRE(leaves(file) == Lines{"a: float32[1] 61626364"});
  for (std::size_t size = 0; size < file.size(); ++size) {
    CHECK_FALSE(read(std::string_view(file).substr(0, size)));
  }
}
