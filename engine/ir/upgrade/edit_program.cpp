#include "engine/ir/upgrade/edit_program.hpp"

#include <algorithm>

namespace paddle_ls::ir {

namespace {

using Attr = wire::OpDesc::Attr;

template <class Lists>
auto* list_of(Lists& lists, std::string_view parameter) {
  const auto found = std::ranges::find_if(
      lists, [parameter](const auto& list) { return list.parameter() == parameter; });
  return found == lists.end() ? nullptr : &*found;
}

Attr& placed(wire::OpDesc& op, std::string_view name, wire::AttrType type) {
  remove_attribute(op, name);
  Attr& made = *op.add_attrs();
  made.set_name(std::string(name));
  made.set_type(type);
  return made;
}

template <class Lists>
void set_list(Lists& lists, std::string_view parameter, std::vector<std::string> variables) {
  auto* list = list_of(lists, parameter);
  if (!list) {
    list = lists.Add();
    list->set_parameter(std::string(parameter));
  }
  list->clear_arguments();
  for (std::string& name : variables) list->add_arguments(std::move(name));
}

}  // namespace

std::vector<std::string> inputs_of(const wire::OpDesc& op, std::string_view parameter) {
  const auto* list = list_of(op.inputs(), parameter);
  if (!list) return {};
  return {list->arguments().begin(), list->arguments().end()};
}

std::vector<std::string> outputs_of(const wire::OpDesc& op, std::string_view parameter) {
  const auto* list = list_of(op.outputs(), parameter);
  if (!list) return {};
  return {list->arguments().begin(), list->arguments().end()};
}

std::string input_of(const wire::OpDesc& op, std::string_view parameter) {
  const auto* list = list_of(op.inputs(), parameter);
  return list && list->arguments_size() > 0 ? list->arguments(0) : std::string();
}

std::string output_of(const wire::OpDesc& op, std::string_view parameter) {
  const auto* list = list_of(op.outputs(), parameter);
  return list && list->arguments_size() > 0 ? list->arguments(0) : std::string();
}

const Attr* find_attribute(const wire::OpDesc& op, std::string_view name) {
  const auto found = std::ranges::find_if(
      op.attrs(), [name](const Attr& attribute) { return attribute.name() == name; });
  return found == op.attrs().end() ? nullptr : &*found;
}

std::int32_t integer(const wire::OpDesc& op, std::string_view name, std::int32_t missing) {
  const Attr* found = find_attribute(op, name);
  return found && found->has_i() ? found->i() : missing;
}

float real(const wire::OpDesc& op, std::string_view name, float missing) {
  const Attr* found = find_attribute(op, name);
  return found && found->has_f() ? found->f() : missing;
}

bool truth(const wire::OpDesc& op, std::string_view name, bool missing) {
  const Attr* found = find_attribute(op, name);
  return found && found->has_b() ? found->b() : missing;
}

std::string word(const wire::OpDesc& op, std::string_view name, std::string_view missing) {
  const Attr* found = find_attribute(op, name);
  return found && found->has_s() ? found->s() : std::string(missing);
}

Dims integers(const wire::OpDesc& op, std::string_view name) {
  const Attr* found = find_attribute(op, name);
  if (!found) return {};
  if (found->longs_size() > 0) return {found->longs().begin(), found->longs().end()};
  return {found->ints().begin(), found->ints().end()};
}

void set_input(wire::OpDesc& op, std::string_view parameter, std::vector<std::string> variables) {
  set_list(*op.mutable_inputs(), parameter, std::move(variables));
}

void set_output(wire::OpDesc& op, std::string_view parameter, std::vector<std::string> variables) {
  set_list(*op.mutable_outputs(), parameter, std::move(variables));
}

void remove_input(wire::OpDesc& op, std::string_view parameter) {
  for (int i = op.inputs_size(); i-- > 0;) {
    if (op.inputs(i).parameter() == parameter) op.mutable_inputs()->DeleteSubrange(i, 1);
  }
}

void rename_attribute(wire::OpDesc& op, std::string_view from, std::string_view to) {
  for (Attr& attribute : *op.mutable_attrs()) {
    if (attribute.name() == from) attribute.set_name(std::string(to));
  }
}

void remove_attribute(wire::OpDesc& op, std::string_view name) {
  for (int i = op.attrs_size(); i-- > 0;) {
    if (op.attrs(i).name() == name) op.mutable_attrs()->DeleteSubrange(i, 1);
  }
}

void set_integer(wire::OpDesc& op, std::string_view name, std::int32_t value) {
  placed(op, name, wire::INT).set_i(value);
}

void set_real(wire::OpDesc& op, std::string_view name, float value) {
  placed(op, name, wire::FLOAT).set_f(value);
}

void set_truth(wire::OpDesc& op, std::string_view name, bool value) {
  placed(op, name, wire::BOOLEAN).set_b(value);
}

void set_word(wire::OpDesc& op, std::string_view name, std::string_view value) {
  placed(op, name, wire::STRING).set_s(std::string(value));
}

void set_integers(wire::OpDesc& op, std::string_view name, const Dims& values) {
  Attr& made = placed(op, name, wire::INTS);
  for (const std::int64_t value : values) made.add_ints(static_cast<std::int32_t>(value));
}

void set_reals(wire::OpDesc& op, std::string_view name, const std::vector<float>& values) {
  Attr& made = placed(op, name, wire::FLOATS);
  for (const float value : values) made.add_floats(value);
}

wire::OpDesc& OpReplacement::renamed(std::string_view type) {
  wire::OpDesc& op = ops_.emplace_back(old_);
  op.set_type(std::string(type));
  return op;
}

wire::OpDesc& OpReplacement::added(std::string_view type) {
  wire::OpDesc& op = ops_.emplace_back();
  op.set_type(std::string(type));
  // The Python line that made the old operator made this one as well.
  if (const Attr* stack = find_attribute(old_, "op_callstack")) *op.add_attrs() = *stack;
  return op;
}

wire::VarDesc* OpReplacement::find_variable(std::string_view name) const {
  for (int at = block_; at >= 0; at = program_.blocks(at).parent_idx()) {
    for (wire::VarDesc& variable : *program_.mutable_blocks(at)->mutable_vars()) {
      if (variable.name() == name) return &variable;
    }
  }
  return nullptr;
}

std::string OpReplacement::variable(std::string_view like, const Dims& dims) {
  const wire::VarDesc* described = find_variable(like);
  const bool is_known = described && described->type().has_dense_tensor();
  return variable(
      is_known ? described->type().dense_tensor().tensor().data_type() : wire::VarType::FP32, dims);
}

std::string OpReplacement::variable(wire::VarType::Type element, const Dims& dims) {
  wire::BlockDesc& block = *program_.mutable_blocks(block_);
  std::string name;
  for (int count = block.vars_size(); name.empty() || find_variable(name); ++count) {
    name = old_.type() + ".upgraded_" + std::to_string(count);
  }
  wire::VarDesc& made = *block.add_vars();
  made.set_name(name);
  made.mutable_type()->set_type(wire::VarType::DENSE_TENSOR);
  wire::VarType::TensorDesc& tensor =
      *made.mutable_type()->mutable_dense_tensor()->mutable_tensor();
  tensor.set_data_type(element);
  for (const std::int64_t dim : dims) tensor.add_dims(dim);
  return name;
}

int OpReplacement::nesting_of(std::string_view variable) const {
  const wire::VarDesc* found = find_variable(variable);
  return found ? found->type().dense_tensor().legacy_lod_level() : 0;
}

std::string OpReplacement::counts_of(std::string_view variable) const {
  const auto found = counts_.find(variable);
  return found == counts_.end() ? std::string() : found->second;
}

void OpReplacement::set_counts(std::string_view variable, const std::string& counts) {
  counts_.insert_or_assign(std::string(variable), counts);
}

std::optional<Dims> OpReplacement::dims_of(std::string_view variable) const {
  const wire::VarDesc* found = find_variable(variable);
  if (!found || !found->type().has_dense_tensor()) return std::nullopt;
  const auto& dims = found->type().dense_tensor().tensor().dims();
  return Dims(dims.begin(), dims.end());
}

std::optional<wire::VarType::Type> OpReplacement::element_of(std::string_view variable) const {
  const wire::VarDesc* found = find_variable(variable);
  if (!found || !found->type().has_dense_tensor()) return std::nullopt;
  return found->type().dense_tensor().tensor().data_type();
}

}  // namespace paddle_ls::ir
