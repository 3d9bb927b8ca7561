#include "engine/torch/torch_methods.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls::python;
using paddle_ls::torch::axes_of_method;
using paddle_ls::torch::elements_of_method;
using paddle_ls::torch::method_traits;

TEST_CASE("a method makes a tensor, or returns its receiver or a view of it") {
  CHECK(method_traits("exp").making == Making::fresh);
  CHECK(method_traits("view").making == Making::passed);
  CHECK(method_traits("add_").making == Making::passed);
  CHECK(method_traits("grad").making == Making::held);
  CHECK(method_traits("requires_grad_").making == Making::held);
  CHECK(method_traits("split").gives_views);
}

TEST_CASE("a method that ends in an underscore changes its receiver, with few exceptions") {
  CHECK(method_traits("add_").changes_receiver);
  CHECK_FALSE(method_traits("detach_").changes_receiver);
  CHECK_FALSE(method_traits("__init__").changes_receiver);
  CHECK_FALSE(method_traits("add").changes_receiver);
}

TEST_CASE("what methods do with their arguments and return") {
  CHECK(method_traits("append").keeps_arguments);
  CHECK(method_traits("register_buffer").sets_attribute);
  CHECK(method_traits("reshape").reshapes);
  CHECK(method_traits("topk").gives_values_and_indices);
  CHECK(method_traits("backward").failures == failing::graph);
  CHECK(method_traits("sum").failures == failing::dimensions);
}

TEST_CASE("elements and dimensions of what a method returns") {
  CHECK(elements_of_method("long", {}).type == Number::large);
  CHECK(elements_of_method("exp", {}).from == ElementsOf::floating);
  CHECK(elements_of_method("clone", {}).from == ElementsOf::receiver);
  CHECK(elements_of_method("sum", {}).from == ElementsOf::sum);
  constexpr std::array<std::string_view, 1> dtype = {"dtype"};
  CHECK(elements_of_method("sum", {.keywords = dtype}).from == ElementsOf::unknown);
  CHECK(axes_of_method("sum", {}) == AxesOf::none);
  CHECK(axes_of_method("sum", {.positional = 1}) == AxesOf::unknown);
  CHECK(axes_of_method("flatten", {}) == AxesOf::one);
  CHECK(axes_of_method("clamp", {.positional = 2}) == AxesOf::receiver);
}
