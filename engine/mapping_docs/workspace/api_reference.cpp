#include "engine/mapping_docs/workspace/api_reference.hpp"

#include <algorithm>
#include <array>

#include "engine/mapping_docs/document/comparison.hpp"
#include "engine/mapping_docs/document/signature.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  return text::trimmed(text, blanks);
}

// True for `-----`, `:::::`: what stands below a heading.
bool is_underline(std::string_view line) {
  line = trimmed(line);
  return line.size() >= 3 && std::string_view("-=:'\"~^.+*#").find(line[0]) != line.npos &&
         line.find_first_not_of(line[0]) == line.npos;
}

// What is declared by `.. py:function:: name(...)`; empty for other lines. `is_class` says whether
// headings below it declare members.
struct Directive {
  std::string_view declaration;
  bool is_class = false;
};

Directive read_directive(std::string_view line) {
  constexpr std::array<std::string_view, 7> kinds = {"function", "class", "method",   "attribute",
                                                     "property", "data",  "decorator"};
  constexpr std::string_view opening = ".. py:";
  line = trimmed(line);
  if (!line.starts_with(opening)) return {};
  line.remove_prefix(opening.size());
  const std::size_t colons = line.find("::");
  if (colons == line.npos) return {};
  const std::string_view kind = line.substr(0, colons);
  if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) return {};
  return {trimmed(line.substr(colons + 2)), kind == "class"};
}

std::string without_escapes(std::string_view text) {
  std::string plain;
  for (const char c : text) {
    if (c != '\\') plain += c;
  }
  return plain;
}

std::vector<ReferenceParameter> parameters_of(std::string_view text, const Signature& signature) {
  std::vector<ReferenceParameter> parameters;
  for (const SignatureParameter& each : signature.parameters) {
    if (each.range.empty()) continue;
    parameters.push_back(
        {std::string(text::slice(text, each.name)),
         each.default_value ? plain_value(text::slice(text, *each.default_value)) : ""});
  }
  return parameters;
}

bool is_dotted_name(std::string_view name) {
  for (std::size_t start = 0; start <= name.size();) {
    const std::size_t dot = std::min(name.find('.', start), name.size());
    if (!is_identifier(name.substr(start, dot - start))) return false;
    start = dot + 1;
  }
  return true;
}

}  // namespace

std::string plain_value(std::string_view value) {
  std::string plain;
  for (const char c : value) {
    if (c == ' ' || c == '\t') continue;
    plain += c == '"' ? '\'' : c;
  }
  return plain;
}

void ApiReference::add(std::string_view rst, const std::string& file) {
  std::string owner;  // the class that headings belong to
  const auto declare = [&](std::string_view declaration, bool member) {
    const std::string text = without_escapes(declaration);
    const auto signatures = read_signatures(text, {0, text.size()});
    if (signatures.empty()) return std::string();
    const Signature& signature = signatures.front();
    const std::string name(text::slice(text, signature.name));
    const bool is_heading = member && name.find('.') == name.npos;
    if (!is_dotted_name(name) || (member && !is_heading)) return std::string();
    const bool is_whole = !member && name.starts_with("paddle");
    std::string api = is_whole || owner.empty() ? name : owner + "." + name;
    const std::size_t start = static_cast<std::size_t>(declaration.data() - rst.data());
    ReferenceEntry entry{file, {start, start + declaration.size()}, {}, {}};
    if (signature.call && !signature.bracket) {
      entry.parameters = parameters_of(text, signature);
      entry.signature =
          api + std::string(text::slice(text, {signature.name.end, signature.list.end + 1}));
    }
    entries_[api].push_back(std::move(entry));
    return api;
  };

  std::string_view previous;
  for (std::size_t start = 0; start < rst.size();) {
    const std::size_t end = std::min(rst.find('\n', start), rst.size());
    const std::string_view line = rst.substr(start, end - start);
    const Directive directive = read_directive(line);
    if (!directive.declaration.empty()) {
      const std::string api = declare(directive.declaration, false);
      if (directive.is_class) owner = api;
    } else if (!owner.empty() && is_underline(line) && !trimmed(previous).empty()) {
      declare(trimmed(previous), true);
    }
    previous = line;
    start = end + 1;
  }
}

const std::vector<ReferenceEntry>& ApiReference::find(std::string_view api) const {
  static const std::vector<ReferenceEntry> none;
  const auto found = entries_.find(api);
  return found == entries_.end() ? none : found->second;
}

}  // namespace paddle_ls::mapping_docs
