// What an expression of a program that makes layers can be.
//
// Nothing is run: if a test, a number or an argument is not known, all possible results are kept.
// The question is which layer owns a state, and many paths through a program have the same answer.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/python_ast/ast.hpp"

namespace paddle_ls::layers {

using ObjectId = std::uint32_t;
using ModuleId = std::uint32_t;

// Any of some objects, and perhaps something that is not known.
struct LayerValue {
  std::vector<ObjectId> may;  // in order, each once
  bool unknown = false;

  bool operator==(const LayerValue&) const = default;
  bool empty() const { return may.empty() && !unknown; }
};

using LayerNames = std::map<std::string, LayerValue, std::less<>>;

// The arguments of a call as far as they are known.
struct CallArguments {
  std::vector<LayerValue> positional = {};
  LayerValue rest = {};  // further positional ones
  LayerNames named = {};
  LayerValue named_rest = {};  // of a `**` that is not known
};

enum class ObjectKind : std::uint8_t {
  none,
  number,    // a whole number or a truth value
  text,      // perhaps with `any_text`
  library,   // a module, class or function by its dotted name
  module,    // of the program
  function,  // of the program
  method,    // of the program, with what it is called on
  type,      // a class of the program
  instance,  // of a class of the program
  base,      // `super()`
  layer,     // what a call of the library gives
  sequence,  // a list, a tuple, or a layer that holds layers in an order
  mapping,   // a dictionary, or a layer that holds layers by name
  partial,   // a call that lacks arguments
  wrapped,   // what a function of the library made of layers that it was given
  anything,  // an unknown argument; as a class, one of the module that calls it
};

struct RunScope {
  LayerNames names;
  std::shared_ptr<RunScope> outer;
};

struct Object {
  ObjectKind kind = ObjectKind::none;
  std::int64_t number = 0;
  std::string text = {};                          // also a dotted name
  ModuleId module = 0;                            // that contains `node`
  python_ast::NodeId node = python_ast::no_node;  // of a definition
  ObjectId type = 0;                              // of an instance; whose method; after which
  ObjectId self = 0;                              // of a method and of `super()`
  std::shared_ptr<RunScope> scope = {};           // around a function; of a class body
  std::vector<LayerValue> bases = {};             // of a class
  LayerNames members = {};                        // of an instance, a mapping
  std::vector<LayerValue> items = {};             // of a sequence, in order
  LayerValue rest = {};  // of a sequence, what may come after `items`; what a partial calls
  bool is_open = false;  // a sequence, a mapping: there may be more
  std::vector<ObjectId> parts = {};  // what an instance is of the library
  CallArguments given = {};          // to a layer or a partial
};

}  // namespace paddle_ls::layers
