#include "engine/rewrite/finding.hpp"

namespace paddle_ls::rewrite {

std::string message(const Finding& finding) {
  const std::string api(finding.api);
  const std::string paddle = "Paddle " + std::string(name(finding.profile));
  const std::string because = finding.reason.empty() ? "" : ": " + std::string(finding.reason);
  if (finding.code == &codes::torch_import_unused) {
    return "Nothing in this file refers to this import of " + api + because;
  }
  if (finding.code == &codes::torch_import_leftover) {
    if (!finding.has_edits()) return "This import of " + api + " stays at the top level" + because;
    if (!because.empty())
      return api + " stays torch, and may be missing until it is used" + because;
    return api + " stays torch, and only functions need it: imported there, it may be missing";
  }
  if (finding.code == &codes::unused_suppression)
    return "This comment suppresses nothing" + because;
  if (finding.code == &codes::torch_dependent_import) return api + " needs PyTorch" + because;
  if (finding.code == &codes::torch_class_name && finding.has_edits()) {
    return "This string names " + api + ", which calls itself `" + std::string(finding.target) +
           "` in " + paddle + because;
  }
  if (finding.code == &codes::torch_class_name) return "This string may name " + api + because;
  if (finding.code == &codes::torch_text) {
    return "This text speaks of " + api +
           (finding.target.empty()
                ? ""
                : ", which is " + std::string(finding.target) + " in " + paddle) +
           because;
  }
  if (finding.code == &codes::torch_api_unmapped) {
    return api + " has no known counterpart in " + paddle + because;
  }
  if (finding.code == &codes::torch_receiver_unknown) {
    return "Possibly " + api + " (" + paddle + ")" + because;
  }
  if (finding.fix == FixClass::none) return api + " is not rewritten for " + paddle + because;
  const std::string target = finding.target.empty() ? "another form" : std::string(finding.target);
  if (finding.fix == FixClass::safe) return api + " is " + target + " in " + paddle;
  return api + " is " + target + " in " + paddle + ", to be confirmed" + because;
}

std::string title(const Finding& finding) {
  if (!finding.has_edits()) return {};
  if (finding.code == &codes::torch_import_unused) return "Remove the unused import";
  if (finding.code == &codes::torch_import_leftover) {
    return finding.reason.empty() ? "Import it in the functions that need it"
                                  : "Import it where it is installed";
  }
  if (finding.code == &codes::unused_suppression) return "Remove the comment";
  if (finding.code == &codes::torch_class_name) {
    return "Replace the string with \"" + std::string(finding.target) + "\"";
  }
  if (finding.target.empty()) return "Rewrite " + std::string(finding.api) + " for Paddle";
  return "Replace " + std::string(finding.api) + " by " + std::string(finding.target);
}

std::string documentation(const Finding& finding) {
  if (finding.document.empty()) return {};
  return "https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/guides/model_convert/"
         "convert_from_pytorch/api_difference/" +
         std::string(finding.document) + ".html";
}

}  // namespace paddle_ls::rewrite
