#include "project/settings/layer.hpp"

#include <algorithm>
#include <optional>
#include <type_traits>

#include <boost/json.hpp>

#include "engine/files/place_below.hpp"
#include "engine/text/json_places.hpp"
#include "engine/text/nearest_word.hpp"
#include "project/settings/known_codes.hpp"

namespace paddle_ls::settings {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

std::string quoted_list(std::span<const std::string_view> names) {
  std::string list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) list += i + 1 == names.size() ? " or " : ", ";
    list.append("`").append(names[i]).append("`");
  }
  return list;
}

// Many times what a project needs; a longer list is a mistake.
constexpr std::size_t most_elements = 4096;  // of one list
constexpr std::size_t longest_element = 1024;
constexpr std::size_t most_rule_files = 32;
constexpr std::size_t most_problems = 100;  // that are told of one layer

bool is_within_limits(const json::array& list) {
  return list.size() <= most_elements &&
         std::all_of(list.begin(), list.end(), [](const json::value& element) {
           const json::string* text = element.if_string();
           return text == nullptr || text->size() <= longest_element;
         });
}

std::string limits_of_lists() {
  return "a list of at most " + std::to_string(most_elements) + " strings of at most " +
         std::to_string(longest_element) + " bytes";
}

constexpr std::string_view accept = "accept";
constexpr std::string_view refuse_word = "refuse";

// What a value must be instead of `given`.
template <class Enum>
std::string one_of(const json::value& given) {
  const json::string* word = given.if_string();
  return "one of " + quoted_list(choices<Enum>()) +
         (word == nullptr ? "" : text::did_you_mean(*word, choices<Enum>()));
}

std::vector<std::string_view> names_of_codes() {
  std::vector<std::string_view> names;
  for (const rewrite::Code& code : known_codes()) names.push_back(code.code);
  return names;
}

std::vector<std::string_view> names_of_differences() {
  std::vector<std::string_view> names;
  for (const rewrite::Difference& each : rewrite::differences()) names.push_back(each.id);
  return names;
}

// Of groups too.
std::vector<std::string_view> names_of_settings() {
  std::vector<std::string_view> names;
  std::string_view last_group;
  for (const SettingField& field : fields()) {
    const std::string_view group = field.path.substr(0, field.path.find('.'));
    if (group != field.path && group != last_group) names.push_back(group);
    last_group = group;
    names.push_back(field.path);
  }
  return names;
}

// One member on its way from JSON to a value: where it stands, and where complaints about it go.
class MemberReader {
 public:
  MemberReader(const SettingField& field, const json::value& from, std::string pointer,
               const fs::path& base, std::vector<SettingProblem>& problems)
      : field_(field),
        from_(from),
        pointer_(std::move(pointer)),
        base_(base),
        problems_(problems) {}

  std::optional<SettingValue> operator()(bool Settings::*) const {
    if (const bool* value = from_.if_bool()) return *value;
    return refuse("true or false");
  }

  std::optional<SettingValue> operator()(const Count& count) const {
    const auto number = json::try_value_to<std::int64_t>(from_);
    if (number && *number >= count.minimum && *number <= count.maximum) {
      return static_cast<std::uint32_t>(*number);
    }
    return refuse("a whole number from " + std::to_string(count.minimum) + " to " +
                  std::to_string(count.maximum));
  }

  std::optional<SettingValue> operator()(const Patterns&) const { return strings(); }

  std::optional<SettingValue> operator()(const Paths&) const {
    if (!strings()) return std::nullopt;
    Strings different;
    std::vector<std::size_t> indexes;  // of them in the list
    const json::array& elements = from_.get_array();
    for (std::size_t i = 0; i < elements.size(); ++i) {
      const json::string* each = elements[i].if_string();
      if (each == nullptr) continue;  // which was said
      std::string path = (base_ / std::string_view(*each)).lexically_normal().generic_string();
      const bool is_known = std::find(different.begin(), different.end(), path) != different.end();
      if (is_known) continue;
      different.push_back(std::move(path));
      indexes.push_back(i);
      if (different.size() > most_rule_files) {
        return refuse("a list of at most " + std::to_string(most_rule_files) + " files");
      }
    }
    for (std::size_t i = 0; i < different.size(); ++i) {
      say_if_missing(different[i], text::json_pointer(pointer_, std::to_string(indexes[i])));
    }
    return different;
  }

