// Strings that contain the name of a class.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("the name of the class of an object is found") {
  const Resolved file("import torch\n" + example_of("class texts") + "\n");
  REQUIRE(file.names.class_texts.size() == 1);
  const ClassText& text = file.names.class_texts[0];
  CHECK(text.form == ClassTextForm::name);
  CHECK(file.at(text.node.range()) == "type(layer).__name__");
  CHECK(text.list.empty());
}

TEST_CASE("each part of a class name has a form") {
  const struct {
    std::string_view code;
    ClassTextForm form;
  } rows[] = {
      {"m.__class__.__name__", ClassTextForm::name},
      {"type(m).__name__.lower()", ClassTextForm::name_lower},
      {"str(type(m))", ClassTextForm::path},
      {"type(m).__module__", ClassTextForm::module},
  };
  for (const auto& row : rows) {
    CAPTURE(row.code);
    const Resolved file("import torch\nm = torch.nn.Linear(1, 1)\ny = " + std::string(row.code) +
                        " == z\n");
    REQUIRE_FALSE(file.names.class_texts.empty());
    CHECK(file.names.class_texts.back().form == row.form);
    CHECK(file.names.class_texts.back().certainty == Certainty::sure);
  }
}

TEST_CASE("a list that is defined before the comparison belongs to the text") {
  const Resolved file(
      "import torch\nnames = ['Linear']\ntype(m).__name__ in names\n"
      "type(m).__name__ in ['ReLU']\n");
  REQUIRE(file.names.class_texts.size() == 2);
  CHECK(file.at(file.names.class_texts[0].list) == "['Linear']");
  CHECK(file.names.class_texts[1].list.empty());
}
