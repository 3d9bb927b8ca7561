// The templates of what this module writes: `skeletons/*.md.in`, compiled in.
//
// They are code templates as torchgen has them, so the product writes its own documents by the
// engine that it gives to others. Dialect v1: two spaces at the end of a line mean something in
// Markdown.
#pragma once

#include <string>

#include "engine/templates/fill/code_template.hpp"

namespace paddle_ls::mapping_docs {

struct Skeletons {
  templates::CodeTemplate document;
  templates::CodeTemplate section;
  templates::CodeTemplate arguments;
  templates::CodeTemplate argument_row;
  templates::CodeTemplate example;
  templates::CodeTemplate api_row;
};

const Skeletons& skeletons();

// The template with values for all its keys; a key that is left out is a fault of the caller.
std::string filled(const templates::CodeTemplate& skeleton, const templates::Env& values);

}  // namespace paddle_ls::mapping_docs
