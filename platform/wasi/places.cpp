#include "platform/places.hpp"

namespace paddle_ls::platform {

std::filesystem::path settings_folder() {
  return {};
}

}  // namespace paddle_ls::platform
