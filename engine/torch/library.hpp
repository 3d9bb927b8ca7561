// What name resolution has to know of torch, served from constant data.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

const python::KnownModules& modules();
const python::ReturnKinds& kinds();

// True for a name of a package that is not torch's own, of which only parts belong to torch: what
// no rule speaks of is no use of torch.
bool serves_other_libraries(std::string_view api);

// True for a name that torch gives out, a member of a class among them.
bool is_public_api(std::string_view api);

// The dotted class name, with a dot behind it, that has the members of a receiver of `kind`; empty
// when there is none.
std::string_view class_of(python::Kind kind);

// Under what other names torch gives out the very object that `api` leads to.
std::vector<std::string> other_names(std::string_view api);

}  // namespace paddle_ls::torch