  std::optional<SettingValue> operator()(const PlacePath&) const {
    const json::string* path = from_.if_string();
    if (path == nullptr) return refuse("the path of a file or folder");
    if (path->empty()) return std::string();
    const fs::path place = (base_ / std::string_view(*path)).lexically_normal();
    say_if_missing(place, pointer_);
    return place.generic_string();
  }

  // A module is written, so it has to be in the project: the settings file may come from a
  // different author.
  std::optional<SettingValue> operator()(const ModulePath&) const {
    const json::string* path = from_.if_string();
    if (path != nullptr && path->empty()) return std::string();
    const fs::path module = path == nullptr ? fs::path() : base_ / std::string_view(*path);
    const std::string below =
        module.lexically_normal().lexically_relative(base_.lexically_normal()).generic_string();
    if (module.extension() != ".py" || !files::place_below(base_, below)) {
      return refuse("the path of a Python file below the folder that it starts from");
    }
    return module.lexically_normal().generic_string();
  }

  std::optional<SettingValue> operator()(Severities Settings::*) const {
    const json::object* members = from_.if_object();
    if (members == nullptr) return refuse("an object from codes to severities");
    Severities severities;
    for (const auto& [code, severity] : *members) {
      if (severity.is_null()) continue;
      const std::string pointer = text::json_pointer(pointer_, code);
      if (find_code(code) == nullptr) {
        add_problem(SettingProblem::Level::warning, pointer,
                    "unknown code `" + std::string(code) + "`" +
                        text::did_you_mean(code, names_of_codes()));
      } else if (const auto value = choice<Severity>(severity)) {
        severities.emplace(code, *value);
      } else {
        add_problem(
            SettingProblem::Level::error, pointer,
            "the severity of `" + std::string(code) + "` must be " + one_of<Severity>(severity));
      }
    }
    return severities;
  }

  std::optional<SettingValue> operator()(Decisions Settings::*) const {
    const json::object* members = from_.if_object();
    if (members == nullptr) return refuse("an object from ids of differences to decisions");
    Decisions decisions;
    for (const auto& [id, said] : *members) {
      if (said.is_null()) continue;
      const std::string pointer = text::json_pointer(pointer_, id);
      if (rewrite::difference_named(id) == rewrite::no_difference) {
        add_problem(SettingProblem::Level::warning, pointer,
                    "unknown difference `" + std::string(id) + "`" +
                        text::did_you_mean(id, names_of_differences()));
      } else if (auto decision = read_decision(said)) {
        decisions.emplace(id, std::move(*decision));
      } else {
        add_problem(SettingProblem::Level::error, pointer,
                    "the decision on `" + std::string(id) +
                        "` must be `accept`, `refuse`, or an object with `everywhere` (one of "
                        "these), the lists of patterns `accept` and `refuse`, each " +
                        limits_of_lists() + ", and the texts `because` and `question`");
      }
    }
    return decisions;
  }

  template <class Enum>
  std::optional<SettingValue> operator()(Enum Settings::*) const {
    if (const auto value = choice<Enum>(from_)) return *value;
    return refuse(one_of<Enum>(from_));
  }

 private:
  void say_if_missing(const fs::path& path, std::string pointer) const {
    if (!is_missing(path)) return;
    add_problem(SettingProblem::Level::error, std::move(pointer),
                "`" + std::string(field_.path) + "`: there is nothing at " + path.generic_string());
  }

  void add_problem(SettingProblem::Level level, std::string pointer, std::string message) const {
    problems_.push_back({level, std::move(pointer), std::move(message), {}});
  }

  std::nullopt_t refuse(std::string_view expected) const {
    add_problem(SettingProblem::Level::error, pointer_,
                "`" + std::string(field_.path) + "` must be " + std::string(expected));
    return std::nullopt;
  }

