#include "server/cli/ir/ir_command.hpp"

#include <ostream>
#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/ir/ir_program.hpp"
#include "server/cli/ir/ir_verbs.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/report_words.hpp"

namespace paddle_ls::cli {

namespace {

const Choices<ReportFormat> stats_formats = {{"text", ReportFormat::text},
                                             {"json", ReportFormat::json}};
const Choices<IrGraphFormat> graph_formats = {
    {"html", IrGraphFormat::html}, {"svg", IrGraphFormat::svg}, {"dot", IrGraphFormat::dot}};

struct IrVerbRow {
  IrVerb verb;
  std::string name;
  std::string help;
  int files;  // how many it takes; -1: one or more
};

ArgumentParser* add_verb(ArgumentParser& ir, IrOptions& to, const IrVerbRow& row) {
  ArgumentParser* app = ir.add_subcommand(row.name, row.help);
  app->callback([&to, verb = row.verb] { to.verb = verb; });
  app->add_option("files", to.files,
                  "A .pdmodel, __model__, protobuf text, PIR JSON or PIR text; - reads standard "
                  "input")
      ->required()
      ->expected(row.files)
      ->type_name("FILE")
      ->check(is_path);
  app->add_option("--dialect", to.dialect,
                  "The Paddle release whose PIR is written (default: " + to.dialect + ")")
      ->type_name("VERSION");
  add_word(*app, "--mode", to.mode, {"strict", "tolerant"},
           "`strict`: what Paddle would produce or reject; `tolerant`: translate as much as "
           "possible");
  app->add_option("--table", to.table, "More op rules (columns as in engine/ir/op_tables)")
      ->type_name("FILE")
      ->is_existing_file();
  return app;
}

void add_upgrade(ArgumentParser& ir, IrOptions& to) {
  ArgumentParser* app =
      ir.add_subcommand("upgrade", "Write a model of an older release for Paddle 3");
  app->callback([&to] { to.verb = IrVerb::upgrade; });
  app->add_option("model", to.files, "A .pdmodel, __model__ or protobuf text")
      ->required()
      ->expected(1)
      ->type_name("MODEL")
      ->is_existing_file();
  app->add_option("--out", to.out, "The folder of the new .json and .pdiparams")
      ->required()
      ->type_name("DIR");
  app->add_option("--params", to.parameters,
                  "The weights: a file with all of them, or a folder with a file for each "
                  "(default: found beside the model)")
      ->type_name("PATH")
      ->is_existing_path();
  app->add_flag("--force", to.force, "Replace existing files");
}

}  // namespace

ArgumentParser* add_ir_command(ArgumentParser& app, IrOptions& to) {
  ArgumentParser* ir = app.add_subcommand("ir", "Translate legacy programs to PIR, without Paddle");
  ir->require_subcommand();
  add_verb(*ir, to, {IrVerb::translate, "translate", "Print a program as PIR text", -1});
  ArgumentParser* check =
      add_verb(*ir, to, {IrVerb::check, "check", "Report what does not translate", -1});
  add_format(*check, to.format);
  check->add_flag("--hints", to.hints,
                  "Also report hints, such as attributes that PIR does not keep");
  add_verb(*ir, to, {IrVerb::diff, "diff", "Compare two programs, ignoring value numbers", 2});
  ArgumentParser* stats =
      add_verb(*ir, to, {IrVerb::stats, "stats", "Count operators and parameters", -1});
  add_choice(*stats, "--format", to.format, stats_formats, "The output format (default: text)");
  ArgumentParser* draw = add_verb(*ir, to, {IrVerb::graph, "graph", "Draw a program", 1});
  add_choice(*draw, "--as", to.graph, graph_formats, "The format of the drawing (default: html)");
  add_verb(*ir, to, {IrVerb::json, "json", "Write a program as a JSON model of Paddle 3", 1});
  add_upgrade(*ir, to);
  ir->footer(
      "Exit status: 0 no findings, 1 failures or differences, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls ir translate inference.pdmodel --dialect 3.0.0\n"
      "  paddle-ls ir check old/*.pdmodel --format sarif > ir.sarif\n"
      "  paddle-ls ir diff before.pdmodel after.json\n"
      "  paddle-ls ir upgrade old/__model__ --out new\n");
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
    case IrVerb::upgrade: return ir_upgrade(options, out, err);
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
