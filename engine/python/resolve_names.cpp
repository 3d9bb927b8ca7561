#include "engine/python/resolve_names.hpp"

#include <cstring>

#include "engine/python/collect_names.hpp"
#include "engine/python/link_scopes.hpp"
#include "engine/python/recorder.hpp"
#include "engine/python/run_tape.hpp"

namespace paddle_ls::python {
namespace {

// The cheapest answer: a text without any of the roots has no use of them.
bool mentions_root(std::string_view source, const KnownModules& known) {
  if (known.has_reexports()) return true;
  for (const std::string_view root : known.roots()) {
    if (memmem(source.data(), source.size(), root.data(), root.size()) != nullptr) return true;
  }
  return false;
}

}  // namespace

Names resolve_names(std::string_view source, const syntax::Tree& tree, const KnownModules& known,
                    const ReturnKinds& kinds, const syntax::Stop& stop) {
  if (!mentions_root(source, known)) return {};
  Names names;
  Tape tape;
  Recorder recorder(source, names, tape);
  if (!recorder.run(tree.root(), stop)) return {};
  link_scopes(names.scopes, tape.symbols, recorder.symbols());
  const std::vector<StarBinding> stars = bind_imports(tape, names, known);
  TapeRunner run(tape, recorder.symbols(), names, stars, known, kinds);
  if (!run.run(stop)) return {};
  collect_names(source, tape, recorder.symbols(), stars, run, kinds, names);
  return names;
}

}  // namespace paddle_ls::python
