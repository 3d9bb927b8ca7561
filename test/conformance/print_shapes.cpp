// Prints the method table and every structure that it reaches as one JSON document, for the
// comparison with the specification's own description in lsp_coverage.mjs.
#include <iostream>
#include <set>

#include <boost/core/demangle.hpp>

#include "protocol/methods.hpp"
#include "protocol/types/lifecycle.hpp"

using namespace paddle_ls::protocol;

namespace {

std::string name_of(const Shape& shape) {
  const std::string name = boost::core::demangle(shape.type->name());
  return name.substr(name.rfind(':') + 1);
}

// Structures that are sent inside an LSPAny: registration options, progress values, error data.
const std::array carried = {
    &shape_of<DidChangeWatchedFilesRegistrationOptions>,
    &shape_of<DidChangeConfigurationRegistrationOptions>,
    &shape_of<TextDocumentRegistrationOptions>,
    &shape_of<WorkDoneProgressBegin>,
    &shape_of<WorkDoneProgressReport>,
    &shape_of<WorkDoneProgressEnd>,
    &shape_of<DiagnosticServerCancellationData>,
};

class Printer {
 public:
  json::value reference(const Shape* shape) {
    if (!shape) return nullptr;
    json::object out;
    switch (shape->kind) {
      case ShapeKind::boolean: out["kind"] = "boolean"; break;
      case ShapeKind::integer: out["kind"] = "integer"; break;
      case ShapeKind::long_integer: out["kind"] = "long_integer"; break;
      case ShapeKind::uinteger: out["kind"] = "uinteger"; break;
      case ShapeKind::string: out["kind"] = "string"; break;
      case ShapeKind::uri: out["kind"] = "uri"; break;
      case ShapeKind::any: out["kind"] = "any"; break;
      case ShapeKind::optional: out["kind"] = "optional"; break;
      case ShapeKind::array: out["kind"] = "array"; break;
      case ShapeKind::map: out["kind"] = "map"; break;
      case ShapeKind::alternatives: out["kind"] = "alternatives"; break;
      case ShapeKind::enumeration:
        out["kind"] = "enumeration";
        out["name"] = name_of(*shape);
        describe_enumeration(*shape);
        break;
      case ShapeKind::structure:
        out["kind"] = "structure";
        out["name"] = name_of(*shape);
        describe_structure(*shape);
        break;
    }
    if (!shape->parts.empty()) {
      json::array parts;
      for (const Shape* part : shape->parts) parts.push_back(reference(part));
      out["parts"] = std::move(parts);
    }
    return out;
  }

  json::object structures;
  json::object enumerations;

 private:
  void describe_enumeration(const Shape& shape) {
    json::array values;
    for (const Enumerator& enumerator : shape.enumerators) {
      if (enumerator.text.empty()) {
        values.emplace_back(enumerator.value);
      } else {
        values.emplace_back(enumerator.text);
      }
    }
    enumerations[name_of(shape)] = std::move(values);
  }

  void describe_structure(const Shape& shape) {
    if (!seen_.insert(name_of(shape)).second) return;
    json::array fields;
    for (const Field& field : shape.fields) {
      static constexpr std::array presences = {"required", "omissible", "nullable"};
      json::object out{{"name", field.name},
                       {"presence", presences.at(static_cast<std::size_t>(field.presence))}};
      if (field.shape) {
        out["shape"] = reference(field.shape);
      } else {
        out["fixed"] = field.fixed;
      }
      fields.push_back(std::move(out));
    }
    structures[name_of(shape)] = std::move(fields);
  }

  std::set<std::string> seen_;
};

}  // namespace

int main() {
  static constexpr std::array kinds = {"request", "notification"};
  static constexpr std::array senders = {"client", "server", "both"};
  static constexpr std::array supports = {"handled", "sent", "refused", "ignored", "unused"};
  Printer printer;
  json::array rows;
  for (const Method& method : methods()) {
    rows.push_back({{"name", method.name},
                    {"kind", kinds.at(static_cast<std::size_t>(method.kind))},
                    {"sender", senders.at(static_cast<std::size_t>(method.sender))},
                    {"support", supports.at(static_cast<std::size_t>(method.support))},
                    {"params", printer.reference(method.params)},
                    {"result", printer.reference(method.result)}});
  }
  json::array inside_any;
  for (const Shape* shape : carried) inside_any.push_back(printer.reference(shape));
  std::cout << json::object{{"methods", std::move(rows)},
                            {"carried", std::move(inside_any)},
                            {"structures", std::move(printer.structures)},
                            {"enumerations", std::move(printer.enumerations)}}
            << '\n';
}
