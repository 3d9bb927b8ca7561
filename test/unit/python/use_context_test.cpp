// The context of a use: role, what prevents it from being hoisted, statement, imports.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/resolved.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

Bars bars(std::initializer_list<Bar> list) {
  Bars all;
  for (const Bar bar : list) all.bits |= static_cast<std::uint16_t>(bar);
  return all;
}

void check_bars(std::string_view marked, std::initializer_list<Bar> expected) {
  INFO(marked);
  const Resolved file("import torch\n" + std::string(marked));
  REQUIRE(file.use_at_mark() != nullptr);
  CHECK(file.use_at_mark()->bars.bits == bars(expected).bits);
}

void check_role(std::string_view marked, Role expected) {
  INFO(marked);
  const Resolved file("import torch\n" + std::string(marked));
  REQUIRE(file.use_at_mark() != nullptr);
  CHECK(file.use_at_mark()->role == expected);
}

void check_statement(std::string_view marked, std::string_view expected) {
  INFO(marked);
  const Resolved file("import torch\n" + std::string(marked));
  REQUIRE(file.use_at_mark() != nullptr);
  const StatementId statement = file.use_at_mark()->statement;
  REQUIRE(statement != python::none);
  CHECK(file.at(file.names.statements[statement].node.range()).starts_with(expected));
}

}  // namespace

TEST_CASE("a use has a role") {
  check_role("[[torch.abs]](x)\n", Role::callee);
  check_role("([[torch.abs]])(x)\n", Role::callee);
  check_role("f([[torch.abs]])\n", Role::value);
  check_role("[[torch.abs]]\n", Role::value);
  check_role("[[torch.x]] = 1\n", Role::store);
  check_role("[[torch.x]] += 1\n", Role::store);
  check_role("[[torch.x]]: int = 1\n", Role::store);
  check_role("(a, [[torch.x]]) = 1, 2\n", Role::store);
  check_role("for [[torch.x]] in y: pass\n", Role::store);
  check_role("with y as [[torch.x]]: pass\n", Role::store);
  check_role("del [[torch.x]]\n", Role::deleted);
  check_role("del a, ([[torch.x]])\n", Role::deleted);
  check_role("@[[torch.x]]\ndef f(): pass\n", Role::decorator);
  check_role("@[[torch.x]]()\ndef f(): pass\n", Role::callee);
  check_role("class A([[torch.x]]): pass\n", Role::base_class);
  check_role("class A(metaclass=[[torch.x]]): pass\n", Role::value);
  check_role("class A(B[ [[torch.x]] ]): pass\n", Role::value);
  check_role("def f(x: [[torch.x]]): pass\n", Role::annotation);
  check_role("def f(x: List[ [[torch.x]] ]): pass\n", Role::annotation);
  check_role("def f(x: a.List[ [[torch.x]] ]): pass\n", Role::annotation);
  check_role("def f(x: int | [[torch.x]] | None): pass\n", Role::annotation);
  check_role("def f() -> [[torch.x]]: pass\n", Role::annotation);
  check_role("x: [[torch.x]]\n", Role::annotation);
  check_role("x: '[[torch.x]]'\n", Role::annotation);
  check_role("match x:\n  case [[torch.x]]: pass\n", Role::pattern);
  check_role("match x:\n  case [[torch.x]](): pass\n", Role::pattern);
  check_role("[[torch.x]][0] = 1\n", Role::value);
}

TEST_CASE("a use has the reasons that prevent it from being hoisted") {
  check_bars("x = [[torch.x]]\n", {});
  check_bars("f([[torch.x]], g())\n", {});
  check_bars("f(g(), [[torch.x]])\n", {Bar::after_effects});
  check_bars("x[g()] = [[torch.x]]\n", {});
  check_bars("x = (y := 1), [[torch.x]]\n", {Bar::after_effects});
  check_bars("lambda: [[torch.x]]\n", {Bar::lambda});
  check_bars("[ [[torch.x]] for a in b]\n", {Bar::comprehension});
  check_bars("[a for a in [[torch.x]] ]\n", {});
  check_bars("[a for a in b for c in [[torch.x]] ]\n", {Bar::comprehension});
  check_bars("[a for a in b if [[torch.x]] ]\n", {Bar::comprehension});
  check_bars("def f(a=[[torch.x]]): pass\n", {Bar::default_value});
  check_bars("def f(a: [[torch.x]]): pass\n", {Bar::annotation});
  check_bars("@f([[torch.x]])\ndef g(): pass\n", {Bar::decorator});
  check_bars("class A([[torch.x]]): pass\n", {Bar::class_header});
  check_bars("class A:\n  x = [[torch.x]]\n", {});
  check_bars("while [[torch.x]]: pass\n", {Bar::loop_test});
  check_bars("while a:\n  [[torch.x]]\n", {});
  check_bars("for a in [[torch.x]]: pass\n", {});
  check_bars("if [[torch.x]]: pass\n", {});
  check_bars("if a: pass\nelif [[torch.x]]: pass\n", {Bar::later_test});
  check_bars("if a: pass\nelif b:\n  [[torch.x]]\n", {});
  check_bars("a and [[torch.x]]\n", {Bar::short_circuit});
  check_bars("[[torch.x]] or a\n", {});
  check_bars("a < [[torch.x]]\n", {});
  check_bars("a < b < [[torch.x]]\n", {Bar::short_circuit});
  check_bars("[[torch.x]] if a else b\n", {Bar::conditional_branch});
  check_bars("a if [[torch.x]] else b\n", {});
  check_bars("a if b else [[torch.x]]\n", {Bar::conditional_branch});
  check_bars("assert a, [[torch.x]]\n", {Bar::conditional_branch});
  check_bars("f'{[[torch.x]]}'\n", {Bar::f_string});
  check_bars("with [[torch.x]]: pass\n", {});
  check_bars("with a, [[torch.x]]: pass\n", {Bar::later_with_item});
  check_bars("try: pass\nexcept [[torch.x]]: pass\n", {Bar::later_test});
  check_bars("match [[torch.x]]:\n  case 1: pass\n", {});
  check_bars("match a:\n  case 1 if [[torch.x]]: pass\n", {Bar::later_test});
  check_bars("lambda: a and [[torch.x]]\n", {Bar::lambda, Bar::short_circuit});
}

