#include "engine/rewrite/dependents/torch_dependents.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/rewrite/dependents/built_in_torch_dependents.hpp"
#include "engine/rewrite/dependents/nearest_module.hpp"

namespace paddle_ls::rewrite {

namespace {

struct Counterpart {
  std::string_view name;  // the last column of the table
  std::string_view advice;
};

constexpr std::array<Counterpart, 27> counterparts = {{
    {"adapters", "paddlenlp.peft has equivalents"},
    {"amp", "paddle.amp has equivalents of its mixed precision"},
    {"attention", "paddle.nn.functional.scaled_dot_product_attention has the attention"},
    {"audio", "paddle.audio has equivalents of its features"},
    {"classification", "port its models, or use paddle.vision.models and PaddleClas"},
    {"clip", "PaddleMIX has equivalents of its models"},
    {"dali", "nvidia.dali.plugin.paddle has the same iterators for Paddle"},
    {"data", "paddle.io has equivalents of its datasets"},
    {"detection", "PaddleDetection has equivalents of many of its models"},
    {"distributed", "paddle.distributed (fleet, sharding) has equivalents"},
    {"flops", "paddle.flops counts operations"},
    {"functional", "paddle.incubate.autograd has equivalents of its transforms"},
    {"graphs", "Paddle Graph Learning (pgl) and paddle.geometric have equivalents"},
    {"inference", "paddle.inference runs TensorRT"},
    {"language", "PaddleNLP has equivalents of many of its models"},
    {"metrics", "paddle.metric has a few of its metrics: port the others"},
    {"ocr", "PaddleOCR has equivalents"},
    {"optimizer", "port the optimizer to paddle.optimizer.Optimizer"},
    {"pictures", "ppdiffusers of PaddleMIX has equivalents of many of its pipelines"},
    {"quantization", "paddle.quantization and PaddleSlim have equivalents"},
    {"schedule", "port the schedule to paddle.optimizer.lr.LRScheduler"},
    {"segmentation", "PaddleSeg has equivalents of many of its models"},
    {"speech", "PaddleSpeech has equivalents of many of its models"},
    {"summary", "paddle.summary prints the layers of a model"},
    {"text", "paddle.text and PaddleNLP have equivalents"},
    {"to_tensor",
     "`ToTensorV2` makes tensors of PyTorch: transpose the array and call paddle.to_tensor"},
    {"training_loop", "write the training loop with Paddle, or use paddle.Model"},
}};

// The names of `transformers` that need no framework: suffixes of classes, and prefixes of modules.
// (4.57.6 in an environment without a framework.)
constexpr std::array<std::string_view, 6> without_framework = {
    "AutoProcessor", "Config", "FeatureExtractor", "ImageProcessor", "Tokenizer", "TokenizerFast"};
constexpr std::array<std::string_view, 3> modules_without_framework = {
    "transformers.configuration_", "transformers.tokenization_", "transformers.utils"};

std::string_view advice_on(std::string_view counterpart) {
  const auto found =
      std::find_if(counterparts.begin(), counterparts.end(),
                   [&](const Counterpart& each) { return each.name == counterpart; });
  return found == counterparts.end() ? port_what_is_used : found->advice;
}

// Removes the first tab-separated field from `line` and returns it.
std::string_view take_field(std::string_view& line) {
  const std::string_view field = line.substr(0, line.find('\t'));
  line.remove_prefix(std::min(field.size() + 1, line.size()));
  return field;
}

Extent extent_named(std::string_view name) {
  if (name == "part") return Extent::part;
  return name == "most" ? Extent::most : Extent::whole;
}

std::vector<TorchDependent> read_table() {
  std::vector<TorchDependent> rows;
  std::string_view rest = built_in_torch_dependents;
  while (!rest.empty()) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (line.empty() || line.front() == '#') continue;
    TorchDependent& row = rows.emplace_back();
    row.module = take_field(line);
    row.package = take_field(line);
    row.extent = extent_named(take_field(line));
    row.advice = advice_on(take_field(line));
  }
  return rows;
}

// The rows of whole packages, by package: the first module of each.
std::vector<const TorchDependent*> rows_by_package() {
  std::vector<const TorchDependent*> rows;
  for (const TorchDependent& row : torch_dependents()) {
    if (row.extent != Extent::part) rows.push_back(&row);
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto* a, const auto* b) { return a->package < b->package; });
  return rows;
}

}  // namespace

std::span<const TorchDependent> torch_dependents() {
  static const std::vector<TorchDependent> rows = read_table();
  return rows;
}

const TorchDependent* torch_dependent(std::string_view module) {
  return nearest_module(torch_dependents(), module);
}

const TorchDependent* torch_dependent_package(std::string_view package) {
  static const std::vector<const TorchDependent*> rows = rows_by_package();
  const auto at = std::lower_bound(
      rows.begin(), rows.end(), package,
      [](const TorchDependent* row, std::string_view wanted) { return row->package < wanted; });
  return at != rows.end() && (*at)->package == package ? *at : nullptr;
}

bool needs_torch(const TorchDependent& dependent, std::string_view qualified_name) {
  if (dependent.module != "transformers") return true;
  return std::none_of(without_framework.begin(), without_framework.end(),
                      [&](std::string_view end) { return qualified_name.ends_with(end); }) &&
         std::none_of(modules_without_framework.begin(), modules_without_framework.end(),
                      [&](std::string_view start) { return qualified_name.starts_with(start); });
}

}  // namespace paddle_ls::rewrite
