// Any text as PIR: every editor feature returns, and a program can be built from the sound parts.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/check_pir.hpp"
#include "engine/ir/pir_text/pir_features.hpp"
#include "engine/ir/print/print_program.hpp"

using namespace paddle_ls::ir;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const OpTable& table = built_in_table(Target::v3_3);
  const PirDocument document = parse_pir(text);
  const PirValues values(document);
  check_pir(document, values, table);
  semantic_tokens(document, {0, document.text.size()});
  outline(document);
  folding(document);
  renumber(document, values);
  for (std::size_t offset = 0; offset <= size; offset += 1 + size / 16) {
    hover(document, values, table, offset);
    references(values, offset);
  }
  const Program program = build_program(document, table);
  print_program(program, Dialect::v3);
  return 0;
}
