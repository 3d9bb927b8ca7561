#include "server/cli/words/usage_error.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>

#include "engine/text/nearest_word.hpp"
#include "server/cli/reports/wrapped.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/words/command_words.hpp"
#include "server/cli/words/help_page.hpp"

namespace paddle_ls::cli {
namespace {

// Names that other tools use for our commands and options.
constexpr std::array<std::pair<std::string_view, std::string_view>, 19> other_names = {{
    {"lint", "check"},
    {"scan", "check"},
    {"fix", "convert"},
    {"migrate", "convert"},
    {"rewrite", "convert"},
    {"rule", "explain"},
    {"lsp", "serve"},
    {"server", "serve"},
    {"--dry-run", "--diff"},
    {"--fix", "--in-place"},
    {"--write", "--in-place"},
    {"-i", "--in-place"},
    {"-o", "--out"},
    {"--output", "--out"},
    {"--output-format", "--format"},
    {"--target-version", "--profile"},
    {"--config", "--settings"},
    {"--ignore", "--exclude"},
    {"--threads", "--jobs"},
}};

std::string in_backticks(std::string_view word) {
  return "`" + printable(word) + "`";
}

// The innermost command that was named.
const CLI::App& innermost(const CLI::App& app) {
  const auto parsed = app.get_subcommands();
  for (const CLI::App* each : parsed) {
    if (!each->get_name().empty()) return innermost(*each);
  }
  return app;
}

std::string full_name(const CLI::App& app) {
  const CLI::App* around = app.get_parent();
  return (around == nullptr ? "" : full_name(*around) + " ") + app.get_name();
}

std::optional<std::string_view> other_name(std::string_view word) {
  for (const auto& [theirs, ours] : other_names) {
    if (theirs == word) return ours;
  }
  return std::nullopt;
}

// `words` and their synonyms in other tools, or the most similar ones.
std::string suggestion(std::string_view word, const std::vector<std::string_view>& words) {
  const auto ours = other_name(word);
  if (ours && std::find(words.begin(), words.end(), *ours) != words.end()) {
    return "; did you mean " + in_backticks(*ours) + "?";
  }
  if (std::string near = text::did_you_mean(word, words); !near.empty()) return near;
  constexpr std::size_t shortest_beginning = 3;
  for (const std::string_view each : words) {
    if (word.size() >= shortest_beginning && each.starts_with(word)) {
      return "; did you mean " + in_backticks(each) + "?";
    }
  }
  return {};
}

std::string unknown_option(const CommandWords& command, const std::string& written) {
  const std::string word = written.substr(0, written.find('='));
  std::vector<std::string_view> names;
  for (const OptionWords& option : command.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
  }
  for (const CommandWords& each : command.commands) {
    if (each.option(word) == nullptr) continue;
    return in_backticks(word) + " must follow the command: `" + each.name + " " + word + "`";
  }
  return in_backticks(command.name) + " has no option " + in_backticks(word) +
         suggestion(word, names);
}

std::string missing_command(const CommandWords& command) {
  std::string names;
  for (const CommandWords& each : command.commands) {
    names.append(names.empty() ? "" : ", ").append(each.last_name());
  }
  return in_backticks(command.name) + " needs a command: " + names;
}

}  // namespace

std::string unknown_command(const CommandWords& command, const std::string& word) {
  std::vector<std::string_view> names;
  for (const CommandWords& each : command.commands) names.push_back(each.last_name());
  std::string near = suggestion(word, names);
  for (const CommandWords* each : all_commands(command)) {
    if (near.empty() && each->last_name() == word) near = "; did you mean `" + each->name + "`?";
  }
  std::error_code failed;
  if (near.empty() && std::filesystem::exists(word, failed)) {
    near = "; to convert it: `" + command.name + " convert " + printable(word) + "`";
  }
  return in_backticks(command.name) + " has no command " + in_backticks(word) + near;
}

namespace {

std::string unexpected(const CLI::App& app, const CommandWords& command) {
  const std::string word = app.remaining().front();
  if (word.size() > 1 && word.front() == '-') return unknown_option(command, word);
  if (!command.commands.empty()) return unknown_command(command, word);
  return in_backticks(command.name) + " takes no argument " + in_backticks(word);
}

// The name that the help uses for an option of CLI11: positional arguments have placeholders.
std::string shown(const CommandWords& command, const std::string& name) {
  if (name.starts_with('-') || command.arguments.empty()) return in_backticks(name);
  return in_backticks(command.arguments.front().value);
}

// The first required option or argument that is missing.
std::string missing(const CLI::App& app, const CommandWords& command) {
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_required() || option->count() > 0) continue;
    const std::string name = option->get_name();
    return shown(command, name) + " is missing";
  }
  return missing_command(command);
}

