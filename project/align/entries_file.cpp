#include "project/align/entries_file.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "engine/files/read_file.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr std::size_t largest_file = std::size_t{1} << 20U;

// Reads the members of an object, and remembers the first that is not what it should be.
class Members {
 public:
  Members(const json::object& from, std::string where) : from_(from), where_(std::move(where)) {}

  void text(std::string_view name, std::string& to) {
    if (const json::value* value = member(name)) {
      if (value->is_string()) to = std::string(value->get_string());
      expect(value->is_string(), name, "a text");
    }
  }

  void texts(std::string_view name, std::vector<std::string>& to) {
    const json::value* value = member(name);
    if (value == nullptr) return;
    expect(value->is_array(), name, "a list of texts");
    if (!value->is_array()) return;
    for (const json::value& each : value->get_array()) {
      expect(each.is_string(), name, "a list of texts");
      if (each.is_string()) to.emplace_back(each.get_string());
    }
  }

  void number(std::string_view name, std::uint32_t& to) {
    const json::value* value = member(name);
    if (value == nullptr) return;
    const bool fits =
        value->is_int64() && value->get_int64() >= 0 && value->get_int64() < 1'000'000;
    expect(fits, name, "a whole number");
    if (fits) to = static_cast<std::uint32_t>(value->get_int64());
  }

  void flag(std::string_view name, bool& to) {
    if (const json::value* value = member(name)) {
      expect(value->is_bool(), name, "true or false");
      if (value->is_bool()) to = value->get_bool();
    }
  }

  const json::value* member(std::string_view name) {
    known_.push_back(name);
    return from_.if_contains(name);
  }

  void expect(bool holds, std::string_view name, std::string_view what) {
    if (!holds && problem_.empty()) {
      problem_ = where_ + text::quoted(name) + " is not " + std::string(what);
    }
  }

  // Empty if there is no error; called last.
  std::string problem() {
    for (const auto& [name, value] : from_) {
      const bool is_known = std::find(known_.begin(), known_.end(), name) != known_.end();
      if (!is_known && problem_.empty()) problem_ = where_ + "there is no " + text::quoted(name);
    }
    return problem_;
  }

 private:
  const json::object& from_;
  std::string where_;
  std::vector<std::string_view> known_;
  std::string problem_;
};

std::string problem_of(const Entry& entry) {
  const int kinds =
      int{!entry.model.empty()} + int{!entry.script.empty()} + int{!entry.tests.empty()};
  if (kinds != 1) return "it needs `model`, `script` or `tests`";
  if (!entry.tests.empty() && !pytest_words(entry)) return "`tests` does not begin with `pytest`";
  if (!entry.model.empty() && entry.model.find(':') == std::string::npos) {
    return "`model` is a module, a colon and an expression, as in `models.resnet:ResNet18()`";
  }
  return entry.steps == 0 ? "`steps` is at least 1" : "";
}

Result<Entry> entry_in(const json::value& value, std::size_t number) {
  const std::string where = "entry " + std::to_string(number + 1) + ": ";
  if (!value.is_object()) return error(where + "it is not an object");
  Entry entry;
  Members members(value.get_object(), where);
  members.text("name", entry.name);
  members.text("model", entry.model);
  members.texts("inputs", entry.inputs);
  members.text("loss", entry.loss);
  members.flag("training", entry.is_training);
  members.text("script", entry.script);
  members.texts("arguments", entry.arguments);
  members.text("tests", entry.tests);
  members.number("steps", entry.steps);
  members.number("seed", entry.seed);
  members.flag("masks", entry.has_masks);
  if (const std::string problem = members.problem(); !problem.empty()) return error(problem);
  if (const std::string problem = problem_of(entry); !problem.empty()) {
    return error(where + problem);
  }
  return entry;
}

// A program in PATH, or a path relative to the folder of the file.
void set_python(const std::string& said, const fs::path& folder, std::string& to) {
  if (said.empty()) return;
  to = said.find('/') == std::string::npos ? said : (folder / said).string();
}

}  // namespace

Result<EntriesFile> read_entries(const fs::path& path, const Programs& over) {
  const std::string shown = path.generic_string();
  const auto text = files::read_bytes(path, largest_file);
  if (!text) return tl::unexpected(text.error());
  boost::system::error_code failed;
  const json::value value = json::parse(*text, failed);
  if (failed || !value.is_object())
    return error("it is not a JSON object: " + failed.message(), shown);
  EntriesFile file;
  file.programs = over;
  Members members(value.get_object(), "");
  std::string original;
  std::string converted;
  members.text("original", original);
  members.text("converted", converted);
  std::string torch_python;
  std::string paddle_python;
  members.text("torchPython", torch_python);
  members.text("paddlePython", paddle_python);
  set_python(torch_python, path.parent_path(), file.programs.torch_python);
  set_python(paddle_python, path.parent_path(), file.programs.paddle_python);
  members.number("seconds", file.programs.seconds);
  members.number("threads", file.programs.threads);
  const json::value* entries = members.member("entries");
  members.expect(entries != nullptr && entries->is_array(), "entries", "a list");
  if (const std::string problem = members.problem(); !problem.empty()) return error(problem, shown);
  if (file.programs.original.empty()) file.programs.original = path.parent_path() / original;
  if (file.programs.converted.empty()) file.programs.converted = path.parent_path() / converted;
  for (const json::value& each : entries->get_array()) {
    auto entry = entry_in(each, file.entries.size());
    if (!entry) return error(entry.error().message, shown);
    file.entries.push_back(std::move(*entry));
  }
  if (file.entries.empty()) return error("it has no entries", shown);
  return file;
}

}  // namespace paddle_ls::project