TEST_CASE("a statement can be inserted before the statement of a use") {
  check_statement("if a:\n  x = [[torch.x]]\n", "x = ");
  check_statement("if [[torch.x]]:\n  x = 1\n", "if ");
  check_statement("@a\n@[[torch.x]]\ndef f(): pass\n", "@a");
  check_statement("@a\ndef f(x=[[torch.x]]): pass\n", "@a");
  check_statement("def f():\n  return [[torch.x]]\n", "return ");
  check_statement("a; b = [[torch.x]]\n", "b = ");
  check_statement("for a in b: c([[torch.x]])\n", "c(");
}

TEST_CASE("a statement has its context") {
  const Resolved file(
      "import torch\n"
      "if TYPE_CHECKING:\n  [[torch.a]]\nelse:\n  [[torch.b]]\n"
      "try:\n  [[torch.c]]\nexcept E: [[torch.d]]\n"
      "def f():\n  while x:\n    with y: [[torch.e]]; [[torch.f]]\n"
      "[[torch.g]]; [[torch.h]]\n");
  const std::vector<std::uint16_t> expected = {
      static_cast<std::uint16_t>(Around::in_if) |
          static_cast<std::uint16_t>(Around::in_type_checking),
      static_cast<std::uint16_t>(Around::in_if),
      static_cast<std::uint16_t>(Around::in_try),
      static_cast<std::uint16_t>(Around::in_except) |
          static_cast<std::uint16_t>(Around::on_header_line),
      static_cast<std::uint16_t>(Around::in_function) |
          static_cast<std::uint16_t>(Around::in_loop) |
          static_cast<std::uint16_t>(Around::in_with) |
          static_cast<std::uint16_t>(Around::on_header_line),
      static_cast<std::uint16_t>(Around::in_function) |
          static_cast<std::uint16_t>(Around::in_loop) |
          static_cast<std::uint16_t>(Around::in_with) |
          static_cast<std::uint16_t>(Around::on_header_line) |
          static_cast<std::uint16_t>(Around::behind_semicolon),
      0,
      static_cast<std::uint16_t>(Around::behind_semicolon)};
  REQUIRE(file.names.uses.size() == expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    INFO(file.at(file.names.uses[i].range));
    CHECK(file.names.statements[file.names.uses[i].statement].around == expected[i]);
  }
}

TEST_CASE("an import statement has the ranges that an edit of its list needs") {
  const Resolved file(
      "from torch.utils.data import (DataLoader,  # c\n    Dataset as DS,)\nimport torch.nn, os as "
      "o\n"
      "from ..a . b import *\nfrom __future__ import annotations\n");
  const Names& names = file.names;
  REQUIRE(names.imports.size() == 4);
  CHECK(file.at(names.imports[0].module) == "torch.utils.data");
  CHECK(file.at(names.imports[0].parentheses).starts_with("(DataLoader"));
  CHECK(file.at(names.imports[0].parentheses).ends_with(",)"));
  REQUIRE(names.imported.size() == 6);
  CHECK(file.at(names.imported[0].range) == "DataLoader");
  CHECK(file.at(names.imported[0].comma) == ",");
  CHECK(file.at(names.imported[1].range) == "Dataset as DS");
  CHECK(file.at(names.imported[1].name) == "Dataset");
  CHECK(file.at(names.imported[1].alias) == "DS");
  CHECK(names.imported[1].comma.size() == 1);
  CHECK(names.text(names.imported[1].target) == "torch.utils.data.Dataset");
  CHECK(names.text(names.imported[2].target) == "torch.nn");
  CHECK(names.text(names.bindings[names.imported[2].binding].name) == "torch");
  CHECK(file.at(names.bindings[names.imported[2].binding].range) == "torch");
  CHECK(names.imported[2].comma.size() == 1);
  CHECK(names.imported[3].comma.empty());
  CHECK(names.imported[3].binding == python::none);
  CHECK(names.imports[2].star);
  CHECK(file.at(names.imports[2].module) == "..a . b");
  CHECK(names.imports[3].future);
}

TEST_CASE("names that the file contains are not fresh") {
  const Resolved file("import torch\ndef f(a, *b, c=d): e.g(h=1)\n");
  for (const char* name : {"torch", "f", "a", "b", "c", "d", "e", "g", "h"}) {
    INFO(name);
    CHECK(file.names.mentions(name));
  }
  CHECK_FALSE(file.names.mentions("fresh"));
}
