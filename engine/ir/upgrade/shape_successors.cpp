// Operators that change the shape of a tensor.
#include <algorithm>

#include "engine/ir/upgrade/successors.hpp"

namespace paddle_ls::ir {

namespace {

std::int64_t product(const Dims& dims) {
  std::int64_t result = 1;
  for (const std::int64_t dim : dims) {
    if (dim < 0) return -1;
    result *= dim;
  }
  return result;
}

// x with the dimensions `first` to `last` as one, into `into`.
void flatten_part(OpReplacement& by, const std::string& x, const std::string& into, int first,
                  int last) {
  wire::OpDesc& op = by.added("flatten_contiguous_range");
  set_input(op, "X", {x});
  set_output(op, "Out", {into});
  set_integer(op, "start_axis", first);
  set_integer(op, "stop_axis", last);
}

}  // namespace

// Operators whose second version differs in a result that only its gradient reads.
Replaced replace_by_second_version(OpReplacement& by) {
  // An operator of that name exists in newer releases as well, with a parameter in small letters.
  const bool is_old = !inputs_of(by.old(), "X").empty();
  by.renamed(is_old ? by.old().type() + "2" : by.old().type());
  return {};
}

// To a matrix: the dimensions before the axis are its rows.
Replaced replace_flatten(OpReplacement& by) {
  const std::string x = input_of(by.old(), "X");
  const std::string out = output_of(by.old(), "Out");
  const auto dims = by.dims_of(x);
  if (!dims) return impossible("the rank of its input is not known");
  const int rank = static_cast<int>(dims->size());
  const int axis = integer(by.old(), "axis", 1);
  if (axis <= 0 || axis >= rank) {
    wire::OpDesc& op = by.added("reshape2");
    set_input(op, "X", {x});
    set_output(op, "Out", {out});
    set_integers(op, "shape", axis <= 0 ? Dims{1, -1} : Dims{-1, 1});
  } else if (axis == 1) {
    flatten_part(by, x, out, 1, rank - 1);
  } else {
    Dims columns(dims->begin(), dims->begin() + axis);
    columns.push_back(product(Dims(dims->begin() + axis, dims->end())));
    const std::string flat = by.variable(x, columns);
    flatten_part(by, x, flat, axis, rank - 1);
    flatten_part(by, flat, out, 0, axis - 1);
  }
  return {};
}

// It repeated; what is called so now broadcasts.
Replaced replace_expand(OpReplacement& by) {
  wire::OpDesc& op = by.renamed("tile");
  rename_attribute(op, "expand_times", "repeat_times");
  for (wire::OpDesc::Var& list : *op.mutable_inputs()) {
    if (list.parameter() == "ExpandTimes") list.set_parameter("RepeatTimes");
    if (list.parameter() == "expand_times_tensor") list.set_parameter("repeat_times_tensor");
  }
  return {};
}

Replaced replace_expand_as(OpReplacement& by) {
  const auto from = by.dims_of(input_of(by.old(), "X"));
  const auto to = by.dims_of(input_of(by.old(), "target_tensor"));
  if (!from || !to || from->size() != to->size()) return impossible("its shapes are not known");
  Dims times;
  for (std::size_t i = 0; i < from->size(); ++i) {
    const std::int64_t small = (*from)[i];
    const std::int64_t large = (*to)[i];
    if (small <= 0 || large <= 0 || large % small != 0) {
      if (small != large) return impossible("its shapes are not known");
      times.push_back(1);
    } else {
      times.push_back(large / small);
    }
  }
  wire::OpDesc& op = by.added("tile");
  set_input(op, "X", inputs_of(by.old(), "X"));
  set_output(op, "Out", {output_of(by.old(), "Out")});
  set_integers(op, "repeat_times", times);
  return {};
}

Replaced replace_crop(OpReplacement& by) {
  const std::string like = input_of(by.old(), "Y");
  std::string shape;
  if (!like.empty()) {
    const auto dims = by.dims_of(like);
    if (!dims) return impossible("the shape of Y is not known");
    shape = by.variable(wire::VarType::INT32, {static_cast<std::int64_t>(dims->size())});
    wire::OpDesc& measured = by.added("shape");
    set_input(measured, "Input", {like});
    set_output(measured, "Out", {shape});
  }
  wire::OpDesc& op = by.renamed("crop_tensor");
  if (like.empty()) return {};
  remove_input(op, "Y");
  set_input(op, "Shape", {shape});
  return {};
}

// Padding of volumes of depth 1.
Replaced replace_pad2d(OpReplacement& by) {
  const std::string x = input_of(by.old(), "X");
  const auto dims = by.dims_of(x);
  const Dims sides = integers(by.old(), "paddings");  // top, bottom, left, right
  if (!input_of(by.old(), "Paddings").empty()) return impossible("its paddings are a tensor");
  if (!dims || dims->size() != 4 || sides.size() != 4)
    return impossible("it is not of four dimensions");
  const bool channels_last = word(by.old(), "data_format", "NCHW") == "NHWC";
  const int depth = channels_last ? 1 : 2;
  Dims deep = *dims;
  deep.insert(deep.begin() + depth, 1);
  const std::string volume = by.variable(x, deep);
  const int height = channels_last ? 2 : 3;
  for (int i = 0; i < 2; ++i) {
    auto& dim = deep[static_cast<std::size_t>(height + i)];
    if (dim >= 0)
      dim += sides[static_cast<std::size_t>(2 * i)] + sides[static_cast<std::size_t>(2 * i + 1)];
  }
  const std::string padded = by.variable(x, deep);
  wire::OpDesc& unsqueeze = by.added("unsqueeze2");
  set_input(unsqueeze, "X", {x});
  set_output(unsqueeze, "Out", {volume});
  set_integers(unsqueeze, "axes", {depth});
  wire::OpDesc& pad = by.added("pad3d");
  set_input(pad, "X", {volume});
  set_output(pad, "Out", {padded});
  set_integers(pad, "paddings", {sides[2], sides[3], sides[0], sides[1], 0, 0});
  const std::string mode = word(by.old(), "mode", "constant");
  set_word(pad, "mode", mode == "edge" ? "replicate" : mode);
  set_real(pad, "value", real(by.old(), "pad_value", 0.0F));
  set_word(pad, "data_format", channels_last ? "NDHWC" : "NCDHW");
  wire::OpDesc& squeeze = by.added("squeeze2");
  set_input(squeeze, "X", {padded});
  set_output(squeeze, "Out", {output_of(by.old(), "Out")});
  set_integers(squeeze, "axes", {depth});
  return {};
}

}  // namespace paddle_ls::ir
