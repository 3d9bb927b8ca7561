#include <cstdlib>

#include <doctest/doctest.h>

#include "project/settings/settings_file.hpp"

using namespace paddle_ls::settings;

TEST_CASE("the user's settings file follows the environment") {
  setenv("XDG_CONFIG_HOME", "/somewhere", 1);
  CHECK(user_settings_file() == "/somewhere/paddle-ls/settings.json");
  unsetenv("XDG_CONFIG_HOME");
  setenv("HOME", "/home/someone", 1);
  CHECK(user_settings_file() == "/home/someone/.config/paddle-ls/settings.json");
  setenv("HOME", "", 1);
  CHECK(user_settings_file() == std::nullopt);
}
