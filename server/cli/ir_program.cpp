#include "server/cli/ir_program.hpp"

#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/ir/json/read_json.hpp"
#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/read_program.hpp"

namespace paddle_ls::cli {

namespace {

Result<std::string> read_bytes(const std::filesystem::path& file) {
  if (file == "-") {
    return std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>());
  }
  std::ifstream in(file, std::ios::binary);
  if (!in) return error("cannot open the file", file.string());
  std::string bytes;
  in.seekg(0, std::ios::end);
  if (const auto size = in.tellg(); size > 0) bytes.resize(static_cast<std::size_t>(size));
  in.seekg(0);
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!in && !bytes.empty()) return error("cannot read the file", file.string());
  return bytes;
}

Error placed(Error failure, const std::filesystem::path& file) {
  failure.where = failure.where.empty() ? file.string() : file.string() + ": " + failure.where;
  return failure;
}

}  // namespace

Result<IrContext> ir_context(const IrOptions& options) {
  const auto target = ir::target_of_version(options.dialect);
  if (!target) return tl::unexpected(target.error());
  const bool strict = options.mode.empty()
                          ? options.verb == IrVerb::translate || options.verb == IrVerb::json
                          : options.mode == "strict";
  IrContext context{*target, ir::dialect_of_version(options.dialect),
                    strict ? ir::TranslateMode::strict : ir::TranslateMode::tolerant,
                    ir::built_in_table(*target)};
  if (options.table.empty()) return context;
  auto text = read_bytes(options.table);
  if (!text) return tl::unexpected(text.error());
  auto table = ir::OpTable::parse(std::move(*text));
  if (!table) return tl::unexpected(placed(table.error(), options.table));
  context.table.add(std::move(*table));
  return context;
}

Result<LoadedProgram> load_program(const std::filesystem::path& file, const IrContext& context) {
  auto bytes = read_bytes(file);
  if (!bytes) return tl::unexpected(std::move(bytes.error()));
  LoadedProgram loaded;
  if (ir::looks_like_pir_json(*bytes)) {
    auto program = ir::read_json(*bytes);
    if (!program) return tl::unexpected(placed(program.error(), file));
    loaded.translation.program = std::move(*program);
    return loaded;
  }
  if (ir::looks_like_pir_text(*bytes)) {
    const ir::PirDocument document = ir::parse_pir(*bytes);
    loaded.translation.program = ir::build_program(document, context.table);
    return loaded;
  }
  auto legacy = ir::read_program(*bytes);
  if (!legacy) return tl::unexpected(placed(legacy.error(), file));
  loaded.legacy = std::move(*legacy);
  auto translated =
      ir::translate(*loaded.legacy, {context.target, context.mode, &context.table, {}});
  if (!translated) return tl::unexpected(placed(translated.error(), file));
  loaded.translation = std::move(*translated);
  return loaded;
}

}  // namespace paddle_ls::cli
