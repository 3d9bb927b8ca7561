// The text of api/class_names.tsv: the qualified names of public classes, sorted by public name.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_class_names;

}  // namespace paddle_ls::rewrite
