// Operators that compute, and the border of a program.
#include <algorithm>

#include "engine/ir/upgrade/successors.hpp"

namespace paddle_ls::ir {

namespace {

struct Inputs {
  const std::string& x;
  const std::string& y;
};

void add_elementwise(OpReplacement& by, std::string_view type, const Inputs& inputs,
                     const std::string& out, int axis = -1) {
  wire::OpDesc& op = by.added(type);
  set_input(op, "X", {inputs.x});
  set_input(op, "Y", {inputs.y});
  set_output(op, "Out", {out});
  set_integer(op, "axis", axis);
}

void add_unary(OpReplacement& by, std::string_view type, const std::string& x,
               const std::string& out) {
  wire::OpDesc& op = by.added(type);
  set_input(op, "X", {x});
  set_output(op, "Out", {out});
}

Dims dims_or_none(const OpReplacement& by, const std::string& variable) {
  return by.dims_of(variable).value_or(Dims{});
}

}  // namespace

Replaced replace_top_k(OpReplacement& by) {
  wire::OpDesc& op = by.renamed("top_k_v2");
  set_integer(op, "axis", -1);
  set_truth(op, "largest", true);
  set_truth(op, "sorted", true);
  return {};
}

// The last dimension of the numbers, which is 1, went with the older operator.
Replaced replace_one_hot(OpReplacement& by) {
  const std::string x = input_of(by.old(), "X");
  const auto dims = by.dims_of(x);
  if (!dims || dims->empty() || dims->back() != 1) {
    return impossible("the last dimension of its input is not 1");
  }
  const std::string flat = by.variable(x, Dims(dims->begin(), dims->end() - 1));
  wire::OpDesc& squeeze = by.added("squeeze2");
  set_input(squeeze, "X", {x});
  set_output(squeeze, "Out", {flat});
  set_integers(squeeze, "axes", {-1});
  wire::OpDesc& op = by.renamed("one_hot_v2");
  set_input(op, "X", {flat});
  return {};
}

Replaced replace_minus(OpReplacement& by) {
  set_integer(by.renamed("elementwise_sub"), "axis", -1);
  return {};
}

Replaced replace_zeros_like(OpReplacement& by) {
  wire::OpDesc& op = by.renamed("fill_any_like");
  set_real(op, "value", 0.0F);
  set_integer(op, "dtype", -1);
  return {};
}

// Whether any element is so; the operators of today say it of each.
Replaced replace_not_finite(OpReplacement& by) {
  const std::string x = input_of(by.old(), "X");
  const std::string out = output_of(by.old(), "Out");
  const std::string each = by.variable(wire::VarType::BOOL, dims_or_none(by, x));
  const std::string any = by.variable(wire::VarType::BOOL, {});
  const std::string truth_value = by.variable(wire::VarType::BOOL, {1});
  add_unary(by, by.old().type() + "_v2", x, each);
  wire::OpDesc& reduce = by.added("reduce_any");
  set_input(reduce, "X", {each});
  set_output(reduce, "Out", {any});
  set_integers(reduce, "dim", {});
  set_truth(reduce, "keep_dim", false);
  set_truth(reduce, "reduce_all", true);
  wire::OpDesc& reshape = by.added("reshape2");
  set_input(reshape, "X", {any});
  set_output(reshape, "Out", {truth_value});
  set_integers(reshape, "shape", {1});
  // The result has the element type that the program says.
  wire::OpDesc& cast = by.added("cast");
  set_input(cast, "X", {truth_value});
  set_output(cast, "Out", {out});
  set_integer(cast, "in_dtype", wire::VarType::BOOL);
  set_integer(cast, "out_dtype", by.element_of(out).value_or(wire::VarType::BOOL));
  return {};
}

// A matrix product, a bias and an activation in one.
Replaced replace_fc(OpReplacement& by) {
  if (truth(by.old(), "padding_weights", false)) return impossible("its weights are padded");
  const std::string activation = word(by.old(), "activation_type", "");
  if (!activation.empty() && activation != "relu") {
    return impossible("its activation " + activation + " is not known");
  }
  const std::string input = input_of(by.old(), "Input");
  const std::string out = output_of(by.old(), "Out");
  const Dims dims = dims_or_none(by, out);
  const std::string bias = input_of(by.old(), "Bias");
  const int rows = integer(by.old(), "in_num_col_dims", 1);
  const std::string product = bias.empty() && activation.empty() ? out : by.variable(input, dims);
  wire::OpDesc& mul = by.added("mul");
  set_input(mul, "X", {input});
  set_input(mul, "Y", {input_of(by.old(), "W")});
  set_output(mul, "Out", {product});
  set_integer(mul, "x_num_col_dims", rows);
  set_integer(mul, "y_num_col_dims", 1);
  std::string sum = product;
  if (!bias.empty()) {
    sum = activation.empty() ? out : by.variable(input, dims);
    // A bias of one row has the dimensions of the last axis all the same.
    add_elementwise(by, "elementwise_add", {product, bias}, sum);
  }
  if (!activation.empty()) add_unary(by, activation, sum, out);
  return {};
}

// Y = (X - sum / size) * sqrt(size / square sum), for each column.
Replaced replace_data_norm(OpReplacement& by) {
  if (integer(by.old(), "slot_dim", -1) > 0) return impossible("it has slots");
  const std::string x = input_of(by.old(), "X");
  const std::string size = input_of(by.old(), "BatchSize");
  const Dims dims = dims_or_none(by, x);
  const Dims columns = dims_or_none(by, size);
  const bool is_shifted = truth(by.old(), "enable_scale_and_shift", false);
  const std::string out = output_of(by.old(), "Y");
  const std::string means = by.variable(x, columns);
  const std::string ratio = by.variable(x, columns);
  const std::string scales = by.variable(x, columns);
  const std::string centred = by.variable(x, dims);
  const std::string normal = is_shifted ? by.variable(x, dims) : out;
  add_elementwise(by, "elementwise_div", {input_of(by.old(), "BatchSum"), size}, means);
  add_elementwise(by, "elementwise_div", {size, input_of(by.old(), "BatchSquareSum")}, ratio);
  add_unary(by, "sqrt", ratio, scales);
  add_elementwise(by, "elementwise_sub", {x, means}, centred);
  add_elementwise(by, "elementwise_mul", {centred, scales}, normal);
  if (is_shifted) {
    const std::string scaled = by.variable(x, dims);
    add_elementwise(by, "elementwise_mul", {normal, input_of(by.old(), "scale_w")}, scaled);
    add_elementwise(by, "elementwise_add", {scaled, input_of(by.old(), "bias")}, out);
  }
  return {};
}

// Paddle 3 has an operator of that name that rounds once more instead: Y = X * scale / 127.
Replaced replace_dequantize(OpReplacement& by) {
  const std::string scale = input_of(by.old(), "Scale");
  const std::string out = output_of(by.old(), "Y");
  const Dims dims = dims_or_none(by, out);
  const int bits = integer(by.old(), "bit_length", 8);
  if (bits < 2 || bits > 31) return impossible("its bit_length is " + std::to_string(bits));
  std::string x = input_of(by.old(), "X");
  if (by.element_of(x) != by.element_of(scale)) {
    const std::string number = by.variable(scale, dims_or_none(by, x));
    wire::OpDesc& cast = by.added("cast");
    set_input(cast, "X", {x});
    set_output(cast, "Out", {number});
    set_integer(cast, "in_dtype", by.element_of(x).value_or(wire::VarType::INT8));
    set_integer(cast, "out_dtype", by.element_of(scale).value_or(wire::VarType::FP32));
    x = number;
  }
  const std::string part = by.variable(scale, dims);
  wire::OpDesc& op = by.added("scale");
  set_input(op, "X", {x});
  set_output(op, "Out", {part});
  set_real(op, "scale", 1.0F / static_cast<float>((1LL << (bits - 1)) - 1));
  set_real(op, "bias", 0.0F);
  set_truth(op, "bias_after_scale", true);
  add_elementwise(by, "elementwise_mul", {part, scale}, out,
                  std::max(integer(by.old(), "quant_axis", 0), -1));
  return {};
}

// A saved program of today has its inputs as data.
Replaced replace_feed(OpReplacement& by) {
  const std::string name = output_of(by.old(), "Out");
  wire::OpDesc& op = by.added("data");
  set_output(op, "out", {name});
  set_word(op, "name", name);
  set_integers(op, "shape", dims_or_none(by, name));
  set_integer(op, "dtype", by.element_of(name).value_or(wire::VarType::FP32));
  set_integer(op, "place", 0);
  return {};
}

}  // namespace paddle_ls::ir
