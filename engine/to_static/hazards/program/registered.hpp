// What a registry returns for a key. A registry is a dict of classes or functions, or an object
// whose decorators register them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/resolve_references.hpp"

namespace paddle_ls::to_static {

// A component of a path that looks up a key in a registry: `[key]`, or `[]` when the key is not
// known.
std::string key_component(std::string_view key);
bool is_key_component(std::string_view component);

// The text of a string literal; empty for any other expression, and for one that has a dot.
std::string literal_text(const Part& part, NodeId expression);

// The definitions of the file that the decorators `@registry`, `@registry.name` or calls of them
// register. One with the key, as its name or as an argument of its decorator, stands for itself;
// all of them where none has it.
References decorated_with(const ConversionUnit& file, std::string_view registry,
                          std::string_view key);

// What the file puts into the dict: the values of its display, and of later assignments to items.
struct RegistryEntry {
  const Part* part;
  NodeId value;
};
std::vector<RegistryEntry> stored_in(const ConversionUnit& file, std::string_view registry,
                                     std::string_view key);

// Whether a function of the file stores something in the dict.
bool stores_in_registry(const ConversionUnit& file, std::string_view function,
                        std::string_view registry);

// As `decorated_with`, also by functions of the file that store what they get in the dict.
References registered_in(const ConversionUnit& file, std::string_view registry,
                         std::string_view key);

}  // namespace paddle_ls::to_static
