#include "server/cli/arguments/command_words.hpp"

#include <algorithm>

namespace paddle_ls::cli {
namespace {

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

void add_all(const CommandWords& command, std::vector<const CommandWords*>& to) {
  to.push_back(&command);
  for (const CommandWords& each : command.commands) add_all(each, to);
}

}  // namespace

std::vector<std::string> OptionWords::values() const {
  std::vector<std::string> all;
  if (value.empty() || std::any_of(value.begin(), value.end(), is_upper)) return all;
  for (std::size_t start = 0; start <= value.size();) {
    const std::size_t end = std::min(value.find('|', start), value.size());
    all.push_back(value.substr(start, end - start));
    start = end + 1;
  }
  return all;
}

bool OptionWords::takes_path() const {
  return value.starts_with("FILE") || value.starts_with("PATH") || value.starts_with("DIR");
}

std::string_view CommandWords::last_name() const {
  const std::string_view all = name;
  const std::size_t space = all.rfind(' ');
  return space == std::string_view::npos ? all : all.substr(space + 1);
}

const CommandWords* CommandWords::command(std::string_view written) const {
  const auto found =
      std::find_if(commands.begin(), commands.end(),
                   [written](const CommandWords& each) { return each.last_name() == written; });
  return found == commands.end() ? nullptr : &*found;
}

const OptionWords* CommandWords::option(std::string_view written) const {
  const auto found = std::find_if(options.begin(), options.end(), [written](const auto& each) {
    return std::find(each.names.begin(), each.names.end(), written) != each.names.end();
  });
  return found == options.end() ? nullptr : &*found;
}

std::vector<const CommandWords*> all_commands(const CommandWords& command) {
  std::vector<const CommandWords*> all;
  add_all(command, all);
  return all;
}

const CommandWords& command_named(const CommandWords& command, std::string_view name) {
  for (const CommandWords* each : all_commands(command)) {
    if (each->name == name) return *each;
  }
  return command;
}

}  // namespace paddle_ls::cli
