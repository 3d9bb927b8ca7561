// What a dotted name refers to where a part of a file reads it.
#pragma once

#include <string>
#include <string_view>

#include "engine/to_static/hazards/program/resolve_references.hpp"

namespace paddle_ls::to_static {

std::string_view first_of(std::string_view dotted);
std::string_view rest_of(std::string_view dotted);

// The parameter of that name, or `no_node`.
NodeId parameter_named(const Part& part, NodeId function, std::string_view name);

// The innermost function at and around `around` that binds the name, or `no_node`.
NodeId scope_of(const Part& part, NodeId around, std::string_view name);

// What a name that no function binds refers to: a definition of this file of that kind, or of
// another one. Nothing for what belongs to a library.
References of_file(const Part& part, std::string_view dotted, Kind kind);

}  // namespace paddle_ls::to_static
