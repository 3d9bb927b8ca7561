// The JSON of the profiles that are compiled in; the definitions are made by CMake from
// profiles/*.json.
#pragma once

#include <string_view>

namespace paddle_ls::mapping_docs {

extern const std::string_view classic_profile_json;
extern const std::string_view v2_profile_json;

}  // namespace paddle_ls::mapping_docs
