// Build-time program: differences.json in, one C++ source with its rows as constant data out.
//
//   compile_differences OUTPUT.cpp DIFFERENCES.json
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>

namespace paddle_ls::rewrite {
namespace {

namespace json = boost::json;

constexpr std::string_view required[] = {"title", "differs", "concerns", "see"};
constexpr std::string_view of_example[] = {"program", "torch", "paddle"};

// Problems of the table, reported in the format of compilers.
class Problems {
 public:
  explicit Problems(std::string file) : file_(std::move(file)) {}

  void add(std::string_view id, const std::string& text) {
    std::cerr << file_ << ": error: " << id << ": " << text << '\n';
    any_ = true;
  }
  bool any() const { return any_; }

 private:
  std::string file_;
  bool any_ = false;
};

std::string literal(std::string_view text) {
  return "R\"text(" + std::string(text) + ")text\"";
}

bool is_id(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

std::string text_of(const json::object& row, std::string_view field) {
  const json::value* value = row.if_contains(field);
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string() : std::string(*text);
}

void check(std::string_view id, const json::object& row, Problems& problems) {
  if (!is_id(id)) problems.add(id, "an id consists of lower case letters, digits and hyphens");
  for (const std::string_view field : required) {
    if (text_of(row, field).empty()) problems.add(id, "has no `" + std::string(field) + "`");
  }
  const bool has_example = row.contains("program");
  for (const std::string_view field : of_example) {
    if (row.contains(field) != has_example) {
      problems.add(id, "an example needs `program`, `torch` and `paddle`");
      break;
    }
  }
  static const std::set<std::string_view> known = {
      "title",  "differs", "concerns", "see",      "program",       "torch",
      "paddle", "native",  "exact",    "may_stop", "often_matters", "of_instances"};
  for (const auto& [field, value] : row) {
    if (!known.contains(field)) problems.add(id, "has no field `" + std::string(field) + "`");
  }
}

void write_row(std::ostream& out, std::string_view id, const json::object& row) {
  out << "    {" << literal(id);
  for (const std::string_view field : required) out << ", " << literal(text_of(row, field));
  for (const std::string_view field : of_example) out << ", " << literal(text_of(row, field));
  for (const std::string_view flag :
       {"native", "exact", "may_stop", "often_matters", "of_instances"}) {
    out << ", " << (row.contains(flag) ? "true" : "false");
  }
  out << "},\n";
}

int compile(const char* output, const char* input) {
  std::ifstream in(input, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  boost::system::error_code failed;
  const json::value document = json::parse(text, failed);
  Problems problems(input);
  if (failed || !document.is_object()) {
    problems.add("", "not an object of differences: " + failed.message());
    return 1;
  }
  std::map<std::string, json::object> rows;
  for (const auto& [id, row] : document.as_object()) {
    if (!row.is_object()) {
      problems.add(id, "is not an object");
      continue;
    }
    check(id, row.as_object(), problems);
    rows.emplace(id, row.as_object());
  }
  if (problems.any()) return 1;
  std::ofstream out(output, std::ios::binary);
  out << "// Generated from engine/rewrite/differences/differences.json by compile_differences.\n"
         "#include \"engine/rewrite/differences/built_in_differences.hpp\"\n\n"
         "namespace paddle_ls::rewrite {\n\nnamespace {\n\nconstexpr Difference rows[] = {\n";
  for (const auto& [id, row] : rows) write_row(out, id, row);
  out << "};\n\nstatic_assert(std::size(rows) <= most_differences);\n\n}  // namespace\n\n"
         "std::span<const Difference> built_in_differences() {\n  return rows;\n}\n\n"
         "}  // namespace paddle_ls::rewrite\n";
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace paddle_ls::rewrite

int main(int count, char** values) {
  if (count != 3) {
    std::cerr << "usage: compile_differences OUTPUT.cpp DIFFERENCES.json\n";
    return 2;
  }
  return paddle_ls::rewrite::compile(values[1], values[2]);
}
