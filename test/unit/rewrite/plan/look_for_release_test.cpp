#include "engine/rewrite/plan/look_for_release.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

constexpr torch::TorchRelease release_2_12{2, 12};
constexpr torch::TorchRelease release_2_14{2, 14};

// The reason and the fix of the only finding of its kind in `expression`.
std::string said(std::string_view expression, std::optional<torch::TorchRange> range = {}) {
  const std::string source = "import torch\ny = " + std::string(expression) + "\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  Options options;
  options.torch = range;
  const FileFindings file = analyze(source, *tree, RuleSet(), options);
  const auto at = source.find("torch.");
  for (const Finding& finding : file.findings) {
    if (finding.range.start != at) continue;
    return (finding.has_edits() ? "becomes: " : "") + std::string(finding.reason);
  }
  return "none";
}

}  // namespace

TEST_CASE("a name without a rule says which release brought or removed it") {
  CHECK(said("torch.thread_safe_generator()") ==
        "it is new in PyTorch 2.12; no conversion rule exists");
  CHECK(said("torch.export.export_for_training(m, ())") ==
        "it was removed in PyTorch 2.11; no conversion rule exists");
  CHECK(said("torch.cuda.memory_summary()") == "no conversion rule exists");
}

TEST_CASE("a name that no release has on which the project runs is said to be missing") {
  CHECK(said("torch.Tensor.const_data_ptr", torch::TorchRange{release_2_12, release_2_12}) ==
        "PyTorch 2.12, which the project pins, does not have it: it is new in PyTorch 2.13; no "
        "conversion rule exists");
}

TEST_CASE("a conversion of a missing name needs review") {
  CHECK(said("torch.qr(x)") == "becomes: ");
  CHECK(said("torch.qr(x)", torch::TorchRange{release_2_12, {}}) == "becomes: ");
  CHECK(said("torch.qr(x)", torch::TorchRange{release_2_14, {}}) ==
        "becomes: PyTorch 2.14, which the project pins, does not have it: it was removed in "
        "PyTorch 2.14");
  CHECK(said("torch.qr(x)", torch::TorchRange{release_2_14, release_2_14, true}) ==
        "becomes: PyTorch 2.14, which the project has installed, does not have it: it was removed "
        "in PyTorch 2.14");
}

TEST_CASE("a keyword that a release brought is refused by its name") {
  CHECK(said("torch.distributed.new_group(sort_ranks=x)") ==
        "it has no parameter `sort_ranks`; `sort_ranks` is new in PyTorch 2.12");
  const torch::TorchRange older{{}, torch::TorchRelease{2, 11}};
  CHECK(said("torch.distributed.new_group(sort_ranks=x)", older) ==
        "it has no parameter `sort_ranks`; PyTorch 2.11, which the project pins, does not "
        "have `sort_ranks`: it is new in PyTorch 2.12");
}
