#include "engine/templates/text/template_value.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

// The shortest digits that read back as the same number, in the layout of Python's repr():
// positional for exponents from -4 to 15, and always recognisable as a float.
void append_float(std::string& out, double value) {
  if (std::isnan(value)) {
    out += "nan";
    return;
  }
  if (std::isinf(value)) {
    out += value < 0 ? "-inf" : "inf";
    return;
  }
  std::array<char, 32> buffer{};
  const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                     std::chars_format::scientific);
  const std::string_view scientific(buffer.data(),
                                    static_cast<std::size_t>(written.ptr - buffer.data()));
  const std::size_t mark = scientific.find('e');
  int exponent = 0;
  const char* exponent_digits = scientific.data() + mark + (scientific[mark + 1] == '+' ? 2 : 1);
  std::from_chars(exponent_digits, scientific.data() + scientific.size(), exponent);
  if (exponent < -4 || exponent >= 16) {
    out += scientific;  // to_chars writes at least two digits of exponent, as Python does
    return;
  }
  std::string digits;
  for (const char c : scientific.substr(0, mark)) {
    if (c == '-') {
      out += '-';
    } else if (c != '.') {
      digits += c;
    }
  }
  if (exponent < 0) {
    out += "0.";
    out.append(static_cast<std::size_t>(-exponent - 1), '0');
    out += digits;
    return;
  }
  const auto whole = static_cast<std::size_t>(exponent) + 1;
  if (digits.size() < whole + 1) digits.resize(whole + 1, '0');
  out.append(digits, 0, whole);
  out += '.';
  out.append(digits, whole);
}

void append_hexadecimal(std::string& out, char32_t code_point) {
  const int width = code_point <= 0xFF ? 2 : code_point <= 0xFFFF ? 4 : 8;
  out += width == 2 ? "\\x" : width == 4 ? "\\u" : "\\U";
  for (int shift = (width - 1) * 4; shift >= 0; shift -= 4) {
    out += "0123456789abcdef"[(code_point >> shift) & 0xFU];
  }
}

void append_string_repr(std::string& out, std::string_view text) {
  const bool double_quoted =
      text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos;
  const char quote = double_quoted ? '"' : '\'';
  out += quote;
  for (std::size_t offset = 0; offset < text.size();) {
    const Character character = character_at(text, offset);
    switch (character.code_point) {
      case U'\n': out += "\\n"; break;
      case U'\r': out += "\\r"; break;
      case U'\t': out += "\\t"; break;
      case U'\\': out += "\\\\"; break;
      default:
        if (character.code_point == static_cast<char32_t>(quote)) {
          out += '\\';
          out += quote;
        } else if (character.code_point == no_code_point || is_printable(character.code_point)) {
          out.append(text, offset, character.size);
        } else {
          append_hexadecimal(out, character.code_point);
        }
    }
    offset += character.size;
  }
  out += quote;
}

enum class StringForm { str, repr };

// Everything but lists and objects.
void append_scalar(std::string& out, const TemplateValue& value, StringForm form) {
  if (const auto* text = std::get_if<std::string>(&value.data)) {
    if (form == StringForm::str) {
      out += *text;
    } else {
      append_string_repr(out, *text);
    }
  } else if (const auto* flag = std::get_if<bool>(&value.data)) {
    out += *flag ? "True" : "False";
  } else if (const auto* whole = std::get_if<Integer>(&value.data)) {
    out += whole->digits;
  } else if (const auto* number = std::get_if<double>(&value.data)) {
    append_float(out, *number);
  } else {
    out += "None";
  }
}

// A list or an object that is being printed, and its next element.
struct Open {
  const TemplateValue* value;
  std::size_t next = 0;
};

// repr() of a list or an object, with an explicit stack instead of recursion.
void append_container(std::string& out, const TemplateValue& container) {
  std::vector<Open> open{{&container}};
  while (!open.empty()) {
    Open& top = open.back();
    const List* list = top.value->list();
    const Dict* dict = std::get_if<Dict>(&top.value->data);
    const std::size_t size = list ? list->size() : dict->size();
    if (top.next == 0) out += list ? '[' : '{';
    if (top.next == size) {
      out += list ? ']' : '}';
      open.pop_back();
      continue;
    }
    if (top.next > 0) out += ", ";
    const std::size_t index = top.next++;
    if (dict) {
      append_string_repr(out, (*dict)[index].name);
      out += ": ";
    }
    const TemplateValue& element = list ? (*list)[index] : (*dict)[index].value;
    if (element.list() || std::holds_alternative<Dict>(element.data)) {
      open.push_back({&element});
    } else {
      append_scalar(out, element, StringForm::repr);
    }
  }
}

}  // namespace

TemplateValue::TemplateValue() = default;
TemplateValue::TemplateValue(None) {}
TemplateValue::TemplateValue(int value) : data(Integer{std::to_string(value)}) {}
TemplateValue::TemplateValue(double value) : data(value) {}
TemplateValue::TemplateValue(Integer value) : data(std::move(value)) {}
TemplateValue::TemplateValue(const char* value) : data(std::string(value)) {}
TemplateValue::TemplateValue(std::string value) : data(std::move(value)) {}
TemplateValue::TemplateValue(List value) : data(std::move(value)) {}
TemplateValue::TemplateValue(Dict value) : data(std::move(value)) {}
TemplateValue::TemplateValue(const TemplateValue&) = default;
TemplateValue::TemplateValue(TemplateValue&&) noexcept = default;
TemplateValue& TemplateValue::operator=(const TemplateValue&) = default;
TemplateValue& TemplateValue::operator=(TemplateValue&&) noexcept = default;
TemplateValue::~TemplateValue() = default;

// Spelled out: clang 14 breaks down over a defaulted comparison of a recursive variant.
bool TemplateValue::operator==(const TemplateValue& other) const {
  return data == other.data;
}
bool DictMember::operator==(const DictMember& other) const {
  return name == other.name && value == other.value;
}

void append_str(std::string& out, const TemplateValue& value) {
  if (value.list() || std::holds_alternative<Dict>(value.data)) {
    append_container(out, value);
  } else {
    append_scalar(out, value, StringForm::str);
  }
}

std::string python_str(const TemplateValue& value) {
  std::string out;
  append_str(out, value);
  return out;
}

}  // namespace paddle_ls::templates
