// Build-time program: rule files in, one C++ source with their fields `states` as text out.
//
//   compile_states OUTPUT.cpp RULES.json...
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

#include <boost/json.hpp>

#include "engine/rewrite/language/layer_states.hpp"
#include "engine/text/constant_data.hpp"

namespace paddle_ls::rewrite {
namespace {

namespace json = boost::json;

// The entries of all rules, each layer once. False where two rules say different things of one.
bool take(const json::value& rule, const std::string& file,
          std::map<std::string, std::string>& all) {
  bool is_sound = true;
  if (const json::array* variants = rule.if_array()) {
    for (const json::value& each : *variants) is_sound = take(each, file, all) && is_sound;
    return is_sound;
  }
  const json::object* fields = rule.if_object();
  const json::value* states = fields == nullptr ? nullptr : fields->if_contains("states");
  if (states == nullptr || !states->is_object()) return true;
  for (const auto& [layer, value] : states->get_object()) {
    const std::string text(value.is_string() ? std::string_view(value.get_string()) : "");
    const auto read = read_layer_states(layer, text);
    if (!read) {
      std::cerr << file << ": error: states of " << layer << ": " << read.error().message << ": "
                << read.error().where << '\n';
      is_sound = false;
    }
    const auto [known, is_new] = all.try_emplace(std::string(layer), text);
    if (is_new || known->second == text) continue;
    std::cerr << file << ": error: states of " << layer << " are said twice, differently\n";
    is_sound = false;
  }
  return is_sound;
}

}  // namespace

int run(int count, char** arguments) {
  std::map<std::string, std::string> all;
  bool is_sound = true;
  for (int i = 2; i < count; ++i) {
    std::ifstream file(arguments[i]);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const json::value rules = json::parse(text);
    for (const auto& [api, rule] : rules.as_object())
      is_sound = take(rule, arguments[i], all) && is_sound;
  }
  if (!is_sound) return 1;
  std::string lines;
  for (const auto& [layer, text] : all) lines += layer + '\t' + text + '\n';
  std::ofstream out(arguments[1]);
  out << "#include \"engine/rewrite/known/known_states.hpp\"\n\nnamespace paddle_ls::rewrite "
         "{\nnamespace {\n\n";
  text::write_strings(out, lines, "states");
  out << "\n}  // namespace\n\nstd::string_view built_in_layer_states() {\n  return states;\n}\n\n"
         "}  // namespace paddle_ls::rewrite\n";
  return out.good() ? 0 : 1;
}

}  // namespace paddle_ls::rewrite

int main(int count, char** arguments) {
  return paddle_ls::rewrite::run(count, arguments);
}
