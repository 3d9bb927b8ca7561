#include "project/contents/notebook_code.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <boost/json.hpp>

#include "engine/text/json_places.hpp"
#include "project/contents/json_string.hpp"
#include "project/contents/parse_lenient_json.hpp"

namespace paddle_ls::contents {
namespace {

namespace json = boost::json;

// Cell magics whose body is still Python of this notebook.
constexpr std::array python_cell_magics = {"%%time", "%%timeit", "%%capture",
                                           "%%prun", "%%python", "%%python3"};

bool is_foreign(std::string_view cell) {
  const std::size_t start = cell.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos || !cell.substr(start).starts_with("%%")) return false;
  const std::string_view magic = cell.substr(start, cell.find_first_of(" \t\r\n", start) - start);
  return std::find(python_cell_magics.begin(), python_cell_magics.end(), magic) ==
         python_cell_magics.end();
}

// The string at `pointer`, or nothing.
std::optional<std::string_view> text_at(const json::value& notebook, std::string_view pointer) {
  boost::system::error_code code;
  const json::value* found = notebook.find_pointer(pointer, code);
  if (found == nullptr || !found->is_string()) return std::nullopt;
  return std::string_view(found->get_string());
}

bool is_written_in_python(const json::value& notebook) {
  for (const auto* pointer : {"/metadata/kernelspec/language", "/metadata/language_info/name"}) {
    const auto language = text_at(notebook, pointer);
    if (language && *language != "python" && *language != "ipython") return false;
  }
  return true;
}

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char byte) { return (static_cast<unsigned char>(byte) & 0x80U) != 0; });
}

// The text of the file between two strings of the list that begins before `first`.
std::string between_strings(std::string_view file, const std::vector<text::ByteRange>& strings) {
  if (strings.size() > 1) {
    return std::string(text::slice(file, {strings[0].end, strings[1].start}));
  }
  std::size_t start = strings[0].start;
  while (start > 0 && std::string_view(" \t\r\n").find(file[start - 1]) != std::string_view::npos) {
    --start;
  }
  return "," + std::string(text::slice(file, {start, strings[0].start}));
}

class Cells {
 public:
  explicit Cells(std::string_view file)
      : file_(file),
        places_(file),
        python_(is_ascii(file) ? Spelling::ascii_json : Spelling::json) {}

  void add(const json::object& cell, const std::string& pointer) {
    const json::value* source = cell.if_contains("source");
    if (source == nullptr) return;
    std::vector<text::ByteRange> strings;
    if (source->is_string()) {
      add_place(pointer + "/source", strings);
    } else if (const json::array* lines = source->if_array()) {
      for (std::size_t i = 0; i < lines->size(); ++i) {
        if (!(*lines)[i].is_string()) return;
        add_place(pointer + "/source/" + std::to_string(i), strings);
      }
    }
    if (strings.empty()) return;
    const std::size_t start = python_.python().size();
    python_.begin_part(
        source->is_string() ? "\\n" : "\\n\"" + between_strings(file_, strings) + "\"", "\\n");
    for (const text::ByteRange string : strings) add_json_string(file_, string, python_);
    std::string& all = python_.python();
    const std::string masked = python_of_cell(std::string_view(all).substr(start));
    all.replace(start, masked.size(), masked);
    python_.end_part();
  }

  PythonText take() { return std::move(python_); }

 private:
  void add_place(const std::string& pointer, std::vector<text::ByteRange>& to) const {
    if (const auto place = places_.value(pointer)) to.push_back(*place);
  }

  std::string_view file_;
  text::JsonPlaces places_;
  PythonText python_;
};

}  // namespace

Result<PythonText> python_of_notebook(std::string_view file) {
  const auto parsed = parse_json(file);
  if (!parsed) return tl::unexpected(parsed.error());
  const json::value& notebook = *parsed;
  const json::object* object = notebook.if_object();
  const json::value* cells = object == nullptr ? nullptr : object->if_contains("cells");
  if (cells == nullptr || !cells->is_array()) {
    return error("it is not a notebook of format 4: it has no list of cells");
  }
  Cells found(file);
  if (!is_written_in_python(notebook)) return found.take();
  std::size_t index = 0;
  for (const json::value& cell : cells->get_array()) {
    const std::string pointer = "/cells/" + std::to_string(index++);
    const json::object* members = cell.if_object();
    if (members == nullptr || text_at(cell, "/cell_type") != "code") continue;
    found.add(*members, pointer);
  }
  return found.take();
}

std::string python_of_cell(std::string_view cell) {
  std::string python(cell);
  if (is_foreign(cell)) {
    std::replace_if(
        python.begin(), python.end(), [](char byte) { return byte != '\n' && byte != '\r'; }, ' ');
    return python;
  }
  bool at_line_start = true;
  for (char& byte : python) {
    if (at_line_start && (byte == '%' || byte == '!')) byte = '#';
    if (byte == '\n' || byte == '\r') {
      at_line_start = true;
    } else if (byte != ' ' && byte != '\t') {
      at_line_start = false;
    }
  }
  return python;
}

}  // namespace paddle_ls::contents
