// What stands inside the signature blocks.
#include <algorithm>
#include <array>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/original/original_signature.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

template <class Visit>
void for_each_api(const Document& document, Visit visit) {
  for (const ApiHeading& api : document.sources) visit(api);
  for (const ApiHeading& api : document.targets) visit(api);
}

struct Replacement {
  std::string_view wide;
  std::string_view plain;
};

constexpr std::array wide_punctuation = {
    Replacement{"，", ", "}, Replacement{"（", "("}, Replacement{"）", ")"},
    Replacement{"：", ":"},  Replacement{"；", ";"}, Replacement{"＝", "="},
    Replacement{"“", "\""},  Replacement{"”", "\""}, Replacement{"‘", "'"},
    Replacement{"’", "'"},   Replacement{"【", "["}, Replacement{"】", "]"},
    Replacement{"　", " "},  Replacement{"。", "."}, Replacement{"、", ", "},
};

}  // namespace

void signature_name_mismatch(const CheckContext& context, Report& report) {
  for_each_api(context.document, [&](const ApiHeading& api) {
    if (api.signatures.empty()) return;
    const Signature& signature = api.signatures.front();
    const std::string_view name = strip(context.slice(signature.name));
    if (name == api.api) return;
    DocumentFinding& finding = report.add(
        signature.name, "the signature names " + std::string(name) + ", the heading " + api.api);
    finding.related.push_back({{}, api.name, "the heading names " + api.api});
    finding.fixes.push_back(fix("Name it " + api.api, {{signature.name, api.api}}));
  });
}

// Brackets as we see them, and as the original sees them: it does not know quotes.
void signature_bracket(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for_each_api(document, [&](const ApiHeading& api) {
    if (api.signatures.empty()) return;
    for (const Signature& signature : api.signatures) {
      if (signature.bracket) {
        report.add({*signature.bracket, *signature.bracket + 1}, "this bracket has no match");
        return;
      }
    }
    if (context.accepted) return;
    const ByteRange code{api.signatures.front().range.start, document.fences[api.fence].body.end};
    const auto original = original_signatures(document.slice(code));
    if (original) return;
    report.add(api.signatures.front().range,
               "the tools cannot read this signature: " + original.error());
  });
}

void signature_fullwidth(const CheckContext& context, Report& report) {
  for_each_api(context.document, [&](const ApiHeading& api) {
    const Fence* fence = context.document.fence_of(api);
    if (!fence) return;
    std::vector<text::Edit> edits;
    for (std::size_t at = fence->body.start; at < fence->body.end;) {
      const char c = context.document.text[at];
      if (static_cast<unsigned char>(c) < 0x80 && c != '#') {
        ++at;
        continue;
      }
      const std::string_view rest = context.slice({at, fence->body.end});
      if (c == '#') {  // a comment may be Chinese
        at += std::min(rest.find_first_of("\r\n"), rest.size());
        continue;
      }
      const auto wide =
          std::find_if(wide_punctuation.begin(), wide_punctuation.end(),
                       [&](const Replacement& each) { return rest.starts_with(each.wide); });
      if (wide == wide_punctuation.end()) {
        at += first_character(rest).size;
        continue;
      }
      std::size_t end = at + wide->wide.size();
      // The blank of ", " is already there in `，`+blank.
      if (wide->plain.ends_with(' ') && wide->plain.size() > 1 && end < fence->body.end &&
          context.document.text[end] == ' ') {
        ++end;
      }
      edits.push_back({{at, end}, std::string(wide->plain)});
      at = end;
    }
    for (const text::Edit& edit : edits) {
      report.add(edit.range, "full-width punctuation in a signature is part of a name to the tools")
          .fixes.push_back({"Use ASCII punctuation", {edit}, {}});
    }
  });
}

void signature_trailing_text(const CheckContext& context, Report& report) {
  for_each_api(context.document, [&](const ApiHeading& api) {
    for (const Signature& signature : api.signatures) {
      const std::string_view trailing = context.slice(signature.trailing);
      if (trailing.empty() || trailing.starts_with('#')) continue;
      DocumentFinding& finding =
          report.add(signature.trailing, "text after the signature is read as another signature");
      finding.fixes.push_back(
          fix("Delete it", {{{signature.range.end, signature.trailing.end}, ""}}));
    }
  });
}

void signature_self_argument(const CheckContext& context, Report& report) {
  for_each_api(context.document, [&](const ApiHeading& api) {
    const bool method = api.api.find(".Tensor.") != std::string::npos;
    if (!method || api.signatures.empty()) return;
    const Signature& signature = api.signatures.front();
    if (signature.parameters.empty()) return;
    const SignatureParameter& first = signature.parameters.front();
    const std::string_view name = context.slice(first.name);
    if (name != "x" && name != "self" && name != "input") return;
    const std::size_t end =
        signature.parameters.size() > 1 ? signature.parameters[1].range.start : first.range.end;
    report.add(first.range, "a method's signature leaves out the tensor itself")
        .fixes.push_back(fix("Remove " + std::string(name), {{{first.range.start, end}, ""}}));
  });
}

void signature_empty_argument(const CheckContext& context, Report& report) {
  for_each_api(context.document, [&](const ApiHeading& api) {
    for (const Signature& signature : api.signatures) {
      for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
        const SignatureParameter& parameter = signature.parameters[i];
        if (!parameter.range.empty()) continue;
        // From the comma before it, or, for the first one, to the next parameter.
        ByteRange gap{signature.list.start, parameter.range.end + 1};
        if (i > 0) gap = {signature.parameters[i - 1].range.end, parameter.range.start};
        if (i == 0 && signature.parameters.size() > 1)
          gap.end = signature.parameters[1].range.start;
        report.add(gap, "a comma with no parameter before it")
            .fixes.push_back(fix("Remove the comma", {{gap, ""}}));
      }
    }
  });
}

void signature_other_api(const CheckContext& context, Report& report) {
  for_each_api(context.document, [&](const ApiHeading& api) {
    for (std::size_t i = 1; i < api.signatures.size(); ++i) {
      const std::string_view name = strip(context.slice(api.signatures[i].name));
      if (name == api.api || name.find('.') == std::string_view::npos) continue;
      DocumentFinding& finding =
          report.add(api.signatures[i].name, "this signature is not one of " + api.api);
      finding.related.push_back({{}, api.name, "the heading names " + api.api});
    }
  });
}

}  // namespace paddle_ls::mapping_docs::checks
