#include "server/ir/upgrade_model.hpp"

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/files/write_atomically.hpp"
#include "engine/ir/json/write_json.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/upgrade/saved_parameters.hpp"
#include "server/ir/read_model.hpp"

namespace paddle_ls::server {

namespace {

namespace fs = std::filesystem;

Error placed(Error failure, const fs::path& file) {
  failure.where =
      failure.where.empty() ? file.generic_string() : file.generic_string() + ": " + failure.where;
  return failure;
}

// Models of 1.x have a name without a meaning.
std::string stem_of(const fs::path& model) {
  const std::string stem = model.stem().string();
  return stem == "__model__" ? "model" : stem;
}

// The names of what the program reads as its weights, sorted.
std::vector<std::string> parameters_of(const ir::Program& program) {
  std::vector<std::string> names;
  for (ir::OpId op = program.block(program.top()).first; op != ir::none; op = program.op(op).next) {
    if (program.op(op).name != "builtin.parameter") continue;
    const ir::Attribute* name = ir::find_attribute(program, program.op(op), "parameter_name");
    if (const auto* text = name ? std::get_if<std::string>(&name->value) : nullptr) {
      names.push_back(*text);
    }
  }
  std::ranges::sort(names);
  return names;
}

// The weights beside a model: one file, or the folder when there is one file for each.
fs::path parameters_beside(const fs::path& model, const std::vector<std::string>& names) {
  std::error_code ignored;
  std::vector<fs::path> candidates = {fs::path(model).replace_extension(".pdiparams")};
  if (model.filename() == "__model__") candidates.push_back(model.parent_path() / "__params__");
  if (model.filename() == "model") candidates.push_back(model.parent_path() / "params");
  for (const fs::path& candidate : candidates) {
    if (candidate != model && fs::is_regular_file(candidate, ignored)) return candidate;
  }
  const fs::path folder = model.parent_path().empty() ? fs::path(".") : model.parent_path();
  const bool are_apart = !names.empty() && fs::is_regular_file(folder / names.front(), ignored);
  return are_apart ? folder : fs::path();
}

// A file that disappears unless it is kept.
class Draft {
 public:
  explicit Draft(fs::path path) : path_(std::move(path)), stream_(path_, std::ios::binary) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    std::error_code ignored;
    stream_.close();
    if (!path_.empty()) fs::remove(path_, ignored);
  }

  std::ofstream& stream() { return stream_; }
  Result<void> rename_to(const fs::path& to) {
    stream_.close();
    if (!stream_) return error("the file could not be written", to.generic_string());
    std::error_code failed;
    fs::rename(path_, to, failed);
    if (failed) return error(failed.message(), to.generic_string());
    path_.clear();
    return {};
  }

 private:
  fs::path path_;
  std::ofstream stream_;
};

Result<void> copy_from(const fs::path& file, const std::vector<std::string>& names,
                       const std::vector<std::string>& wanted, std::ostream& to) {
  std::ifstream from(file, std::ios::binary);
  if (!from) return error("the file cannot be read", file.generic_string());
  const auto copied = ir::copy_parameters(from, names, wanted, to);
  if (!copied) return tl::unexpected(placed(copied.error(), file));
  return {};
}

// Into the draft, all that the program reads.
Result<void> copy_weights(const fs::path& from, const std::vector<std::string>& saved,
                          const std::vector<std::string>& wanted, std::ostream& to) {
  std::error_code ignored;
  if (!fs::is_directory(from, ignored)) return copy_from(from, saved, wanted, to);
  for (const std::string& name : wanted) {
    if (auto copied = copy_from(from / name, {name}, {name}, to); !copied) return copied;
  }
  return {};
}

Result<void> refuse_existing(const std::vector<fs::path>& files) {
  std::error_code ignored;
  for (const fs::path& file : files) {
    if (fs::exists(file, ignored)) return error("the file exists already", file.generic_string());
  }
  return {};
}

Result<void> write_model(const UpgradeRequest& request, UpgradedModel& model) {
  const fs::path base = request.folder / stem_of(request.model);
  const fs::path program_file = fs::path(base).concat(".json");
  const fs::path parameters_file = fs::path(base).concat(".pdiparams");
  const ir::Program& program = model.translation.program;
  const std::vector<std::string> wanted = parameters_of(program);
  const std::vector<std::string>& saved = model.upgraded.saved_parameters;
  const fs::path from =
      request.parameters.empty() ? parameters_beside(request.model, saved) : request.parameters;
  if (!wanted.empty() && from.empty()) {
    return error("no weights are beside the model", request.model.generic_string());
  }
  if (!request.replace) {
    if (auto free = refuse_existing({program_file, parameters_file}); !free) return free;
  }
  std::error_code failed;
  fs::create_directories(request.folder, failed);
  if (failed) return error(failed.message(), request.folder.generic_string());
  if (!wanted.empty()) {
    Draft draft(fs::path(base).concat(".pdiparams.part"));
    if (auto copied = copy_weights(from, saved, wanted, draft.stream()); !copied) return copied;
    if (auto moved = draft.rename_to(parameters_file); !moved) return moved;
    model.parameters_file = parameters_file;
  }
  if (auto written = files::write_atomically(program_file, ir::write_loadable_json(program));
      !written) {
    return tl::unexpected(placed(written.error(), program_file));
  }
  model.program_file = program_file;
  return {};
}

}  // namespace

Result<UpgradedModel> upgrade_model(const UpgradeRequest& request) {
  auto bytes = read_named_model(request.model);
  if (!bytes) return tl::unexpected(placed(bytes.error(), request.model));
  auto upgraded = ir::upgrade(std::move(*bytes));
  if (!upgraded) return tl::unexpected(placed(upgraded.error(), request.model));
  UpgradedModel model;
  model.upgraded = std::move(*upgraded);
  auto program = ir::read_program(model.upgraded.bytes);
  if (!program) return tl::unexpected(placed(program.error(), request.model));
  auto translation = ir::translate(
      *program, {ir::Target::v3_3, ir::TranslateMode::tolerant, nullptr, request.is_cancelled});
  if (!translation) return tl::unexpected(placed(translation.error(), request.model));
  model.translation = std::move(*translation);
  const bool is_whole = std::ranges::none_of(
      model.upgraded.steps, [](const ir::UpgradeStep& step) { return step.successors.empty(); });
  if (!is_whole || ir::first_error(model.translation)) return model;
  if (auto written = write_model(request, model); !written) {
    return tl::unexpected(std::move(written.error()));
  }
  return model;
}

}  // namespace paddle_ls::server
