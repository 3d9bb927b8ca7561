// What names of torch evaluate to and what calls of them return, looked up in the compiled table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

// True for a public name of torch, also a member of a class.
bool is_public_api(std::string_view api);

// All public names that are known, sorted.
std::vector<std::string_view> public_names();

// True for a name that a package imports from a module below it: `torchvision.transforms.Compose`.
bool is_reexported(std::string_view api);

// Names of other packages are foreign.
python::NameFacts name_facts(std::string_view api);
python::Kind kind_of_call(std::string_view api, const python::CallShape& call);

// The dotted class name, with a dot after it, that has the members of a receiver of `kind`; empty
// when there is none.
std::string_view class_of(python::Kind kind);

// What an attribute of a receiver of a class of torch is, and what a call of a method returns.
python::Kind kind_of_attribute(python::Kind receiver, std::string_view name);
python::Kind kind_of_method_call(python::Kind receiver, std::string_view name,
                                 const python::CallShape& call);

// `positional`: the number of arguments of the call of such a member.
python::MemberTraits member_traits(std::string_view name, std::uint32_t positional);

// The other public names of the object that `api` refers to.
std::vector<std::string> other_names(std::string_view api);

}  // namespace paddle_ls::torch
