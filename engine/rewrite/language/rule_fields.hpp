// Every field that a rule file may use: the loader checks against this table, and the JSON Schema
// that editors use is printed from it, so the two cannot disagree.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace paddle_ls::rewrite {

enum class FieldType : std::uint8_t {
  text,
  flag,            // only `true` is useful
  texts,           // a list of strings
  text_or_texts,   // one string, or a list
  text_map,        // an object of strings
  text_lists_map,  // an object of lists of strings
  difference,      // the id of a difference, or an object from it to the values of its holes
  difference_map,  // an object of these
  alternatives,    // a list of objects
};

// A shared field may be in `$all_rules`.
enum FieldLevels : std::uint8_t { rule_level = 1, alternative_level = 2, shared_level = 4 };

struct RuleField {
  std::string_view name;
  FieldType type;
  std::uint8_t levels;
  std::string_view summary;
};

constexpr std::uint8_t both_levels = rule_level | alternative_level;
constexpr std::uint8_t all_levels = both_levels | shared_level;

inline constexpr std::array rule_fields = {
    RuleField{
        "signature", FieldType::text, rule_level,
        "Signature of the torch API without its receiver: (input, dim=None, *, out=None). It may "
        "be in the key of the rule instead, after the name"},
    RuleField{"receiver", FieldType::text, rule_level | shared_level,
              "The object of a method: tensor, module, optimizer, scheduler, context, other. "
              "Not needed for members of torch.Tensor, torch.nn.Module, torch.optim.Optimizer and "
              "torch.optim.lr_scheduler.LRScheduler"},
    RuleField{"used_as", FieldType::text_or_texts, rule_level | shared_level,
              "How the API is used: call, value, attribute, store (it is assigned to), decorator, "
              "base (of a class), import. Other uses are manual. Default: call for a method, all "
              "but store and import for a name"},
    RuleField{"also", FieldType::texts, rule_level,
              "Other APIs that the rule is for: `${name}` in its texts is the last component of "
              "the name of each"},
    RuleField{
        "words", FieldType::text_lists_map, both_levels,
        "Words that differ: `${n}` in the texts is replaced by the words of `n`, one for each "
        "API of the rule (its key, then those of `also`), or one for each alternative that "
        "this one expands to"},
    RuleField{"aliases", FieldType::texts, rule_level, "Other names of the same torch object"},
    RuleField{"since", FieldType::text, rule_level,
              "First Paddle release that the rule holds for; default: 3.3"},
    RuleField{"until", FieldType::text, rule_level,
              "Last Paddle release that the rule holds for; default: all later ones"},
    RuleField{
        "alternatives", FieldType::alternatives, both_levels,
        "Ordered alternatives; the first whose conditions hold is used. Fields that they lack come "
        "from the rule. Those of an alternative share its conditions and its fields. Instead of a "
        "list, an object from the conditions, with commas between them, to the alternative or "
        "its expression; the key of the last one is `otherwise`"},
    RuleField{
        "when", FieldType::texts, alternative_level,
        "Conditions, all of which must hold: has(a), absent(a), shows(a), literal(a)=='x', "
        "literal(a)=={b} is None (`{b}` is the text of b), "
        "number(a)<1, "
        "kind(a) in [int,list], plain(a) (a name or a literal), made(a) (an object that the file "
        "creates, not None), held(a) (the literal name of a checkpoint in the project), "
        "length(a)==2, a is call pkg.Name, "
        "positional_count==1, argument_count(a)==1, no_keywords, unpacks, "
        "unpacks_only(a, b) (all keywords that `**` passes are visible and in this list), "
        "used_as==statement|decorator, "
        "can_hoist, undecided (whether an earlier alternative applies depends on a value that is "
        "not known, and this one is right for every value), receiver==sure, receiver==unknown, "
        "known(fresh), file has "
        "-100 (in its code; "
        ".targets is an "
        "attribute), reads(.targets) (it may be read of the result of the call), "
        "accepted(first-weights) (the project accepts this difference), passed(eps) (the project "
        "passes this keyword in a call whose callee it does not name), each may begin with `not`; "
        "several with `and` and `or` between them; names of `$conditions`. The place a may also be "
        "size[0] of a variadic parameter, a[0] of a list or tuple, and a.arg0 or a.key of a call"},
    RuleField{"callee", FieldType::text, both_levels,
              "Dotted Paddle name; for a method its new name"},
    RuleField{"same_path", FieldType::flag, both_levels,
              "Paddle has it at the same path: torch.fft.fft, paddle.fft.fft"},
    RuleField{"placed", FieldType::flag, rule_level,
              "Paddle creates it on the current device, in the default type: if `device` or "
              "`dtype` is given, `.to` moves it"},
    RuleField{"keep", FieldType::flag, both_levels, "Right without an edit"},
    RuleField{"remove", FieldType::flag, both_levels,
              "The statement or decorator has no effect in Paddle and is removed"},
    RuleField{"manual", FieldType::text, both_levels,
              "Why there is no rewrite: the use is reported with this reason"},
    RuleField{"skip", FieldType::flag, both_levels, "The use is not this API after all"},
    RuleField{
        "expression", FieldType::text, both_levels,
        "Template for the whole use: {a} is the argument, {self} the receiver, {value} the "
        "assigned value, {?a:k} `, k=a` if it is given, {a|not} its negation, {a|list} "
        "variadic arguments as a list, {a|pdparams} the name of a file with that ending, {#x} a "
        "free name"},
    RuleField{"rename", FieldType::text_map, all_levels,
              "Keyword names: torch's and Paddle's, {\"dim\": \"axis\"}"},
    RuleField{"copy", FieldType::text_lists_map, both_levels,
              "One argument passed under several names"},
    RuleField{"drop", FieldType::texts, all_levels, "Arguments without effect in Paddle"},
    RuleField{"refuse", FieldType::text_map, all_levels,
              "Arguments without an equivalent, with the reason for the user: a call that passes "
              "a value other than the default is manual"},
    RuleField{"review", FieldType::difference_map, all_levels,
              "Arguments that are passed on but need review, with the difference"},
    RuleField{"default", FieldType::text_map, both_levels,
              "Paddle keywords to write if they are not given"},
    RuleField{"set", FieldType::text_map, both_levels,
              "Paddle keywords made from templates; the arguments used are consumed"},
    RuleField{"order", FieldType::texts, both_levels,
              "Positional parameters of the Paddle callee, if they differ"},
    RuleField{"receiver_becomes", FieldType::text, both_levels,
              "The receiver becomes the first argument of `callee`; the name of that parameter"},
    RuleField{"fold", FieldType::text_map, both_levels,
              "Variadic arguments become one list under this name"},
    RuleField{
        "as_float", FieldType::texts, both_levels,
        "Arguments for which Paddle accepts only floats: a visible integer is written as one"},
    RuleField{"suffix", FieldType::text, both_levels,
              "Template inserted after the call: .astype({dtype}), [0]"},
    RuleField{"out", FieldType::text, all_levels,
              "How the result is written into the argument `out`: same (PyTorch only accepts one "
              "of the result's type), cast (PyTorch casts as it writes), each (one of several "
              "results). Empty: that of the rule or of `$all_rules` does not count"},
    RuleField{"helper", FieldType::text_or_texts, both_levels,
              "Name of a helper, which is added to files that need it, with the helpers that it "
              "needs: one of the file's `$helpers`, or a built-in one"},
    RuleField{"patch", FieldType::text, both_levels,
              "Name of a helper that patches `paddle` itself: files call it once. The alternative "
              "holds only if the user allows patches, and always needs review"},
    RuleField{"import", FieldType::texts, both_levels, "Modules that the templates use"},
    RuleField{"before", FieldType::texts, both_levels,
              "Templates of statements to insert before it"},
    RuleField{"needs_review", FieldType::difference, both_levels,
              "The difference to review: the rewrite is offered, and is safe only if the project "
              "accepts it. Empty: none, and that of the rule does not count. A rule file of a "
              "project may use a sentence instead"},
    RuleField{"unpacked", FieldType::difference_map, rule_level | shared_level,
              "How `**kwargs` is converted, `drop` or `pass`, and the difference to review then. "
              "Empty: that of `$all_rules` does not count"},
    RuleField{"document", FieldType::text, rule_level, "Name of the mapping document"},
    RuleField{"note", FieldType::text, rule_level, "One sentence for the hover card"},
    RuleField{"sample", FieldType::text_map, rule_level,
              "Code that uses the API, and the converted code: {\"torch.sum(x, dim=1)\": "
              "\"paddle.sum(x, axis=1)\"}. Tests convert it"},
    RuleField{"states", FieldType::text_map, rule_level,
              "States of a layer with other names or layouts in the layer that the rule writes: "
              "{\"paddle.nn.Linear\": \"weight -> weight.T\"}. `.T` is transposed, `.flat` has one "
              "dimension, `a + b` are equal parts, `a & b` are the same, `(why)` is removed, `*` "
              "matches any text, ` as weight` is that state of the wrapped layer; \"LSTM, "
              "weight_hr_l0\" holds if the layer has that state"},
};