// For options that exclude each other.
std::string excluding(const CLI::App& app, const std::string& message) {
  std::vector<std::string> given;
  for (const CLI::App* group : app.get_subcommands({})) {
    if (!group->get_name().empty()) continue;
    for (const CLI::Option* option : group->get_options()) {
      if (option->count() > 0) given.push_back(option->get_name());
    }
  }
  if (given.size() < 2) return message;
  return in_backticks(given[0]) + " cannot be used with " + in_backticks(given[1]);
}

// CLI11 says "A excludes B"; two parts around `verb`.
std::optional<std::pair<std::string, std::string>> parts(const std::string& message,
                                                         std::string_view verb) {
  const std::size_t at = message.find(verb);
  if (at == std::string::npos) return std::nullopt;
  return std::pair(message.substr(0, at), message.substr(at + verb.size()));
}

std::string wrong_number(const CommandWords& command, const std::string& message) {
  if (const auto both = parts(message, ": At Most ")) {
    return shown(command, both->first) + " is given more than once";
  }
  if (const auto both = parts(message, ": At least ")) {
    const std::string number = both->second.substr(0, both->second.find(' '));
    return number + " are needed of " + shown(command, both->first);
  }
  if (const auto both = parts(message, " was given a disallowed")) {
    return in_backticks("--" + both->first) + " takes no value";
  }
  if (const auto both = parts(message, ":")) {
    const OptionWords* option = command.option(both->first);
    const std::string value = option == nullptr ? "" : ": " + option->value;
    return shown(command, both->first) + " needs a value" + value;
  }
  return message;
}

std::string not_converted(const CommandWords& command, const std::string& message) {
  const auto start = parts(message, "Could not convert: ");
  const auto both = start ? parts(start->second, " = ") : std::nullopt;
  if (!both) return message;
  return in_backticks(both->second) + " is not a number for " + shown(command, both->first);
}

// The message of a value check follows the name of the option.
std::string not_valid(const CommandWords& command, const std::string& message) {
  const auto both = parts(message, ": ");
  if (!both || both->first.find(' ') != std::string::npos) return message;
  std::string reason = both->second;
  if (reason.empty()) return message;
  reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
  constexpr std::string_view out_of_range = "value ";
  const auto range = parts(reason, " not in range ");
  if (range && reason.starts_with(out_of_range)) {
    return in_backticks(range->first.substr(out_of_range.size())) + " is not a number from " +
           range->second + " for " + shown(command, both->first);
  }
  return shown(command, both->first) + ": " + reason;
}

std::string problem(const CLI::App& app, const CommandWords& command,
                    const CLI::ParseError& error) {
  const std::string message = error.what();
  // An unknown command is reported before a missing one.
  const bool has_extras = !app.remaining().empty();
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    return has_extras ? unexpected(app, command) : message;
  }
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    if (message.find(" given from [") != std::string::npos) return excluding(app, message);
    return has_extras ? unexpected(app, command) : missing(app, command);
  }
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
    const auto both = parts(message, " excludes ");
    if (both) {
      return shown(command, both->first) + " cannot be used with " + shown(command, both->second);
    }
  }
  if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) {
    const auto both = parts(message, " requires ");
    if (both) return shown(command, both->first) + " needs " + shown(command, both->second);
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return wrong_number(command, message);
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
    return not_converted(command, message);
  }
  if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
    return not_valid(command, message);
  }
  return message;
}

// The words of the command at `app`, with the names of its parents.
CommandWords named_words(const CLI::App& app) {
  const CLI::App* root = &app;
  while (root->get_parent() != nullptr) root = root->get_parent();
  const CommandWords all = words_of(*root);
  const std::string name = full_name(app);
  for (const CommandWords* each : all_commands(all)) {
    if (each->name == name) return *each;
  }
  return all;
}

}  // namespace

std::string usage_error(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* at = &innermost(app);
  // Words before a command are checked first.
  for (const CLI::App* around = at->get_parent(); around != nullptr;
       around = around->get_parent()) {
    if (!around->remaining().empty()) at = around;
  }
  const CommandWords command = named_words(*at);
  return std::string(error_prefix) + problem(*at, command, error) +
         "\n\nUsage: " + usage_line(command) + "\nFor more, see `" + command.name + " --help`.\n";
}

}  // namespace paddle_ls::cli
