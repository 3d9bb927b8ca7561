// Classes of the file that derive from one layer of torch and need nothing of it that Paddle's own
// layer lacks: then their base is Paddle's layer, without a helper between.
//
//     class Head(nn.Linear):  # becomes `class Head(paddle.nn.Linear):`
//
// Rules say what Paddle's layer takes and has (`rules/nn/bases.json`, `rules/nn/attributes.json`);
// what they leave as it is in a class, or give up, only a helper has.
#pragma once

#include <utility>
#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

struct FileView;
class Findings;

struct PlainBase {
  text::ByteRange definition;  // of the class
  text::ByteRange base;        // where it names the layer
  python::ScopeId scope;
  python::NameId layer;        // qualified name of the layer
  std::uint32_t starts = 0;    // calls of the layer's `__init__`
  bool has_other_use = false;  // something is asked of the layer that Paddle's may not have
};

class PlainBases {
 public:
  PlainBases() = default;
  // None inside of another, in their order.
  explicit PlainBases(std::vector<PlainBase> bases) : bases_(std::move(bases)) {}

  // Of the class around `offset`; null where there is none.
  const PlainBase* around(std::size_t offset) const;

 private:
  std::vector<PlainBase> bases_;
};

// Tries rules, and keeps nothing of that in `into`.
PlainBases find_plain_bases(const FileView& view, Findings& into);

// An attribute that such a class sets stands for that of the layer all the same.
python::MethodUse seen_from_base(const FileView& view, const PlainBase* base,
                                 const python::MethodUse& use);

}  // namespace paddle_ls::rewrite
