#include "server/workspace/plain_problems.hpp"

#include "project/settings/layer.hpp"

namespace paddle_ls::server {

Problem file_too_large(std::size_t bytes, std::size_t limit) {
  return {{0, 0},
          codes::file_too_large,
          "This file has " + std::to_string(bytes) + " bytes; files of more than " +
              std::to_string(limit) + " bytes (setting files.maximumBytes) are not analysed."};
}

std::vector<Problem> settings_problems(std::string_view text) {
  std::vector<Problem> problems;
  for (settings::SettingProblem& problem : settings::read_layer(text, {}).problems) {
    const bool is_error = problem.level == settings::SettingProblem::Level::error;
    problems.push_back({problem.range, is_error ? codes::settings_error : codes::settings_unknown,
                        std::move(problem.message)});
  }
  return problems;
}

}  // namespace paddle_ls::server