// Former names of fields, which are rejected.
struct FormerField {
  std::string_view former;
  std::string_view now;
};

inline constexpr std::array former_fields = {
    FormerField{"sig", "signature"},    FormerField{"on", "used_as"},
    FormerField{"recv", "receiver"},    FormerField{"alts", "alternatives"},
    FormerField{"doc", "document"},     FormerField{"prefix", "same_path"},
    FormerField{"delete", "remove"},    FormerField{"unsupported", "manual"},
    FormerField{"confirm", "review"},   FormerField{"recv_to", "receiver_becomes"},
    FormerField{"expr", "expression"},  FormerField{"pre", "before"},
    FormerField{"fix", "needs_review"}, FormerField{"why", "needs_review"},
};

// Exactly one of them says how a use is converted.
inline constexpr std::array<std::string_view, 7> outcome_fields = {
    "callee", "same_path", "keep", "remove", "manual", "skip", "expression"};

bool is_outcome(std::string_view field);

// The current name of the field that was called `name`; empty if there is none.
std::string_view field_now_called(std::string_view name);

// The row called `name`, or null.
const RuleField* find_rule_field(std::string_view name);

// The JSON Schema (draft 2020-12) of a rule file.
std::string rule_file_schema();

}  // namespace paddle_ls::rewrite
