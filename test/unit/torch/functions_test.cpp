#include "engine/torch/functions.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls::python;
using paddle_ls::torch::axes_of_function;
using paddle_ls::torch::elements_of_function;
using paddle_ls::torch::function_traits;

TEST_CASE("a function of torch makes a tensor, or returns what it was given") {
  CHECK(function_traits("torch.zeros").making == Making::fresh);
  CHECK(function_traits("torch.squeeze").making == Making::passed);
  CHECK(function_traits("torch.Tensor.add_").making == Making::passed);
  CHECK(function_traits("einops.rearrange").making == Making::passed);
  CHECK(function_traits("torch.nn.Parameter").making == Making::held);
  CHECK(function_traits("numpy.squeeze").making == Making::held);
}

TEST_CASE("views of the first argument are told apart where Paddle copies") {
  CHECK(function_traits("torch.split").gives_views);
  CHECK_FALSE(function_traits("torch.squeeze").gives_views);
}

TEST_CASE("the effects of single functions and classes") {
  CHECK(function_traits("copy.deepcopy").copies_first);
  CHECK(function_traits("einops.repeat").reshapes_first);
  CHECK(function_traits("torch.nn.Sequential").calls_in_turn);
  CHECK(function_traits("torch.no_grad").keeps_functions);
  CHECK(function_traits("torch.nn.functional.relu").takes_tensors_first);
  CHECK(function_traits("torch.nn.modules.rnn.LSTM").gives_several);
  const FunctionTraits other = function_traits("torch.abs");
  CHECK_FALSE((other.copies_first || other.reshapes_first || other.calls_in_turn));
  CHECK_FALSE((other.keeps_functions || other.takes_tensors_first || other.gives_several));
}

TEST_CASE("how functions fail") {
  CHECK(function_traits("torch.load").failures == failing::file);
  CHECK(function_traits("torch.autograd.grad").failures == (failing::graph | failing::shapes));
  CHECK(function_traits("torch.linalg.eigh").failures == failing::shapes);
  CHECK(function_traits("torch.cholesky").failures == failing::shapes);
  CHECK(function_traits("torch.squeeze").failures == failing::dimensions);
  CHECK(function_traits("torch.abs").failures == 0);
}

TEST_CASE("the elements of what a function returns") {
  CHECK(elements_of_function("torch.rand", {}).type == Number::fraction);
  CHECK(elements_of_function("torch.argmax", {}).type == Number::large);
  CHECK(elements_of_function("torch.cat", {}).from == ElementsOf::arguments);
  CHECK(elements_of_function("torch.arange", {}).from == ElementsOf::range);
  CHECK(elements_of_function("torch.cumsum", {}).from == ElementsOf::sum);
  CHECK(elements_of_function("numpy.rand", {}).from == ElementsOf::unknown);
  // Layers compute with fractions; the function of the same name takes what it is given.
  CHECK(elements_of_function("torch.nn.functional.relu", {}).type == Number::fraction);
  CHECK(elements_of_function("torch.relu", {}).from == ElementsOf::arguments);
}

TEST_CASE("a keyword that says otherwise makes elements and dimensions unknown") {
  constexpr std::array<std::string_view, 1> dtype = {"dtype"};
  CHECK(elements_of_function("torch.rand", {.keywords = dtype}).from == ElementsOf::unknown);
  CHECK(elements_of_function("torch.rand", {.unpacks = true}).from == ElementsOf::unknown);
  constexpr std::array<std::string_view, 1> reduction = {"reduction"};
  CHECK(axes_of_function("torch.nn.functional.l1_loss", {}) == AxesOf::none);
  CHECK(axes_of_function("torch.nn.functional.l1_loss", {.keywords = reduction}) ==
        AxesOf::unknown);
  constexpr std::array<std::string_view, 1> out = {"out"};
  CHECK(axes_of_function("torch.zeros", {}) == AxesOf::sizes);
  CHECK(axes_of_function("torch.zeros", {.keywords = out}) == AxesOf::unknown);
}
