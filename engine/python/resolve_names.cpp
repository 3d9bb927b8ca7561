#include "engine/python/resolve_names.hpp"

#include "engine/python/collect/collect_names.hpp"
#include "engine/python/evaluate/evaluated_tape.hpp"
#include "engine/python/evaluate/run_tape.hpp"
#include "engine/python/link/bind_imports.hpp"
#include "engine/python/link/join_recordings.hpp"
#include "engine/python/link/link_scopes.hpp"

namespace paddle_ls::python {

Names resolve_names(std::string_view source, const RecordedFile& file, const KnownModules& known,
                    const Library& library, const syntax::Stop& stop) {
  if (file.recordings.empty()) return {};
  Names names;
  Tape tape;
  SymbolTable symbols(tape.symbols);
  join_recordings(file, names, tape, symbols);
  link_scopes(names.scopes, tape.symbols, symbols);
  const std::vector<StarBinding> stars = bind_imports(tape, names, known, library);
  Evaluation evaluation({source, tape, symbols, names, stars, known, library});
  if (!run_tape(evaluation, stop)) return {};
  EvaluatedTape run(evaluation);
  collect_names({source, tape, symbols, stars, library, run, names}, names);
  return names;
}

std::string exported_name(std::string_view source, const RecordedFile& file,
                          const KnownModules& known, const Library& library,
                          std::string_view name) {
  if (file.recordings.empty()) return {};
  Names names;
  Tape tape;
  SymbolTable symbols(tape.symbols);
  join_recordings(file, names, tape, symbols);
  // A star import binds what is read.
  const SymbolId symbol = symbols.intern(0, names.texts.intern(name));
  tape.symbols[symbol].loaded = true;
  link_scopes(names.scopes, tape.symbols, symbols);
  const std::vector<StarBinding> stars = bind_imports(tape, names, known, library);
  Evaluation evaluation({source, tape, symbols, names, stars, known, library});
  run_tape(evaluation, {});
  const Value& value = EvaluatedTape(evaluation).summary(symbol);
  const bool is_known =
      value.is(Value::Tag::name) && value.known_root && value.certainty == Certainty::sure;
  return is_known ? std::string(names.text(value.ref)) : std::string();
}

}  // namespace paddle_ls::python
