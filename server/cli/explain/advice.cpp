#include "server/cli/explain/advice.hpp"

#include <array>

namespace paddle_ls::cli {
namespace {

struct Advice {
  std::string_view code;
  std::string_view text;
};

constexpr std::array all = {
    Advice{
        "torch-api",
        "`paddle-ls convert` or the quick fix writes the Paddle form. With the verdict `safe` it "
        "is right for every value that the program can have. With `review` it is right under the "
        "assumption that the message names: check that assumption, or decide it once for the "
        "project with a decision."},
    Advice{
        "torch-api-args",
        "The API has a Paddle form, but not for these arguments. Change the call so that it works "
        "without the argument that the message names, or write the Paddle code by hand. "
        "`paddle-ls rules explain API` lists the calls that can be converted."},
    Advice{"torch-api-manual",
           "Write the Paddle code by hand; the message gives the reason. Until then the "
           "program needs PyTorch when it reaches this line, which `paddle-ls check "
           "--runs-without torch` reports."},
    Advice{
        "torch-api-unmapped",
        "No rule exists for this name. Write the Paddle code by hand, or add a rule to the "
        "project: the setting `rules.files` names rule files. `paddle-ls rules explain API` says "
        "whether another release has one."},
    Advice{"torch-api-dynamic",
           "A module or name that is computed at run time, as in `getattr(torch, name)`, can stand "
           "for any API. Name the APIs in the code, or look up the Paddle name in your own table."},
    Advice{"torch-receiver-unknown",
           "Annotate the variable, as in `x: torch.Tensor`, and the method is converted as one of "
           "tensors. A method of another class needs nothing: ignore the line."},
    Advice{"torch-class-name",
           "Replace the string by the name of the converted class if the program compares it with "
           "names of classes. The quick fix does so where the name is known."},
    Advice{
        "torch-dependent-import",
        "The package imports PyTorch. The message says what to do, and JSON reports name it in "
        "`advice`: use the `counterpart` that Paddle or another package has; `port` the package, "
        "as `paddle-ls port PACKAGE` converts an installed package of Python code; write a "
        "`stand-in` with the little that is used of it; or `none` of these, if its compiled code "
        "loads PyTorch's libraries and nothing takes its place. `paddle-ls check --runs-without "
        "torch` tells which programs stop here."},
    Advice{"torch-import-unused", "The quick fix removes the import."},
    Advice{"torch-import-leftover",
           "The quick fix moves the import to the functions that need it, so that the rest of the "
           "file works without PyTorch. The setting `imports.leftover` decides whether this is "
           "asked for."},
    Advice{"torch-text", "Change the text if it should refer to Paddle. Off by default."},
    Advice{"torch-package",
           "Replace the dependency once nothing in the project imports it; the message names the "
           "package for Paddle where there is one."},
    Advice{"paddle-review",
           "Review the line below the comment, then remove the comment. `paddle-ls convert "
           "--todo-comments` writes these comments."},
    Advice{"unused-suppression", "The quick fix removes the comment."},
    Advice{"rule-unreadable",
           "Correct the field that the message names; `paddle-ls rules-schema` "
           "prints the schema of rule files for an editor."},
    Advice{"rule-unreachable",
           "Move the alternative before the one that matches all uses, or remove it."},
    Advice{"rule-never-holds",
           "Correct the condition; the parameter may have a different name, or "
           "always a different kind of value."},
    Advice{"rule-name-unknown",
           "Correct the name, or give the rule the release that has it (`since`)."},
    Advice{"rule-argument-unknown", "Rename the argument as in Paddle's signature, or remove it."},
    Advice{"rule-name-undefined", "Name the helper in `helpers`, or the module in `imports`."},
    Advice{"rule-sample-missing",
           "Add a `sample`: a typical call and its rewrite, as in {\"torch.sum(x, dim=1)\": "
           "\"paddle.sum(x, axis=1)\"}."},
    Advice{"rule-field-repeated", "Leave the field out: the rule has it from `$all_rules`."},
    Advice{"rule-helper-unused", "Remove the helper, or name it in the rule that needs it."},
    Advice{"T00", "Correct the entry of the manifest or the environment that the message names."},
    Advice{"T01", "Add the key to the environment, or correct the placeholder."},
    Advice{"T02", "Remove the key from the environment, or use it."},
    Advice{"T03", "Write `${key}` or `$key` for a placeholder, `$$` for a dollar sign."},
    Advice{"T04", "Remove the comma, or pass a list."},
    Advice{"T05", "Pass a text, or a list of texts, in the form that the file needs."},
    Advice{"T06",
           "Put the placeholder on a separate line, so that all lines of its value are indented."},
    Advice{"T07", "Move the text to a separate line."},
    Advice{"T08", "Indent with spaces only."},
    Advice{"T09",
           "Write the mark so that it appears only in the generated text, as in "
           "`${generated_comment}`."},
    Advice{"T10",
           "Declare the key as one that items add to, and pass a list for it. `shard_id` is "
           "set for you."},
    Advice{"T11", "Give each entry a separate output inside the project."},
    Advice{"T12",
           "Run `paddle-ls template manifest`, or the code action *Regenerate*; move an edit "
           "by hand to the template first."},
    Advice{"IR101",
           "Give the operator a rule with `--table` or the setting `ir.opTables`, or "
           "replace it in the model."},
    Advice{"IR102", "Save the model without the in-place form of the operator."},
    Advice{"IR103", "Save the model with dense tensors here: Paddle has no kernel for this mix."},
    Advice{"IR201", "The model lacks an input that the operator needs: save it again."},
    Advice{"IR202",
           "A variable is read before an operator writes it: the order of the operators, or "
           "a list of feeds, is broken."},
    Advice{"IR203", "The block has no description of the variable: save the model again."},
    Advice{"IR204", "The model lacks an output that the operator has: save it again."},
    Advice{"IR205",
           "PIR has no type for this kind of variable; readers and scopes of training "
           "programs are examples. Save an inference model."},
    Advice{"IR206", "The variable is a tensor where a list is needed, or vice versa."},
    Advice{"IR207",
           "Inputs that must have one shape or type have several: look where the variables "
           "come from."},
    Advice{"IR301",
           "The operator has no value for an attribute without a default: save the model "
           "again with a release that writes it."},
    Advice{"IR302", "The value of the attribute has a different type than the operator expects."},
    Advice{"IR303",
           "Nothing to do: the PIR operation does not have the attribute, and does not need "
           "it."},
    Advice{"IR304",
           "The value has more digits than the attribute of the PIR operation keeps; check "
           "that the model does not depend on them."},
    Advice{"IR305",
           "Paddle refuses this value. Change it in the model, or keep the legacy program."},
    Advice{
        "IR306",
        "Run `paddle-ls ir upgrade`, which computes what the older release did where it can, and "
        "names the operators where it cannot."},
    Advice{"IR401",
           "This form of `cond` or `while` has no translation; save the model without it, "
           "or with a newer release."},
    Advice{"IR402",
           "The gradient of a branch is dropped where its scope is missing. An inference "
           "model does not need it."},
    Advice{"IR403", "Nothing to do: PIR wants both branches, so an empty one is added."},
    Advice{"pir-syntax", "Compare the line with the output of `paddle-ls ir translate`."},
    Advice{"pir-block-open", "Add the closing brace of the block."},
    Advice{"pir-depth", "The text nests more deeply than any model: it may be damaged."},
    Advice{"pir-undefined",
           "Correct the number of the value, or move its definition before this use."},
    Advice{"pir-duplicate-result", "Renumber one of them; the code action renumbers all values."},
    Advice{"pir-arity", "Write as many operands and results as the signature after the colon has."},
    Advice{"pir-type", "Write the type of the value's definition in the signature."},
    Advice{"pir-no-yield",
           "End the region with `() = \"cf.yield\" ()` or the values that it gives."},
    Advice{"pir-yield-arity",
           "Yield as many values as the operation around the region has results."},
    Advice{"pir-unknown-op",
           "Correct the name, or name a table with `ir.opTables` that has the "
           "operation."},
};

}  // namespace

std::string_view advice_on(std::string_view code) {
  for (const Advice& each : all) {
    if (each.code == code) return each.text;
  }
  return {};
}

}  // namespace paddle_ls::cli
