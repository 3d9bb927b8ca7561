// The values that a template is expanded with, and how Python would spell them.
//
// The model is what `json.load` can give, because the reference for every expansion is torchgen
// called with such an environment: numbers keep Python's spelling, lists and objects inside a list
// come out as Python's repr().
#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace paddle_ls::templates {

struct None {
  bool operator==(const None&) const = default;
};

// A whole number of any length, as Python prints it: an optional minus sign and digits.
struct Integer {
  std::string digits;

  bool operator==(const Integer&) const = default;
};

struct TemplateValue;
struct DictMember;
using List = std::vector<TemplateValue>;
using Dict = std::vector<DictMember>;  // in the order of insertion, names unique

// Values may nest as deeply as their reader allows; copying and destroying cost stack per level, so
// a reader of foreign input has to bound the depth (`env_from_json` does).
struct TemplateValue {
  std::variant<None, bool, Integer, double, std::string, List, Dict> data;

  // Everything that needs a complete `DictMember` is defined after it.
  TemplateValue();
  TemplateValue(None);
  TemplateValue(std::same_as<bool> auto value) : data(value) {}  // and never a pointer
  TemplateValue(int value);
  TemplateValue(double value);
  TemplateValue(Integer value);
  TemplateValue(const char* value);
  TemplateValue(std::string value);
  TemplateValue(List value);
  TemplateValue(Dict value);
  TemplateValue(const TemplateValue&);
  TemplateValue(TemplateValue&&) noexcept;
  TemplateValue& operator=(const TemplateValue&);
  TemplateValue& operator=(TemplateValue&&) noexcept;
  ~TemplateValue();

  const List* list() const { return std::get_if<List>(&data); }

  bool operator==(const TemplateValue&) const;
};

struct DictMember {
  std::string name;
  TemplateValue value;

  bool operator==(const DictMember&) const;
};

using Env = std::map<std::string, TemplateValue, std::less<>>;

// Appends what `str(value)` gives.
void append_str(std::string& out, const TemplateValue& value);

std::string python_str(const TemplateValue& value);

}  // namespace paddle_ls::templates
