#include "engine/torch/torch_library.hpp"

#include <algorithm>
#include <array>

#include <doctest/doctest.h>

#include "engine/torch/torch_names.hpp"

using namespace paddle_ls;
using python::Kind;

namespace {

const python::Library& library = torch::library();

}  // namespace

TEST_CASE("a star import binds what torch exports") {
  CHECK(library.star_exports("torch", "abs"));
  CHECK(library.star_exports("torch.nn", "functional"));
  CHECK_FALSE(library.star_exports("torch", "unique"));
  CHECK_FALSE(library.star_exports("torch", "_assert"));
}

TEST_CASE("what names of torch and of other packages evaluate to") {
  CHECK(library.name("torch.float32").value == Kind::dtype);
  CHECK(library.name("torch.nn.Linear").instance == Kind::module);
  CHECK(library.name("torch.nn.Linear").called == Kind::tensor);
  CHECK(library.name("torch.abs").exists);
  CHECK_FALSE(library.name("torch.absent").exists);
  CHECK_FALSE(library.name("numpy.ndarray").exists);
  CHECK(library.name("numpy.ndarray").instance == Kind::foreign);
  CHECK(library.name("program.Class").instance == Kind::unknown);
}

TEST_CASE("names of types refer to elements") {
  CHECK(library.element_type("torch.float16") == python::Number::half);
  CHECK(library.element_type("torch.LongTensor") == python::Number::large);
  CHECK(library.element_type("float") == python::Number::fraction);
  CHECK(library.element_type("torch.strided") == python::Number::unknown);
}

TEST_CASE("the arguments of a call decide what it returns") {
  constexpr std::array<std::string_view, 1> dim = {"dim"};
  CHECK(library.result_of_function("torch.max", {.positional = 1}).kind == Kind::tensor);
  CHECK(library.result_of_function("torch.max", {.positional = 1, .keywords = dim}).kind ==
        Kind::tensors);
  CHECK(library.result_of_method(Kind::tensor, "max", {}).kind == Kind::tensor);
  CHECK(library.result_of_method(Kind::module, "max", {}).kind == Kind::unknown);
}

TEST_CASE("members show what an object is") {
  CHECK(library.member("unsqueeze", 1).only_tensors);
  CHECK_FALSE(library.member("view", 1).only_tensors);
  CHECK(library.member("view", 3).only_tensors);
  CHECK(library.member("param_groups", 0).owner == Kind::optimizer);
  CHECK(library.member("reshape", 1).of_arrays);
  CHECK_FALSE(library.member("permute", 1).of_arrays);
  CHECK_FALSE(library.member("no_member_of_torch", 0).exists);
  CHECK(library.owner_by_name("my_scheduler", "get_lr") == Kind::scheduler);
  CHECK(library.keyword("dim").only_tensors);
  CHECK(library.keyword("requires_grad").makes_leaf);
}

TEST_CASE("what attributes are") {
  CHECK(library.attribute(Kind::tensor, {}, "shape").kind == Kind::size);
  CHECK(library.attribute(Kind::tensor, {}, "grad").making == python::Making::held);
  CHECK(library.attribute(Kind::module, "torch.nn.Linear", "weight").kind == Kind::tensor);
  CHECK(library.attribute(Kind::module, {}, "weight").kind == Kind::unknown);
  CHECK(library.attribute(Kind::module, {}, "sublayers").is_hidden);
  CHECK_FALSE(library.attribute(Kind::tensor, {}, "sublayers").is_hidden);
}

TEST_CASE("kinds have a class, and objects several names") {
  CHECK(library.class_name(Kind::tensor) == "torch.Tensor");
  CHECK(library.class_name(Kind::none).empty());
  const auto others = torch::other_names("torch.GradScaler");
  CHECK(std::find(others.begin(), others.end(), "torch.amp.GradScaler") != others.end());
}
