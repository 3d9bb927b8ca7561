#include "server/cli/decide/run_decide.hpp"

#include <istream>
#include <ostream>
#include <set>

#include <boost/json/serialize.hpp>
#include <fmt/core.h>

#include "platform/terminal.hpp"
#include "server/cli/decide/ask.hpp"
#include "server/cli/decide/project_questions.hpp"
#include "server/cli/decide/question_reports.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/verdict_words.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;
using settings::Answer;

Result<std::vector<fs::path>> write(Answers answers, const DecideOptions& options) {
  return write_answers(
      std::move(answers), options.sources.paths,
      [](const fs::path& path) -> Result<fs::path> { return settings_file_for(path); });
}

std::string written_words(const std::vector<fs::path>& files) {
  if (files.empty()) return "The settings say so already.\n";
  std::string text;
  for (const fs::path& file : files) text += "Written to " + shown_path(file) + ".\n";
  return text;
}

int status_of(const ProjectQuestions& found) {
  if (interrupted()) return exit_status::interrupted;
  if (!found.is_complete) return exit_status::could_not_run;
  return found.questions.open().empty() ? exit_status::clean : exit_status::findings;
}

int list(const DecideOptions& options, const Console& console) {
  const auto found = questions_of(options.sources, console);
  if (!found) return failed(found.error(), console.err);
  if (options.format == DecideFormat::text) {
    console.out << questions_text(*found, options.sources);
  } else {
    for (const std::string& id : found->questions.by_uses()) {
      const auto& question = found->questions.open().find(id)->second;
      console.out << boost::json::serialize(question_json(id, question)) << '\n';
    }
  }
  return status_of(*found);
}

// Asks one question after another, until all open ones are skipped.
class Interview {
 public:
  Interview(const DecideOptions& options, std::istream& in, const Console& console)
      : options_(options), console_(console), terminal_(in, console.out) {}

  int run() {
    while (true) {
      const auto found = questions_of(options_.sources, console_);
      if (!found) return failed(found.error(), console_.err);
      is_changed_ = false;
      if (auto asked = ask_all(found->questions); !asked)
        return failed(asked.error(), console_.err);
      // An answer may raise another question.
      if (is_changed_) continue;
      terminal_.say(closing_words(*found));
      return status_of(*found);
    }
  }

 private:
  Result<void> ask_all(const project::Questions& questions) {
    std::vector<std::string> ids;
    for (const std::string& id : questions.by_uses()) {
      if (!skipped_.contains(id)) ids.push_back(id);
    }
    std::size_t place = 0;
    while (place < ids.size() && !is_ended_) {
      const std::string& id = ids[place];
      const Reply reply = terminal_.ask(fmt::format("{} of {}.", place + 1, ids.size()), id,
                                        questions.open().find(id)->second);
      switch (reply.kind) {
        case Reply::Kind::quit: is_ended_ = true; break;
        case Reply::Kind::skip: skipped_.insert(id); break;
        case Reply::Kind::back:
          if (place == 0) {
            terminal_.say("This is the first question.\n");
            continue;
          }
          --place;
          if (auto done = take_back(ids[place]); !done) return done;
          continue;
        case Reply::Kind::accept:
        case Reply::Kind::refuse:
          if (auto done = answer(id, reply); !done) return done;
          break;
      }
      ++place;
    }
    return {};
  }

  Result<void> answer(const std::string& id, const Reply& reply) {
    const Answer answer = reply.kind == Reply::Kind::accept ? Answer::accept : Answer::refuse;
    // Where only some files have an answer, the others are asked about the next time.
    if (!reply.in.empty()) skipped_.insert(id);
    return keep({id, answer, reply.in, reply.because, {}});
  }

  Result<void> take_back(const std::string& id) {
    if (skipped_.erase(id) != 0) return {};
    return keep({id, Answer::forget, {}, {}, {}});
  }

  Result<void> keep(settings::Answered answered) {
    is_changed_ = true;
    return write({std::move(answered)}, options_).map([this](const std::vector<fs::path>& files) {
      terminal_.say(written_words(files));
    });
  }

  std::string closing_words(const ProjectQuestions& now) const {
    return "\n" + verdict_line(now.questions.verdicts()) +
           counted(now.questions.open().size(), "question") + " left\n";
  }

  const DecideOptions& options_;
  const Console& console_;
  Terminal terminal_;
  std::set<std::string> skipped_;
  bool is_changed_ = false;  // since the questions were looked for
  bool is_ended_ = false;    // the user has quit
};

}  // namespace

boost::json::object question_schema() {
  return question_json_schema();
}

int decide(const DecideOptions& options, std::istream& in, const Console& console) {
  auto answers = read_answers(options.answers);
  if (!answers) return failed(answers.error(), console.err);
  if (!answers->empty()) {
    // What is wrong with the paths is known before anything is written.
    if (const auto files = SourceFiles::open(options.sources, {}); !files)
      return failed(files.error(), console.err);
    const auto written = write(std::move(*answers), options);
    if (!written) return failed(written.error(), console.err);
    console.err << written_words(*written);
    return list(options, console);
  }
  const bool asks = !options.lists_only && options.format == DecideFormat::text &&
                    platform::input_is_terminal() && console.out_is_terminal;
  return asks ? Interview(options, in, console).run() : list(options, console);
}

}  // namespace paddle_ls::cli