  template <class Enum>
  static std::optional<Enum> choice(const json::value& from) {
    const json::string* name = from.if_string();
    return name == nullptr ? std::nullopt : choice_named<Enum>(std::string_view(*name));
  }

  std::optional<Decision> read_decision(const json::value& from) const {
    Decision decision;
    decision.folder = base_.generic_string();
    if (from.is_string()) {
      return read_everywhere(from, decision) ? std::optional(decision) : std::nullopt;
    }
    const json::object* members = from.if_object();
    if (members == nullptr) return std::nullopt;
    for (const auto& [word, value] : *members) {
      if (!read_member(word, value, decision)) return std::nullopt;
    }
    return decision;
  }

  static bool read_everywhere(const json::value& from, Decision& to) {
    const json::string* word = from.if_string();
    if (word == nullptr || (*word != accept && *word != refuse_word)) return false;
    to.everywhere = *word == accept;
    return true;
  }

  static bool read_patterns(const json::value& from, Strings& to) {
    const json::array* list = from.if_array();
    if (list == nullptr || !is_within_limits(*list)) return false;
    auto patterns = json::try_value_to<Strings>(from);
    if (!patterns) return false;
    to = std::move(*patterns);
    return true;
  }

  static bool read_text(const json::value& from, std::string& to) {
    const json::string* words = from.if_string();
    if (words == nullptr) return false;
    to = std::string(*words);
    return true;
  }

  static bool read_member(std::string_view name, const json::value& value, Decision& to) {
    if (name == "everywhere") return read_everywhere(value, to);
    if (name == accept) return read_patterns(value, to.accepted_in);
    if (name == refuse_word) return read_patterns(value, to.refused_in);
    if (name == "because") return read_text(value, to.because);
    return name == "question" && read_text(value, to.question);
  }

  // The elements that are strings; the others are complained about one by one.
  std::optional<Strings> strings() const {
    const json::array* elements = from_.if_array();
    if (elements == nullptr) return refuse("a list of strings");
    if (!is_within_limits(*elements)) return refuse(limits_of_lists());
    Strings strings;
    for (std::size_t i = 0; i < elements->size(); ++i) {
      if (const json::string* element = (*elements)[i].if_string()) {
        strings.emplace_back(*element);
      } else {
        add_problem(SettingProblem::Level::error, text::json_pointer(pointer_, std::to_string(i)),
                    "an element of `" + std::string(field_.path) + "` must be a string");
      }
    }
    return strings;
  }

  const SettingField& field_;
  const json::value& from_;
  std::string pointer_;
  const fs::path& base_;
  std::vector<SettingProblem>& problems_;
};

struct OpenGroup {
  const json::object* members;
  std::string path;  // of the settings inside, as in `diagnostics`; empty at the top
  std::string pointer;
};

// Groups are entered by name only, so what a client nests deeper than the table does costs nothing.
ReadLayer read_members(const json::object& top, const fs::path& base) {
  ReadLayer read;
  std::vector<OpenGroup> open = {{&top, {}, {}}};
  while (!open.empty()) {
    const OpenGroup group = std::move(open.back());
    open.pop_back();
    for (const auto& [name, value] : *group.members) {
      const std::string path =
          group.path.empty() ? std::string(name) : group.path + '.' + std::string(name);
      const std::string pointer = text::json_pointer(group.pointer, name);
      if (value.is_null() || path == "$schema") continue;
      if (const SettingField* field = find_field(path)) {
        const MemberReader reader(*field, value, pointer, base, read.problems);
        if (auto result = std::visit(reader, field->kind)) {
          read.layer.push_back({field, std::move(*result)});
        }
      } else if (!is_group(path)) {
        read.problems.push_back(
            {SettingProblem::Level::warning,
             pointer,
             "unknown setting `" + path + "`" + text::did_you_mean(path, names_of_settings()),
             {}});
      } else if (const json::object* members = value.if_object()) {
        open.push_back({members, path, pointer});
      } else {
        read.problems.push_back({SettingProblem::Level::error,
                                 pointer,
                                 "`" + path + "` must be an object of settings",
                                 {}});
      }
    }
  }
  return read;
}

