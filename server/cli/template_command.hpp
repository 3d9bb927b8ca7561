// The words of `paddle-ls template expand | shard | keys | manifest`.
#pragma once

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand. When the words of the command line mean one of its verbs, the verb runs
// while they are parsed and leaves its exit status in `exit_status`, which must outlive `app`.
void add_template_command(CLI::App& app, int& exit_status);

}  // namespace paddle_ls::cli
