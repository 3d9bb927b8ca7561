#include "server/cli/ir/ir_command.hpp"

#include <map>
#include <ostream>
#include <vector>

#include <CLI/CLI.hpp>

#include "server/cli/ir/ir_program.hpp"
#include "server/cli/ir/ir_verbs.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {

namespace {

// The names stand in the help, the values do not.
template <class Enum>
void add_names(CLI::App& app, const std::string& option, Enum& to,
               const std::map<std::string, Enum>& names, const std::string& help) {
  std::vector<std::string> known;
  for (const auto& [name, value] : names) known.push_back(name);
  app.add_option_function<std::string>(
         option, [&to, names](const std::string& name) { to = names.at(name); }, help)
      ->check(CLI::IsMember(known));
}

CLI::App* add_verb(CLI::App& ir, IrOptions& to, IrVerb verb, const std::string& name,
                   const std::string& help, int files) {
  CLI::App* app = ir.add_subcommand(name, help);
  app->callback([&to, verb] { to.verb = verb; });
  auto* paths = app->add_option("FILE", to.files,
                                "A .pdmodel, __model__, protobuf text, PIR JSON or PIR text; "
                                "- reads standard input");
  paths->required()->expected(files);
  app->add_option("--dialect", to.dialect, "The Paddle release whose PIR is written")
      ->capture_default_str();
  app->add_option(
         "--mode", to.mode,
         "strict: what Paddle would produce or reject; tolerant: translate as much as possible")
      ->check(CLI::IsMember({"strict", "tolerant"}));
  app->add_option("--table", to.table, "More op rules (columns as in engine/ir/op_tables)")
      ->check(CLI::ExistingFile);
  return app;
}

}  // namespace

CLI::App* add_ir_command(CLI::App& app, IrOptions& to) {
  CLI::App* ir = app.add_subcommand("ir", "Translate legacy programs to PIR, without Paddle");
  ir->require_subcommand(1);
  const std::map<std::string, ReportFormat> report = {{"text", ReportFormat::text},
                                                      {"json", ReportFormat::json},
                                                      {"sarif", ReportFormat::sarif},
                                                      {"github", ReportFormat::github}};
  const std::map<std::string, ReportFormat> numbers = {{"text", ReportFormat::text},
                                                       {"json", ReportFormat::json}};
  const std::map<std::string, IrGraphFormat> graph = {
      {"html", IrGraphFormat::html}, {"svg", IrGraphFormat::svg}, {"dot", IrGraphFormat::dot}};
  add_verb(*ir, to, IrVerb::translate, "translate", "Print a program as PIR text", -1);
  CLI::App* check = add_verb(*ir, to, IrVerb::check, "check", "Report what does not translate", -1);
  add_names(*check, "--format", to.format, report, "text, json, sarif or github");
  add_verb(*ir, to, IrVerb::diff, "diff", "Compare two programs, ignoring value numbers", 2);
  CLI::App* stats = add_verb(*ir, to, IrVerb::stats, "stats", "Count operators and parameters", -1);
  add_names(*stats, "--format", to.format, numbers, "text or json");
  CLI::App* draw = add_verb(*ir, to, IrVerb::graph, "graph", "Draw a program", 1);
  add_names(*draw, "--as", to.graph, graph, "html, svg or dot");
  add_verb(*ir, to, IrVerb::json, "json", "Write a program as a JSON model of Paddle 3", 1);
  ir->footer(
      "Exit status: 0 no findings, 1 failures or differences, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls ir translate inference.pdmodel --dialect 3.0.0\n"
      "  paddle-ls ir check old/*.pdmodel --format sarif > ir.sarif\n"
      "  paddle-ls ir diff before.pdmodel after.json\n");
  return ir;
}

namespace {

int run_verb(const IrOptions& options, const IrContext& context, std::ostream& out,
             std::ostream& err) {
  switch (options.verb) {
    case IrVerb::translate: return ir_translate(options, context, out, err);
    case IrVerb::check: return ir_check(options, context, out, err);
    case IrVerb::diff: return ir_diff(options, context, out, err);
    case IrVerb::stats: return ir_stats(options, context, out, err);
    case IrVerb::graph: return ir_graph(options, context, out, err);
    case IrVerb::json: return ir_json(options, context, out, err);
  }
  return exit_status::could_not_run;
}

}  // namespace

int run_ir(const IrOptions& options, std::ostream& out, std::ostream& err) {
  auto context = ir_context(options);
  if (!context) {
    err << error_prefix << context.error().message << "\n";
    return exit_status::could_not_run;
  }
  const int status = run_verb(options, *context, out, err);
  if (out.flush()) return status;
  err << error_prefix << "the output could not be written\n";
  out.clear();  // it is said
  return exit_status::could_not_run;
}

}  // namespace paddle_ls::cli
