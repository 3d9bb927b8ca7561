// The facts about torch that name resolution needs, as constant data.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::rewrite {

const python::KnownModules& torch_modules();
const python::ReturnKinds& torch_kinds();

// True for a name of a package that is not torch's and only partly about torch: a name in it
// without a rule is not a use of torch.
bool serves_other_libraries(std::string_view api);

// True for a public name of torch, including members of classes.
bool is_public_api(std::string_view api);

// The dotted name, followed by a dot, of the class whose members a receiver of `kind` has; empty if
// there is none.
std::string_view class_of(python::Kind kind);

// The other public names of the object that `api` refers to in torch.
std::vector<std::string> other_names(std::string_view api);

}  // namespace paddle_ls::rewrite
