#include <ostream>

#include "engine/files/read_file.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/rule_check/check_rules.hpp"
#include "project/settings/beside_rule_file.hpp"
#include "project/settings/settings_file.hpp"
#include "server/cli/reports/report_writer.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::rules {

int check(const RulesCheckOptions& options, const Console& console) {
  ReportWriter writer({options.format, Colour::none, options.excerpts}, rewrite::rule_codes,
                      console.out);
  std::size_t problems = 0;
  for (const std::filesystem::path& path : options.files) {
    const std::string name = path.generic_string();
    const auto text = files::read_named(path, settings::longest_rule_file);
    if (!text) {
      console.err << error_prefix << name << ": " << text.error().message << '\n';
      writer.add_unusable({name, text.error().message});
      continue;
    }
    std::vector<ReportedFinding> findings;
    const auto read = [&path](std::string_view other) {
      return settings::read_beside(path, other);
    };
    for (rewrite::RuleProblem& problem :
         rewrite::check_rules(*text, name, rewrite::around_rule_files(read))) {
      findings.push_back(
          {problem.code->code, problem.code->severity, std::move(problem.message), problem.range});
    }
    problems += findings.size();
    writer.add(writer.report({name, *text, text::LineIndex(*text), findings}));
  }
  writer.finish();
  const std::size_t read = options.files.size() - writer.unusable_files();
  if (options.format == ReportFormat::text) {
    console.err << (problems == 0 ? "no findings" : counted(problems, "finding")) << " in "
                << counted(read, "rule file") << '\n';
  }
  if (writer.unusable_files() > 0) return exit_status::could_not_run;
  return problems == 0 ? exit_status::clean : exit_status::findings;
}

}  // namespace paddle_ls::cli::rules
