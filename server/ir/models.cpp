#include "server/ir/models.hpp"

#include <algorithm>

#include "engine/files/read_file.hpp"
#include "server/ir/read_model.hpp"
#include "server/shown_file/shown_file.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view pir_prefix = "paddle-ls:/ir/";
constexpr std::string_view legacy_prefix = "paddle-ls:/legacy/";
constexpr std::size_t largest_op_table = std::size_t{16} << 20U;
// A user looks at one model or compares two; translating again takes a moment.
constexpr std::size_t most_models = 4;

std::string_view mode_name(ir::TranslateMode mode) {
  return mode == ir::TranslateMode::strict ? "strict" : "tolerant";
}

// Cuts the part up to the next `mark` off `rest`; nothing when there is none.
std::optional<std::string_view> cut(std::string_view& rest, char mark) {
  const std::size_t at = rest.find(mark);
  if (at == std::string_view::npos) return {};
  const std::string_view part = rest.substr(0, at);
  rest.remove_prefix(at + 1);
  return part;
}

Error placed(Error failure, const std::string& path) {
  failure.where = failure.where.empty() ? path : path + ": " + failure.where;
  return failure;
}

std::string shown_uri(std::string_view prefix, const ModelQuery& query,
                      std::string_view extension) {
  const std::string start =
      std::string(prefix) + query.version + "/" + std::string(mode_name(query.mode)) + "/";
  return shown_file_uri(start, query.path, extension);
}

std::optional<ModelQuery> query_of(std::string_view prefix, std::string_view uri) {
  auto rest = after_prefix(uri, prefix);
  if (!rest) return {};
  const auto version = cut(*rest, '/');
  const auto mode = cut(*rest, '/');
  const auto path = path_of_shown_file(*rest);
  if (!version || !mode || !path) return {};
  return ModelQuery{*path, std::string(*version),
                    *mode == "strict" ? ir::TranslateMode::strict : ir::TranslateMode::tolerant};
}

}  // namespace

std::string virtual_uri(const ModelQuery& query) {
  return shown_uri(pir_prefix, query, ".pir");
}

std::optional<ModelQuery> query_of_virtual_uri(std::string_view uri) {
  return query_of(pir_prefix, uri);
}

std::string legacy_uri(const ModelQuery& query) {
  return shown_uri(legacy_prefix, query, ".txt");
}

std::optional<ModelQuery> query_of_legacy_uri(std::string_view uri) {
  return query_of(legacy_prefix, uri);
}

Result<std::shared_ptr<const PrintedModel>> Models::load(const ModelQuery& query,
                                                         const Stop& stop) {
  std::error_code failed;
  const auto time = fs::last_write_time(query.path, failed);
  const std::uintmax_t size = failed ? 0 : fs::file_size(query.path, failed);
  if (failed) return error("cannot open the file: " + failed.message(), query.path);
  std::string rules;
  {
    const std::scoped_lock lock(mutex_);
    rules = rules_;
    const auto known = loaded_.find(query);
    if (known != loaded_.end() && known->second.time == time && known->second.size == size) {
      return known->second.model;
    }
  }
  const auto context = ir_context(query.version, query.mode, std::move(rules));
  if (!context) return tl::unexpected(context.error());
  auto bytes = read_model(query.path);
  if (!bytes) return tl::unexpected(placed(bytes.error(), query.path));
  auto program = load_program(std::move(*bytes), *context, stop);
  if (!program) return tl::unexpected(placed(program.error(), query.path));
  auto model = std::make_shared<const PrintedModel>(std::move(*program), context->dialect);
  keep(query, {time, size, model});
  return model;
}

void Models::keep(const ModelQuery& query, Loaded loaded) {
  const std::scoped_lock lock(mutex_);
  std::erase(order_, query);
  order_.push_back(query);
  loaded_.insert_or_assign(query, std::move(loaded));
  if (order_.size() <= most_models) return;
  loaded_.erase(order_.front());
  order_.erase(order_.begin());
}

std::vector<PythonRemark> Models::remarks_on(const std::string& path) const {
  std::vector<std::pair<ModelQuery, std::shared_ptr<const PrintedModel>>> models;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [query, loaded] : loaded_) models.emplace_back(query, loaded.model);
  }
  std::vector<PythonRemark> remarks;
  for (const auto& [query, model] : models) {
    for (const ir::TranslationFinding& finding : model->program().translation.findings) {
      if (ir::info(finding.code).severity == Severity::hint) continue;
      const ir::OpDesc* op = operator_at(model->program(), finding.place);
      const auto frame = op != nullptr ? ir::user_frame(*op) : std::nullopt;
      if (!frame || frame->file != path || frame->line == 0) continue;
      remarks.push_back(
          {frame->line - 1, finding.code, finding.message, virtual_uri(query), finding.place});
    }
  }
  return remarks;
}

void Models::use_tables(const std::vector<std::string>& paths) {
  std::string rules;
  for (const std::string& path : paths) {
    const auto table = files::read_bytes(path, largest_op_table);
    if (table) rules += *table + "\n";
  }
  const std::scoped_lock lock(mutex_);
  if (rules == rules_) return;
  rules_ = std::move(rules);
  loaded_.clear();
  order_.clear();
}

}  // namespace paddle_ls::server
