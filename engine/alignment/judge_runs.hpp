// Where two programs first differ.
//
// Values are compared in the order in which the original has computed them. Rounding differs
// between any two libraries, and grows with depth: a second run of the original with weights
// that are off by their last bits shows how much a value depends on it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/alignment/run_events.hpp"

namespace paddle_ls::alignment {

// A line in both programs; an unknown side has no line.
struct BothLines {
  ProgramLine original;
  ProgramLine converted;
};

struct RunDifference {
  // values, gradient, parameter-gradient, loss, weight, buffer, shape, dtype, nan, structure, text,
  // calls, order, raises, test, construction; weights (that train, and that the original does not
  // have), missing-weights (that the original trains, and that are not there), made-buffer (which
  // has other values before it gets those of the original)
  std::string what;
  std::string subject;  // "layer1.0.conv2 (torch.nn.Conv2d)", "a statement", "weight fc.bias"
  BothLines at;
  std::uint32_t step = 0;
  std::optional<PartError> error;
  std::string message;    // of what is raised; of weights how many they are
  std::size_t order = 0;  // in the original's run
  std::optional<std::uint32_t> site = std::nullopt;
  // When the original made the layer that differs, where it is one of the framework.
  std::optional<std::size_t> layer_order = std::nullopt;
  // The values are no more than rounding of the largest of their kind.
  bool is_tiny = false;
};

// How a layer of a model came out over all its calls.
struct LayerResult {
  std::uint32_t root = 0;
  std::string path;
  std::string class_name;
  BothLines made;                  // where it is constructed
  std::optional<double> forward;   // the largest error of what it returns, relative to its size
  std::optional<double> backward;  // the same for gradients of it and of its weights
  bool forward_agrees = true;
  bool backward_agrees = true;

  bool agrees() const { return forward_agrees && backward_agrees; }
};

struct RunVerdict {
  std::vector<RunDifference> differences;  // the first one first
  std::vector<std::string> remarks;        // not differences, but worth a line
  std::size_t compared = 0;                // values
  std::vector<LayerResult> layers;         // as the original has called them first

  bool agree() const { return differences.empty(); }
};

// `perturbed` is a second run of the original, compared with the first; null: there was none.
RunVerdict judge(const RunRecording& original, const RunRecording& converted,
                 const RunRecording* perturbed);

// Whether a second run of the original may tell that a difference is rounding.
bool may_be_rounding(const RunVerdict& verdict);

}  // namespace paddle_ls::alignment
