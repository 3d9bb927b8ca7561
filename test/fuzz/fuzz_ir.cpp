// Any bytes as a legacy program: read, translated for every release, printed, saved and read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/ir/json/read_json.hpp"
#include "engine/ir/json/write_json.hpp"
#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/legacy_text.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/translate/translate.hpp"

using namespace paddle_ls::ir;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (looks_like_pir_json(bytes)) {
    if (const auto program = read_json(bytes)) print_program(*program, Dialect::v3);
    return 0;
  }
  const auto legacy = read_program(std::string(bytes));
  if (!legacy) return 0;
  print_legacy(*legacy);
  for (const Target target : {Target::v2_6, Target::v3_0, Target::v3_3}) {
    for (const TranslateMode mode : {TranslateMode::strict, TranslateMode::tolerant}) {
      const auto translation = translate(*legacy, {target, mode, nullptr, {}});
      if (!translation) continue;
      print_program(translation->program, dialect_of_target(target));
      // The output of a translation has to be readable, unless strict mode stopped in the middle.
      const auto again = read_json(write_json(translation->program));
      if (!again && translation->findings.empty()) std::abort();
    }
  }
  return 0;
}
