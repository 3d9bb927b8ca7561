#include "engine/rewrite/collect/collect_class_names.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/python/facts/string_literal.hpp"
#include "engine/rewrite/known/class_names.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using python::ClassText;
using syntax::Node;
using text::ByteRange;

namespace {

std::optional<NameTest> test_of_method(std::string_view name) {
  if (name == "startswith") return NameTest::starts;
  if (name == "endswith") return NameTest::ends;
  if (name == "__eq__" || name == "__ne__") return NameTest::equals;
  const bool looks_for_part = name == "find" || name == "rfind" || name == "index" ||
                              name == "count" || name == "__contains__";
  return looks_for_part ? std::optional(NameTest::contains) : std::nullopt;
}

// The test that `function` makes, if it is called with a pattern and the name.
std::optional<NameTest> test_of_pattern(std::string_view function) {
  const std::string_view name = last_component(function);
  if (name == "match") return NameTest::starts;
  if (name == "fullmatch") return NameTest::equals;
  return name == "search" || name == "findall" ? std::optional(NameTest::contains) : std::nullopt;
}

Node first_argument(Node call) {
  const Node arguments = call.field(python_kinds().arguments);
  return arguments && arguments.named_child_count() > 0 ? arguments.named_child(0) : Node();
}

bool is_part_of_word(char byte) {
  return byte == '_' || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
         (byte >= 'A' && byte <= 'Z');
}

// True if `word`, in quotes, is an element of a display, a key or an argument.
bool is_element(std::string_view source, ByteRange word) {
  constexpr std::string_view blanks = " \t\r\n";
  if (word.start < 2) return false;
  const std::size_t before = source.find_last_not_of(blanks, word.start - 2);
  const std::size_t behind = source.find_first_not_of(blanks, word.end + 1);
  return before != std::string_view::npos && behind != std::string_view::npos &&
         std::string_view("{[(,:=").find(source[before]) != std::string_view::npos &&
         std::string_view("}]),:\n").find(source[behind]) != std::string_view::npos;
}

// One-word strings in tables and calls, found in the text alone: tables are not walked.
std::vector<ByteRange> words_in_tables(std::string_view source) {
  std::vector<ByteRange> words;
  for (std::size_t at = source.find_first_of("'\""); at != std::string_view::npos;
       at = source.find_first_of("'\"", at + 1)) {
    std::size_t end = at + 1;
    while (end < source.size() && is_part_of_word(source[end])) ++end;
    const ByteRange word{at + 1, end};
    const bool is_closed = end < source.size() && source[end] == source[at] && !word.empty();
    if (is_closed && is_element(source, word)) words.push_back(word);
  }
  return words;
}

// The comparisons around one text that contains the name of a class.
class ClassNameTests {
 public:
  ClassNameTests(std::string_view source, const python::Names& names)
      : source_(source), names_(names) {}

  struct Literal {
    ByteRange word;
    NameTest test;
  };

  std::vector<Literal> of(const ClassText& text) {
    literals_.clear();
    statement_ = names_.statements[text.statement].node;
    Node node = text.node;
    Node parent = parent_below(statement_, node);
    while (parent && parent.kind() == k_.parenthesized_expression) {
      node = parent;
      parent = parent_below(statement_, node);
    }
    if (!parent) return {};
    if (parent.kind() == k_.comparison_operator) add_comparison(parent, node, text);
    if (parent.kind() == k_.attribute) add_method(parent);
    if (parent.kind() == k_.argument_list) add_pattern(parent);
    if (parent.kind() == k_.subscript) add_keys(parent.field(k_.value), NameTest::equals);
    if (parent.kind_name() == "match_statement") add_cases(parent);
    return literals_;
  }

  // Whether the name was also looked up in something that is not visible: a variable, or a table of
  // another file.
  bool looks_elsewhere() const { return looks_elsewhere_; }

 private:
  void add_string(Node node, NameTest test) {
    if (node.kind() != k_.string) return;
    const ByteRange word = python::literal_content(source_, node.range());
    if (!word.empty()) literals_.push_back({word, test});
  }

  // Adds a string, or all strings of a display.
  void add_strings(Node node, NameTest test) {
    add_string(node, test);
    const bool is_display =
        node.kind() == k_.tuple || node.kind() == k_.list || node.kind() == k_.set;
    for (std::uint32_t i = 0; is_display && i < node.named_child_count(); ++i) {
      add_string(node.named_child(i), test);
    }
  }

  void add_keys(Node node, NameTest test) {
    if (!node || node.kind() != k_.dictionary) {
      looks_elsewhere_ = true;
      return;
    }
    for (std::uint32_t i = 0; i < node.named_child_count(); ++i) {
      if (const Node key = node.named_child(i).field(k_.key)) add_string(key, test);
    }
  }

  // `name == "X"`, `name in ("X", "Y")` and `"X" in name`.
  void add_comparison(Node comparison, Node node, const ClassText& text) {
    if (comparison.named_child_count() != 2) return;
    const bool is_left = comparison.named_child(0) == node;
    const Node other = comparison.named_child(is_left ? 1 : 0);
    const ByteRange between{comparison.named_child(0).end(), comparison.named_child(1).start()};
    const std::string_view written = text::slice(source_, between);
    const bool is_membership = written.find("in") != std::string_view::npos;
    if (!is_membership) return add_string(other, NameTest::equals);
    if (!is_left) return add_strings(other, NameTest::contains);
    if (other.kind() != k_.string) add_strings(other, NameTest::equals);
    if (other.kind() == k_.dictionary) add_keys(other, NameTest::equals);
    for (const ByteRange word : names_.literals) {
      if (text.list.contains(word)) literals_.push_back({word, NameTest::equals});
    }
    looks_elsewhere_ = looks_elsewhere_ || literals_.empty();
  }

