// Values out of packages that need PyTorch.
#include "engine/rewrite/dependents/package_kinds.hpp"

#include <memory>

#include <doctest/doctest.h>

#include "engine/rewrite/dependents/built_in_package_kinds.hpp"
#include "engine/rewrite/dependents/installed_packages.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;
using python::Kind;

namespace {

// A package `ownnet` with one function that returns a tensor.
class OneFunction : public PackageCode {
 public:
  std::optional<MadeKind> made_by(std::string_view qualified) const override {
    if (qualified != "ownnet.encode") return std::nullopt;
    return MadeKind{.made = Kind::tensor};
  }
  bool has_module(std::string_view name) const override { return name == "ownnet"; }
};

bool converts(std::string_view source, std::string_view to, FixClass up_to = FixClass::safe) {
  return converted(source, up_to).find(to) != std::string::npos;
}

}  // namespace

TEST_CASE("the table says what names make, by name, by pattern and by default") {
  CHECK(built_in_kind("timm.create_model")->made == Kind::module);
  CHECK_FALSE(built_in_kind("timm.create_model")->is_class);
  CHECK(built_in_kind("kornia.losses.ssim_loss")->made == Kind::tensor);
  CHECK(built_in_kind("torchmetrics.MeanMetric")->is_class);
  CHECK(built_in_kind("torchmetrics.MeanMetric")->made == Kind::module);
  CHECK(built_in_kind("torchmetrics.functional.accuracy")->made == Kind::tensor);
  const auto model = built_in_kind("transformers.BertForMaskedLM");
  REQUIRE(model);
  CHECK(model->gives_several);
  CHECK_FALSE(built_in_kind("transformers.BertConfig"));
  CHECK_FALSE(built_in_kind("torchmetrics.MeanMetric.compute"));
  CHECK_FALSE(built_in_kind("numpy.zeros"));
  CHECK_FALSE(built_in_kind("timm"));
  CHECK(built_in_package_kinds.size() < 65536);
}

TEST_CASE("methods of tensors that such packages return are converted") {
  CHECK(converts("import kornia\ny = kornia.losses.ssim_loss(1, 2, 11).max(0)\n",
                 "paddle.compat.max("));
  CHECK(converts("from kornia.filters import gaussian_blur2d as blur\ny = blur(1, 3, 2).max(0)\n",
                 "paddle.compat.max("));
  const std::string_view model = "import timm\nm = timm.create_model('a')\ny = m(1).max(1)\n";
  CHECK_FALSE(converts(model, "paddle.compat.max("));
  CHECK(converts(model, "paddle.compat.max(", FixClass::needs_confirmation));
  CHECK(converts("import timm\nm = timm.create_model('a')\ny = m.forward_features(1).max(1)\n",
                 "paddle.compat.max("));
  CHECK(
      converts("from transformers import AutoModel\nm = AutoModel.from_pretrained('a')\n"
               "y = m(1).last_hidden_state.max(1)\n",
               "paddle.compat.max(", FixClass::needs_confirmation));
}

TEST_CASE("a class that derives from a module of such a package is a module") {
  CHECK(
      converts("import torchmetrics\nclass Mine(torchmetrics.Metric):\n    def compute(self):\n"
               "        return [p.norm(dim=-1) for p in self.parameters()]\n",
               "paddle.norm("));
}

TEST_CASE("values of other packages stay what they were") {
  CHECK_FALSE(converts("import timm, numpy\ny = numpy.zeros(2).max(0)\n", "paddle.compat.max("));
  CHECK_FALSE(converts("import timm\ny = timm.list_models('a').sort(1)\n", "paddle.compat.sort("));
}

TEST_CASE("what an installed package says comes before the table") {
  InstalledPackages installed;
  installed.dependents = {{"ownnet", "ownnet", Extent::whole, "seen"}};
  installed.code = std::make_shared<const OneFunction>();
  Options options = usual();
  options.installed = std::make_shared<const InstalledPackages>(std::move(installed));
  const std::string text = converted_with(
      "import ownnet\na = ownnet.encode(1).max(0)\nb = ownnet.other(1).max(0)\n", options);
  CHECK(text.find("a = paddle.compat.max(") != std::string::npos);
  CHECK(text.find("b = ownnet.other(1).max(0)") != std::string::npos);
}
