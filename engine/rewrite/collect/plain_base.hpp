// A class of the file that derives from one layer of torch and needs nothing of it that Paddle's
// own layer lacks: then its base is Paddle's layer, without a helper between.
//
// Rules say what Paddle's layer takes and has (`rules/nn/bases.json`, `rules/nn/attributes.json`);
// what they leave as it is in a class, or give up, only a helper has.
#pragma once

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

struct PlainBase {
  text::ByteRange definition;  // of the class
  text::ByteRange base;        // where it names the layer
  python::ScopeId scope;
  python::NameId layer;        // qualified name of the layer
  std::uint32_t starts = 0;    // calls of the layer's `__init__`
  bool has_other_use = false;  // something is asked of the layer that Paddle's may not have
};

}  // namespace paddle_ls::rewrite
