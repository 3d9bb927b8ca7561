#include "server/cli/weights/weights_command.hpp"

#include <ostream>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<bool> weights_formats = {{"text", false}, {"json", true}};  // whether as JSON

struct WeightsVerbRow {
  WeightsVerb verb;
  std::string name;
  std::string help;
  int files;  // how many it takes; -1: one or more
};

ArgumentParser* add_verb(ArgumentParser& weights, WeightsOptions& to, const WeightsVerbRow& row) {
  ArgumentParser* app = weights.add_subcommand(row.name, row.help);
  app->callback([&to, verb = row.verb] { to.verb = verb; });
  app->add_option(
         "files", to.files,
         "A checkpoint: torch, safetensors, .pdparams, or the index of one in several files")
      ->required()
      ->expected(row.files)
      ->type_name("FILE")
      ->check(is_path);
  add_choice(*app, "--format", to.as_json, weights_formats, "How it is written (default: text)");
  return app;
}

}  // namespace

ArgumentParser* add_weights_command(ArgumentParser& app, WeightsOptions& to) {
  ArgumentParser* weights =
      app.add_subcommand("weights", "Look at checkpoints, and convert them for Paddle");
  weights->require_subcommand();
  add_verb(*weights, to, {WeightsVerb::show, "show", "Print the contents of a checkpoint", -1});
  ArgumentParser* diff = add_verb(
      *weights, to, {WeightsVerb::diff, "diff", "Compare two checkpoints of any formats", 2});
  diff->add_option("--bound", to.bound, "Values that differ by no more than this are equal")
      ->is_not_negative()
      ->type_name("NUMBER");
  ArgumentParser* convert =
      add_verb(*weights, to,
               {WeightsVerb::convert, "convert",
                "Convert a checkpoint of PyTorch for a converted program", 1});
  convert
      ->add_option("--out", to.out,
                   "The file to write; its ending decides the format: .pdparams, .pdopt, "
                   ".safetensors, or .pth, .pt, "
                   ".bin and .ckpt for torch's")
      ->required()
      ->type_name("FILE");
  auto* source = convert
                     ->add_option("--source", to.source,
                                  "The converted program: a folder, or a file of Python")
                     ->type_name("PATH");
  convert
      ->add_option("--class", to.model,
                   "The class of the model, or a function that returns it, as `module:Name` or "
                   "`module:Name(depth=3)` (default: found by the names of the tensors)")
      ->type_name("NAME")
      ->needs(source);
  convert
      ->add_option(
          "--like", to.like,
          "Instead of a program: a checkpoint that Paddle saved, which determines names and shapes")
      ->type_name("FILE")
      ->excludes(source);
  weights->footer(
      "Nothing in a file is executed.\n"
      "Exit status: 0 done, 1 a tensor is not understood or two files differ, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls weights show resnet50.pth\n"
      "  paddle-ls weights convert resnet50.pth --out resnet50.pdparams --source converted\n"
      "  paddle-ls weights diff before.pth after.safetensors --bound 1e-6\n");
  return weights;
}

int run_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err) {
  int status = exit_status::could_not_run;
  switch (options.verb) {
    case WeightsVerb::show: status = show_weights(options, out, err); break;
    case WeightsVerb::diff: status = diff_weights(options, out, err); break;
    case WeightsVerb::convert: status = convert_weights(options, out, err); break;
  }
  if (out.flush()) return status;
  err << error_prefix << "the output could not be written\n";
  out.clear();  // it is said
  return exit_status::could_not_run;
}

}  // namespace paddle_ls::cli
