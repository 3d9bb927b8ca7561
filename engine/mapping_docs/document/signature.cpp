#include "engine/mapping_docs/document/signature.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

using text::ByteRange;

class Splitter {
 public:
  Splitter(std::string_view text, ByteRange body) : text_(text), body_(body), at_(body.start) {}

  std::vector<Signature> split();

 private:
  void skip_blank_and_comments();
  void skip_line();
  Signature read_signature();
  void read_list(Signature& signature);
  void read_trailing(Signature& signature);
  void skip_quoted();
  bool in_lambda(ByteRange piece) const;
  void add_parameter(Signature& signature, ByteRange range);
  bool done() const { return at_ >= body_.end; }

  std::string_view text_;
  ByteRange body_;
  std::size_t at_;
};

constexpr std::size_t none_found = std::string_view::npos;

bool ends_line(char c) {
  return c == '\n' || c == '\r';
}

void Splitter::skip_line() {
  while (!done() && !ends_line(text_[at_])) ++at_;
}

void Splitter::skip_blank_and_comments() {
  while (!done()) {
    const StrCharacter c = first_character(text_.substr(at_, body_.end - at_));
    if (is_space(c.value)) {
      at_ += c.size;
    } else if (text_[at_] == '#') {
      skip_line();
    } else {
      return;
    }
  }
}

std::vector<Signature> Splitter::split() {
  std::vector<Signature> signatures;
  skip_blank_and_comments();
  while (!done()) {
    signatures.push_back(read_signature());
    skip_blank_and_comments();
  }
  return signatures;
}

Signature Splitter::read_signature() {
  Signature signature;
  const std::size_t start = at_;
  while (!done() && text_[at_] != '(' && text_[at_] != ' ' && !ends_line(text_[at_])) ++at_;
  signature.name = {start, at_};
  std::size_t ahead = at_;
  while (ahead < body_.end && text_[ahead] == ' ') ++ahead;
  if (ahead < body_.end && text_[ahead] == '(') {
    at_ = ahead;
    signature.call = true;
    read_list(signature);
  }
  signature.range = {start, at_};
  read_trailing(signature);
  return signature;
}

// From the opening parenthesis to after the closing one, or to the end of the block.
void Splitter::read_list(Signature& signature) {
  std::vector<std::size_t> open{at_};
  ++at_;
  signature.list.start = at_;
  std::size_t start = at_;
  while (!done()) {
    const char c = text_[at_];
    if (c == '\'' || c == '"') {
      skip_quoted();
      continue;
    }
    if (c == '(' || c == '[' || c == '{') open.push_back(at_);
    if (c == ')' || c == ']' || c == '}') {
      const char opened = text_[open.back()];
      const char partner = opened == '(' ? ')' : opened == '[' ? ']' : '}';
      if (c != partner) {
        if (!signature.bracket) signature.bracket = at_;
      } else {
        open.pop_back();
      }
      if (open.empty()) break;
    }
    if (c == ',' && open.size() == 1 && !in_lambda({start, at_})) {
      add_parameter(signature, {start, at_});
      start = at_ + 1;
    }
    ++at_;
  }
  signature.list.end = at_;
  const ByteRange last = stripped(text_, {start, at_});
  if (!last.empty()) add_parameter(signature, last);
  if (done()) {
    if (!signature.bracket) signature.bracket = open.front();
  } else {
    ++at_;
  }
}

// What follows on the line of the closing parenthesis, and lines up to the next name.
void Splitter::read_trailing(Signature& signature) {
  const std::size_t start = at_;
  skip_line();
  signature.trailing = stripped(text_, {start, at_});
  const std::string_view trailing = text::slice(text_, signature.trailing);
  if (trailing.starts_with(')') && !signature.bracket) {
    signature.bracket = signature.trailing.start;
    signature.trailing = {signature.trailing.end, signature.trailing.end};
  }
}

void Splitter::skip_quoted() {
  const char quote = text_[at_];
  std::size_t end = at_ + 1;
  while (end < body_.end && text_[end] != quote && !ends_line(text_[end])) ++end;
  const bool closed = end < body_.end && text_[end] == quote;
  at_ = closed ? end + 1 : at_ + 1;
}

// True after `= lambda a`, where a comma still belongs to the default value.
bool Splitter::in_lambda(ByteRange piece) const {
  const std::string_view written = text::slice(text_, piece);
  const std::size_t equals = written.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view value = strip(written.substr(equals + 1));
  return value.starts_with("lambda ") && value.find(':') == std::string_view::npos;
}

void Splitter::add_parameter(Signature& signature, ByteRange range) {
  range = stripped(text_, range);
  SignatureParameter parameter{range, range, {}, {}};
  std::size_t depth = 0;
  std::size_t colon = none_found;
  std::size_t equals = none_found;
  for (std::size_t i = range.start; i < range.end && equals == none_found; ++i) {
    const char c = text_[i];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if ((c == ')' || c == ']' || c == '}') && depth > 0) --depth;
    if (depth > 0) continue;
    if (c == ':' && colon == none_found) colon = i;
    if (c == '=') equals = i;
  }
  const std::size_t name_end = std::min({colon, equals, range.end});
  parameter.name = stripped(text_, {range.start, name_end});
  if (colon != none_found) {
    parameter.type = stripped(text_, {colon + 1, std::min(equals, range.end)});
  }
  if (equals != none_found) parameter.default_value = stripped(text_, {equals + 1, range.end});
  signature.parameters.push_back(parameter);
}

}  // namespace

std::vector<Signature> read_signatures(std::string_view text, ByteRange body) {
  return Splitter(text, body).split();
}

std::vector<ParameterName> parameter_names(std::string_view text, const Signature& signature) {
  std::vector<ParameterName> names;
  for (const SignatureParameter& parameter : signature.parameters) {
    ByteRange range = parameter.name;
    bool variadic = false;
    while (!range.empty() && text[range.start] == '*') {
      ++range.start;
      variadic = true;
    }
    const std::string_view name = text::slice(text, range);
    if (name.empty() || name == "/") continue;
    names.push_back({name, range, variadic});
  }
  return names;
}

}  // namespace paddle_ls::mapping_docs
