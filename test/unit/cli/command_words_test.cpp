// The help, manual pages and completion scripts, made from the table of commands.
#include <algorithm>

#include <doctest/doctest.h>

#include "server/cli/explain/advice.hpp"
#include "server/cli/explain/code_page.hpp"
#include "server/cli/parse_arguments.hpp"
#include "server/cli/words/help_page.hpp"
#include "server/cli/words/man_page.hpp"
#include "server/cli/words/shell_completion.hpp"

using namespace paddle_ls::cli;

TEST_CASE("every command, option and argument has a short help") {
  const CommandWords table = command_table();
  CHECK(all_commands(table).size() > 30);
  for (const CommandWords* command : all_commands(table)) {
    CAPTURE(command->name);
    CHECK_FALSE(command->summary.empty());
    CHECK(command->summary.back() != '.');
    std::string page = help_page(*command);
    CHECK(page.ends_with('\n'));
    for (std::size_t end = page.find('\n'); end != std::string::npos; end = page.find('\n')) {
      CAPTURE(page.substr(0, end));
      CHECK(end <= 100);
      page.erase(0, end + 1);
    }
    for (const auto* words : {&command->options, &command->arguments}) {
      for (const OptionWords& option : *words) {
        CAPTURE(shown_names(option));
        CHECK_FALSE(option.help.empty());
        CHECK(option.help.back() != '.');
        CHECK(option.value != "TEXT");
        CHECK(option.value.find(':') == std::string::npos);
      }
    }
  }
}

TEST_CASE("the values of an option are those that its list names") {
  const CommandWords table = command_table();
  const CommandWords* check = table.command("check");
  REQUIRE(check != nullptr);
  CHECK(check->option("--fail-on")->values() ==
        std::vector<std::string>{"any", "review", "manual"});
  CHECK(check->option("--runs-without")->values() == std::vector<std::string>{"torch"});
  CHECK(check->option("--jobs")->values().empty());
  CHECK(check->option("-j") == check->option("--jobs"));
  CHECK(check->option("--excerpts")->value.empty());
  CHECK(usage_line(*check) == "paddle-ls check [OPTIONS] [PATH...]");
}

TEST_CASE("completion scripts know every command and option") {
  const CommandWords table = command_table();
  for (const Shell shell : {Shell::bash, Shell::zsh, Shell::fish}) {
    const std::string script = completion(table, shell);
    for (const CommandWords* command : all_commands(table)) {
      CHECK(script.find("'" + command->name + "'") != std::string::npos);
      for (const OptionWords& option : command->options) {
        const std::string name = option.names.back();
        const std::string written =
            shell == Shell::fish && name.starts_with("--") ? "-l " + name.substr(2) : name;
        CHECK(script.find(written) != std::string::npos);
      }
    }
  }
}

TEST_CASE("a manual page has the sections of manual pages, and no raw hyphens") {
  const CommandWords table = command_table();
  const CommandWords& validate = *table.command("docs")->command("validate");
  CHECK(man_page_name(validate) == "paddle-ls-docs-validate");
  const std::string page = man_page(validate, "1.2.3");
  CHECK(page.starts_with(".TH \"PADDLE\\-LS\\-DOCS\\-VALIDATE\" 1 "));
  for (const char* section : {".SH NAME\n", ".SH SYNOPSIS\n", ".SH \"OPTIONS\"\n", ".SH EXAMPLES\n",
                              ".SH \"SEE ALSO\"\n"}) {
    CHECK(page.find(section) != std::string::npos);
  }
  CHECK(page.find(".BR paddle\\-ls\\-docs (1)") != std::string::npos);
}

TEST_CASE("every code of every part is explained") {
  std::size_t all = 0;
  for (const CodePart& part : code_parts()) {
    CHECK_FALSE(part.codes.empty());
    for (const auto& code : part.codes) {
      ++all;
      CAPTURE(code.code);
      const std::string page = code_page(code.code);
      CHECK(page.find(code.code) != std::string::npos);
      const bool has_own_page = part.title == "Mapping documents";
      const bool says_all = part.title == "Conversion by to_static";
      if (!has_own_page && !says_all) CHECK_FALSE(advice_on(code.code).empty());
    }
  }
  CHECK(all > 150);
  CHECK(code_page("no-such-code").empty());
}
