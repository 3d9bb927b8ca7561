// The text of a settings file: any bytes are accepted, every problem has a place in the text, and
// the result can be merged with the defaults.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "project/settings/layer.hpp"

using namespace paddle_ls;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const settings::ReadLayer read = settings::read_layer(text, "/project");
  for (const settings::SettingProblem& problem : read.problems) {
    require(!problem.message.empty());
    require(problem.range.start <= problem.range.end && problem.range.end <= text.size());
  }
  // Reading is a function of the text alone.
  require(settings::read_layer(text, "/project").layer == read.layer);
  static_cast<void>(settings::merged({&read.layer, 1}));
  return 0;
}
