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

struct Value;
struct Member;
using List = std::vector<Value>;
using Dict = std::vector<Member>;  // in the order of insertion, names unique

// Values may nest as deeply as their reader allows; copying and destroying cost stack per level, so
// a reader of foreign input has to bound the depth (`env_from_json` does).
struct Value {
  std::variant<None, bool, Integer, double, std::string, List, Dict> data;

  // Everything that needs a complete `Member` is defined after it.
  Value();
  Value(None);
  Value(std::same_as<bool> auto value) : data(value) {}  // and never a pointer
  Value(int value);
  Value(double value);
  Value(Integer value);
  Value(const char* value);
  Value(std::string value);
  Value(List value);
  Value(Dict value);
  Value(const Value&);
  Value(Value&&) noexcept;
  Value& operator=(const Value&);
  Value& operator=(Value&&) noexcept;
  ~Value();

  const List* list() const { return std::get_if<List>(&data); }

  bool operator==(const Value&) const;
};

struct Member {
  std::string name;
  Value value;

  bool operator==(const Member&) const;
};

using Env = std::map<std::string, Value, std::less<>>;

// Appends what `str(value)` gives.
void append_str(std::string& out, const Value& value);

std::string python_str(const Value& value);

}  // namespace paddle_ls::templates
