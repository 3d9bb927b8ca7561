#include "server/cli/docs/docs_command.hpp"

#include <memory>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/report_words.hpp"

namespace paddle_ls::cli {
namespace {

using namespace docs;

void add_layout(ArgumentParser& verb, std::string& to, const std::vector<std::string_view>& names) {
  add_word(verb, "--profile", to, names,
           "The layout of the documents (default: " + std::string(names.front()) + ")");
}

void add_release(ArgumentParser& verb, std::string& to) {
  add_word(verb, "--release", to, {"2.6", "3.0", "3.1", "3.2", "3.3"},
           "The Paddle release that documents are compared with (default: " + to + ")");
}

const std::vector<std::string_view> any_layout = {"auto", "classic", "v2"};

void add_validate(ArgumentParser& docs, DocsVerb& to) {
  const auto options = std::make_shared<ValidateOptions>();
  ArgumentParser* verb = docs.add_subcommand("validate", "Report problems in mapping documents");
  verb->add_option("paths", options->paths, "Documents and folders")->required()->type_name("PATH");
  add_format(*verb, options->format);
  add_excerpts(*verb, options->excerpts);
  add_word(*verb, "--level", options->level, {"error", "warning", "information", "hint"},
           "Skip findings below this severity (default: hint)");
  verb->add_option("--severity", options->severities, "Set the severity of a code, or off")
      ->type_name("CODE=SEVERITY")
      ->expected(1)
      ->one_value_each();
  verb->add_option("--compare-with", options->compare_with,
                   "Report where documents differ from PaConvert's mapping files, or from "
                   "the docs/api folder of Paddle's reference")
      ->type_name("FILE|DIR")
      ->is_existing_path()
      ->expected(1)
      ->one_value_each();
  add_release(*verb, options->release);
  add_layout(*verb, options->profile, any_layout);
  verb->add_flag("--parity", options->parity, "Report only what the original tools would reject");
  verb->add_flag("--fix", options->fix, "Apply the safe fixes first");
  verb->footer(
      "Exit status: 0 no findings, 1 findings, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls docs validate docs/guides/model_convert/convert_from_pytorch\n"
      "  paddle-ls docs validate torch.abs.md --level warning\n"
      "  paddle-ls docs validate . --parity --format json\n");
  verb->callback([options, &to] { to = *options; });
}

void add_verify(ArgumentParser& docs, DocsVerb& to) {
  const auto options = std::make_shared<VerifyOptions>();
  ArgumentParser* verb = docs.add_subcommand(
      "verify", "Run the examples of mapping documents under PyTorch and Paddle");
  verb->add_option("paths", options->paths, "Documents and folders")->required()->type_name("PATH");
  verb->add_option("--torch-python", options->torch_python,
                   "A Python with PyTorch (default: python3)")
      ->type_name("PYTHON");
  verb->add_option("--paddle-python", options->paddle_python,
                   "A Python with Paddle (default: python3)")
      ->type_name("PYTHON");
  verb->add_option("--seconds", options->seconds,
                   "The time limit for each half of an example (default: 60)")
      ->type_name("N")
      ->is_in_range(1, 86400);
  Option* report =
      verb->add_option("--report", options->report,
                       "Append the result of each example to this file, one JSON object a line")
          ->type_name("FILE");
  verb->add_flag("--resume", options->resumes,
                 "Keep the results in the report, and run only the other examples")
      ->needs(report);
  verb->add_flag("--progress", options->has_progress, "Name each example that has run");
  add_format(*verb, options->format);
  add_excerpts(*verb, options->excerpts);
  add_word(*verb, "--level", options->level, {"error", "warning", "information", "hint"},
           "Skip findings below this severity (default: information)");
  add_layout(*verb, options->profile, any_layout);
  verb->footer(
      "Runs the code of the documents. Each half runs in its own process with an empty folder, "
      "no\n"
      "network and a time limit.\n"
      "Exit status: 0 no example differs or fails, 1 one does, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls docs verify torch.fmod.md\n"
      "  paddle-ls docs verify api_difference --report verified.jsonl --resume\n");
  verb->callback([options, &to] { to = *options; });
}

void add_meta(ArgumentParser& docs, DocsVerb& to) {
  const auto options = std::make_shared<MetaOptions>();
  ArgumentParser* verb = docs.add_subcommand("meta", "Print the metadata of documents as JSON");
  verb->add_option("paths", options->paths, "Documents and folders")->required()->type_name("PATH");
  add_layout(*verb, options->profile, any_layout);
  verb->callback([options, &to] { to = *options; });
}

void add_table(ArgumentParser& docs, DocsVerb& to) {
  const auto options = std::make_shared<TableOptions>();
  ArgumentParser* verb = docs.add_subcommand("table", "Generate the table of APIs from its source");
  verb->add_option("file", options->source, "The table source; the documents are beside it")
      ->required()
      ->type_name("FILE");
  verb->add_option("--output,-o", options->output, "Where the table goes (default: FILE itself)")
      ->type_name("FILE");
  verb->add_flag("--stdout", options->to_stdout, "Print the table and write no file");
  verb->add_flag("--check", options->check,
                 "Check whether the output is up to date; write nothing");
  verb->add_flag("--allow-duplicates", options->allow_duplicates,
                 "Generate the table even if an API gets two rows");
  add_layout(*verb, options->profile, any_layout);
  verb->footer(
      "If an API would get two rows, no table is written and all places are reported.\n\n"
      "Examples:\n"
      "  paddle-ls docs table pytorch_api_mapping_cn.md --stdout > table.md\n"
      "  paddle-ls docs table pytorch_api_mapping_cn.md -o table.md --check\n");
  verb->callback([options, &to] { to = *options; });
}

void add_new(ArgumentParser& docs, DocsVerb& to) {
  const auto options = std::make_shared<NewOptions>();
  ArgumentParser* verb = docs.add_subcommand("new", "Write the skeleton of a document");
  verb->add_option("api", options->source_api, "The API to document")->required()->type_name("API");
  verb->add_option("--signature", options->source_signature, "Its parameters, as documented")
      ->type_name("PARAMETERS");
  verb->add_option("--paddle", options->target_api,
                   "The Paddle API (leave out for a combination of APIs)")
      ->type_name("API");
  verb->add_option("--paddle-signature", options->target_signature, "The parameters of that API")
      ->type_name("PARAMETERS");
  verb->add_option("--category", options->category,
                   "The category (default: derived from the parameters)")
      ->type_name("NAME");
  verb->add_option("--dir", options->folder, "Write API.md there instead of to standard output")
      ->type_name("DIR")
      ->is_existing_folder();
  add_release(*verb, options->release);
  add_layout(*verb, options->profile, {"classic", "v2"});
  verb->footer(
      "Without signatures the document is made from the rule that converts the API and from the\n"
      "signatures of both releases.\n\n"
      "Examples:\n"
      "  paddle-ls docs new torch.std --dir api_difference/torch\n"
      "  paddle-ls docs new torch.dist --signature 'input, other, p=2' \\\n"
      "    --paddle paddle.dist --paddle-signature 'x, y, p=2, name=None'\n");
  verb->callback([options, &to] { to = *options; });
}

void add_explain(ArgumentParser& docs, DocsVerb& to) {
  const auto options = std::make_shared<DocsExplainOptions>();
  ArgumentParser* verb = docs.add_subcommand("explain", "Explain the code of a finding");
  Option* code =
      verb->add_option("code", options->code, "The code, as in title/missing")->type_name("CODE");
  verb->add_option("--dir", options->folder, "Write a page for every code there")
      ->type_name("DIR")
      ->excludes(code);
  verb->callback([options, &to] { to = *options; });
}

}  // namespace

const ArgumentParser* add_docs_command(ArgumentParser& app, DocsVerb& to) {
  ArgumentParser* docs =
      app.add_subcommand("docs", "Mapping documents: validate, verify, meta, table, new, explain");
  docs->require_subcommand();
  add_validate(*docs, to);
  add_verify(*docs, to);
  add_meta(*docs, to);
  add_table(*docs, to);
  add_new(*docs, to);
  add_explain(*docs, to);
  return docs;
}

}  // namespace paddle_ls::cli
