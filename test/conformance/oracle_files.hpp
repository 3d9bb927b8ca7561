// The shared oracle of IR translation: programs, and what real Paddle releases made of them.
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

// Where the oracle is, or nothing when the shared data is absent.
std::optional<std::filesystem::path> oracle_folder();
std::vector<OracleCase> oracle_cases(const std::filesystem::path& oracle);

// The content of `folder/name` or, unpacked, of `folder/name.gz`; nothing when neither exists.
std::optional<std::string> read_oracle_file(const std::filesystem::path& folder,
                                            const std::string& name);

}  // namespace paddle_ls::conformance
