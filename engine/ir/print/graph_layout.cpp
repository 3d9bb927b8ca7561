#include "engine/ir/print/graph_layout.hpp"

#include <algorithm>
#include <unordered_map>

namespace paddle_ls::ir {

namespace {

constexpr double node_height = 26;
constexpr double layer_height = 60;
constexpr double gap = 20;
constexpr double character_width = 7.5;

bool is_folded(std::string_view name) {
  return name == "builtin.parameter" || name == "builtin.set_parameter" || name == "pd_op.full" ||
         name == "pd_op.full_int_array";
}

std::string label_of(const Program& program, const Operation& op) {
  std::string label(op.name.starts_with("pd_op.") ? op.name.substr(6) : op.name);
  if (const Attribute* name = find_attribute(program, op, "name")) {
    if (const auto* text = std::get_if<std::string>(&name->value)) label += " " + *text;
  }
  std::size_t parameters = 0;
  for (const ValueId operand : op.operands) {
    const OpId definer = program.value(operand).op;
    parameters += definer != none && program.op(definer).name == "builtin.parameter" ? 1 : 0;
  }
  if (parameters > 0) {
    label += " (" + std::to_string(parameters) + (parameters == 1 ? " parameter)" : " parameters)");
  }
  return label;
}

}  // namespace

GraphLayout layout_block(const Program& program, BlockId block) {
  GraphLayout layout;
  std::unordered_map<OpId, std::size_t> node_of;
  std::vector<std::size_t> layer;
  for (OpId id = program.block(block).first; id != none; id = program.op(id).next) {
    const Operation& op = program.op(id);
    if (is_folded(op.name)) continue;
    const std::size_t index = layout.nodes.size();
    std::size_t depth = 0;
    for (const ValueId operand : op.operands) {
      const auto from = node_of.find(program.value(operand).op);
      if (operand == null_value || from == node_of.end()) continue;
      layout.edges.push_back({from->second, index});
      depth = std::max(depth, layer[from->second] + 1);
    }
    std::string label = label_of(program, op);
    const double width = static_cast<double>(label.size()) * character_width + 16;
    layout.nodes.push_back({id, std::move(label), 0, 0, width, node_height});
    layer.push_back(depth);
    node_of[id] = index;
  }
  std::vector<double> used;  // width of each layer so far
  for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
    if (used.size() <= layer[i]) used.resize(layer[i] + 1, gap);
    GraphNode& node = layout.nodes[i];
    node.x = used[layer[i]];
    node.y = gap + static_cast<double>(layer[i]) * layer_height;
    used[layer[i]] += node.width + gap;
    layout.width = std::max(layout.width, used[layer[i]]);
    layout.height = std::max(layout.height, node.y + node.height + gap);
  }
  for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
    layout.nodes[i].x += (layout.width - used[layer[i]]) / 2;
  }
  return layout;
}

}  // namespace paddle_ls::ir
