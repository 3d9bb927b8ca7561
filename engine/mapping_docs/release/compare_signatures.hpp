// How a documented signature differs from those that a release has.
//
// A document merges the overloads of an API into one signature, so it is compared with all of them
// at once: a parameter is known when one overload has it, and a default is right when one overload
// has it, or does without the parameter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

struct MissingParameter {
  std::string name;
  bool is_keyword_only = false;
};

struct OtherName {
  const SignatureParameter* parameter;
  std::string name;
};

struct OtherDefault {
  const SignatureParameter* parameter;
  std::string value;  // empty: the parameter has none
};

struct SignatureDifference {
  std::string_view nearest;  // of the signatures that were compared with
  std::vector<const SignatureParameter*> unknown;
  std::vector<OtherName> renamed;  // where the nearest signature has another name
  std::vector<MissingParameter> missing;
  std::vector<OtherDefault> defaults;
  bool is_reordered = false;

  bool empty() const {
    return unknown.empty() && renamed.empty() && missing.empty() && defaults.empty() &&
           !is_reordered;
  }
};

// `signatures` are parameter lists as the tables have them, at least one. All calls of `heading`
// count as one signature. Where `none_is_open`, a known default of None says nothing: type stubs of
// PyTorch have None for whatever C++ decides.
SignatureDifference compare_signatures(const Document& document, const ApiHeading& heading,
                                       const std::vector<std::string_view>& signatures,
                                       bool none_is_open);

}  // namespace paddle_ls::mapping_docs
