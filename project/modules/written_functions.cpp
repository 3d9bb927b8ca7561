#include "project/modules/written_functions.hpp"

#include <algorithm>
#include <optional>

#include "engine/python/facts/plain_dotted.hpp"
#include "engine/text/cut.hpp"
#include "engine/text/identifier.hpp"

namespace paddle_ls::modules {
namespace {

constexpr std::string_view layout = " \t\r\n\\";

// The end of the brackets that `text` begins with, or its size.
std::size_t end_of_brackets(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (std::string_view("([{").find(text[at]) != std::string_view::npos) ++depth;
    if (std::string_view(")]}").find(text[at]) != std::string_view::npos && --depth == 0) {
      return at + 1;
    }
  }
  return text.size();
}

// The annotation after the parameters, after which `rest` begins.
std::string_view annotation_in(std::string_view rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(layout), rest.size()));
  if (!rest.starts_with("->")) return {};
  rest.remove_prefix(2);
  const std::size_t bracket = rest.find_first_of("[:\n");
  if (bracket == std::string_view::npos) return {};
  const bool is_plain = rest[bracket] != '[';
  const std::size_t end = is_plain ? bracket : bracket + end_of_brackets(rest.substr(bracket));
  return text::trimmed(rest.substr(0, end), " \t\"'");
}

// The only name in `Tuple[Tensor, Tensor]` and `list[Tensor]`; empty for anything else.
std::string_view element_in(std::string_view annotation) {
  static constexpr std::string_view containers[] = {"Tuple", "tuple", "List", "list", "Sequence"};
  const std::size_t bracket = annotation.find('[');
  if (bracket == std::string_view::npos || !annotation.ends_with(']')) return {};
  std::string_view container = annotation.substr(0, bracket);
  container = container.substr(container.rfind('.') + 1);
  const bool holds =
      std::find(std::begin(containers), std::end(containers), container) != std::end(containers);
  if (!holds) return {};
  std::string_view element;
  const std::string_view inside = annotation.substr(bracket + 1, annotation.size() - bracket - 2);
  for (const std::string_view part : text::split(inside, ',')) {
    const std::string_view type = text::trimmed(part, " \t\r\n\"'");
    if (type == "..." || type.empty()) continue;
    if (!element.empty() && type != element) return {};
    element = type;
  }
  return element;
}

// False if the line before `at` is a decorator that is not torch's.
bool keeps_result(std::string_view text, std::size_t at) {
  if (at == 0) return true;
  const std::size_t end = at - 1;
  const std::size_t before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  const std::string_view line = text.substr(start, end - start);
  const bool may_be_decorator = line.starts_with('@') || line.starts_with(')');
  return !may_be_decorator || line.starts_with("@torch.");
}

std::optional<WrittenFunction> read_function(std::string_view text) {
  WrittenFunction function;
  function.name = text::identifier_at(text, 0);
  const std::size_t at = function.name.size();
  if (at == text.size() || text[at] != '(') return std::nullopt;
  const std::string_view annotation =
      annotation_in(text.substr(at + end_of_brackets(text.substr(at))));
  const std::string_view element = element_in(annotation);
  function.several = !element.empty();
  function.type = function.several ? element : annotation;
  if (!python::is_plain_dotted(function.type)) return std::nullopt;
  return function;
}

}  // namespace

std::vector<WrittenFunction> written_functions(std::string_view text) {
  constexpr std::string_view definition = "def ";
  std::vector<WrittenFunction> found;
  for (std::size_t at = text.find(definition); at != std::string_view::npos;
       at = text.find(definition, at + 1)) {
    if ((at > 0 && text[at - 1] != '\n') || !keeps_result(text, at)) continue;
    if (auto function = read_function(text.substr(at + definition.size()))) {
      found.push_back(*std::move(function));
    }
  }
  return found;
}

}  // namespace paddle_ls::modules
