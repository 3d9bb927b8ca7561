#include "server/cli/words/shell_completion.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

namespace paddle_ls::cli {
namespace {

// `text` for a shell, in single quotes.
std::string single_quoted(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'') {
      result += "'\\''";
    } else {
      result += c;
    }
  }
  return result + "'";
}

// The first sentence or clause, for a line in a menu.
std::string menu_text(const std::string& help) {
  return help.substr(0, help.find_first_of(":(;\n"));
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : separator).append(word);
  return text;
}

// Patterns of a `case` that find the command in the words of a line: for all subcommands.
std::string command_patterns(const CommandWords& program) {
  std::vector<std::string> names;
  for (const CommandWords* command : all_commands(program)) {
    if (command != &program) names.push_back(single_quoted(command->name));
  }
  return joined(names, "|");
}

// A pattern for an option with its command.
std::string option_pattern(const CommandWords& command, const OptionWords& option) {
  std::vector<std::string> patterns;
  for (const std::string& name : option.names)
    patterns.push_back(single_quoted(command.name + " " + name));
  return joined(patterns, "|");
}

std::string option_values(const CommandWords& program, std::string_view with_values,
                          std::string_view with_text) {
  std::string text;
  for (const CommandWords* command : all_commands(program)) {
    for (const OptionWords& option : command->options) {
      if (option.value.empty()) continue;
      const auto values = option.values();
      text += fmt::format("    {}) ", option_pattern(*command, option));
      text += values.empty() ? std::string(with_text)
                             : fmt::format(fmt::runtime(with_values), joined(values, " "));
      text += " ;;\n";
    }
  }
  return text;
}

std::vector<std::string> option_names(const CommandWords& command) {
  std::vector<std::string> names;
  for (const OptionWords& option : command.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
  }
  return names;
}

// A word that may follow a command, and its description.
using Offer = std::pair<std::string, std::string>;

// The commands below it, and the names that its arguments take.
std::vector<Offer> offered_words(const CommandWords& command) {
  std::vector<Offer> offers;
  for (const CommandWords& each : command.commands) {
    offers.emplace_back(each.last_name(), menu_text(each.summary));
  }
  for (const OptionWords& argument : command.arguments) {
    for (const std::string& value : argument.values()) {
      offers.emplace_back(value, menu_text(argument.help));
    }
  }
  return offers;
}

