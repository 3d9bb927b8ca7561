#include "engine/rewrite/known/name_for_people.hpp"

#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

struct KnownAs {
  std::string_view api;
  std::string_view name;
};

// Names that `engine/python/collect` makes up for its reports.
constexpr KnownAs names[] = {
    {"torch.Size.handed_on", "torch.Size"},
    {"torch.Tensor.beside_part", "torch.Tensor.__setitem__"},
    {"torch.Tensor.differs_from_text", "torch.Tensor.__ne__"},
    {"torch.Tensor.equals_text", "torch.Tensor.__eq__"},
    {"torch.Tensor.fill_all", "torch.Tensor.__setitem__"},
    {"torch.Tensor.has_element", "torch.Tensor.__contains__"},
    {"torch.Tensor.lacks_element", "torch.Tensor.__contains__"},
    {"torch.Tensor.number_beside_bits", "torch.Tensor.__setitem__"},
    {"torch.Tensor.operator[]", "torch.Tensor.__getitem__"},
    {"torch.Tensor.text_of_error", "RuntimeError"},
    {"torch.Tensor.text_of_memory_error", "RuntimeError"},
    {"torch.nn.Module.operator=", "torch.nn.Module"},
    {"torch.optim.Optimizer.entry_of_state", "torch.optim.Optimizer.state_dict"},
};

// The end of the class name in a member such as `RuntimeError_or_ValueError`.
std::size_t end_of_exception(std::string_view member) {
  constexpr std::string_view end = "Error";
  const std::size_t at = member.find("Error_");
  return at == std::string_view::npos ? at : at + end.size();
}

}  // namespace

bool is_exception_class(std::string_view api) {
  return end_of_exception(last_component(api)) != std::string_view::npos;
}

std::string_view name_for_people(std::string_view api) {
  const std::string_view member = last_component(api);
  if (is_exception_class(api)) return member.substr(0, end_of_exception(member));
  for (const KnownAs& each : names) {
    if (each.api == api) return each.name;
  }
  return api;
}

}  // namespace paddle_ls::rewrite
