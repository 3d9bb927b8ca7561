#include "server/cli/words/man_page.hpp"

#include <algorithm>
#include <string_view>

#include "server/cli/words/help_page.hpp"

namespace paddle_ls::cli {
namespace {

// Text with hyphens, backslashes and leading dots escaped.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      const bool starts_line = result.empty() || result.back() == '\n';
      if (starts_line && (c == '.' || c == '\'')) result += "\\&";
      result += c;
    }
  }
  return result;
}

std::string bold(std::string_view text) {
  return "\\fB" + escaped(text) + "\\fR";
}

std::string names(const OptionWords& option) {
  std::string text;
  for (const std::string& name : option.names) text += (text.empty() ? "" : ", ") + bold(name);
  if (option.value.empty()) return text;
  return text + (text.empty() ? "" : " ") + "\\fI" + escaped(option.value) + "\\fR";
}

std::string paragraph(const std::string& tag, const std::string& text) {
  return ".TP\n" + tag + "\n" + escaped(text) + "\n";
}

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return text;
}

// The last lines of the help; lines of examples are kept as they are.
std::string footer(const std::string& text) {
  if (text.empty()) return {};
  constexpr std::string_view heading = "Examples:\n";
  const std::size_t examples = text.find(heading);
  std::string result;
  if (const std::string before = text.substr(0, examples); !before.empty()) {
    result += ".SH NOTES\n" + escaped(before.substr(0, before.find_last_not_of('\n') + 1)) + "\n";
  }
  if (examples == std::string::npos) return result;
  return result + ".SH EXAMPLES\n.nf\n" + escaped(text.substr(examples + heading.size())) +
         "\n.fi\n";
}

std::string options(const CommandWords& command) {
  std::string text;
  std::string heading;
  for (const OptionWords& option : command.options) {
    if (option.group != heading) {
      heading = option.group;
      text += ".SH \"" + upper(heading) + "\"\n";
    }
    text += paragraph(names(option), option.help);
  }
  return text;
}

// The page of the command above, and those of the commands below.
std::string see_also(const CommandWords& command) {
  std::vector<std::string> names;
  if (const std::size_t space = command.name.rfind(' '); space != std::string::npos) {
    names.push_back(command.name.substr(0, space));
  }
  for (const CommandWords& each : command.commands) names.push_back(each.name);
  std::string list;
  for (std::string& name : names) {
    std::replace(name.begin(), name.end(), ' ', '-');
    list += (list.empty() ? "" : ",\n") + (".BR " + escaped(name)) + " (1)";
  }
  return list.empty() ? "" : ".SH \"SEE ALSO\"\n" + list + "\n";
}

}  // namespace

std::string man_page_name(const CommandWords& command) {
  std::string name = command.name;
  std::replace(name.begin(), name.end(), ' ', '-');
  return name;
}

std::string man_page(const CommandWords& command, const std::string& version) {
  const std::string name = man_page_name(command);
  std::string page = ".TH \"" + escaped(upper(name)) + "\" 1 \"\" \"paddle\\-ls " +
                     escaped(version) + "\" \"User Commands\"\n.SH NAME\n" + escaped(name) +
                     " \\- " + escaped(command.summary) + "\n.SH SYNOPSIS\n" + bold(command.name) +
                     escaped(usage_line(command).substr(command.name.size())) + "\n";
  if (!command.arguments.empty()) {
    page += ".SH ARGUMENTS\n";
    for (const OptionWords& each : command.arguments) {
      page += paragraph(names(each), each.help);
    }
  }
  if (!command.commands.empty()) {
    page += ".SH COMMANDS\n";
    for (const CommandWords& each : command.commands) {
      page += paragraph(bold(each.last_name()), each.summary);
    }
  }
  return page + options(command) + footer(command.footer) + see_also(command);
}

}  // namespace paddle_ls::cli
