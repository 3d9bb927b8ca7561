#include "engine/weights/objects/convert.hpp"
#include "engine/weights/pickle/interpret.hpp"
#include "engine/weights/read/big_parameters.hpp"
#include "engine/weights/read/formats.hpp"

namespace paddle_ls::weights {

Result<void> read_pickle(const ByteSource& source, Checkpoint& into) {
  const auto graph = pickle::interpret(source, {0, source.size()});
  if (!graph) return tl::unexpected(graph.error());
  Context context{source, *graph, into, 0, {}, true};
  if (auto converted = convert(context); !converted) return converted;
  take_parameter_names(into);
  return join_big_parameters(into);
}

}  // namespace paddle_ls::weights