// Assigns through the member pointer that the kind of the field holds.
template <class T>
void assign(T Settings::*member, const SettingValue& value, Settings& to) {
  to.*member = std::get<T>(value);
}
void assign(Severities Settings::*member, const SettingValue& value, Settings& to) {
  for (const auto& [code, severity] : std::get<Severities>(value)) {
    (to.*member).insert_or_assign(code, severity);
  }
}
void assign(Decisions Settings::*member, const SettingValue& value, Settings& to) {
  for (const auto& [id, decision] : std::get<Decisions>(value)) {
    (to.*member).insert_or_assign(id, decision);
  }
}
void assign(const Count& kind, const SettingValue& value, Settings& to) {
  assign(kind.member, value, to);
}
void assign(const Patterns& kind, const SettingValue& value, Settings& to) {
  assign(kind.member, value, to);
}
void assign(const PlacePath& kind, const SettingValue& value, Settings& to) {
  assign(kind.member, value, to);
}
void assign(const ModulePath& kind, const SettingValue& value, Settings& to) {
  assign(kind.member, value, to);
}
void assign(const Paths& kind, const SettingValue& value, Settings& to) {
  assign(kind.member, value, to);
}

// The first problems, and that there are more.
void cut_problems(std::vector<SettingProblem>& problems) {
  if (problems.size() <= most_problems) return;
  problems.resize(most_problems + 1);
  SettingProblem& last = problems.back();
  last.message = "more problems follow";
}

ReadLayer syntax_problem(text::ByteRange range, std::string message) {
  return {{}, {{SettingProblem::Level::error, "", std::move(message), range}}};
}

}  // namespace

ReadLayer read_layer(const json::value& from, const fs::path& base) {
  if (from.is_null()) return {};
  if (const json::object* members = from.if_object()) {
    ReadLayer read = read_members(*members, base);
    cut_problems(read.problems);
    return read;
  }
  return {{}, {{SettingProblem::Level::error, "", "settings must be an object", {}}}};
}

ReadLayer read_layer(std::string_view text, const fs::path& base) {
  const text::JsonPlaces places(text);
  if (const auto& error = places.syntax_error()) {
    return syntax_problem(error->range, error->message);
  }
  json::parse_options options;
  options.allow_comments = true;
  options.allow_trailing_commas = true;
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  const std::string_view content =
      text.starts_with(byte_order_mark) ? text.substr(byte_order_mark.size()) : text;
  boost::system::error_code code;
  const json::value value = json::parse(content, code, {}, options);
  if (code) {  // what JSON forbids below the level of tokens: broken UTF-8, half surrogate pairs
    return syntax_problem({}, "the file is not JSON in UTF-8: " + code.message());
  }

  ReadLayer read = read_layer(value, base);
  for (const text::ByteRange name : places.overruled_names()) {
    if (read.problems.size() > most_problems) break;
    read.problems.push_back({SettingProblem::Level::warning, "",
                             "the same name further down overrides this one", name});
  }
  for (SettingProblem& problem : read.problems) {
    if (!problem.range.empty()) continue;
    const auto name = problem.level == SettingProblem::Level::warning ? places.name(problem.pointer)
                                                                      : std::nullopt;
    problem.range = name ? *name : places.nearest(problem.pointer);
  }
  std::stable_sort(
      read.problems.begin(), read.problems.end(),
      [](const SettingProblem& a, const SettingProblem& b) { return a.range < b.range; });
  return read;
}

bool is_missing(const fs::path& path) {
  std::error_code unknown;
  return path.is_absolute() && fs::status(path, unknown).type() == fs::file_type::not_found;
}

Settings merged(std::span<const Layer> layers) {
  Settings settings;
  for (const Layer& layer : layers) {
    for (const Assignment& assignment : layer) {
      std::visit([&](const auto& kind) { assign(kind, assignment.value, settings); },
                 assignment.field->kind);
    }
  }
  return settings;
}

}  // namespace paddle_ls::settings
