// api/class_names.tsv as it stands: what public classes call themselves, sorted by public name.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_class_names;

}  // namespace paddle_ls::rewrite
