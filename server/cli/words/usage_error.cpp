#include "server/cli/words/usage_error.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <optional>
#include <utility>

#include "engine/text/nearest_word.hpp"
#include "server/cli/arguments/command_words.hpp"
#include "server/cli/reports/wrapped.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/prefixes.hpp"
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

std::string unexpected(const ParseFailure& failure, const CommandWords& command) {
  const std::string& word = failure.unread.front();
  if (word.size() > 1 && word.front() == '-') return unknown_option(command, word);
  if (!command.commands.empty()) return unknown_command(command, word);
  return in_backticks(command.name) + " takes no argument " + in_backticks(word);
}

// The name that the help uses for an option: positional arguments have placeholders.
std::string shown(const CommandWords& command, const std::string& name) {
  if (name.starts_with('-') || command.arguments.empty()) return in_backticks(name);
  return in_backticks(command.arguments.front().value);
}

std::string missing(const ParseFailure& failure, const CommandWords& command) {
  if (failure.missing_option.empty()) return missing_command(command);
  return shown(command, failure.missing_option) + " is missing";
}

// For options that exclude each other.
std::string excluding(const ParseFailure& failure) {
  const std::vector<std::string>& given = failure.in_group;
  if (given.size() < 2) return failure.message;
  return in_backticks(given[0]) + " cannot be used with " + in_backticks(given[1]);
}

// The parser says "A excludes B": the two parts around `verb`.
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

// Two options and what is between them, in a sentence; else the parser's own message.
std::string about_two(const CommandWords& command, const std::string& message,
                      std::string_view parsers_verb, const std::string& verb) {
  const auto both = parts(message, parsers_verb);
  if (!both) return message;
  return shown(command, both->first) + verb + shown(command, both->second);
}

std::string problem(const ParseFailure& failure, const CommandWords& command) {
  const std::string& message = failure.message;
  // An unknown word is reported before one that is missing.
  const bool has_unread = !failure.unread.empty();
  switch (failure.kind) {
    case FailureKind::unexpected_word: return has_unread ? unexpected(failure, command) : message;
    case FailureKind::missing:
      return has_unread ? unexpected(failure, command) : missing(failure, command);
    case FailureKind::too_many_given: return excluding(failure);
    case FailureKind::excluded:
      return about_two(command, message, " excludes ", " cannot be used with ");
    case FailureKind::needs_another: return about_two(command, message, " requires ", " needs ");
    case FailureKind::wrong_count: return wrong_number(command, message);
    case FailureKind::not_converted: return not_converted(command, message);
    case FailureKind::not_valid: return not_valid(command, message);
    case FailureKind::help_requested:
    case FailureKind::other: break;
  }
  return message;
}

}  // namespace

std::string usage_error(const CommandWords& table, const ParseFailure& failure) {
  const CommandWords& command = command_named(table, failure.command);
  return std::string(error_prefix) + problem(failure, command) +
         "\n\nUsage: " + usage_line(command) + "\nFor more, see `" + command.name + " --help`.\n";
}

}  // namespace paddle_ls::cli
