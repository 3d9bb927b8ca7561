#include "server/cli/align/layer_tree.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "engine/text/counted.hpp"

namespace paddle_ls::cli {
namespace {

LayerNode& part_named(LayerNode& node, const std::string& name) {
  const auto found = std::find_if(node.parts.begin(), node.parts.end(),
                                  [&](const LayerNode& part) { return part.name == name; });
  if (found != node.parts.end()) return *found;
  node.parts.push_back({name, nullptr, {}});
  return node.parts.back();
}

LayerNode& node_at(LayerNode& model, const std::string& path) {
  LayerNode* node = &model;
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t dot = std::min(path.find('.', begin), path.size());
    node = &part_named(*node, path.substr(begin, dot - begin));
    begin = dot + 1;
  }
  return *node;
}

std::size_t called_in(const LayerNode& node) {
  std::size_t count = node.result != nullptr ? 1 : 0;
  for (const LayerNode& part : node.parts) count += called_in(part);
  return count;
}

std::string last_name(const std::string& class_name) {
  return class_name.substr(class_name.rfind('.') + 1);
}

void add_lines(std::string& text, const LayerNode& node, std::size_t depth) {
  constexpr std::size_t width = 44;
  const std::string of_class =
      node.result == nullptr ? "" : " " + last_name(node.result->class_name);
  const std::string head = std::string(depth * 2 + 2, ' ') + node.name + of_class;
  const std::string words = result_words(node);
  text += words.empty() ? head + "\n" : fmt::format("{:<{}} {}\n", head, width, words);
  std::size_t agree = 0;
  for (const LayerNode& part : node.parts) {
    if (part.differs()) {
      add_lines(text, part, depth + 1);
    } else {
      agree += called_in(part);
    }
  }
  if (agree == 0) return;
  text += std::string(depth * 2 + 4, ' ') + "... " + text::counted(agree, "layer") +
          (agree == 1 ? " agrees\n" : " agree\n");
}

}  // namespace

bool LayerNode::differs() const {
  return (result != nullptr && !result->agrees()) ||
         std::any_of(parts.begin(), parts.end(),
                     [](const LayerNode& part) { return part.differs(); });
}

std::vector<LayerNode> layer_trees(const std::vector<alignment::LayerResult>& layers) {
  std::map<std::uint32_t, LayerNode> models;
  for (const alignment::LayerResult& layer : layers) {
    LayerNode& model = models[layer.root];
    model.name = layer.root == 0 ? "the model" : fmt::format("model {}", layer.root + 1);
    node_at(model, layer.path).result = &layer;
  }
  std::vector<LayerNode> trees;
  for (auto& [root, model] : models) trees.push_back(std::move(model));
  return trees;
}

std::string result_words(const LayerNode& node) {
  if (node.result == nullptr) return {};
  std::string words = node.result->forward_agrees ? "agrees" : "differs";
  if (node.result->forward) words += fmt::format(" {:.1g}", *node.result->forward);
  if (!node.result->backward_agrees) words += ", gradients differ";
  if (!node.result->backward_agrees && node.result->backward) {
    words += fmt::format(" {:.1g}", *node.result->backward);
  }
  return words;
}

std::string layer_text(const std::vector<LayerNode>& models) {
  std::string text;
  for (const LayerNode& model : models) {
    if (model.differs()) add_lines(text, model, 0);
  }
  return text;
}

}  // namespace paddle_ls::cli
