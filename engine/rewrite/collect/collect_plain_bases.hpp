// Classes of the file that derive from one torch layer and need nothing that Paddle's layer lacks.
// They can derive from Paddle's layer directly, without a helper class in between.
//
//     class Head(nn.Linear):  # becomes `class Head(paddle.nn.Linear):`
//
// Rules list the arguments and members of Paddle's layer (`rules/nn/bases.json`,
// `rules/nn/attributes.json`). Members that a rule leaves unchanged in a class, or does not
// convert, exist only on the helper.
#pragma once

#include <utility>
#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

struct PassInput;
class Findings;

struct PlainBase {
  text::ByteRange definition;  // of the class
  text::ByteRange base;        // the name of the layer among its bases
  python::ScopeId scope;
  python::NameId layer;        // qualified name of the layer
  std::uint32_t starts = 0;    // calls of the layer's `__init__`
  bool has_other_use = false;  // a member of the layer is used that Paddle's may not have
};

class PlainBases {
 public:
  PlainBases() = default;
  // In source order; none is inside another.
  explicit PlainBases(std::vector<PlainBase> bases) : bases_(std::move(bases)) {}

  // The class around `offset`, or null if there is none.
  const PlainBase* around(std::size_t offset) const;

 private:
  std::vector<PlainBase> bases_;
};

// Tries rules without leaving a trace in `into`.
PlainBases find_plain_bases(const PassInput& view, Findings& into);

// Treats an attribute that such a class sets like the one of the layer.
python::MethodUse seen_from_base(const PassInput& view, const PlainBase* base,
                                 const python::MethodUse& use);

}  // namespace paddle_ls::rewrite
