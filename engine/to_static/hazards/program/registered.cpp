#include "engine/to_static/hazards/program/registered.hpp"

#include <algorithm>

#include "engine/to_static/hazards/program/names_of_file.hpp"

namespace paddle_ls::to_static {
namespace {

// The name that a decorator is, without its call.
std::string decorator_name(const Part& part, NodeId decorator) {
  const bool is_call = part.ast.is(decorator, Kind::call);
  return part.dotted(is_call ? part.ast.child(decorator, Field::func) : decorator);
}

bool gives_key(const Part& part, NodeId decorator, std::string_view key) {
  if (!part.ast.is(decorator, Kind::call)) return false;
  NodeList values = part.ast.list(decorator, Field::args);
  for (const NodeId keyword : part.ast.list(decorator, Field::keywords)) {
    values.push_back(part.ast.child(keyword, Field::value));
  }
  return std::any_of(values.begin(), values.end(),
                     [&](NodeId value) { return literal_text(part, value) == key; });
}

// Those with the key, or all when none has it.
class Keyed {
 public:
  explicit Keyed(std::string_view key) : key_(key) {}

  void add(const Part& part, NodeId definition, NodeId decorator) {
    Reference reference{no_node, "", std::string(part.ast.text(definition))};
    const bool fits = !key_.empty() && (part.ast.text(definition) == key_ ||
                                        (decorator != no_node && gives_key(part, decorator, key_)));
    reference.fits_key = fits;
    (fits ? fitting_ : others_).push_back(std::move(reference));
  }

  References take() { return std::move(fitting_.empty() ? others_ : fitting_); }

 private:
  std::string_view key_;
  References fitting_;
  References others_;
};

template <class Is>
References decorated(const ConversionUnit& file, std::string_view key, const Is& is_wanted) {
  Keyed found(key);
  for (const Part& part : file.parts) {
    for (const NodeId statement : part.statements) {
      const bool is_definition =
          part.ast.is(statement, Kind::class_def) || part.ast.is(statement, Kind::function_def);
      if (!is_definition) continue;
      for (const NodeId decorator : part.ast.list(statement, Field::decorators)) {
        if (is_wanted(decorator_name(part, decorator))) found.add(part, statement, decorator);
      }
    }
  }
  return found.take();
}

bool stores_in(const Part& part, NodeId function, std::string_view registry) {
  const auto below = python_ast::preorder(part.ast, function);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    return part.ast.is(node, Kind::subscript) && part.ast.context(node) == Context::store &&
           part.dotted(part.ast.child(node, Field::value)) == registry;
  });
}

}  // namespace

std::string key_component(std::string_view key) {
  return "[" + std::string(key) + "]";
}

bool is_key_component(std::string_view component) {
  return component.starts_with('[');
}

std::string literal_text(const Part& part, NodeId expression) {
  if (!part.ast.is(expression, Kind::constant)) return {};
  if (part.ast.literal(expression) != Literal::string) return {};
  std::string_view text = part.ast.text(expression);
  const std::size_t begin = text.find_first_of("'\"");
  if (begin == std::string_view::npos || text.size() < begin + 2) return {};
  text = text.substr(begin + 1, text.size() - begin - 2);
  return text.find_first_of(".'\"\\") == std::string_view::npos ? std::string(text) : "";
}

References decorated_with(const ConversionUnit& file, std::string_view registry,
                          std::string_view key) {
  return decorated(file, key, [&](const std::string& name) {
    return name == registry || (name.size() > registry.size() && name.starts_with(registry) &&
                                name[registry.size()] == '.');
  });
}

std::vector<RegistryEntry> stored_in(const ConversionUnit& file, std::string_view registry,
                                     std::string_view key) {
  std::vector<RegistryEntry> fitting;
  std::vector<RegistryEntry> others;
  const auto add = [&](const Part& part, const std::string& own, NodeId value) {
    const bool fits = !key.empty() && own == key;
    (fits ? fitting : others).push_back({&part, value});
  };
  for (const Part& part : file.parts) {
    const Ast& ast = part.ast;
    for (const NodeId statement : part.statements) {
      if (!ast.is(statement, Kind::assign)) continue;
      const NodeId value = ast.child(statement, Field::value);
      for (const NodeId target : ast.list(statement, Field::targets)) {
        if (ast.is(target, Kind::subscript) &&
            part.dotted(ast.child(target, Field::value)) == registry) {
          add(part, literal_text(part, ast.child(target, Field::slice)), value);
        } else if (part.dotted(target) == registry && ast.is(value, Kind::dict)) {
          for (const NodeId item : ast.list(value, Field::items)) {
            add(part, literal_text(part, ast.child(item, Field::key)),
                ast.child(item, Field::value));
          }
        } else if (part.dotted(target) == registry && ast.is(value, Kind::call) &&
                   part.dotted(ast.child(value, Field::func)) == "dict") {
          for (const NodeId keyword : ast.list(value, Field::keywords)) {
            add(part, std::string(ast.text(keyword)), ast.child(keyword, Field::value));
          }
        }
      }
    }
  }
  return fitting.empty() ? others : fitting;
}

bool stores_in_registry(const ConversionUnit& file, std::string_view function,
                        std::string_view registry) {
  const Definition definition = file.function(function);
  return definition && stores_in(*definition.part, definition.node, registry);
}

References registered_in(const ConversionUnit& file, std::string_view registry,
                         std::string_view key) {
  return decorated(file, key, [&](const std::string& name) {
    if (name == registry || first_of(name) == registry) return true;
    return stores_in_registry(file, name, registry);
  });
}

}  // namespace paddle_ls::to_static
