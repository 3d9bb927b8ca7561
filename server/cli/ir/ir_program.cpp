#include "server/cli/ir/ir_program.hpp"

#include "engine/files/read_file.hpp"
#include "server/ir/read_model.hpp"

namespace paddle_ls::cli {

namespace {

// Some hundred times the size of the built-in tables.
constexpr std::size_t largest_op_table = std::size_t{16} << 20U;

Error placed(Error failure, const std::filesystem::path& file) {
  failure.where =
      failure.where.empty() ? file.generic_string() : file.generic_string() + ": " + failure.where;
  return failure;
}

}  // namespace

Result<IrContext> ir_context(const IrOptions& options) {
  const bool strict = options.mode.empty()
                          ? options.verb == IrVerb::translate || options.verb == IrVerb::json
                          : options.mode == "strict";
  const auto mode = strict ? ir::TranslateMode::strict : ir::TranslateMode::tolerant;
  if (options.table.empty()) return server::ir_context(options.dialect, mode, {});
  auto rules = files::read_named(options.table, largest_op_table);
  if (!rules) return tl::unexpected(placed(rules.error(), options.table));
  auto context = server::ir_context(options.dialect, mode, std::move(*rules));
  if (!context) return tl::unexpected(placed(context.error(), options.table));
  return context;
}

Result<LoadedProgram> load_program(const std::filesystem::path& file, const IrContext& context) {
  auto bytes = server::read_named_model(file);
  if (!bytes) return tl::unexpected(placed(bytes.error(), file));
  auto loaded = server::load_program(std::move(*bytes), context, {});
  if (!loaded) return tl::unexpected(placed(loaded.error(), file));
  return loaded;
}

}  // namespace paddle_ls::cli
