#include "engine/ir/upgrade/attribute_defaults.hpp"

#include <string_view>
#include <unordered_map>
#include <vector>

#include <boost/json/parse.hpp>

#include "engine/ir/upgrade/built_in_defaults.hpp"
#include "engine/ir/upgrade/edit_program.hpp"

namespace paddle_ls::ir {

namespace {

namespace json = boost::json;

using Attr = wire::OpDesc::Attr;
using Defaults = std::unordered_map<std::string_view, std::vector<Attr>>;

template <class Number>
Number number(const json::value& value) {
  return static_cast<Number>(value.is_double() ? value.get_double() : value.to_number<double>());
}

void set_value(Attr& attribute, const json::value& value) {
  switch (attribute.type()) {
    case wire::INT: attribute.set_i(number<std::int32_t>(value)); break;
    case wire::LONG: attribute.set_l(number<std::int64_t>(value)); break;
    case wire::FLOAT: attribute.set_f(number<float>(value)); break;
    case wire::FLOAT64: attribute.set_float64(number<double>(value)); break;
    case wire::BOOLEAN: attribute.set_b(value.as_bool()); break;
    case wire::STRING: attribute.set_s(std::string(value.as_string())); break;
    case wire::INTS:
      for (const auto& each : value.as_array()) attribute.add_ints(number<std::int32_t>(each));
      break;
    case wire::LONGS:
      for (const auto& each : value.as_array()) attribute.add_longs(number<std::int64_t>(each));
      break;
    case wire::FLOATS:
      for (const auto& each : value.as_array()) attribute.add_floats(number<float>(each));
      break;
    case wire::FLOAT64S:
      for (const auto& each : value.as_array()) attribute.add_float64s(number<double>(each));
      break;
    case wire::BOOLEANS:
      for (const auto& each : value.as_array()) attribute.add_bools(each.as_bool());
      break;
    case wire::STRINGS:
      for (const auto& each : value.as_array())
        attribute.add_strings(std::string(each.as_string()));
      break;
    default: break;
  }
}

// name:TYPE=value
Attr attribute_of(std::string_view entry) {
  const std::size_t colon = entry.find(':');
  const std::size_t equals = entry.find('=');
  Attr attribute;
  attribute.set_name(std::string(entry.substr(0, colon)));
  wire::AttrType type = wire::INT;
  wire::AttrType_Parse(std::string(entry.substr(colon + 1, equals - colon - 1)), &type);
  attribute.set_type(type);
  set_value(attribute,
            json::parse(json::string_view(entry.data() + equals + 1, entry.size() - equals - 1)));
  return attribute;
}

// Takes the text up to the mark and steps over it.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

Defaults read_defaults() {
  Defaults defaults;
  std::string_view rest = built_in_defaults;
  while (!rest.empty()) {
    std::string_view line = cut(rest, '\n');
    if (line.empty() || line.front() == '#') continue;
    std::vector<Attr>& attributes = defaults[cut(line, '\t')];
    while (!line.empty()) attributes.push_back(attribute_of(cut(line, '\t')));
  }
  return defaults;
}

}  // namespace

int add_missing_attributes(wire::OpDesc& op) {
  static const Defaults defaults = read_defaults();
  const auto found = defaults.find(op.type());
  if (found == defaults.end()) return 0;
  int added = 0;
  for (const Attr& attribute : found->second) {
    if (find_attribute(op, attribute.name())) continue;
    *op.add_attrs() = attribute;
    ++added;
  }
  return added;
}

}  // namespace paddle_ls::ir
