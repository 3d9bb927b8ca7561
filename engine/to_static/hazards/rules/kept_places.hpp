// The places where a call of converted code can store state for the next call: attributes of the
// layer, of its class and of objects that it holds, names outside of the function, and default
// values of parameters.
//
// A place has a key, whichever way the function spells it: `type(self).n` is `self.n`, and a local
// name for `self.cache` is that.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {

// The content of a place before the function is called.
enum class Kept : std::uint8_t { unknown, number, container, iterator, none };

class KeptPlaces {
 public:
  explicit KeptPlaces(const HazardFacts& facts);

  // Of a name, an attribute or `getattr` with a literal name; empty for what is no such place.
  const std::string& key(NodeId node) const;
  // As in `setattr(self, "n", 1)`.
  std::string key_of_setattr(NodeId call) const;
  Kept set_up(const std::string& key) const;
  // Whether the function is a method of an object that is no layer, and that outlives the call.
  bool is_of_held_object() const;
  // `cache = self.cache`, where the local name is followed.
  bool is_other_name(NodeId statement) const;

 private:
  // How the function declares and binds a name.
  struct Name {
    bool is_declared;  // `global` or `nonlocal`
    bool is_parameter;
    bool is_bound;
  };
  const Name& known(std::string_view name) const;
  std::string find_key(NodeId node) const;
  std::string key_of_attribute(NodeId node) const;
  std::string key_of_name(NodeId node) const;
  std::string key_of_literal(NodeId call, std::string_view function) const;
  bool is_self(NodeId node) const;
  bool is_class_of_self(NodeId node) const;
  bool is_declared(std::string_view name) const;
  bool asks_whether_set(std::string_view key) const;
  Kept of_attribute(Definition type, const std::string& key) const;
  Kept of_object(const std::string& key) const;
  Kept of_name(const std::string& name) const;
  Kept kind_of(const Part& part, NodeId value) const;

  const HazardFacts& facts_;
  const Ast& ast_;
  NodeId type_;  // a layer, or a class whose objects a layer holds; or `no_node`
  mutable std::map<NodeId, std::string> keys_;
  mutable std::map<std::string_view, Name> names_;
};

}  // namespace paddle_ls::to_static
