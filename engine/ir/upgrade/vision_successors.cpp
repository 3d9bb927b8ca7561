// Operators of image models.
#include <cmath>

#include "engine/ir/upgrade/successors.hpp"

namespace paddle_ls::ir {

namespace {

// Where the dimensions that are scaled begin.
std::size_t first_spatial(const wire::OpDesc& op) {
  const std::string layout = word(op, "data_layout", "NCHW");
  return layout.ends_with('C') ? 1 : 2;
}

bool is_whole(double value) {
  return std::floor(value) == value;
}

}  // namespace

// The factor became a list. Where it does not give a whole number, the newer operator takes the
// factor itself for the distance of samples, the older one the ratio of the sizes.
Replaced replace_interpolation(OpReplacement& by) {
  wire::OpDesc& op = by.renamed(by.old().type() + "_v2");
  const float scale = real(by.old(), "scale", 0.0F);
  const auto dims = by.dims_of(input_of(by.old(), "X"));
  if (!dims || dims->size() < 3) return impossible("the shape of its input is not known");
  const std::size_t count = dims->size() - 2;
  remove_attribute(op, "scale");
  if (scale <= 0) {
    set_reals(op, "scale", {});
    return {};
  }
  constexpr const char* sizes[] = {"out_d", "out_h", "out_w"};
  bool is_exact = is_whole(scale);
  bool is_known = true;
  for (std::size_t i = 0; i < count; ++i) {
    const std::int64_t dim = (*dims)[first_spatial(by.old()) + i];
    is_known = is_known && dim > 0;
  }
  if (!is_exact && is_known) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t dim = (*dims)[first_spatial(by.old()) + i];
      set_integer(op, sizes[3 - count + i],
                  static_cast<std::int32_t>(static_cast<float>(dim) * scale));
    }
    set_reals(op, "scale", {});
    return {};
  }
  set_reals(op, "scale", std::vector<float>(count, scale));
  if (is_exact) return {};
  return {UpgradeOutcome::replaced,
          "sizes that the factor does not make whole numbers are sampled otherwise"};
}

Replaced replace_multiclass_nms(OpReplacement& by) {
  wire::OpDesc& op = by.renamed("multiclass_nms3");
  const std::string out = output_of(by.old(), "Out");
  if (output_of(by.old(), "Index").empty()) {
    set_output(op, "Index", {by.variable(wire::VarType::INT32, {-1, 1})});
  }
  const std::string kept = by.variable(wire::VarType::INT32, {-1});
  set_output(op, "NmsRoisNum", {kept});
  by.set_counts(output_of(by.old(), "Out"), kept);
  if (const std::string counts = by.counts_of(input_of(by.old(), "BBoxes")); !counts.empty()) {
    set_input(op, "RoisNum", {counts});
  }
  return {UpgradeOutcome::replaced,
          "where nothing is found, the result has no row; the older operator gave one of -1"};
}

// Paddle itself takes other neighbours since 3.0.
Replaced compare_grid_sampler(OpReplacement& by) {
  const bool is_other =
      word(by.old(), "mode", "bilinear") == "nearest" && !truth(by.old(), "align_corners", true);
  return {UpgradeOutcome::unchanged,
          is_other ? "Paddle 3 takes other elements for the nearest ones" : std::string()};
}

// The size of the image without the factor by which it was scaled.
Replaced replace_generate_proposals(OpReplacement& by) {
  if (real(by.old(), "min_size", 0.0F) > 1.0F) {
    return impossible("its min_size is measured in the image of before scaling");
  }
  const std::string shape = by.variable(wire::VarType::FP32, {-1, 2});
  wire::OpDesc& slice = by.added("slice");
  set_input(slice, "Input", {input_of(by.old(), "ImInfo")});
  set_output(slice, "Out", {shape});
  set_integers(slice, "axes", {1});
  set_integers(slice, "starts", {0});
  set_integers(slice, "ends", {2});
  set_integers(slice, "infer_flags", {1});
  set_integers(slice, "decrease_axis", {});
  wire::OpDesc& op = by.renamed("generate_proposals_v2");
  set_input(op, "ImShape", {shape});
  remove_input(op, "ImInfo");
  std::string counts = output_of(by.old(), "RpnRoisNum");
  if (counts.empty()) counts = by.variable(wire::VarType::INT32, {-1});
  set_output(op, "RpnRoisNum", {counts});
  by.set_counts(output_of(by.old(), "RpnRois"), counts);
  by.set_counts(output_of(by.old(), "RpnRoiProbs"), counts);
  set_truth(op, "pixel_offset", true);
  return {};
}

}  // namespace paddle_ls::ir
