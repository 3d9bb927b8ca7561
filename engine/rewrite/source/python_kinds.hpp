// The grammar's numbers for the Python node kinds and fields that this folder looks at.
#pragma once

#include <cstdint>

#include "engine/syntax/language.hpp"

namespace paddle_ls::rewrite {

struct PythonKinds {
  static std::uint16_t kind(const char* name) {
    return syntax::symbol(syntax::Language::python, name);
  }
  static std::uint16_t field_id(const char* name) {
    return syntax::field(syntax::Language::python, name);
  }

  const std::uint16_t argument_list = kind("argument_list");
  const std::uint16_t as_pattern = kind("as_pattern");
  const std::uint16_t assert_statement = kind("assert_statement");
  const std::uint16_t assignment = kind("assignment");
  const std::uint16_t attribute = kind("attribute");
  const std::uint16_t augmented_assignment = kind("augmented_assignment");
  const std::uint16_t await = kind("await");
  const std::uint16_t binary_operator = kind("binary_operator");
  const std::uint16_t block = kind("block");
  const std::uint16_t boolean_operator = kind("boolean_operator");
  const std::uint16_t call = kind("call");
  const std::uint16_t class_definition = kind("class_definition");
  const std::uint16_t comment = kind("comment");
  const std::uint16_t comparison_operator = kind("comparison_operator");
  const std::uint16_t concatenated_string = kind("concatenated_string");
  const std::uint16_t conditional_expression = kind("conditional_expression");
  const std::uint16_t decorated_definition = kind("decorated_definition");
  const std::uint16_t decorator = kind("decorator");
  const std::uint16_t default_parameter = kind("default_parameter");
  const std::uint16_t dictionary = kind("dictionary");
  const std::uint16_t dictionary_comprehension = kind("dictionary_comprehension");
  const std::uint16_t dictionary_splat = kind("dictionary_splat");
  const std::uint16_t elif_clause = kind("elif_clause");
  const std::uint16_t ellipsis = kind("ellipsis");
  const std::uint16_t expression_list = kind("expression_list");
  const std::uint16_t expression_statement = kind("expression_statement");
  const std::uint16_t false_ = kind("false");
  const std::uint16_t float_ = kind("float");
  const std::uint16_t for_in_clause = kind("for_in_clause");
  const std::uint16_t for_statement = kind("for_statement");
  const std::uint16_t format_expression = kind("format_expression");
  const std::uint16_t function_definition = kind("function_definition");
  const std::uint16_t future_import_statement = kind("future_import_statement");
  const std::uint16_t generator_expression = kind("generator_expression");
  const std::uint16_t identifier = kind("identifier");
  const std::uint16_t if_clause = kind("if_clause");
  const std::uint16_t if_statement = kind("if_statement");
  const std::uint16_t import_from_statement = kind("import_from_statement");
  const std::uint16_t import_statement = kind("import_statement");
  const std::uint16_t integer = kind("integer");
  const std::uint16_t interpolation = kind("interpolation");
  const std::uint16_t keyword_argument = kind("keyword_argument");
  const std::uint16_t aliased_import = kind("aliased_import");
  const std::uint16_t dotted_name = kind("dotted_name");
  const std::uint16_t lambda = kind("lambda");
  const std::uint16_t list = kind("list");
  const std::uint16_t list_comprehension = kind("list_comprehension");
  const std::uint16_t list_splat = kind("list_splat");
  const std::uint16_t module = kind("module");
  const std::uint16_t named_expression = kind("named_expression");
  const std::uint16_t none = kind("none");
  const std::uint16_t not_operator = kind("not_operator");
  const std::uint16_t pair = kind("pair");
  const std::uint16_t parameters = kind("parameters");
  const std::uint16_t pattern_list = kind("pattern_list");
  const std::uint16_t parenthesized_expression = kind("parenthesized_expression");
  const std::uint16_t return_statement = kind("return_statement");
  const std::uint16_t set = kind("set");
  const std::uint16_t set_comprehension = kind("set_comprehension");
  const std::uint16_t string = kind("string");
  const std::uint16_t string_content = kind("string_content");
  const std::uint16_t subscript = kind("subscript");
  const std::uint16_t true_ = kind("true");
  const std::uint16_t tuple = kind("tuple");
  const std::uint16_t tuple_pattern = kind("tuple_pattern");
  const std::uint16_t type = kind("type");
  const std::uint16_t typed_default_parameter = kind("typed_default_parameter");
  const std::uint16_t unary_operator = kind("unary_operator");
  const std::uint16_t while_statement = kind("while_statement");
  const std::uint16_t with_statement = kind("with_statement");
  const std::uint16_t yield = kind("yield");

  const std::uint16_t alternative = field_id("alternative");
  const std::uint16_t arguments = field_id("arguments");
  const std::uint16_t attribute_name = field_id("attribute");
  const std::uint16_t body = field_id("body");
  const std::uint16_t condition = field_id("condition");
  const std::uint16_t definition = field_id("definition");
  const std::uint16_t function = field_id("function");
  const std::uint16_t key = field_id("key");
  const std::uint16_t left = field_id("left");
  const std::uint16_t name = field_id("name");
  const std::uint16_t object = field_id("object");
  const std::uint16_t module_name = field_id("module_name");
  const std::uint16_t operator_ = field_id("operator");
  const std::uint16_t parameters_field = field_id("parameters");
  const std::uint16_t right = field_id("right");
  const std::uint16_t superclasses = field_id("superclasses");
  const std::uint16_t type_field = field_id("type");
  const std::uint16_t value = field_id("value");
};

inline const PythonKinds& python_kinds() {
  static const PythonKinds kinds;
  return kinds;
}

}  // namespace paddle_ls::rewrite
