#include "engine/weights/objects/convert_objects.hpp"
#include "engine/weights/pickle/interpret.hpp"
#include "engine/weights/read/big_parameters.hpp"
#include "engine/weights/read/formats.hpp"

namespace paddle_ls::weights {

Result<void> read_pickle(const ByteSource& source, Checkpoint& into) {
  const auto graph = pickle::interpret(source, {0, source.size()});
  if (!graph) return tl::unexpected(graph.error());
  PickleContext context{source, *graph, into, 0, {}, !has_parameter_names(*graph)};
  if (auto converted = convert(context); !converted) return converted;
  take_parameter_names(into);
  auto joined = join_big_parameters(into);
  if (joined) make_listed_tensors(into);
  return joined;
}

}  // namespace paddle_ls::weights
