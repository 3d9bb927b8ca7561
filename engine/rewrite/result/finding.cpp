#include "engine/rewrite/result/finding.hpp"

#include <cctype>

namespace paddle_ls::rewrite {

namespace {

std::string quoted(std::string_view code) {
  return "`" + std::string(code) + "`";
}

// What the fix writes, for a reader.
std::string written_form(const Finding& finding) {
  if (!finding.target.empty()) return std::string(finding.target);
  return finding.form.empty() ? std::string() : quoted(finding.form);
}

std::string without(const Finding& finding) {
  return finding.left_out.empty() ? "" : ", without " + std::string(finding.left_out);
}

std::string message_of_import(const Finding& finding, const std::string& because) {
  const std::string api(finding.api);
  if (finding.code == &codes::torch_import_unused) {
    return "Nothing in this file refers to this import of " + api + because;
  }
  if (finding.reason.starts_with("it runs at import time")) {
    return api + " stays with PyTorch" + because;
  }
  if (!finding.has_edits()) return "This import of " + api + " stays at the top level" + because;
  if (!because.empty()) {
    return api + " stays with PyTorch; the import may fail until it is used" + because;
  }
  return api + " stays with PyTorch; only functions need it, so the import can move into them";
}

std::string message_of_fix(const Finding& finding, const std::string& paddle,
                           const std::string& because) {
  const std::string api(finding.api);
  const bool is_safe = finding.fix == FixClass::safe;
  const std::string form = written_form(finding);
  if (finding.removes) {
    return api + " has no effect in " + paddle + "; the fix removes it" +
           (is_safe ? "" : " and needs review" + because);
  }
  if (is_safe)
    return api + " is " + (form.empty() ? "rewritten for" : form + " in") + " " + paddle +
           without(finding);
  if (!finding.target.empty()) {
    return api + " is " + form + " in " + paddle + without(finding) + "; this needs review" +
           because;
  }
  return api + " has no direct equivalent in " + paddle + "; the rewrite needs review" + because +
         (form.empty() ? "" : " (it becomes " + form + without(finding) + ")");
}

// The message but for what is accepted.
std::string sentence(const Finding& finding) {
  const std::string api(finding.api);
  const std::string paddle = release_name(finding.profile);
  const std::string because = finding.reason.empty() ? "" : ": " + named_reason(finding);
  if (finding.code == &codes::torch_import_unused ||
      finding.code == &codes::torch_import_leftover) {
    return message_of_import(finding, because);
  }
  if (finding.code == &codes::unused_suppression)
    return "This comment suppresses nothing" + because;
  if (finding.code == &codes::paddle_review) return "Needs review" + because;
  if (finding.code == &codes::torch_dependent_import) return api + " needs PyTorch" + because;
  if (finding.code == &codes::torch_class_name && finding.has_edits()) {
    return "This string names " + api + ", whose class is called `" + std::string(finding.target) +
           "` in " + paddle + because;
  }
  if (finding.code == &codes::torch_class_name) return "This string may name " + api + because;
  if (finding.code == &codes::torch_text) {
    return "This text mentions " + api +
           (finding.target.empty()
                ? ""
                : ", which is " + std::string(finding.target) + " in " + paddle) +
           because;
  }
  if (finding.code == &codes::torch_api_unmapped) {
    return api + " has no known equivalent in " + paddle + because;
  }
  if (finding.code == &codes::torch_receiver_unknown) {
    return "Possibly " + api + " (" + paddle + ")" + because;
  }
  if (finding.code == &codes::torch_package && finding.removes) {
    return api + " is not needed in " + paddle + "; " + named_reason(finding);
  }
  if (finding.fix == FixClass::none) return api + " needs a manual change for " + paddle + because;
  return message_of_fix(finding, paddle, because);
}

}  // namespace

void ask_for_review(Finding& finding, const DifferenceSet& accepted, std::string_view id,
                    std::string_view reason) {
  const DifferenceId difference = difference_named(id);
  if (accepted.has(difference)) {
    finding.fix = FixClass::safe;
    finding.accepted = only(difference);
    return;
  }
  finding.fix = FixClass::needs_confirmation;
  finding.difference = difference;
  finding.reason = reason.empty() ? differences()[difference].differs : reason;
}

std::string release_name(Profile profile) {
  return profile == Profile::proxy ? "Paddle with paddle.enable_compat"
                                   : "Paddle " + std::string(name(profile));
}

std::string named_reason(const Finding& finding) {
  const std::string reason(finding.reason);
  if (finding.difference == no_difference || !finding.has_edits()) return reason;
  return reason + " [" + std::string(id_of(finding.difference)) + "]";
}

std::string ids_of(std::span<const DifferenceId> listed) {
  std::string text;
  for (const DifferenceId each : listed) {
    text.append(text.empty() ? "" : ", ").append(id_of(each));
  }
  return text;
}

std::string message(const Finding& finding) {
  const std::string accepted = ids_of(finding.accepted);
  return sentence(finding) + (accepted.empty() ? "" : "; accepted: " + accepted);
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
  if (finding.removes) return "Remove " + std::string(finding.api);
  const std::string form = written_form(finding);
  if (form.empty()) return "Rewrite " + std::string(finding.api) + " for Paddle";
  return "Replace " + std::string(finding.api) + " with " + form;
}

namespace {

// The name of a document as a part of an address, whatever a rule of the project says it is.
std::string in_address(std::string_view name) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string result;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_word =
        (byte < 0x80 && std::isalnum(byte) != 0) || c == '.' || c == '_' || c == '-' || c == '/';
    if (is_word) {
      result += c;
    } else {
      result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
  }
  return result;
}

}  // namespace

std::string documentation(const Finding& finding) {
  if (finding.document.empty()) return {};
  return "https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/guides/model_convert/"
         "convert_from_pytorch/api_difference/" +
         in_address(finding.document) + ".html";
}

}  // namespace paddle_ls::rewrite
