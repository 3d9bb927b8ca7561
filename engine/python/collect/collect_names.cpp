#include "engine/python/collect/collect_names.hpp"

#include "engine/python/collect/collect_passes.hpp"

namespace paddle_ls::python {

void collect_names(const FileView& file, Names& names) {
  const std::size_t symbols = file.tape.symbols.size();
  const std::size_t ops = file.tape.ops.size();
  Collection found = {.file = file,
                      .names = names,
                      .bindings = Bindings(symbols, ops),
                      .marks = UseMarks(ops),
                      .evidence = Evidence(symbols, ops),
                      .seen_keys = std::vector<bool>(ops, false)};
  run_passes(found);
}

}  // namespace paddle_ls::python
