// A legacy program as the text that Paddle shows for it, with the place of every operator.
//
// It is the left side of a comparison with PIR and the document in which findings have a range.
#pragma once

#include <string>
#include <vector>

#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/pir/translation_finding.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::ir {

struct LegacyText {
  std::string text;
  std::vector<std::vector<text::ByteRange>> ops;  // by block and operator

  // The whole operator, or its first mention of the finding's variable or argument.
  text::ByteRange range_of(const TranslationFinding& finding) const;
};

LegacyText print_legacy(const ProgramDesc& program);

}  // namespace paddle_ls::ir
