#include "server/cli/server_commands.hpp"

#include "server/cli/run/choice_option.hpp"

namespace paddle_ls::cli {

void add_serve_options(ArgumentParser& app, ServeOptions& to) {
  auto* const group = app.add_exclusive_group("Connection of the server");
  group->add_flag_callback(
      "--stdio", [&to] { to.transport = StandardStreams{}; },
      "Standard input and output (the default)");
  group
      ->add_option_function<std::string>(
          "--pipe", [&to](const std::string& path) { to.transport = LocalSocket{path}; },
          "The local socket at which the client listens")
      ->type_name("PATH")
      ->check(is_path);
  group
      ->add_option_function<std::uint16_t>(
          "--socket", [&to](std::uint16_t port) { to.transport = TcpSocket{port}; },
          "The local TCP port at which the client listens")
      ->type_name("PORT")
      ->is_in_range(1, 65535);
  app.add_option("--trace-file", to.trace_file, "Write every message as a line of JSON")
      ->type_name("FILE")
      ->check(is_path);
  app.add_option("--log-file", to.log_file, "Write the log there instead of standard error")
      ->type_name("FILE")
      ->check(is_path);
  add_setting(app, "--log-level", to.log_level, "The log level (default: from the settings)");
  app.add_option_function<int>(
         "--clientProcessId", [&to](int process) { to.client_process = process; },
         "Exit when this process exits")
      ->type_name("PID");
}

const ArgumentParser* add_serve_command(ArgumentParser& app, ServeOptions& to) {
  ArgumentParser* serve =
      app.add_subcommand("serve", "Run the language server, as editors do without a command");
  add_serve_options(*serve, to);
  serve->footer(
      "Examples:\n"
      "  paddle-ls serve --stdio\n"
      "  paddle-ls serve --log-level debug --log-file /tmp/paddle-ls.log\n"
      "  paddle-ls serve --trace-file session.jsonl    record a session for `replay`\n");
  return serve;
}

const ArgumentParser* add_replay_command(ArgumentParser& app, ReplayOptions& to) {
  ArgumentParser* replay = app.add_subcommand("replay", "Replay a recorded session");
  replay->add_option("file", to.file, "Written by `serve --trace-file`")
      ->required()
      ->type_name("FILE")
      ->check(is_path);
  replay->footer("Examples:\n  paddle-ls replay session.jsonl\n");
  return replay;
}

}  // namespace paddle_ls::cli
