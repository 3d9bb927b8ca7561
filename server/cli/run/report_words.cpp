#include "server/cli/run/report_words.hpp"

#include "server/cli/run/choice_option.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<ReportFormat> report_formats = {
    {"text", ReportFormat::text},     {"json", ReportFormat::json},
    {"sarif", ReportFormat::sarif},   {"github", ReportFormat::github},
    {"gitlab", ReportFormat::gitlab}, {"junit", ReportFormat::junit}};

const Choices<ColourChoice> colour_choices = {{"auto", ColourChoice::automatic},
                                              {"always", ColourChoice::always},
                                              {"never", ColourChoice::never}};

}  // namespace

void add_format(ArgumentParser& app, ReportFormat& to) {
  add_choice(
      app, "--format", to, report_formats,
      "The output format: a line for each finding, JSON lines, a SARIF log, annotations of a "
      "GitHub workflow, a GitLab code quality report, a JUnit report (default: text)");
}

void add_excerpts(ArgumentParser& app, Excerpts& to) {
  app.add_flag_callback(
      "--excerpts", [&to] { to = Excerpts::shown; },
      "Show the source line below each finding (text format)");
}

void add_colour(ArgumentParser& app, ColourChoice& to) {
  add_choice(app, "--color", to, colour_choices,
             "When the output is coloured (default: auto, on a terminal)");
}

}  // namespace paddle_ls::cli
