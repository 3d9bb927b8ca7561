#include "project/align/entry.hpp"

#include "engine/text/shell_words.hpp"

namespace paddle_ls::project {

Result<std::vector<std::string>> pytest_words(const Entry& entry) {
  std::vector<std::string> words = text::shell_words(entry.tests);
  const bool is_module = words.size() >= 3 && words[0].starts_with("python") && words[1] == "-m" &&
                         words[2] == "pytest";
  const bool is_program = !words.empty() && words[0] == "pytest";
  if (!is_module && !is_program) {
    return error("tests are run by pytest, as in `pytest tests -k loss`: " + entry.tests);
  }
  words.erase(words.begin(), words.begin() + (is_module ? 3 : 1));
  return words;
}

}  // namespace paddle_ls::project
