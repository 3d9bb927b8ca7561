#include "engine/ir/json/parse_exact_json.hpp"

#include <charconv>
#include <cstdlib>
#include <string>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>

namespace paddle_ls::ir {

namespace json = boost::json;

namespace {

double exact(const std::string& text) {
  double value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  // Too large becomes infinity and too small becomes zero, which from_chars does not tell apart.
  return read.ec == std::errc::result_out_of_range ? std::strtod(text.c_str(), nullptr) : value;
}

// Builds the tree from the parser's events. The parser bounds the depth.
class TreeBuilder {
 public:
  static constexpr std::size_t max_object_size = json::object::max_size();
  static constexpr std::size_t max_array_size = json::array::max_size();
  static constexpr std::size_t max_key_size = json::string::max_size();
  static constexpr std::size_t max_string_size = json::string::max_size();

  using Code = json::error_code;
  using View = json::string_view;

  TreeBuilder() { stack_.reset(); }

  bool on_document_begin(Code&) { return true; }
  bool on_document_end(Code&) { return true; }
  bool on_array_begin(Code&) { return true; }
  bool on_array_end(std::size_t size, Code&) {
    stack_.push_array(size);
    return true;
  }
  bool on_object_begin(Code&) { return true; }
  bool on_object_end(std::size_t size, Code&) {
    stack_.push_object(size);
    return true;
  }
  bool on_key_part(View part, std::size_t, Code&) {
    stack_.push_chars(part);
    return true;
  }
  bool on_key(View part, std::size_t, Code&) {
    stack_.push_key(part);
    return true;
  }
  bool on_string_part(View part, std::size_t, Code&) {
    stack_.push_chars(part);
    return true;
  }
  bool on_string(View part, std::size_t, Code&) {
    stack_.push_string(part);
    return true;
  }
  bool on_number_part(View part, Code&) {
    number_.append(part.data(), part.size());
    return true;
  }
  bool on_int64(std::int64_t value, View, Code&) {
    number_.clear();
    stack_.push_int64(value);
    return true;
  }
  bool on_uint64(std::uint64_t value, View, Code&) {
    number_.clear();
    stack_.push_uint64(value);
    return true;
  }
  bool on_double(double, View part, Code&) {
    number_.append(part.data(), part.size());
    stack_.push_double(exact(number_));
    number_.clear();
    return true;
  }
  bool on_bool(bool value, Code&) {
    stack_.push_bool(value);
    return true;
  }
  bool on_null(Code&) {
    stack_.push_null();
    return true;
  }
  bool on_comment_part(View, Code&) { return true; }
  bool on_comment(View, Code&) { return true; }

  json::value take() { return stack_.release(); }

 private:
  json::value_stack stack_;
  std::string number_;  // parts of a number
};

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  json::basic_parser<TreeBuilder> parser{json::parse_options{}};
  json::error_code failed;
  const std::size_t read = parser.write_some(false, text.data(), text.size(), failed);
  if (!failed && read < text.size()) failed = json::error::extra_data;
  if (failed) {
    return error("not JSON: " + failed.message(), "byte " + std::to_string(read));
  }
  return parser.handler().take();
}

}  // namespace paddle_ls::ir
