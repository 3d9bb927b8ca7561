// Commands of the server (LSP 3.18, "Command" and "Execute a command").
#pragma once

#include "protocol/types/progress.hpp"

namespace paddle_ls::protocol {

struct Command {
  std::string title;
  std::string command;
  std::vector<json::value> arguments = {};

  static constexpr auto fields() {
    using Self = Command;
    return std::array{field<&Self::title>("title"), field<&Self::command>("command"),
                      omissible<&Self::arguments>("arguments")};
  }
};

struct ExecuteCommandParams {
  std::optional<ProgressToken> work_done_token = {};
  std::string command;
  std::vector<json::value> arguments = {};

  static constexpr auto fields() {
    using Self = ExecuteCommandParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::command>("command"), omissible<&Self::arguments>("arguments")};
  }
};

struct ExecuteCommandOptions {
  bool work_done_progress = false;
  std::vector<std::string> commands;

  static constexpr auto fields() {
    using Self = ExecuteCommandOptions;
    return std::array{omissible<&Self::work_done_progress>("workDoneProgress"),
                      field<&Self::commands>("commands")};
  }
};

}  // namespace paddle_ls::protocol
