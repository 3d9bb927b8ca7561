#include "server/cli/decide/ask.hpp"

#include <istream>
#include <ostream>
#include <sstream>

#include "server/cli/decide/question_reports.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view possible_answers =
    "[a]ccept, [r]efuse, [s]kip, show all [u]ses, go [b]ack, [q]uit? ";
constexpr std::string_view meaning_of_answers =
    "a  the project takes it: these fixes are safe from now on\n"
    "r  it does not: a different rewrite is used if there is one, else the use is left to you\n"
    "s  ask again the next time\n"
    "u  list the uses\n"
    "b  take the last answer back, and ask that question again\n"
    "q  stop; what was answered is kept\n";

std::string without_blanks(std::string_view text) {
  const std::size_t start = text.find_first_not_of(blanks);
  if (start == std::string_view::npos) return {};
  return std::string(text.substr(start, text.find_last_not_of(blanks) - start + 1));
}

// A letter or the word that begins with it.
bool is(std::string_view reply, std::string_view word) {
  return !reply.empty() && word.starts_with(reply);
}

settings::Strings words_in(const std::string& text) {
  settings::Strings words;
  std::istringstream in(text);
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

}  // namespace

void Terminal::say(std::string_view text) {
  out_ << text << std::flush;
}

std::optional<std::string> Terminal::line_after(std::string_view text) {
  say(text);
  std::string line;
  if (!std::getline(in_, line) || interrupted()) {
    say("\n");
    return std::nullopt;
  }
  return without_blanks(line);
}

Reply Terminal::with_details(Reply::Kind kind) {
  const auto in = line_after("For which files (patterns as in .gitignore; Enter: all)? ");
  const auto because = in ? line_after("Why (Enter: no reason)? ") : std::nullopt;
  if (!because) return {};
  return {kind, words_in(*in), *because};
}

void Terminal::show_uses(const project::OpenQuestion& question) {
  for (const project::AskedUse& use : question.uses) {
    say("   " + project::place(use.place) + ": " + use.place.api + "\n");
  }
}

Reply Terminal::ask(std::string_view heading, std::string_view id,
                    const project::OpenQuestion& question) {
  say("\n" + std::string(heading) + " " + question_text(id, question));
  while (true) {
    const auto reply = line_after(possible_answers);
    if (!reply || is(*reply, "quit")) return {};
    if (is(*reply, "accept")) return with_details(Reply::Kind::accept);
    if (is(*reply, "refuse")) return with_details(Reply::Kind::refuse);
    if (is(*reply, "skip")) return {Reply::Kind::skip};
    if (is(*reply, "back")) return {Reply::Kind::back};
    if (is(*reply, "uses")) {
      show_uses(question);
    } else {
      say(meaning_of_answers);
    }
  }
}

}  // namespace paddle_ls::cli
