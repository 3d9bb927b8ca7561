#include "server/cli/words/command_words.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace paddle_ls::cli {
namespace {

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

OptionWords option_words(const CLI::Option& option, const std::string& group) {
  OptionWords words;
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  if (option.get_expected_max() > 0) {
    // Value checks append a colon and a description to the name, which the help already has.
    const std::string type = option.get_type_name();
    words.value = type.substr(0, type.find(':'));
  }
  words.help = option.get_description();
  words.group = group;
  words.is_required = option.get_required();
  words.is_repeated = option.get_expected_max() > 1;
  return words;
}

// The options of `app` and of its groups, which have no names.
void add_options(const CLI::App& app, const std::string& group, CommandWords& to) {
  const bool is_group = app.get_name().empty();  // whose help is that of the command around it
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty() || (is_group && option == app.get_help_ptr())) continue;
    OptionWords words = option_words(*option, group);
    (words.names.empty() ? to.arguments : to.options).push_back(std::move(words));
  }
  for (const CLI::App* each : app.get_subcommands({})) {
    if (!each->get_name().empty()) continue;
    const std::string heading = each->get_group() + ", " + each->get_description();
    add_options(*each, heading, to);
  }
}

CommandWords words_below(const CLI::App& app, const std::string& around) {
  CommandWords words;
  words.name = around + app.get_name();
  words.summary = app.get_description();
  words.footer = app.get_footer();
  words.group = app.get_group();
  add_options(app, "Options", words);
  for (const CLI::App* each : app.get_subcommands({})) {
    if (!each->get_name().empty()) words.commands.push_back(words_below(*each, words.name + " "));
  }
  return words;
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

CommandWords words_of(const CLI::App& app) {
  return words_below(app, "");
}

std::vector<const CommandWords*> all_commands(const CommandWords& command) {
  std::vector<const CommandWords*> all;
  add_all(command, all);
  return all;
}

}  // namespace paddle_ls::cli
