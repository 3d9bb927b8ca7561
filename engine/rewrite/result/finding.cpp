#include "engine/rewrite/result/finding.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "engine/text/quoted.hpp"
#include "engine/text/shortened.hpp"

namespace paddle_ls::rewrite {

namespace {

// Paddle's class of the objects that a torch method is called on; empty if the method does not
// determine it.
std::string_view paddle_class_of(std::string_view method) {
  constexpr std::pair<std::string_view, std::string_view> classes[] = {
      {"torch.Tensor.", "paddle.Tensor"},
      {"torch.nn.Module.", "paddle.nn.Layer"},
      {"torch.optim.Optimizer.", "paddle.optimizer.Optimizer"},
      {"torch.optim.lr_scheduler.LRScheduler.", "paddle.optimizer.lr.LRScheduler"},
  };
  for (const auto& [torch, paddle] : classes) {
    if (method.starts_with(torch)) return paddle;
  }
  return {};
}

// The file of a module, spelled as after `from`: "..paddle_helpers" is paddle_helpers.py.
std::string file_of(std::string_view module) {
  return std::string(module.substr(module.rfind('.') + 1)) + ".py";
}

std::string place_of_helpers(const Finding& finding) {
  return finding.helper_module.empty() ? " added to this file"
                                       : " written into " + file_of(finding.helper_module);
}

// The text after the release: helpers that the rewrite calls, and arguments that it drops.
std::string besides(const Finding& finding) {
  std::string text;
  if (finding.helpers == Helpers::one) text = ", with a helper" + place_of_helpers(finding);
  if (finding.helpers == Helpers::several) text = ", with helpers" + place_of_helpers(finding);
  if (!finding.left_out.empty()) text += ", without " + std::string(finding.left_out);
  return text;
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

// Whether the reader has been told that the fix needs review.
enum class Review : std::uint8_t { said_here, said_before };

std::string message_of_fix(const Finding& finding, const std::string& paddle,
                           const std::string& because, Review review) {
  const std::string api(finding.api);
  const bool says_review =
      finding.fix == FixClass::needs_confirmation && review == Review::said_here;
  if (finding.removes) {
    return api + " has no effect in " + paddle + "; the fix removes it" +
           (says_review ? " and needs review" : "") + because;
  }
  const std::string written = written_words(finding);
  std::string text = api;
  if (written.empty()) {
    text += " is adapted to " + paddle;
  } else if (finding.helpers == Helpers::target) {
    text += " becomes " + written;
  } else {
    text += " becomes " + written + " in " + paddle;
  }
  return text + besides(finding) + (says_review ? "; this needs review" : "") + because;
}

// The reason in at most `most` bytes, always followed by the id of the difference.
std::string reason_within(const Finding& finding, std::size_t most) {
  std::string reason = text::shortened(finding.reason, most);
  if (finding.difference != no_difference && finding.has_edits()) {
    reason.append(" [").append(id_of(finding.difference)).append("]");
  }
  return reason;
}

// The message without accepted differences, with at most `most` bytes of the reason.
std::string sentence(const Finding& finding, Review review, std::size_t most) {
  const std::string api(finding.api);
  const std::string paddle = release_name(finding.profile);
  const std::string reason = reason_within(finding, most);
  const std::string because = finding.reason.empty() ? "" : ": " + reason;
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
           (finding.target.empty() ? "" : ", which becomes " + written_words(finding)) + because;
  }
  if (finding.code == &codes::torch_api_unmapped) {
    return api + " has no known equivalent in " + paddle + because;
  }
  if (finding.code == &codes::torch_receiver_unknown) {
    return "Possibly " + api + " (" + paddle + ")" + because;
  }
  if (finding.code == &codes::torch_package && finding.removes) {
    return api + " is not needed in " + paddle + "; " + reason;
  }
  if (finding.fix == FixClass::none) return api + " needs a manual change for " + paddle + because;
  // A safe fix needs no explanation.
  return message_of_fix(finding, paddle, finding.fix == FixClass::safe ? "" : because, review);
}

// "; accepted: first-weights, assumed-receiver (by decision) and 2 more" in at most `room` bytes.
// The first difference is always included.
std::string accepted_words(const Finding& finding, std::size_t room) {
  std::string text;
  for (std::size_t i = 0; i < finding.accepted.size(); ++i) {
    std::string id(id_of(finding.accepted[i]));
    if (differences()[finding.accepted[i]].needs_decision()) id += " (by decision)";
    constexpr std::size_t more = 13;  // " and 100 more"
    if (i > 0 && text.size() + id.size() + more > room) {
      return text + " and " + std::to_string(finding.accepted.size() - i) + " more";
    }
    text.append(i == 0 ? "; accepted: " : ", ").append(id);
  }
  return text;
}

std::string bounded_message(const Finding& finding, Review review) {
  constexpr std::size_t least_of_reason = 40;
  std::string text = sentence(finding, review, finding.reason.size());
  if (text.size() > longest_message) {
    const std::size_t excess = text.size() - longest_message;
    const std::size_t rest = finding.reason.size() - std::min(finding.reason.size(), excess);
    text = sentence(finding, review, std::max(rest, least_of_reason));
  }
  text += accepted_words(finding, longest_message - std::min(text.size(), longest_message));
  return text::shortened(text, longest_message);
}

}  // namespace

void ask_for_review(Finding& finding, const Settled& accepted, std::string_view id,
                    std::string_view reason) {
  const DifferenceId difference = difference_named(id);
  if (accepted.has(difference)) {
    finding.fix = FixClass::safe;
    if (!accepted.excludes(difference)) finding.accepted = only(difference);
    return;
  }
  finding.fix = FixClass::needs_confirmation;
  finding.difference = difference;
  finding.reason = reason.empty() ? differences()[difference].differs : reason;
}

std::string release_name(Profile profile) {
  return profile == Profile::v3_3_compat ? "Paddle 3.3 with paddle.enable_compat"
                                         : "Paddle " + std::string(name(profile));
}

std::string named_reason(const Finding& finding) {
  return reason_within(finding, finding.reason.size());
}

std::string ids_of(std::span<const DifferenceId> listed) {
  std::string text;
  for (const DifferenceId each : listed) {
    text.append(text.empty() ? "" : ", ").append(id_of(each));
  }
  return text;
}

std::string message(const Finding& finding) {
  return bounded_message(finding, Review::said_here);
}

std::string review_message(const Finding& finding) {
  return bounded_message(finding, Review::said_before);
}

std::string helper_words(const Finding& finding) {
  return finding.helpers == Helpers::target ? "a helper" + place_of_helpers(finding) : "";
}

std::string written_words(const Finding& finding) {
  if (finding.helpers == Helpers::target) {
    const bool has_target = !finding.target.empty();
    return text::quoted(has_target ? finding.target : finding.form) + ", " + helper_words(finding);
  }
  if (finding.target.empty()) {
    if (finding.form.empty()) return {};
    if (!finding.is_part) return text::quoted(finding.form);
    return finding.form == "self" ? "the object itself"
                                  : "its argument " + text::quoted(finding.form);
  }
  const bool has_path = finding.target.find('.') != std::string_view::npos &&
                        finding.target.find_first_of("(=>") == std::string_view::npos;
  if (has_path) return std::string(finding.target);
  const std::string_view owner = paddle_class_of(finding.api);
  return owner.empty() ? text::quoted(finding.target)
                       : std::string(owner) + "." + std::string(finding.target);
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
  const std::string written = written_words(finding);
  if (written.empty()) return "Adapt " + std::string(finding.api) + " to Paddle";
  return "Replace " + std::string(finding.api) + " with " + written;
}

namespace {

// The name of a document as part of a URL, escaped because a rule of the project may contain any
// text.
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
