#include "engine/torch/torch_releases.hpp"

#include <array>

#include <doctest/doctest.h>

#include "engine/torch/torch_names.hpp"

using namespace paddle_ls::torch;

namespace {

std::string since_and_until(std::string_view name) {
  const auto span = releases_of(name);
  return span ? words_of(*span) : "-";
}

}  // namespace

TEST_CASE("the release that brought or removed a name is known") {
  constexpr std::array<std::array<std::string_view, 2>, 16> rows = {{
      {"torch.nn.functional.grouped_mm", "new in PyTorch 2.10"},
      {"torch.nn.attention.varlen.varlen_attn", "new in PyTorch 2.10"},
      {"torch.Tensor.grad_dtype", "new in PyTorch 2.10"},
      {"torch.export.export_for_training", "removed in PyTorch 2.11"},
      {"torch.nn.Module.modules(remove_duplicate)", "new in PyTorch 2.11"},
      {"torch.thread_safe_generator", "new in PyTorch 2.12"},
      {"torch.nn.GroupNorm(bias)", "new in PyTorch 2.12"},
      {"torch.compile(recompile_limit)", "new in PyTorch 2.12"},
      {"torch.nn.LinearCrossEntropyLoss", "new in PyTorch 2.13"},
      {"torch.Tensor.align_to", "removed in PyTorch 2.13"},
      {"torch.ones(names)", "removed in PyTorch 2.13"},
      {"torch.qr", "removed in PyTorch 2.14"},
      {"torch.Tensor.cholesky", "removed in PyTorch 2.14"},
      {"torch.foreach.abs", "new in PyTorch 2.15"},
      {"torch.nn.functional.relu", "-"},
      {"torch.no_such_name", "-"},
  }};
  for (const auto& [name, words] : rows) {
    CAPTURE(name);
    CHECK(since_and_until(name) == words);
  }
}

TEST_CASE("a name that only a later release has is a name of torch") {
  CHECK(is_public_api("torch.foreach.abs"));
  CHECK(name_facts("torch.optim.functional.adam").exists);
  CHECK_FALSE(is_public_api("torch.foreach.no_such_name"));
}

TEST_CASE("a parameter in the place of another is known with it") {
  const auto span = releases_of("torch.compile(dynamic_shapes)");
  REQUIRE(span);
  CHECK(span->replaced == "shapes_spec");
}

TEST_CASE("a range lacks a name if none of its releases has it") {
  const ReleaseSpan span{TorchRelease{2, 10}, TorchRelease{2, 13}, {}};
  const TorchRelease before{2, 9};
  const TorchRelease inside{2, 12};
  const TorchRelease after{2, 13};
  CHECK(release_without(span, {std::nullopt, before}) == before);
  CHECK(release_without(span, {after, std::nullopt}) == after);
  CHECK_FALSE(release_without(span, {before, after}));
  CHECK_FALSE(release_without(span, {inside, inside}));
  CHECK_FALSE(release_without(span, {before, std::nullopt}));
}
