#include "engine/python/evaluate/state/evaluated_file.hpp"

#include "engine/python/facts/string_literal.hpp"

namespace paddle_ls::python {

std::string_view EvaluatedFile::literal(OpId id) const {
  const Op& string = op(id);
  if (string.code != OpCode::string) return {};
  return text::slice(source, literal_content(source, {string.start, string.end}));
}

}  // namespace paddle_ls::python
