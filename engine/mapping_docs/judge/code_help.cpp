#include "engine/mapping_docs/judge/code_help.hpp"

#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/judge/help_text.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string_view fix_sentence(FixKind kind) {
  switch (kind) {
    case FixKind::none: return "There is no fix: only the writer knows what is right.";
    case FixKind::mechanical: return "Fix-all repairs it.";
    case FixKind::choice: return "Quick fixes offer what can be done.";
  }
  return {};
}

}  // namespace

std::string_view help_section(std::string_view code) {
  const std::string heading = "\n## " + std::string(code) + "\n\n";
  const std::size_t at = help_text.find(heading);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = help_text.substr(at + heading.size());
  return rest.substr(0, rest.find("\n## "));
}

std::string help_page(const Check& check) {
  const std::string code(check.code);
  const std::string severity(severity_name(check.severity));
  return "# " + code + "\n\n" + std::string(help_section(check.code)) + "\nSeverity: " + severity +
         ", unless the profile or the setting `diagnostics.severity` says otherwise. " +
         std::string(fix_sentence(check.fix)) +
         "\n\nSilence it for one line with `<!-- paddle-ls: disable=" + code + " -->`.\n";
}

}  // namespace paddle_ls::mapping_docs
