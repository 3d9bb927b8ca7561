// `paddle-ls replay FILE`: plays a recorded session again.
#pragma once

#include <filesystem>

namespace paddle_ls::cli {

struct ReplayOptions {
  std::filesystem::path file;  // written by `serve --trace-file`
};

// Feeds the client's messages of the recording to a server and prints what it answers, one message
// a line. Returns the exit status of the process.
int replay(const ReplayOptions& options);

}  // namespace paddle_ls::cli
