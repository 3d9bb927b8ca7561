#include "engine/rewrite/dependents/torch_dependents.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/rewrite/dependents/built_in_torch_dependents.hpp"
#include "engine/rewrite/dependents/nearest_module.hpp"
#include "engine/rewrite/dependents/table_fields.hpp"

namespace paddle_ls::rewrite {

namespace {

struct Counterpart {
  std::string_view name;  // the fourth column of the table
  Advice advice;
  std::string_view sentence;
};

constexpr std::array<Counterpart, 27> counterparts = {{
    {"adapters", Advice::counterpart, "paddlenlp.peft has equivalents"},
    {"amp", Advice::counterpart, "paddle.amp has equivalents of its mixed precision"},
    {"attention", Advice::counterpart,
     "paddle.nn.functional.scaled_dot_product_attention has the attention"},
    {"audio", Advice::counterpart, "paddle.audio has equivalents of its features"},
    {"classification", Advice::counterpart,
     "paddle.vision.models and PaddleClas have many of its models"},
    {"clip", Advice::counterpart, "PaddleMIX has equivalents of its models"},
    {"dali", Advice::counterpart, "nvidia.dali.plugin.paddle has the same iterators for Paddle"},
    {"data", Advice::counterpart, "paddle.io has equivalents of its datasets"},
    {"detection", Advice::counterpart, "PaddleDetection has equivalents of many of its models"},
    {"distributed", Advice::counterpart, "paddle.distributed (fleet, sharding) has equivalents"},
    {"flops", Advice::counterpart, "paddle.flops counts operations"},
    {"functional", Advice::counterpart,
     "paddle.incubate.autograd has equivalents of its transforms"},
    {"graphs", Advice::counterpart,
     "Paddle Graph Learning (pgl) and paddle.geometric have equivalents"},
    {"inference", Advice::counterpart, "paddle.inference runs TensorRT"},
    {"language", Advice::counterpart,
     "paddleformers and PaddleNLP have equivalents of many of its models"},
    {"metrics", Advice::port, "paddle.metric has a few of its metrics"},
    {"ocr", Advice::counterpart, "PaddleOCR has equivalents"},
    {"optimizer", Advice::port, "optimizers of Paddle derive from paddle.optimizer.Optimizer"},
    {"pictures", Advice::counterpart,
     "ppdiffusers of PaddleMIX has equivalents of many of its pipelines"},
    {"quantization", Advice::counterpart, "paddle.quantization and PaddleSlim have equivalents"},
    {"schedule", Advice::port, "schedules of Paddle derive from paddle.optimizer.lr.LRScheduler"},
    {"segmentation", Advice::counterpart, "PaddleSeg has equivalents of many of its models"},
    {"speech", Advice::counterpart, "PaddleSpeech has equivalents of many of its models"},
    {"summary", Advice::counterpart, "paddle.summary prints the layers of a model"},
    {"text", Advice::counterpart, "paddle.text and PaddleNLP have equivalents"},
    {"to_tensor", Advice::stand_in,
     "`ToTensorV2` makes tensors of PyTorch: transpose the array and call paddle.to_tensor"},
    {"training_loop", Advice::stand_in, "write the training loop with Paddle, or use paddle.Model"},
}};

// The names of `transformers` that need no framework: suffixes of classes, and prefixes of modules.
// (4.57.6 in an environment without a framework.)
constexpr std::array<std::string_view, 6> without_framework = {
    "AutoProcessor", "Config", "FeatureExtractor", "ImageProcessor", "Tokenizer", "TokenizerFast"};
constexpr std::array<std::string_view, 3> modules_without_framework = {
    "transformers.configuration_", "transformers.tokenization_", "transformers.utils"};

// Without a counterpart, what can be converted is to be ported.
void set_advice(std::string_view counterpart, TorchDependent& row) {
  const auto found =
      std::find_if(counterparts.begin(), counterparts.end(),
                   [&](const Counterpart& each) { return each.name == counterpart; });
  if (found == counterparts.end()) return;
  row.advice = found->advice;
  row.counterpart = found->sentence;
}

Extent extent_named(std::string_view name) {
  if (name == "part") return Extent::part;
  return name == "most" ? Extent::most : Extent::whole;
}

std::vector<TorchDependent> read_table() {
  std::vector<TorchDependent> rows;
  for_each_row(built_in_torch_dependents, [&](std::string_view line) {
    TorchDependent& row = rows.emplace_back();
    row.module = take_field(line);
    row.package = take_field(line);
    row.extent = extent_named(take_field(line));
    set_advice(take_field(line), row);
    row.is_compiled = take_field(line) == "compiled";
  });
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
