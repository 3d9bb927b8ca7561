// Whether a value will be a tensor when the function runs, as far as reading can tell.
//
// Conversion decides that while it runs, by the type of the value. So reading claims "tensor" or
// "Python" only where every run agrees, and says why; a method such as `sum` on an unknown value
// makes a tensor likely, and all else is decided at run time.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/to_static/hazards/facts.hpp"

namespace paddle_ls::to_static {

enum class Nature : std::uint8_t { python, run_time, likely_tensor, tensor };

struct Judgement {
  Nature nature = Nature::run_time;
  std::string why;  // continues "because"; empty for run_time
};

inline bool on_tensor(const Judgement& judgement) {
  return judgement.nature == Nature::tensor || judgement.nature == Nature::likely_tensor;
}

class Natures {
 public:
  explicit Natures(const Facts& facts) : facts_(facts) {}

  Judgement of(NodeId expression);

 private:
  Judgement judge(NodeId expression, int depth);
  Judgement name(NodeId node, int depth);
  Judgement parameter(NodeId node) const;
  Judgement call(NodeId node, int depth);
  Judgement attribute(NodeId node, int depth);
  Judgement all_of(const NodeList& parts, int depth);
  void items(NodeId iter, int depth, std::vector<Judgement>& to);

  const Facts& facts_;
  std::map<std::string, Judgement, std::less<>> names_;
};

// The innermost `if` or `while` whose test is a tensor and that decides whether a node is reached,
// with why; or `no_node`.
struct TensorFlow {
  NodeId construct = no_node;
  std::string why;
};
TensorFlow tensor_flow_around(const Facts& facts, Natures& natures, NodeId node);

}  // namespace paddle_ls::to_static
