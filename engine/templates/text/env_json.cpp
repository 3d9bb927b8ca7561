#include "engine/templates/text/env_json.hpp"

#include <charconv>
#include <cstdlib>
#include <unordered_map>

#include <boost/json/basic_parser_impl.hpp>

#include "engine/text/line_index.hpp"

namespace paddle_ls::templates {

namespace {

TemplateValue number_from_text(const std::string& text) {
  if (text.find_first_of(".eE") == std::string::npos) {
    return Integer{text == "-0" ? "0" : text};
  }
  double value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  // Too large becomes infinity and too small becomes zero, which from_chars does not tell apart.
  if (read.ec == std::errc::result_out_of_range) value = std::strtod(text.c_str(), nullptr);
  return value;
}

// Later members take the place of earlier ones of the same name.
void drop_overruled(Dict& dict) {
  std::unordered_map<std::string, std::size_t> places;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < dict.size(); ++i) {
    const auto [place, added] = places.try_emplace(dict[i].name, kept);
    if (!added) {
      dict[place->second].value = std::move(dict[i].value);
    } else {
      if (kept != i) dict[kept] = std::move(dict[i]);
      ++kept;
    }
  }
  dict.resize(kept);
}

// Builds a value from the parser's events. The parser bounds the depth.
class ValueBuilder {
 public:
  static constexpr std::size_t max_object_size = std::size_t(-1);
  static constexpr std::size_t max_array_size = std::size_t(-1);
  static constexpr std::size_t max_key_size = std::size_t(-1);
  static constexpr std::size_t max_string_size = std::size_t(-1);

  using Code = boost::json::error_code;
  using View = boost::json::string_view;

  bool on_document_begin(Code&) { return true; }
  bool on_document_end(Code&) { return true; }
  bool on_array_begin(Code&) { return open(List{}); }
  bool on_array_end(std::size_t, Code&) { return close(); }
  bool on_object_begin(Code&) { return open(Dict{}); }
  bool on_object_end(std::size_t, Code&) {
    drop_overruled(std::get<Dict>(open_.back().data));
    return close();
  }
  bool on_key_part(View part, std::size_t, Code&) { return collect(part); }
  bool on_key(View part, std::size_t, Code&) {
    collect(part);
    std::get<Dict>(open_.back().data).push_back({std::exchange(collected_, {}), {}});
    return true;
  }
  bool on_string_part(View part, std::size_t, Code&) { return collect(part); }
  bool on_string(View part, std::size_t, Code&) {
    collect(part);
    return add(std::exchange(collected_, {}));
  }
  bool on_number_part(View part, Code&) { return collect(part); }
  bool on_int64(std::int64_t, View part, Code&) { return add_number(part); }
  bool on_uint64(std::uint64_t, View part, Code&) { return add_number(part); }
  bool on_double(double, View part, Code&) { return add_number(part); }
  bool on_bool(bool value, Code&) { return add(value); }
  bool on_null(Code&) { return add(None{}); }
  bool on_comment_part(View, Code&) { return true; }
  bool on_comment(View, Code&) { return true; }

  TemplateValue take() { return std::move(result_); }

 private:
  bool collect(View part) {
    collected_.append(part.data(), part.size());
    return true;
  }
  bool add_number(View part) {
    collect(part);
    return add(number_from_text(std::exchange(collected_, {})));
  }
  bool open(TemplateValue container) {
    open_.push_back(std::move(container));
    return true;
  }
  bool close() {
    TemplateValue closed = std::move(open_.back());
    open_.pop_back();
    return add(std::move(closed));
  }
  bool add(TemplateValue value) {
    if (open_.empty()) {
      result_ = std::move(value);
    } else if (auto* list = std::get_if<List>(&open_.back().data)) {
      list->push_back(std::move(value));
    } else {
      std::get<Dict>(open_.back().data).back().value = std::move(value);
    }
    return true;
  }

  std::vector<TemplateValue> open_;
  std::string collected_;  // parts of a key, a string or a number
  TemplateValue result_;
};

std::string where(std::string_view json, const TextPlace& place, std::size_t offset) {
  const text::Position at = text::LineIndex(json).position(json, offset, text::Encoding::utf32);
  return place.name + ":" + std::to_string(at.line + place.first_line) + ":" +
         std::to_string(at.column + 1);
}

}  // namespace

Result<TemplateValue> value_from_json(std::string_view json, const TextPlace& place) {
  boost::json::basic_parser<ValueBuilder> parser{boost::json::parse_options{}};
  boost::json::error_code failed;
  const std::size_t read = parser.write_some(false, json.data(), json.size(), failed);
  if (!failed && read < json.size()) failed = boost::json::error::extra_data;
  if (failed) return error("not valid JSON: " + failed.message(), where(json, place, read));
  return parser.handler().take();
}

Result<Env> env_from_json(std::string_view json, const TextPlace& place) {
  auto value = value_from_json(json, place);
  if (!value) return tl::unexpected(value.error());
  auto* dict = std::get_if<Dict>(&value->data);
  if (!dict) {
    return error("an environment is a JSON object with the keys of the template",
                 where(json, place, 0));
  }
  Env env;
  for (DictMember& member : *dict) env.emplace(std::move(member.name), std::move(member.value));
  return env;
}

}  // namespace paddle_ls::templates
