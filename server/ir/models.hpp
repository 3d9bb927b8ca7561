// Models that were translated for an editor: each once, until its file changes, and what is known
// of the Python lines they come from.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/ir/model_file.hpp"

namespace paddle_ls::server {

// Which program is meant, and how it is shown.
struct ModelQuery {
  std::string path;               // absolute
  std::string version = "3.3.1";  // of Paddle
  ir::TranslateMode mode = ir::TranslateMode::tolerant;

  auto operator<=>(const ModelQuery&) const = default;
};

// The virtual documents that show a model, as PIR and as the legacy program it was:
//   paddle-ls:/ir/<version>/<strict or tolerant>/<name>.pir?<uri of the model>
//   paddle-ls:/legacy/<version>/<strict or tolerant>/<name>.txt?<uri of the model>
std::string virtual_uri(const ModelQuery& query);
std::optional<ModelQuery> query_of_virtual_uri(std::string_view uri);
std::string legacy_uri(const ModelQuery& query);
std::optional<ModelQuery> query_of_legacy_uri(std::string_view uri);

// What the translation of some model says about a line of a Python file.
struct PythonRemark {
  std::uint32_t line;  // zero-based
  ir::FindingCode code;
  std::string message;
  std::string model_uri;  // the virtual document
  ir::OpOrigin place;     // of the operator
};

// Shared by the loop and all workers; every member guards itself.
class Models {
 public:
  using Stop = std::function<bool()>;

  // The place of an error is the file and the place in it.
  Result<std::shared_ptr<const PrintedModel>> load(const ModelQuery& query, const Stop& stop);

  // Of all models that have been loaded, for the file at the absolute `path`.
  std::vector<PythonRemark> remarks_on(const std::string& path) const;

  // The files whose op rules are tried before the built-in ones, from now on and for all models.
  // What cannot be read is left out.
  void use_tables(const std::vector<std::string>& paths);

 private:
  struct Loaded {
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    std::shared_ptr<const PrintedModel> model;
  };

  void keep(const ModelQuery& query, Loaded loaded);

  mutable std::mutex mutex_;
  std::string rules_;
  std::map<ModelQuery, Loaded> loaded_;
  std::vector<ModelQuery> order_;  // oldest first
};

}  // namespace paddle_ls::server
