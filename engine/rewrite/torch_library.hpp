// What name resolution has to know of torch, served from constant data.
#pragma once

#include "engine/python/library.hpp"

namespace paddle_ls::rewrite {

const python::KnownModules& torch_modules();
const python::ReturnKinds& torch_kinds();

// The dotted class name, with a dot behind it, that has the members of a receiver of `kind`; empty
// when there is none.
std::string_view class_of(python::Kind kind);

}  // namespace paddle_ls::rewrite
