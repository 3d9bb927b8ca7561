// A model in any of its forms -> a PIR program with everything that leads back to where it came
// from.
//
// One function for the command line and the editor. What an editor asks about needs the text, the
// places of its operations and the names of its values together, so they are kept as one.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/ir/legacy/call_stack.hpp"
#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/print/print_dialect.hpp"
#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/legacy_text.hpp"
#include "engine/ir/translate/translate.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::server {

// What a Paddle version and a mode mean, found out once for all files.
struct IrContext {
  ir::Target target;
  ir::Dialect dialect;
  ir::TranslateMode mode;
  ir::OpTable table;
};

// `more_rules` is the text of a table whose rules are tried before the built-in ones; may be empty.
Result<IrContext> ir_context(std::string_view version, ir::TranslateMode mode,
                             std::string more_rules);

struct LoadedProgram {
  std::optional<ir::ProgramDesc> legacy;  // nothing when the file is PIR already
  ir::Translation translation;
};

// Of the bytes of a legacy program, of a JSON model or of PIR text. The place of an error is inside
// the bytes. `is_cancelled` may be empty.
Result<LoadedProgram> load_program(std::string bytes, const IrContext& context,
                                   const std::function<bool()>& is_cancelled);

// The operator of the legacy program that an origin names, or null.
const ir::OpDesc* operator_at(const LoadedProgram& program, ir::OpOrigin place);

// A program as its text, with the way back.
class PrintedModel {
 public:
  PrintedModel(LoadedProgram program, ir::Dialect dialect);

  const LoadedProgram& program() const { return program_; }
  const std::string& text() const { return printed_.text; }
  // The operation whose line holds `offset`, or null.
  const ir::PrintedOp* printed_at(std::size_t offset) const;
  // Where the line of an operation stands, found by its origin; an empty range for none.
  text::ByteRange range_of(ir::OpOrigin place) const;
  const std::vector<ir::PrintedOp>& operations() const { return printed_.ops; }
  const ir::Operation& operation(const ir::PrintedOp& printed) const {
    return program_.translation.program.op(printed.op);
  }
  // The legacy operator an operation was made for, or null.
  const ir::OpDesc* legacy_of(const ir::PrintedOp& printed) const {
    return operator_at(program_, operation(printed).origin);
  }
  // The variable that a value of the text, "%3", was; empty for none.
  std::string_view variable_of(std::string_view value_name) const;
  // The legacy program as text, made when it is first asked for; nothing when the file is PIR.
  const ir::LegacyText* legacy_text() const;
  // The values of a variable of the top block as the text names them, oldest first.
  std::vector<std::string> values_of(std::string_view variable) const;

 private:
  LoadedProgram program_;
  ir::Dialect dialect_;
  ir::PrintedProgram printed_;
  std::map<std::string, std::string, std::less<>> variables_;  // by name of the value
  mutable std::once_flag legacy_made_;
  mutable std::optional<ir::LegacyText> legacy_;
  std::map<std::pair<std::int32_t, std::int32_t>, text::ByteRange> lines_;  // by origin; the first
};

}  // namespace paddle_ls::server
