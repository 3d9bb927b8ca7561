#include "engine/rewrite/rows/parse_place.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "engine/rewrite/rows/parse_template.hpp"

namespace paddle_ls::rewrite {

namespace {

// The number that is all of `text`, or -1.
std::int16_t index_in(std::string_view text) {
  std::int16_t result = -1;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), result);
  return failed == std::errc{} && end == text.data() + text.size() ? result : std::int16_t{-1};
}

// The number of `arg3`, or -1.
std::int16_t position_in(std::string_view text) {
  static constexpr std::string_view head = "arg";
  return text.starts_with(head) ? index_in(text.substr(head.size())) : std::int16_t{-1};
}

class PlaceReader {
 public:
  PlaceReader(std::string_view text, const std::vector<Parameter>& signature,
              RuleTableBuilder& into)
      : text_(text), rest_(text), signature_(signature), into_(into) {}

  Result<ArgumentPlace> read() {
    const std::string_view name = word();
    place_.parameter = parameter_named(name, signature_, into_);
    if (place_.parameter == no_parameter) take_position(position_in(name));
    if (place_.parameter == no_parameter) {
      return error("`" + std::string(name) + "` is not a parameter of the signature");
    }
    const bool is_variadic = signature_[place_.parameter].kind == ParameterKind::variadic;
    if (is_variadic && place_.part.nth < 0 && rest_.starts_with('[')) {
      place_.part.nth = bracketed();
      if (place_.part.nth < 0) return failure("has no number between its brackets");
    }
    if (rest_.empty()) return place_;
    if (is_variadic && place_.part.nth < 0) return failure("does not say which argument it means");
    return read_step();
  }

 private:
  Result<ArgumentPlace> read_step() {
    if (rest_.starts_with('[')) {
      place_.part.step = Step::element;
      place_.part.index = bracketed();
      if (place_.part.index < 0) return failure("has no number between its brackets");
    } else if (rest_.starts_with('.')) {
      rest_.remove_prefix(1);
      const std::string_view name = word();
      if (name.empty()) return failure("ends with a dot");
      place_.part.index = position_in(name);
      place_.part.step = place_.part.index < 0 ? Step::keyword : Step::positional;
      if (name.starts_with('@')) place_.part.step = Step::owner;
      const std::string_view keyword = name.substr(name.find_first_not_of('@'));
      if (place_.part.index < 0) place_.part.keyword = into_.add(keyword);
    }
    if (!rest_.empty()) return failure("has more than one step into an argument");
    return place_;
  }

  // The `position`th positional argument of the call.
  void take_position(std::int16_t position) {
    for (std::uint16_t i = 0; position >= 0 && i < signature_.size(); ++i) {
      const ParameterKind kind = signature_[i].kind;
      if (kind == ParameterKind::variadic) {
        place_.part.nth = static_cast<std::int16_t>(position - i);
      } else if (kind != ParameterKind::normal || i < position) {
        continue;
      }
      place_.parameter = i;
      return;
    }
  }

  std::string_view word() {
    const std::string_view result = rest_.substr(0, rest_.find_first_of("[."));
    rest_.remove_prefix(result.size());
    return result;
  }

  // Consumes `[3]` and returns the number; -1 if there is none.
  std::int16_t bracketed() {
    const std::size_t close = std::min(rest_.find(']'), rest_.size() - 1);
    const std::int16_t result = index_in(rest_.substr(1, close - 1));
    rest_.remove_prefix(close + 1);
    return result;
  }

  tl::unexpected<Error> failure(std::string_view why) const {
    return error("`" + std::string(text_) + "` " + std::string(why));
  }

  std::string_view text_;
  std::string_view rest_;
  const std::vector<Parameter>& signature_;
  RuleTableBuilder& into_;
  ArgumentPlace place_;
};

}  // namespace

Result<ArgumentPlace> parse_place(std::string_view text, const std::vector<Parameter>& signature,
                                  RuleTableBuilder& into) {
  return PlaceReader(text, signature, into).read();
}

}  // namespace paddle_ls::rewrite
