// A new document for an API, complete in form: what is left to a person are meanings of parameters.
#pragma once

#include <string>
#include <vector>

#include "engine/mapping_docs/profiles/document_profile.hpp"

namespace paddle_ls::mapping_docs {

// One parameter of the source API and its conversion.
struct ParameterMapping {
  std::string source;  // empty: Paddle alone has it
  std::string target;  // empty: Paddle lacks it
  // Where both sides have one, and they differ.
  std::string source_default = {};
  std::string target_default = {};
};

struct NewDocument {
  std::string source_api;
  std::string source_signature;  // the parameter list without its parentheses
  std::string source_url;        // empty: the usual one
  std::string target_api;        // empty: composed of several calls
  std::string target_signature;
  std::string target_url;
  bool is_call = true;                       // false for attributes
  std::vector<ParameterMapping> parameters;  // in signature order, Paddle's own ones last
  std::string category;                      // empty: what the parameters imply
};

// The text, with line feeds. It passes every check that needs no person.
std::string new_document(const NewDocument& wanted, const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
