// Build-time program: rule files in, one C++ source with their rows as constant data out.
//
//   compile_rules [--packed] OUTPUT.cpp PADDLE_NAMES.tsv COMPAT_NAMES.tsv DOCUMENTS.tsv
//   RULES.json... HELPERS.py...
//
// The rows contain only numbers, so the data needs no relocation and no work at program start. With
// --packed it is shorter when compressed, and is expanded at the first look-up (packed/). An
// error in a file stops the build and is reported with its place. So does a rule that passes an
// argument that Paddle does not accept, and one that needs review for a reason without a name.
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <string>

#include "engine/rewrite/compile/compat_rules.hpp"
#include "engine/rewrite/compile/earlier_releases.hpp"
#include "engine/rewrite/compile/name_documents.hpp"
#include "engine/rewrite/compile/write_rule_table.hpp"
#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/free_texts.hpp"
#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/language/named_conditions.hpp"
#include "engine/rewrite/language/needs_of_code.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/paddle_api/passed_arguments.hpp"

namespace paddle_ls::rewrite {
namespace {

// The format is that of `built_in_conditions`.
std::string lines_of(const NamedConditions& conditions) {
  std::string result;
  for (const auto& [name, condition] : conditions) {
    result += name + '\t' + condition.parameter;
    for (const std::string& text : condition.any_of) result += '\t' + text;
    result += '\n';
  }
  return result;
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Errors, reported in the format of compilers.
class Complaints {
 public:
  void add(const std::string& text) {
    std::cerr << text << '\n';
    any_ = true;
  }

  bool any() const { return any_; }

 private:
  bool any_ = false;
};

HelperSources read_helpers(const std::vector<std::string>& paths, RuleTableBuilder& into,
                           Complaints& complaints) {
  HelperSources helpers;
  for (const std::string& path : paths) {
    auto sources = parse_helpers(text_of(path));
    if (!sources) {
      complaints.add(path + ":" + sources.error().where + ": error: " + sources.error().message);
      continue;
    }
    helpers.merge(*sources);
    for (const auto& [name, source] : *sources) {
      complaints.add(path + ": error: the helper " + name + " is in another file too");
    }
  }
  std::vector<Error> incomplete;
  add_helper_rows(helpers, helpers, into, incomplete);
  for (const Error& problem : incomplete) {
    complaints.add("error: helper " + problem.where + ": " + problem.message);
  }
  return helpers;
}

// A helper that no rule needs would be maintained in vain.
void report_idle_helpers(const HelperSources& helpers, const RuleTable& table,
                         Complaints& complaints) {
  std::set<std::string_view> needed(helpers_of_program.begin(), helpers_of_program.end());
  for (const Need& need : table.needs) needed.insert(table.text(need.name));
  for (const auto& [name, source] : helpers) {
    if (!needed.contains(name)) complaints.add("error: no rule names the helper " + name);
  }
}

// The conditions of all rule files: each file may name them.
NamedConditions read_conditions(const std::vector<std::string>& paths, Complaints& complaints) {
  NamedConditions conditions;
  for (const std::string& path : paths) {
    const auto document = parse_json(text_of(path), path);
    const JsonValue* own = document ? document->find("$conditions") : nullptr;
    if (own == nullptr) continue;
    const std::size_t others = conditions.size();
    NamedConditions read;
    try {
      read_named_conditions(*own, read);
    } catch (const Wrong& wrong) {
      complaints.add(path + ": error: " + wrong.message);
    }
    const std::size_t added = read.size();
    conditions.merge(read);
    if (conditions.size() != others + added) {
      complaints.add(path + ": error: a condition of this name is in another file too");
    }
  }
  return conditions;
}

// A project can accept only differences with a name; free texts are for the rules of projects.
void report_free_texts(const RuleTable& table, Complaints& complaints) {
  for (const Rule& rule : table.rules) {
    for (const std::string_view field : free_texts(table, rule)) {
      complaints.add("error: " + std::string(table.text(rule.api)) + ": `" + std::string(field) +
                     "` has to name a row of differences.json");
    }
  }
}

struct Inputs {
  TableForm form = TableForm::rows;
  std::string paddle_names;
  std::string compat_names;
  std::string documents;
  std::vector<std::string> rules;
  std::vector<std::string> helpers;
};

int compile(const std::string& output, const Inputs& inputs) {
  RuleTableBuilder builder;
  Complaints complaints;
  const HelperSources helpers = read_helpers(inputs.helpers, builder, complaints);
  const NamedConditions conditions = read_conditions(inputs.rules, complaints);
  for (const std::string& path : inputs.rules) {
    for (const Error& problem :
         load_rules(text_of(path), path, builder, {&helpers, &conditions, {}})) {
      complaints.add(problem.where + ": error: " + problem.message);
    }
  }
  const PaddleNames paddle_names(text_of(inputs.paddle_names));
  const RuleTable table = builder.table();
  for (const ArgumentNotTaken& problem : arguments_not_taken(paddle_names, table)) {
    complaints.add("error: " + std::string(table.text(table.rules[problem.rule].api)) + ": " +
                   problem.message());
  }
  report_idle_helpers(helpers, builder.table(), complaints);
  report_free_texts(table, complaints);
  if (complaints.any()) return 1;
  name_documents(text_of(inputs.documents), builder);
  add_earlier_releases(paddle_names, builder);
  add_compat_rules(text_of(inputs.compat_names), builder);
  builder.sort();
  std::ofstream out(output, std::ios::binary);
  const auto written = write_rule_table(builder.table(), lines_of(conditions), inputs.form, out);
  if (!written) complaints.add("error: " + written.error().message);
  if (complaints.any()) return 1;
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace paddle_ls::rewrite

int main(int count, char** values) {
  using namespace paddle_ls::rewrite;
  std::vector<std::string> paths(values + 1, values + count);
  Inputs inputs;
  if (!paths.empty() && paths[0] == "--packed") {
    inputs.form = TableForm::packed;
    paths.erase(paths.begin());
  }
  if (paths.size() < 5) {
    std::cerr << "usage: compile_rules [--packed] OUTPUT.cpp PADDLE_NAMES.tsv COMPAT_NAMES.tsv "
                 "DOCUMENTS.tsv "
                 "RULES.json... HELPERS.py...\n";
    return 2;
  }
  inputs.paddle_names = paths[1];
  inputs.compat_names = paths[2];
  inputs.documents = paths[3];
  for (std::size_t i = 4; i < paths.size(); ++i) {
    (paths[i].ends_with(".py") ? inputs.helpers : inputs.rules).push_back(paths[i]);
  }
  return compile(paths[0], inputs);
}
