// What `**name` passes, where the function around the call shows it.
//
// Layers of torch are often told where to be created by a dictionary that their own constructor
// makes: `dd = {"device": device, "dtype": dtype}`, then `Linear(3, 4, **dd)`. Such a dictionary
// can stay out of a call that has no use for its keys; any other may hold what the layer needs.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

// True where everything that `call`, in `scope`, unpacks with `**` is known to pass nothing but
// `device` and `dtype`.
bool unpacks_only_place_and_type(std::string_view source, const python::Names& names,
                                 python::ScopeId scope, syntax::Node call);

// True where `call` has a `**` argument.
bool unpacks_keywords(syntax::Node call);

}  // namespace paddle_ls::rewrite
