#include "server/cli/words/help_page.hpp"

#include <algorithm>

#include "server/cli/reports/wrapped.hpp"

namespace paddle_ls::cli {
namespace {

constexpr std::size_t indentation = 2;
constexpr std::size_t help_column = 26;

// A name and its description, which starts on a new line if the name is long.
std::string row(const std::string& name, const std::string& help) {
  std::string text = std::string(indentation, ' ') + name;
  if (text.size() + 2 > help_column) {
    text += "\n" + std::string(help_column, ' ');
  } else {
    text.resize(help_column, ' ');
  }
  return text + wrapped(help, help_column) + "\n";
}

// The headings, each once, in the order in which the rows have them.
template <class Rows>
std::vector<std::string> headings_of(const Rows& rows) {
  std::vector<std::string> headings;
  for (const auto& each : rows) {
    if (std::find(headings.begin(), headings.end(), each.group) == headings.end()) {
      headings.push_back(each.group);
    }
  }
  return headings;
}

std::string list_of_commands(const CommandWords& command) {
  std::string text;
  for (const std::string& heading : headings_of(command.commands)) {
    text += "\n" + heading + ":\n";
    for (const CommandWords& each : command.commands) {
      if (each.group == heading) text += row(std::string(each.last_name()), each.summary);
    }
  }
  return text;
}

std::string list_of_arguments(const CommandWords& command) {
  if (command.arguments.empty()) return {};
  std::string text = "\nArguments:\n";
  for (const OptionWords& each : command.arguments) text += row(shown_names(each), each.help);
  return text;
}

std::string list_of_options(const CommandWords& command) {
  std::string text;
  for (const std::string& heading : headings_of(command.options)) {
    text += "\n" + heading + ":\n";
    for (const OptionWords& each : command.options) {
      if (each.group == heading) text += row(shown_names(each), each.help);
    }
  }
  return text;
}

}  // namespace

std::string shown_names(const OptionWords& option) {
  std::string text;
  for (const std::string& name : option.names) text += (text.empty() ? "" : ", ") + name;
  if (!option.value.empty()) text += (text.empty() ? "" : " ") + option.value;
  return option.names.empty() && option.is_repeated ? text + "..." : text;
}

std::string usage_line(const CommandWords& command) {
  std::string text = command.name;
  if (!command.commands.empty()) text += " COMMAND";
  text += " [OPTIONS]";
  for (const OptionWords& option : command.options) {
    if (option.is_required) text += " " + option.names.back() + " " + option.value;
  }
  for (const OptionWords& argument : command.arguments) {
    const std::string name = shown_names(argument);
    text += argument.is_required ? " " + name : " [" + name + "]";
  }
  return text;
}

std::string help_page(const CommandWords& command) {
  std::string text = wrapped(command.summary, 0) + "\n\nUsage: " + wrapped(usage_line(command), 7) +
                     "\n" + list_of_commands(command) + list_of_arguments(command) +
                     list_of_options(command);
  if (!command.footer.empty()) text += "\n" + command.footer;
  if (text.back() != '\n') text += '\n';
  return text;
}

}  // namespace paddle_ls::cli
