// The names of profiles.
#include "engine/rewrite/rows/profile.hpp"

#include <doctest/doctest.h>

#include "project/settings/fields.hpp"

using namespace paddle_ls;
using rewrite::Profile;

TEST_CASE("the profile of the compatibility mode is still known by its former name") {
  CHECK(rewrite::name(Profile::v3_3_compat) == "3.3-compat");
  CHECK(rewrite::profile_named("3.3-compat") == Profile::v3_3_compat);
  CHECK(rewrite::profile_named("proxy") == Profile::v3_3_compat);
  CHECK_FALSE(rewrite::profile_named("3.2-compat").has_value());
  CHECK(settings::choice_named<settings::TargetProfile>("proxy") ==
        settings::TargetProfile(Profile::v3_3_compat));
}

TEST_CASE("the former name of a profile is not offered") {
  for (const std::string_view name : settings::choices<settings::TargetProfile>()) {
    CHECK(name != "proxy");
  }
}
