// Operators on regions of images. Which region belongs to which image was a level of nesting of
// their tensors; it is a separate tensor now, which every operator on the way is given.
#include "engine/ir/upgrade/successors.hpp"

namespace paddle_ls::ir {

namespace {

constexpr Replaced unchanged() {
  return {UpgradeOutcome::unchanged, {}};
}

std::string count_variable(OpReplacement& by) {
  return by.variable(wire::VarType::INT32, {-1});
}

// `x`, the rows of images, with the row of each image as often as it has regions.
std::string row_of_each_region(OpReplacement& by, const std::string& x, const std::string& counts,
                               std::string into) {
  wire::OpDesc& op = by.added("repeat_interleave");
  if (into.empty()) {
    Dims dims = by.dims_of(x).value_or(Dims{-1});
    if (!dims.empty()) dims.front() = -1;
    into = by.variable(x, dims);
  }
  set_input(op, "X", {x});
  set_input(op, "RepeatsTensor", {counts});
  set_output(op, "Out", {into});
  set_integer(op, "dim", 0);
  return into;
}

// Columns of a matrix.
std::string columns(OpReplacement& by, const std::string& x, std::int64_t from, std::int64_t to) {
  std::string out = by.variable(x, {-1, to - from});
  wire::OpDesc& op = by.added("slice");
  set_input(op, "Input", {x});
  set_output(op, "Out", {out});
  set_integers(op, "axes", {1});
  set_integers(op, "starts", {from});
  set_integers(op, "ends", {to});
  set_integers(op, "infer_flags", {1});
  set_integers(op, "decrease_axis", {});
  return out;
}

void binary(OpReplacement& by, std::string_view type, const std::string& x, const std::string& y,
            const std::string& out) {
  wire::OpDesc& op = by.added(type);
  set_input(op, "X", {x});
  set_input(op, "Y", {y});
  set_output(op, "Out", {out});
  set_integer(op, "axis", -1);
}

// The largest coordinates of a region: width and height of its image, less 1, twice.
std::string largest_coordinates(OpReplacement& by, const std::string& info) {
  const std::string size = columns(by, info, 0, 2);
  const std::string factor = columns(by, info, 2, 3);
  const std::string original = by.variable(info, {-1, 2});
  const std::string whole = by.variable(info, {-1, 2});
  const std::string last = by.variable(info, {-1, 2});
  binary(by, "elementwise_div", size, factor, original);
  wire::OpDesc& round = by.added("round");
  set_input(round, "X", {original});
  set_output(round, "Out", {whole});
  wire::OpDesc& less = by.added("scale");
  set_input(less, "X", {whole});
  set_output(less, "Out", {last});
  set_real(less, "scale", 1.0F);
  set_real(less, "bias", -1.0F);
  set_truth(less, "bias_after_scale", true);
  const std::string height = columns(by, last, 0, 1);
  const std::string width = columns(by, last, 1, 2);
  std::string all = by.variable(info, {-1, 4});
  wire::OpDesc& concat = by.added("concat");
  set_input(concat, "X", {width, height, width, height});
  set_output(concat, "Out", {all});
  set_integer(concat, "axis", 1);
  return all;
}

}  // namespace

Replaced count_collected(OpReplacement& by) {
  std::vector<std::string> counts;
  for (const std::string& rois : inputs_of(by.old(), "MultiLevelRois")) {
    counts.push_back(by.counts_of(rois));
    if (counts.back().empty()) return unchanged();
  }
  wire::OpDesc& op = by.renamed(by.old().type());
  set_input(op, "MultiLevelRoIsNum", counts);
  std::string collected = output_of(by.old(), "RoisNum");
  if (collected.empty()) collected = count_variable(by);
  set_output(op, "RoisNum", {collected});
  by.set_counts(output_of(by.old(), "FpnRois"), collected);
  return {};
}

Replaced count_distributed(OpReplacement& by) {
  const std::string counts = by.counts_of(input_of(by.old(), "FpnRois"));
  if (counts.empty()) return unchanged();
  wire::OpDesc& op = by.renamed(by.old().type());
  set_input(op, "RoisNum", {counts});
  std::vector<std::string> of_levels;
  for (const std::string& rois : outputs_of(by.old(), "MultiFpnRois")) {
    of_levels.push_back(count_variable(by));
    by.set_counts(rois, of_levels.back());
  }
  set_output(op, "MultiLevelRoIsNum", of_levels);
  return {};
}

Replaced count_pooled(OpReplacement& by) {
  const std::string counts = by.counts_of(input_of(by.old(), "ROIs"));
  if (counts.empty()) return unchanged();
  const bool is_given_rois = by.old().type() == "prroi_pool";
  set_input(by.renamed(by.old().type()), is_given_rois ? "BatchRoINums" : "RoisNum", {counts});
  by.set_counts(output_of(by.old(), "Out"), counts);
  return {};
}

// Gives a tensor the nesting of another one.
Replaced count_reset(OpReplacement& by) {
  const std::string like = input_of(by.old(), "Y");
  const std::string counts = by.counts_of(like);
  if (counts.empty() && !like.empty() && by.nesting_of(like) == 0) {
    return impossible("the nesting that it gives is computed, which Paddle 3 does not run");
  }
  if (counts.empty()) return unchanged();
  wire::OpDesc& op = by.added("assign");
  set_input(op, "X", inputs_of(by.old(), "X"));
  set_output(op, "Out", {output_of(by.old(), "Out")});
  by.set_counts(output_of(by.old(), "Out"), counts);
  return {};
}

Replaced replace_sequence_expand(OpReplacement& by) {
  const std::string x = input_of(by.old(), "X");
  const std::string counts = by.counts_of(input_of(by.old(), "Y"));
  if (counts.empty() || !by.counts_of(x).empty()) return unchanged();
  const std::string out = output_of(by.old(), "Out");
  row_of_each_region(by, x, counts, out);
  by.set_counts(out, counts);
  return {};
}

Replaced replace_box_clip(OpReplacement& by) {
  const std::string boxes = input_of(by.old(), "Input");
  const std::string counts = by.counts_of(boxes);
  if (counts.empty()) return unchanged();
  const auto dims = by.dims_of(boxes);
  if (!dims || dims->empty() || dims->back() != 4)
    return impossible("its boxes are not of 4 numbers");
  const std::string out = output_of(by.old(), "Output");
  const std::string info = row_of_each_region(by, input_of(by.old(), "ImInfo"), counts, {});
  std::string largest = largest_coordinates(by, info);
  if (dims->size() == 3) {
    const std::string of_classes = by.variable(info, {-1, 1, 4});
    wire::OpDesc& unsqueeze = by.added("unsqueeze2");
    set_input(unsqueeze, "X", {largest});
    set_output(unsqueeze, "Out", {of_classes});
    set_integers(unsqueeze, "axes", {1});
    largest = of_classes;
  }
  const std::string bounded = by.variable(boxes, *dims);
  binary(by, "elementwise_min", boxes, largest, bounded);
  wire::OpDesc& positive = by.added("relu");
  set_input(positive, "X", {bounded});
  set_output(positive, "Out", {out});
  by.set_counts(out, counts);
  return {};
}

Replaced count_of_target(OpReplacement& by) {
  std::string counts = by.counts_of(input_of(by.old(), "TargetBox"));
  if (counts.empty()) counts = by.counts_of(input_of(by.old(), "PriorBox"));
  if (!counts.empty()) by.set_counts(output_of(by.old(), "OutputBox"), counts);
  return unchanged();
}

// The result has the rows of the first input.
Replaced count_of_input(OpReplacement& by) {
  const std::string counts = by.counts_of(input_of(by.old(), "X"));
  if (!counts.empty()) by.set_counts(output_of(by.old(), "Out"), counts);
  return unchanged();
}

// Its candidates are levels of nesting, which loops of Paddle 3 do not keep.
Replaced refuse_search(OpReplacement&) {
  return impossible("its candidates are nested sequences, which loops of Paddle 3 do not keep");
}

}  // namespace paddle_ls::ir
