#include "server/cli/arguments/argument_parser.hpp"

#include <filesystem>

#include <CLI/CLI.hpp>

namespace paddle_ls::cli {
namespace {

// CLI11 knows problems by exceptions of its own.
template <class Call>
auto telling_the_parser(Call call) {
  return [call = std::move(call)](const auto&... arguments) {
    try {
      call(arguments...);
    } catch (const UsageProblem& problem) {
      throw CLI::ValidationError(problem.what());
    }
  };
}

// A group of options is a nameless command to CLI11.
bool is_option_group(const CLI::App& app) {
  return app.get_name().empty();
}

// The innermost command that was named.
const CLI::App& innermost(const CLI::App& app) {
  for (const CLI::App* each : app.get_subcommands()) {
    if (!is_option_group(*each)) return innermost(*each);
  }
  return app;
}

std::string full_name(const CLI::App& app) {
  const CLI::App* around = app.get_parent();
  return (around == nullptr ? "" : full_name(*around) + " ") + app.get_name();
}

OptionWords option_words(const CLI::Option& option, const std::string& group) {
  OptionWords words;
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  if (option.get_expected_max() > 0) {
    // CLI11 appends a colon and a description of the checks, which the help text already has.
    const std::string type = option.get_type_name();
    words.value = type.substr(0, type.find(':'));
  }
  words.help = option.get_description();
  words.group = group;
  words.is_required = option.get_required();
  words.is_repeated = option.get_expected_max() > 1;
  return words;
}

// The options of `app` and of its groups.
void add_options(const CLI::App& app, const std::string& group, CommandWords& to) {
  for (const CLI::Option* option : app.get_options()) {
    // The help of a group is that of the command around it.
    const bool is_help_of_group = is_option_group(app) && option == app.get_help_ptr();
    if (option->get_group().empty() || is_help_of_group) continue;
    OptionWords words = option_words(*option, group);
    (words.names.empty() ? to.arguments : to.options).push_back(std::move(words));
  }
  for (const CLI::App* each : app.get_subcommands({})) {
    if (!is_option_group(*each)) continue;
    add_options(*each, each->get_group() + ", " + each->get_description(), to);
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
    if (!is_option_group(*each)) words.commands.push_back(words_below(*each, words.name + " "));
  }
  return words;
}

FailureKind kind_of(const CLI::ParseError& error) {
  const auto is = [&error](const auto* type) {
    return dynamic_cast<decltype(type)>(&error) != nullptr;
  };
  if (is(static_cast<const CLI::CallForHelp*>(nullptr))) return FailureKind::help_requested;
  if (is(static_cast<const CLI::ExtrasError*>(nullptr))) return FailureKind::unexpected_word;
  if (is(static_cast<const CLI::RequiredError*>(nullptr))) {
    const bool is_group = std::string_view(error.what()).find(" given from [") != std::string::npos;
    return is_group ? FailureKind::too_many_given : FailureKind::missing;
  }
  if (is(static_cast<const CLI::ExcludesError*>(nullptr))) return FailureKind::excluded;
  if (is(static_cast<const CLI::RequiresError*>(nullptr))) return FailureKind::needs_another;
  if (is(static_cast<const CLI::ArgumentMismatch*>(nullptr))) return FailureKind::wrong_count;
  if (is(static_cast<const CLI::ConversionError*>(nullptr))) return FailureKind::not_converted;
  if (is(static_cast<const CLI::ValidationError*>(nullptr))) return FailureKind::not_valid;
  return FailureKind::other;
}

std::vector<std::string> given_in_groups(const CLI::App& app) {
  std::vector<std::string> given;
  for (const CLI::App* group : app.get_subcommands({})) {
    if (!is_option_group(*group)) continue;
    for (const CLI::Option* option : group->get_options()) {
      if (option->count() > 0) given.push_back(option->get_name());
    }
  }
  return given;
}

std::string missing_option(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_required() && option->count() == 0) return option->get_name();
  }
  return {};
}

ParseFailure failure_of(const CLI::App& app, const CLI::ParseError& error) {
  ParseFailure failure;
  failure.kind = kind_of(error);
  failure.message = error.what();
  const CLI::App* at = &innermost(app);
  const bool is_help = failure.kind == FailureKind::help_requested;
  // Unread words before a command are reported first.
  for (const CLI::App* around = at->get_parent(); !is_help && around != nullptr;
       around = around->get_parent()) {
    if (!around->remaining().empty()) at = around;
  }
  failure.command = full_name(*at);
  failure.unread = at->remaining();
  failure.in_group = given_in_groups(*at);
  failure.missing_option = missing_option(*at);
  return failure;
}

// CLI11 takes `--flag=word` otherwise.
void take_no_values(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) {
    if (option->get_expected_max() == 0) option->disable_flag_override();
  }
  for (CLI::App* below : app.get_subcommands([](CLI::App*) { return true; })) {
    take_no_values(*below);
  }
}

}  // namespace

Option* Option::type_name(const std::string& name) {
  option_.type_name(name);
  return this;
}

Option* Option::required(bool is_required) {
  option_.required(is_required);
  return this;
}

Option* Option::group(const std::string& heading) {
  option_.group(heading);
  return this;
}

Option* Option::one_value_each() {
  option_.allow_extra_args(false);
  return this;
}

Option* Option::expected(int count) {
  option_.expected(count);
  return this;
}

Option* Option::separated_by(char separator) {
  option_.delimiter(separator);
  return this;
}

Option* Option::needs(Option* other) {
  option_.needs(&other->option_);
  return this;
}

