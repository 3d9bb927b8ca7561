// The shared reference for IR translation: programs, with the translations of real Paddle releases.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace paddle_ls::conformance {

// One program under one translator: a file TAG.V.meta.json.
struct OracleCase {
  std::filesystem::path folder;  // .../2.6.2/mlp_sgd
  std::string tag;               // main
  std::string release;           // translator: 3.0.0
  std::string name() const;
};

// The folder of the reference, or nothing if the shared data is absent.
std::optional<std::filesystem::path> oracle_folder();
std::vector<OracleCase> oracle_cases(const std::filesystem::path& oracle);

// The content of `folder/name`, or of the unpacked `folder/name.gz`; nothing if neither exists.
std::optional<std::string> read_oracle_file(const std::filesystem::path& folder,
                                            const std::string& name);

}  // namespace paddle_ls::conformance
