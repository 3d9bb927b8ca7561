// The grammar of the command line: commands, options and arguments, and where their values go.
//
// It is a thin face of CLI11, which only argument_parser.cpp includes: the library is header-only,
// and costs seconds in every file that sees it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/cli/arguments/command_words.hpp"
#include "server/cli/arguments/parse_failure.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace paddle_ls::cli {

// Words that are read but make no sense together. The text is shown to the user.
struct UsageProblem : std::runtime_error {
  using std::runtime_error::runtime_error;
  UsageProblem(const std::string& option, const std::string& reason)
      : std::runtime_error(option + ": " + reason) {}
};

// What is wrong with a value, or an empty text.
using ValueCheck = std::function<std::string(const std::string&)>;

class Option {
 public:
  explicit Option(CLI::Option& option) : option_(option) {}

  // What help shows for the value: `FILE`, `json|text`.
  Option* type_name(const std::string& name);
  Option* required(bool is_required = true);
  // The heading of the option in help.
  Option* group(const std::string& heading);
  // Each use of the option takes one value, where it may be repeated.
  Option* one_value_each();
  // How many values it takes; -1: one or more.
  Option* expected(int count);
  // A value is a list with this between its parts.
  Option* separated_by(char separator);
  Option* needs(Option* other);
  Option* excludes(Option* other);

  Option* check(const ValueCheck& check);
  Option* is_in_range(int least, int most);
  Option* is_positive();
  Option* is_not_negative();
  Option* is_existing_path();
  Option* is_existing_file();
  Option* is_existing_folder();

 private:
  CLI::Option& option_;
};

class ArgumentParser {
 public:
  ArgumentParser(const std::string& summary, const std::string& program);
  ArgumentParser(const ArgumentParser&) = delete;
  ArgumentParser& operator=(const ArgumentParser&) = delete;
  ~ArgumentParser();

  // The parser of a command below this one. Parsers and options live as long as the outermost one.
  ArgumentParser* add_subcommand(const std::string& name, const std::string& summary);
  ArgumentParser* subcommand(const std::string& name);
  void require_subcommand();

  // Options of which at most one may be given.
  ArgumentParser* add_exclusive_group(const std::string& heading);

  // Names as in `--jobs,-j`; an argument is named without dashes. `to` must outlive the parser.
  // Defined for the types of values that commands have.
  template <class Value>
  Option* add_option(const std::string& names, Value& to, const std::string& help);
  template <class Value>
  Option* add_option_function(const std::string& names,
                              const std::function<void(const Value&)>& set,
                              const std::string& help);
  Option* add_flag(const std::string& names, bool& to, const std::string& help);
  Option* add_flag_callback(const std::string& names, const std::function<void()>& set,
                            const std::string& help);

  // Exit status and examples, in lines.
  void footer(const std::string& text);
  // The heading of the command in help.
  void group(const std::string& heading);
  // Called once the words of the command are read, before the options of others are checked.
  void parse_complete_callback(const std::function<void()>& call);
  // Called when all words are read. It may throw UsageProblem.
  void callback(const std::function<void()>& call);

  // The command itself is one of the words.
  bool is_parsed() const;
  // The option is one of the words.
  bool is_given(const std::string& option) const;
  bool is_below(const ArgumentParser& other) const { return around_ == &other; }
  ArgumentParser* around() const { return around_; }
  std::string name() const;

  // Nothing when all words were read.
  std::optional<ParseFailure> parse(int count, const char* const* arguments);

  // The whole grammar as data.
  CommandWords words() const;

 private:
  ArgumentParser(CLI::App& app, ArgumentParser* around);
  ArgumentParser* keep(CLI::App& app);
  Option* keep(CLI::Option& option);

  std::unique_ptr<CLI::App> own_;  // of the outermost one
  CLI::App& app_;
  ArgumentParser* around_ = nullptr;
  std::vector<std::unique_ptr<ArgumentParser>> parsers_;
  std::vector<std::unique_ptr<Option>> options_;
};

}  // namespace paddle_ls::cli
