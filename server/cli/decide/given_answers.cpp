#include "server/cli/decide/given_answers.hpp"

#include <set>

#include "project/files/git.hpp"
#include "project/questions/question_words.hpp"
#include "project/settings/settings_file.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;
using settings::Answer;

// The questions about the files that a settings file governs.
Result<void> add_questions(Answers& answers, const fs::path& settings_file) {
  const auto configuration = Configurations({}).sound(settings_file.parent_path());
  if (!configuration) return tl::unexpected(configuration.error());
  for (settings::Answered& each : answers) {
    each.question = project::question_asked(each.id, **configuration);
  }
  return {};
}

}  // namespace

Result<Answers> read_answers(const GivenAnswers& given) {
  Answers answers;
  std::set<std::string_view> seen;
  for (const auto& [ids, answer] :
       {std::pair(&given.accept, Answer::accept), std::pair(&given.refuse, Answer::refuse),
        std::pair(&given.forget, Answer::forget)}) {
    for (const std::string& id : *ids) {
      if (const auto known = project::difference_called(id); !known) {
        return tl::unexpected(known.error());
      }
      if (!seen.insert(id).second) return error("`" + id + "` has more than one answer");
      answers.push_back({id, answer, given.in, given.because, {}});
    }
  }
  return answers;
}

fs::path settings_file_for(const fs::path& path) {
  std::error_code unknown;
  const fs::path whole = whole_path(path);
  const fs::path folder = fs::is_directory(whole, unknown) ? whole : whole.parent_path();
  if (const auto present = settings::find_settings_file(folder, folder.root_path())) {
    return *present;
  }
  return files::repository_around(folder).value_or(folder) / settings::settings_file_name;
}

Result<std::vector<fs::path>> write_answers(Answers answers, const std::vector<fs::path>& paths,
                                            const SettingsPlace& place) {
  std::set<fs::path> files;
  for (const fs::path& path : paths) {
    const auto file = place(path);
    if (!file) return tl::unexpected(file.error());
    files.insert(*file);
  }
  std::vector<fs::path> written;
  for (const fs::path& file : files) {
    if (auto asked = add_questions(answers, file); !asked) return tl::unexpected(asked.error());
    const auto changed = settings::write_decisions(file, answers);
    if (!changed) return error(shown_path(file) + ": " + changed.error().message);
    if (*changed) written.push_back(file);
  }
  return written;
}

}  // namespace paddle_ls::cli