  // `name.startswith("X")`
  void add_method(Node attribute) {
    const Node call = parent_below(statement_, attribute);
    const auto test = test_of_method(attribute.field(k_.attribute_name).in(source_));
    if (!test || !call || call.kind() != k_.call || !(call.field(k_.function) == attribute)) return;
    if (const Node argument = first_argument(call)) add_strings(argument, *test);
  }

  // `re.match("X", name)` and `{"X": 1}.get(name)`.
  void add_pattern(Node arguments) {
    const Node call = parent_below(statement_, arguments);
    if (!call || call.kind() != k_.call) return;
    const Node function = call.field(k_.function);
    const auto test = test_of_pattern(function.in(source_));
    if (test) add_string(arguments.named_child(0), *test);
    const bool is_lookup =
        function.kind() == k_.attribute && function.field(k_.attribute_name).in(source_) == "get";
    if (is_lookup) add_keys(function.field(k_.object), NameTest::equals);
  }

  void add_cases(Node match) {
    for (syntax::Walk walk(match); walk; walk.next()) {
      const bool is_pattern = walk.node().kind_name() == "case_pattern";
      if (is_pattern) add_patterns(walk.node());
      if (is_pattern || walk.node().kind() == k_.expression_statement) walk.skip_children();
    }
  }

  void add_patterns(Node pattern) {
    for (syntax::Walk walk(pattern); walk; walk.next()) add_string(walk.node(), NameTest::equals);
  }

  const PythonKinds& k_ = python_kinds();
  std::string_view source_;
  const python::Names& names_;
  Node statement_;
  std::vector<Literal> literals_;
  bool looks_elsewhere_ = false;
};

// True for a literal that names the API itself: `getattr(nn, "Conv2d")`.
bool is_looked_up(const PassInput& view, ByteRange word) {
  return std::any_of(view.names.dynamic.begin(), view.names.dynamic.end(),
                     [&](const python::DynamicUse& use) { return use.word == word; });
}

void add_class_name(const PassInput& view, Findings& into, ByteRange word,
                    const NameVerdict& verdict, python::Certainty certainty) {
  const bool is_replaced = verdict.kind == NameVerdict::Kind::replaced;
  Finding finding = into.begin(codes::torch_class_name, word);
  if (is_replaced) into.file.edits.add(word, verdict.literal);
  finding.api = into.keep(std::string(verdict.api));
  finding.target = into.keep(is_replaced ? verdict.literal : std::string());
  finding.reason = into.keep(verdict.reason);
  if (is_replaced) {
    finding.fix = FixClass::safe;
    const bool is_sure = verdict.reason.empty() && certainty == python::Certainty::sure;
    if (!is_sure) {
      ask_for_review(finding, view.options.accepted, "class-name", finding.reason);
    }
  }
  into.emit(std::move(finding));
}

// Collects strings that may be names of classes, in tables in which a class name is looked up.
void collect_loose_names(const PassInput& view, Findings& into,
                         const std::vector<ConvertedClass>& classes,
                         const std::set<std::size_t>& judged) {
  std::set<std::string> names;
  for (const ConvertedClass& each : classes) {
    names.insert(text_of_class(each.before, python::ClassTextForm::name));
  }
  for (const ByteRange word : words_in_tables(view.source)) {
    const std::string literal(text::slice(view.source, word));
    if (judged.contains(word.start) || !names.contains(literal)) continue;
    NameVerdict verdict = judge_name(classes, text::slice(view.source, word), NameTest::equals,
                                     python::ClassTextForm::name);
    if (verdict.kind == NameVerdict::Kind::stays || is_looked_up(view, word)) continue;
    verdict.kind = NameVerdict::Kind::unclear;
    verdict.reason = "names of classes are compared in this file, and this one is " +
                     (verdict.literal.empty() ? "another" : "`" + verdict.literal + "`") +
                     " after conversion";
    add_class_name(view, into, word, verdict, python::Certainty::likely);
  }
}

}  // namespace

void collect_class_names(const PassInput& view, Findings& into) {
  if (view.names.class_texts.empty()) return;
  const std::vector<ConvertedClass> classes =
      converted_classes(view.rules, view.options.profile, view.options.accepted);
  std::set<std::size_t> judged;
  ClassNameTests tests(view.source, view.names);
  for (const ClassText& text : view.names.class_texts) {
    for (const auto& [word, test] : tests.of(text)) {
      if (!judged.insert(word.start).second) continue;
      const NameVerdict verdict =
          judge_name(classes, text::slice(view.source, word), test, text.form);
      if (verdict.kind != NameVerdict::Kind::stays)
        add_class_name(view, into, word, verdict, text.certainty);
    }
  }
  if (tests.looks_elsewhere()) collect_loose_names(view, into, classes, judged);
}

}  // namespace paddle_ls::rewrite
