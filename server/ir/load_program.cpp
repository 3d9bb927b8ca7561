#include "engine/ir/json/read_json.hpp"
#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/read/read_program.hpp"
#include "server/ir/model_file.hpp"

namespace paddle_ls::server {

Result<LoadedProgram> load_program(std::string bytes, const IrContext& context,
                                   const std::function<bool()>& is_cancelled) {
  LoadedProgram loaded;
  if (ir::looks_like_pir_json(bytes)) {
    auto program = ir::read_json(bytes);
    if (!program) return tl::unexpected(program.error());
    loaded.translation.program = std::move(*program);
    return loaded;
  }
  if (ir::looks_like_pir_text(bytes)) {
    const ir::PirDocument document = ir::parse_pir(bytes);
    loaded.translation.program = ir::build_program(document, context.table);
    return loaded;
  }
  auto legacy = ir::read_program(std::move(bytes));
  if (!legacy) return tl::unexpected(legacy.error());
  loaded.legacy = std::move(*legacy);
  auto translated =
      ir::translate(*loaded.legacy, {context.target, context.mode, &context.table, is_cancelled});
  if (!translated) return tl::unexpected(translated.error());
  loaded.translation = std::move(*translated);
  return loaded;
}

}  // namespace paddle_ls::server