Option* Option::excludes(Option* other) {
  option_.excludes(&other->option_);
  return this;
}

Option* Option::check(const ValueCheck& check) {
  option_.check(CLI::Validator([check](std::string& value) { return check(value); }, ""));
  return this;
}

Option* Option::is_in_range(int least, int most) {
  option_.check(CLI::Range(least, most));
  return this;
}

Option* Option::is_positive() {
  option_.check(CLI::PositiveNumber);
  return this;
}

Option* Option::is_not_negative() {
  option_.check(CLI::NonNegativeNumber);
  return this;
}

Option* Option::is_existing_path() {
  option_.check(CLI::ExistingPath);
  return this;
}

Option* Option::is_existing_file() {
  option_.check(CLI::ExistingFile);
  return this;
}

Option* Option::is_existing_folder() {
  option_.check(CLI::ExistingDirectory);
  return this;
}

ArgumentParser::ArgumentParser(const std::string& summary, const std::string& program)
    : own_(std::make_unique<CLI::App>(summary, program)), app_(*own_) {
  app_.require_subcommand(0, 1);
  app_.set_help_flag("-h,--help", "Print this help");
  app_.allow_windows_style_options(false);  // `/src` is a path everywhere
}

ArgumentParser::ArgumentParser(CLI::App& app, ArgumentParser* around)
    : app_(app), around_(around) {}

ArgumentParser::~ArgumentParser() = default;

ArgumentParser* ArgumentParser::keep(CLI::App& app) {
  parsers_.emplace_back(new ArgumentParser(app, this));  // its constructor is private
  return parsers_.back().get();
}

Option* ArgumentParser::keep(CLI::Option& option) {
  options_.push_back(std::make_unique<Option>(option));
  return options_.back().get();
}

ArgumentParser* ArgumentParser::add_subcommand(const std::string& name,
                                               const std::string& summary) {
  return keep(*app_.add_subcommand(name, summary));
}

ArgumentParser* ArgumentParser::subcommand(const std::string& name) {
  for (const auto& parser : parsers_) {
    if (parser->name() == name) return parser.get();
  }
  throw std::invalid_argument("no command " + name);
}

void ArgumentParser::require_subcommand() {
  app_.require_subcommand(1);
}

ArgumentParser* ArgumentParser::add_exclusive_group(const std::string& heading) {
  ArgumentParser* group = keep(*app_.add_option_group(heading, "at most one of"));
  group->app_.require_option(0, 1);
  return group;
}

template <class Value>
Option* ArgumentParser::add_option(const std::string& names, Value& to, const std::string& help) {
  return keep(*app_.add_option(names, to, help));
}

template Option* ArgumentParser::add_option(const std::string&, std::string&, const std::string&);
template Option* ArgumentParser::add_option(const std::string&, std::vector<std::string>&,
                                            const std::string&);
template Option* ArgumentParser::add_option(const std::string&, std::filesystem::path&,
                                            const std::string&);
template Option* ArgumentParser::add_option(const std::string&, std::vector<std::filesystem::path>&,
                                            const std::string&);
template Option* ArgumentParser::add_option(const std::string&, int&, const std::string&);
template Option* ArgumentParser::add_option(const std::string&, unsigned&, const std::string&);
template Option* ArgumentParser::add_option(const std::string&, std::size_t&, const std::string&);
template Option* ArgumentParser::add_option(const std::string&, double&, const std::string&);

template <class Value>
Option* ArgumentParser::add_option_function(const std::string& names,
                                            const std::function<void(const Value&)>& set,
                                            const std::string& help) {
  return keep(*app_.add_option_function<Value>(names, telling_the_parser(set), help));
}

template Option* ArgumentParser::add_option_function(const std::string&,
                                                     const std::function<void(const std::string&)>&,
                                                     const std::string&);
template Option* ArgumentParser::add_option_function(const std::string&,
                                                     const std::function<void(const int&)>&,
                                                     const std::string&);
template Option* ArgumentParser::add_option_function(
    const std::string&, const std::function<void(const std::uint16_t&)>&, const std::string&);

Option* ArgumentParser::add_flag(const std::string& names, bool& to, const std::string& help) {
  return keep(*app_.add_flag(names, to, help));
}

Option* ArgumentParser::add_flag_callback(const std::string& names,
                                          const std::function<void()>& set,
                                          const std::string& help) {
  return keep(*app_.add_flag_callback(names, telling_the_parser(set), help));
}

void ArgumentParser::footer(const std::string& text) {
  app_.footer(text);
}

void ArgumentParser::group(const std::string& heading) {
  app_.group(heading);
}

void ArgumentParser::parse_complete_callback(const std::function<void()>& call) {
  app_.parse_complete_callback(telling_the_parser(call));
}

void ArgumentParser::callback(const std::function<void()>& call) {
  app_.callback(telling_the_parser(call));
}

bool ArgumentParser::is_parsed() const {
  return app_.parsed();
}

bool ArgumentParser::is_given(const std::string& option) const {
  return app_.count(option) > 0;
}

std::string ArgumentParser::name() const {
  return app_.get_name();
}

std::optional<ParseFailure> ArgumentParser::parse(int count, const char* const* arguments) {
  take_no_values(app_);
  try {
    app_.parse(count, arguments);
  } catch (const CLI::ParseError& error) {
    return failure_of(app_, error);
  }
  return std::nullopt;
}

CommandWords ArgumentParser::words() const {
  return words_below(app_, "");
}

}  // namespace paddle_ls::cli
