#include "server/cli/align/align_command.hpp"

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<AlignFormat> align_formats = {{"text", AlignFormat::text},
                                            {"json", AlignFormat::json}};

void add_programs(ArgumentParser& command, project::Programs& to) {
  command.add_option("--original", to.original, "The program for PyTorch: its folder")
      ->type_name("DIR")
      ->group("Programs");
  command.add_option("--converted", to.converted, "The converted program: its folder")
      ->type_name("DIR")
      ->group("Programs");
  command.add_option("--torch-python", to.torch_python, "A Python with PyTorch (default: python3)")
      ->type_name("PYTHON")
      ->group("Programs");
  command
      .add_option("--paddle-python", to.paddle_python, "A Python with Paddle (default: python3)")
      ->type_name("PYTHON")
      ->group("Programs");
  command.add_option("--seconds", to.seconds, "How long either may take (default: 1800)")
      ->type_name("N")
      ->group("Programs");
  command.add_option("--threads", to.threads, "Threads of both (default: 2)")
      ->type_name("N")
      ->is_positive()
      ->group("Programs");
}

void add_model(ArgumentParser& command, AlignOptions& to) {
  command
      .add_option("--model", to.entry.model,
                  "What is run: a module, a colon, and an expression that makes the model")
      ->type_name("MODULE:EXPRESSION")
      ->group("A model");
  command
      .add_option(
          "--input", to.entry.inputs,
          "An argument of the model, once for each: randn, rand, randint, zeros, ones, arange "
          "or full with a shape and `dtype=`, a .npy file, a literal, or one of these by name")
      ->type_name("INPUT")
      ->group("A model")
      ->one_value_each();
  command
      .add_option("--loss", to.entry.loss,
                  "The loss, an expression of `output` and `inputs` that both sides understand "
                  "(default: a fixed sum over the output)")
      ->type_name("EXPRESSION")
      ->group("A model");
  command.add_flag("--eval", to.evaluates, "In evaluation mode, forward only")->group("A model");
}

void add_script(ArgumentParser& command, AlignOptions& to) {
  command.add_option("--script", to.entry.script, "What is run: a file in the program's folder")
      ->type_name("FILE")
      ->group("A script");
  command
      .add_option("--args", to.arguments,
                  "The arguments of the script, in one text: --args='--epochs 1'")
      ->type_name("WORDS")
      ->group("A script");
}

void add_tests(ArgumentParser& command, AlignOptions& to) {
  command
      .add_option("--tests", to.entry.tests,
                  "What is run: the project's own tests, as `pytest tests -k loss`")
      ->type_name("COMMAND")
      ->group("Tests");
}

void check_combination(const AlignOptions& options) {
  const project::Entry& entry = options.entry;
  if (int{!entry.model.empty()} + int{!entry.script.empty()} + int{!entry.tests.empty()} > 1) {
    throw UsageProblem("`--model`, `--script` and `--tests` exclude each other");
  }
  if (!entry.tests.empty() && !project::pytest_words(entry)) {
    throw UsageProblem("--tests: it does not begin with `pytest`");
  }
  if (!entry.tests.empty() && options.measures_time) {
    throw UsageProblem("`--time` measures a model or a script, no tests");
  }
  if (!options.entry.model.empty() && options.entry.model.find(':') == std::string::npos) {
    throw UsageProblem(
        "--model: it has no colon between the module and the expression, as in "
        "`models.resnet:ResNet18()`");
  }
  const bool is_direct = project::runs_something(entry);
  if (is_direct && (options.programs.original.empty() || options.programs.converted.empty())) {
    throw UsageProblem("`--original` and `--converted` are needed");
  }
}

}  // namespace

const ArgumentParser* add_align_command(ArgumentParser& app, AlignOptions& to) {
  ArgumentParser* command = app.add_subcommand(
      "align", "Run a program and its conversion, and show where they first differ");
  command->add_option("file", to.file, "A file of entries (default: align.json)")
      ->type_name("FILE");
  command
      ->add_option("--entry", to.only,
                   "Only the entry of the file with this name; an entry without a name is called "
                   "by its model or script")
      ->type_name("NAME");
  add_programs(*command, to.programs);
  add_model(*command, to);
  add_script(*command, to);
  add_tests(*command, to);
  command->add_option("--steps", to.entry.steps, "Optimizer steps to run (default: 1)")
      ->type_name("N")
      ->is_positive();
  command->add_option("--seed", to.entry.seed, "The seed of all random values (default: 0)")
      ->type_name("N");
  command->add_flag("--masks", to.entry.has_masks,
                    "Dropout with the same masks in both programs, instead of none");
  command
      ->add_flag("--time", to.measures_time,
                 "Measure time and memory of both programs instead, and list where the converted "
                 "one takes longer and why")
      ->group("Time");
  command->add_option("--warm", to.time.warm, "Runs that are not measured (default: 2)")
      ->type_name("N")
      ->group("Time");
  command->add_option("--repeats", to.time.repeats, "Runs that are measured (default: 10)")
      ->type_name("N")
      ->is_positive()
      ->group("Time");
  command
      ->add_option("--html", to.page,
                   "Write a page with all results, which loads nothing from the network")
      ->type_name("FILE")
      ->group("Reports");
  command
      ->add_option("--reproducer", to.reproducer,
                   "Write a program of a few lines that shows the first difference alone, and the "
                   "values that it needs")
      ->type_name("DIR")
      ->group("Reports");
  command->add_flag("--progress", to.has_progress,
                    "Show progress on standard error even if it is not a terminal");
  add_choice(*command, "--format", to.format, align_formats, "The output format (default: text)");
  command->callback([&to] { check_combination(to); });
  command->footer(
      "Runs the code of both programs, each in its own process, with the same weights, "
      "inputs,\n"
      "random values and order of data. Compares what statements and layers give, the loss,\n"
      "gradients, and weights after each step.\n"
      "Exit status: 0 all agree, 1 something differs, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls align --original . --converted ../converted --model 'net:Net()' \\\n"
      "      --input 'randn(2, 3, 32, 32)'\n"
      "  paddle-ls align --original . --converted ../converted --script train.py --steps 3\n"
      "  paddle-ls align --original . --converted ../converted --tests 'pytest tests -k loss'\n"
      "  paddle-ls align align.json --format json\n");
  return command;
}

}  // namespace paddle_ls::cli
