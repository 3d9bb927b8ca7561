#include "engine/rewrite/paddle_api/template_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/text/identifier.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::array<std::pair<Receiver, std::string_view>, 5> owners = {{
    {Receiver::tensor, "paddle.Tensor."},
    {Receiver::module, "paddle.nn.Layer."},
    {Receiver::optimizer, "paddle.optimizer.Optimizer."},
    {Receiver::scheduler, "paddle.optimizer.lr.LRScheduler."},
    {Receiver::context, "paddle.autograd.PyLayerContext."},
}};

void read_name(std::string_view name, std::string_view behind, SpelledNames& into) {
  if (name.starts_with("paddle.")) {
    into.names.emplace_back(name);
  } else if (name.size() > 1 && name.starts_with('.') && name.find('.', 1) == std::string::npos) {
    into.names.push_back("paddle.Tensor" + std::string(name));
  } else if (behind.starts_with('=') && !behind.starts_with("==")) {
    into.keywords.emplace_back(name);
  }
}

}  // namespace

void read_names(std::string_view python, SpelledNames& into) {
  for (std::size_t at = 0; at < python.size();) {
    if (python[at] == '\'' || python[at] == '"') {
      at = python.find(python[at], at + 1);
      if (at == std::string_view::npos) return;
      ++at;
    } else if (python[at] == '#') {
      at = std::min(python.find('\n', at), python.size());
    } else if (text::is_identifier_byte(python[at]) || python[at] == '.') {
      const std::size_t start = at;
      while (at < python.size() && (text::is_identifier_byte(python[at]) || python[at] == '.'))
        ++at;
      read_name(python.substr(start, at - start), python.substr(at), into);
    } else {
      ++at;
    }
  }
}

void read_names(const RuleTable& table, const Template& from, SpelledNames& into) {
  for (const Piece& piece : table.rows(from.pieces)) {
    const std::string_view text = table.text(piece.text);
    if (piece.kind == PieceKind::optional) into.keywords.emplace_back(text);
    if (piece.kind == PieceKind::literal) read_names(text, into);
  }
}

void read_names(const RuleTable& table, const Alternative& from, SpelledNames& into) {
  read_names(table, from.expression, into);
  read_names(table, from.suffix, into);
  for (const Template& before : table.rows(from.before)) read_names(table, before, into);
  for (const ArgumentRule& argument : table.rows(from.arguments)) {
    read_names(table, argument.value, into);
  }
}

std::string_view owner_of(Receiver receiver) {
  for (const auto& [known, owner] : owners) {
    if (known == receiver) return owner;
  }
  return {};
}

}  // namespace paddle_ls::rewrite
