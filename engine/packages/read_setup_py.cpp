#include "engine/packages/read_setup_py.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>

namespace paddle_ls::packages {
namespace {

constexpr std::array<std::string_view, 4> arguments = {"install_requires", "setup_requires",
                                                       "tests_require", "extras_require"};

bool is_word(char byte) {
  return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_';
}

std::size_t behind_blanks(std::string_view file, std::size_t at) {
  at = std::min(at, file.size());
  return std::min(file.find_first_not_of(" \t\r\n\\", at), file.size());
}

// Reads a file from one value to the next: each variable once, so the work ends.
class SetupReader {
 public:
  SetupReader(std::string_view file, std::vector<WrittenRequirement>& to) : file_(file), to_(to) {}

  // Every place where something called `name` is given a value.
  void read_values_of(std::string_view name) {
    for (std::size_t at = file_.find(name); at < file_.size(); at = file_.find(name, at + 1)) {
      const std::size_t end = at + name.size();
      const bool is_whole =
          (at == 0 || !is_word(file_[at - 1])) && (end == file_.size() || !is_word(file_[end]));
      if (is_whole) read_value_behind(end);
    }
  }

 private:
  // `= value`, `["key"] = value`, `": value` of a dictionary of arguments, and `.append(value)`.
  void read_value_behind(std::size_t at) {
    if (file_.substr(at).starts_with('"') || file_.substr(at).starts_with('\'')) ++at;
    at = behind_blanks(file_, at);
    if (file_.substr(at).starts_with('[')) at = behind_blanks(file_, file_.find(']', at) + 1);
    const std::string_view rest = file_.substr(at);
    if (rest.starts_with("==")) return;
    for (const std::string_view gives : {"+=", "=", ":", ".append(", ".extend("}) {
      if (rest.starts_with(gives)) return read_value(behind_blanks(file_, at + gives.size()));
    }
  }

  void read_value(std::size_t at) {
    if (at >= file_.size()) return;
    if (file_[at] == '[' || file_[at] == '{' || file_[at] == '(') return read_display(at);
    if (file_[at] == '"' || file_[at] == '\'') {
      read_string(at);
      return;
    }
    std::size_t end = at;
    while (end < file_.size() && is_word(file_[end])) ++end;
    const std::string variable(file_.substr(at, end - at));
    if (variable.empty() || !known_.insert(variable).second) return;
    read_values_of(variable);
  }

  // Strings in brackets, without the keys of dictionaries.
  void read_display(std::size_t at) {
    for (std::size_t depth = 0; at < file_.size(); ++at) {
      const char byte = file_[at];
      if (byte == '#') at = std::min(file_.find('\n', at), file_.size()) - 1;
      if (byte == '"' || byte == '\'') at = read_string(at) - 1;
      if (byte == '[' || byte == '{' || byte == '(') ++depth;
      if ((byte == ']' || byte == '}' || byte == ')') && --depth == 0) return;
    }
  }

  // The string literal at `at`, unless it is a key; returns the offset after it.
  std::size_t read_string(std::size_t at) {
    const std::string quotes(file_.substr(at, 3) == std::string(3, file_[at]) ? 3 : 1, file_[at]);
    const std::size_t start = at + quotes.size();
    const std::size_t end = file_.find(quotes, start);
    if (end == std::string_view::npos) return file_.size();
    const std::size_t behind = end + quotes.size();
    const std::size_t next = behind_blanks(file_, behind);
    const bool is_key = next < file_.size() && file_[next] == ':';
    const bool is_formatted = at > 0 && (file_[at - 1] == 'f' || file_[at - 1] == 'F');
    const std::size_t before = to_.size();
    if (!is_key && quotes.size() == 1) add_requirement(file_, {start, end}, Style::pip, to_);
    if (is_formatted && to_.size() > before) to_.back().is_plain = false;
    return behind;
  }

  std::string_view file_;
  std::vector<WrittenRequirement>& to_;
  std::set<std::string> known_;
};

}  // namespace

void read_setup_py(std::string_view file, std::vector<WrittenRequirement>& to) {
  SetupReader reader(file, to);
  for (const std::string_view argument : arguments) reader.read_values_of(argument);
  std::sort(to.begin(), to.end(), [](const WrittenRequirement& a, const WrittenRequirement& b) {
    return a.whole.start < b.whole.start;
  });
  const auto is_same = [](const WrittenRequirement& a, const WrittenRequirement& b) {
    return a.whole == b.whole;
  };
  to.erase(std::unique(to.begin(), to.end(), is_same), to.end());
}

}  // namespace paddle_ls::packages