std::string bash(const CommandWords& program) {
  std::string cases;
  for (const CommandWords* command : all_commands(program)) {
    std::vector<std::string> commands;
    for (const auto& [word, meaning] : offered_words(*command)) commands.push_back(word);
    cases += fmt::format("    {}) commands={} options={} ;;\n", single_quoted(command->name),
                         single_quoted(joined(commands, " ")),
                         single_quoted(joined(option_names(*command), " ")));
  }
  return "# Completion of paddle-ls for bash: source <(paddle-ls completion bash)\n"
         "_paddle_ls() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
         "  local command=" +
         program.name +
         " commands= options= i\n"
         "  if [[ $word == = ]]; then word=; elif [[ $previous == = ]]; then\n"
         "    previous=${COMP_WORDS[COMP_CWORD-2]}\n"
         "  fi\n"
         "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
         "    case \"$command ${COMP_WORDS[i]}\" in\n"
         "      " +
         command_patterns(program) +
         ") command+=\" ${COMP_WORDS[i]}\" ;;\n"
         "    esac\n"
         "  done\n"
         "  COMPREPLY=()\n"
         "  case \"$command $previous\" in\n" +
         option_values(program, "COMPREPLY=($(compgen -W '{}' -- \"$word\")); return", "return") +
         "  esac\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "  if [[ $word == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
         "  else\n"
         "    COMPREPLY=($(compgen -W \"$commands\" -- \"$word\"))\n"
         "  fi\n"
         "}\n"
         "complete -o bashdefault -o default -F _paddle_ls paddle-ls\n";
}

// An array of `name:text`, for _describe.
std::string zsh_array(std::string_view name, const std::vector<std::string>& rows) {
  std::string text = fmt::format("      {}=(", name);
  for (const std::string& row : rows) text += " " + single_quoted(row);
  return text + " )\n";
}

std::string zsh(const CommandWords& program) {
  std::string cases;
  for (const CommandWords* command : all_commands(program)) {
    std::vector<std::string> commands;
    for (const auto& [word, meaning] : offered_words(*command)) {
      commands.push_back(word + ":" + meaning);
    }
    std::vector<std::string> options;
    for (const OptionWords& option : command->options) {
      for (const std::string& name : option.names) {
        options.push_back(name + ":" + menu_text(option.help));
      }
    }
    cases += fmt::format("    {})\n", single_quoted(command->name)) +
             zsh_array("commands", commands) + zsh_array("options", options) + "      ;;\n";
  }
  return "#compdef paddle-ls\n"
         "# Completion of paddle-ls for zsh: as _paddle-ls in a folder of $fpath.\n"
         "_paddle_ls() {\n"
         "  local command=" +
         program.name +
         " i\n"
         "  local -a commands options\n"
         "  for ((i = 2; i < CURRENT; ++i)); do\n"
         "    case \"$command ${words[i]}\" in\n"
         "      " +
         command_patterns(program) +
         ") command+=\" ${words[i]}\" ;;\n"
         "    esac\n"
         "  done\n"
         "  case \"$command ${words[CURRENT-1]}\" in\n" +
         option_values(program, "compadd -- {}; return", "_files; return") +
         "  esac\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "  if [[ ${words[CURRENT]} == -* ]]; then\n"
         "    _describe -o option options\n"
         "  elif (( ${#commands} )); then\n"
         "    _describe command commands\n"
         "  else\n"
         "    _files\n"
         "  fi\n"
         "}\n"
         "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
         "  _paddle_ls \"$@\"\n"
         "else\n"
         "  compdef _paddle_ls paddle-ls\n"
         "fi\n";
}

std::string fish_option(const CommandWords& command, const OptionWords& option) {
  std::string line = fmt::format("complete -c paddle-ls -n {}",
                                 single_quoted("__paddle_ls_at " + single_quoted(command.name)));
  for (const std::string& name : option.names) {
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (const auto values = option.values(); !values.empty()) {
    line += " -x -a " + single_quoted(joined(values, " "));
  } else if (!option.value.empty()) {
    line += option.takes_path() ? " -r -F" : " -x";
  }
  return line + " -d " + single_quoted(menu_text(option.help)) + "\n";
}

std::string fish(const CommandWords& program) {
  std::string rows;
  for (const CommandWords* command : all_commands(program)) {
    const std::string at = single_quoted("__paddle_ls_at " + single_quoted(command->name));
    for (const auto& [word, meaning] : offered_words(*command)) {
      rows += fmt::format("complete -c paddle-ls -n {} -f -a {} -d {}\n", at, single_quoted(word),
                          single_quoted(meaning));
    }
    for (const OptionWords& option : command->options) rows += fish_option(*command, option);
  }
  std::string names;
  for (const CommandWords* command : all_commands(program))
    names += " " + single_quoted(command->name);
  return "# Completion of paddle-ls for fish: paddle-ls completion fish | source\n"
         "function __paddle_ls_at\n"
         "  set -l command " +
         program.name +
         "\n"
         "  for word in (commandline -opc)[2..-1]\n"
         "    if contains -- \"$command $word\"" +
         names +
         "\n"
         "      set command \"$command $word\"\n"
         "    end\n"
         "  end\n"
         "  test \"$command\" = \"$argv[1]\"\n"
         "end\n" +
         rows;
}

}  // namespace

std::string completion(const CommandWords& program, Shell shell) {
  switch (shell) {
    case Shell::bash: return bash(program);
    case Shell::zsh: return zsh(program);
    case Shell::fish: return fish(program);
  }
  return {};
}

}  // namespace paddle_ls::cli
