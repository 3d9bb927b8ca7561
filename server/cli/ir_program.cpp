#include "server/cli/ir_program.hpp"

#include <fstream>
#include <iostream>
#include <iterator>

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
  const bool strict = options.mode.empty()
                          ? options.verb == IrVerb::translate || options.verb == IrVerb::json
                          : options.mode == "strict";
  const auto mode = strict ? ir::TranslateMode::strict : ir::TranslateMode::tolerant;
  if (options.table.empty()) return server::ir_context(options.dialect, mode, {});
  auto rules = read_bytes(options.table);
  if (!rules) return tl::unexpected(rules.error());
  auto context = server::ir_context(options.dialect, mode, std::move(*rules));
  if (!context) return tl::unexpected(placed(context.error(), options.table));
  return context;
}

Result<LoadedProgram> load_program(const std::filesystem::path& file, const IrContext& context) {
  auto bytes = read_bytes(file);
  if (!bytes) return tl::unexpected(bytes.error());
  auto loaded = server::load_program(std::move(*bytes), context, {});
  if (!loaded) return tl::unexpected(placed(loaded.error(), file));
  return loaded;
}

}  // namespace paddle_ls::cli
