#include "engine/ir/translate/create_op.hpp"

#include "engine/ir/translate/verify.hpp"

namespace paddle_ls::ir {

OpId create_op(TranslationContext& context, const OpDesc& op, const OpParts& parts) {
  verify(context, op, parts);
  Program& program = context.program();
  const OpId created = program.create(parts.name, parts.operands, parts.attributes, parts.results);
  program.op(created).origin = context.origin;
  append_op(program, context.block, created);
  return created;
}

}  // namespace paddle_ls::ir
