#include "server/cli/run/source_words.hpp"

#include <algorithm>

#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<rewrite::Certainty> certainties = {{"unknown", rewrite::Certainty::unknown},
                                                 {"likely", rewrite::Certainty::likely},
                                                 {"sure", rewrite::Certainty::sure}};

const Choices<std::optional<rewrite::Style>> styles = {{"native", rewrite::Style::native},
                                                       {"exact", rewrite::Style::exact},
                                                       {"minimal", rewrite::Style::minimal}};

// One object, as in a settings file. All mistakes in it are reported.
settings::Layer settings_from(const std::string& text) {
  settings::ReadLayer read =
      settings::read_layer(std::string_view(text), std::filesystem::current_path());
  if (!read.problems.empty()) {
    std::string all;
    for (const settings::SettingProblem& problem : read.problems) {
      if (!all.empty()) all.append("\n").append(error_prefix).append("`--settings`: ");
      all += problem.message;
    }
    throw UsageProblem("--settings", all);
  }
  return std::move(read.layer);
}

}  // namespace

void add_profile(ArgumentParser& app, settings::TargetProfile& to) {
  const auto names = settings::choices<settings::TargetProfile>();
  std::vector<std::string_view> accepted = {names.begin(), names.end()};
  accepted.push_back(rewrite::former_compat_name);
  add_named_value(
      app, "--profile", accepted,
      "The Paddle release that the code has to run on (default: from the settings, else "
      "from the pinned packages, else the newest)",
      [&to, accepted](std::size_t at) {
        to = settings::choice_named<settings::TargetProfile>(accepted[at]).value();
      })
      ->type_name(value_list({names.begin(), names.end()}));
}

Option* add_sources(ArgumentParser& app, Sources& to) {
  Option* paths =
      app.add_option("paths", to.paths, "Files and folders (default: the current folder)")
          ->type_name("PATH")
          ->check(is_path);
  app.parse_complete_callback([&to] {
    if (to.paths.empty()) to.paths = {"."};
    const bool reads_text = std::find(to.paths.begin(), to.paths.end(), "-") != to.paths.end();
    if (reads_text && to.paths.size() > 1) {
      throw UsageProblem("`-` cannot be combined with other paths");
    }
    to.from_standard_input = reads_text;
  });
  app.add_option("--exclude", to.exclude,
                 "Skip files that match this .gitignore pattern; can be repeated")
      ->type_name("GLOB")
      ->one_value_each();
  app.add_flag("--markdown", to.with_markdown,
               "Also process the Python code blocks of Markdown files");
  add_choice(app, "--min-certainty", to.least_certainty, certainties,
             "Skip uses that are less certain to be PyTorch (default: unknown, which skips none)");
  add_profile(app, to.profile);
  app.add_option_function<std::string>(
         "--settings", [&to](const std::string& text) { to.settings = settings_from(text); },
         "Settings that override those of files: a JSON object as in .paddle-ls.json")
      ->type_name("JSON");
  app.add_option("--jobs,-j", to.jobs,
                 "Number of files processed in parallel (default: one per processor)")
      ->type_name("N")
      ->is_in_range(1, 1024);
  return paths;
}

void add_stdin_filename(ArgumentParser& app, Sources& to) {
  app.add_option("--stdin-filename", to.standard_input_name,
                 "With `-`: the path of the file on standard input, which decides its type, "
                 "which settings apply and how its imports are resolved")
      ->type_name("FILE")
      ->check(is_path);
}

void add_style(ArgumentParser& app, Sources& to) {
  add_choice(app, "--style", to.style, styles,
             "The style of converted code: `native` is idiomatic Paddle code, with initial "
             "weights, layouts and statistics as in Paddle; `exact` keeps the behaviour of "
             "PyTorch, by means of helpers; `minimal` changes only what the compatibility mode of "
             "Paddle gets wrong, and needs `--profile 3.3-compat` (default: from the settings, "
             "else native)");
}

}  // namespace paddle_ls::cli
