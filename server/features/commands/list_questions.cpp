#include "server/features/commands/list_questions.hpp"

#include <filesystem>
#include <map>
#include <utility>

#include "project/conversion/project_tree.hpp"
#include "project/questions/idle_decisions.hpp"
#include "project/questions/question_json.hpp"
#include "project/questions/question_words.hpp"
#include "project/settings/settings_file.hpp"
#include "server/features/commands/say_conversion.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/commands/work/workspace_sources.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

struct LookJob {
  WorkspaceSnapshot workspace;
  std::shared_ptr<const Presentation> presentation;
  syntax::Stop stop;
  WalkReport::Tell tell;

  // As for a conversion of everything, which is what the answers are for.
  project::TreeWish wish() const {
    return wish_for(workspace, *presentation, settings::FixScope::all);
  }
};

struct ListedQuestions {
  json::object answer;
  UsesOfQuestions uses;
};

class QuestionList {
 public:
  explicit QuestionList(const LookJob& job)
      : job_(job), tree_(job.wish(), job.workspace.surroundings->neighbours.environments) {}

  ListedQuestions run() {
    for (const WorkspaceFolder& folder : job_.workspace.configuration->folders()) {
      if (!folder.path.empty()) idle_.add_root(folder.path);
    }
    for_each_source(job_.workspace, job_.stop, [this](const WorkspaceText& file) {
      if (file.text) tree_.note(source_of(file));
    });
    tree_.end_noting();
    for_each_source(job_.workspace, job_.stop, [this](const WorkspaceText& file) {
      report_.step(file.uri);
      look_at(file);
    });
    return listed();
  }

 private:
  // A decision is in one settings file; another file may decide differently.
  using DecisionKey = std::pair<std::string, std::string>;  // id, folder
  struct Decided {
    settings::Decision decision;
    std::size_t uses = 0;
  };

  void look_at(const WorkspaceText& file) {
    if (!file.text) {
      problems_.emplace_back(file.problem.where + ": " + file.problem.message);
      return;
    }
    const auto analysed = tree_.analyse(
        source_of(file), job_.workspace.configuration->for_document(file.uri), job_.stop);
    if (!analysed) {
      problems_.emplace_back(file.uri.spelling() + ": " + analysed.error().message);
      return;
    }
    const project::FileUses& uses = analysed->uses;
    const std::string shown = path_in_workspace(job_.workspace.configuration->folders(),
                                                uses.source.path.generic_string());
    project::Questions of_file;
    of_file.add(shown, uses);
    for (const auto& [id, question] : of_file.open()) {
      add_places(id, question, file);
      if (question.example.shows_change()) examples_.try_emplace(id, file.uri.spelling());
    }
    note_decisions(uses, of_file);
    questions_.add(std::move(of_file));
  }

  void add_places(const std::string& id, const project::OpenQuestion& question,
                  const WorkspaceText& file) {
    json::array& places = places_[id];
    for (const project::AskedUse& use : question.uses) {
      const protocol::Range range = to_protocol(
          file.lines->position_range(*file.text, use.range, job_.presentation->encoding));
      places.push_back(json::object{{"uri", file.uri.spelling()},
                                    {"file", use.place.file},
                                    {"range", protocol::write(range)},
                                    {"api", use.place.api},
                                    {"reason", use.reason}});
    }
  }

  void note_decisions(const project::FileUses& uses, const project::Questions& of_file) {
    const settings::Settings& settings = *uses.configuration.settings;
    idle_.add_file(uses.decided_path(), settings);
    for (const auto& [id, decision] : settings.decisions) {
      Decided& known = decided_.try_emplace({id, decision.folder}, Decided{decision}).first->second;
      for (const auto* counts :
           {&of_file.accepted().by_decision, &of_file.accepted().by_style, &of_file.refused()}) {
        const auto found = counts->find(id);
        if (found != counts->end()) known.uses += found->second;
      }
    }
  }

  ListedQuestions listed() {
    ListedQuestions result;
    json::array open;
    for (const std::string& id : questions_.by_uses()) {
      const project::OpenQuestion& question = questions_.open().find(id)->second;
      result.uses[id] = question.uses.size();
      open.push_back(described(id, question));
    }
    const project::Verdicts& verdicts = questions_.verdicts();
    result.answer = {{"questions", std::move(open)},
                     {"decided", decisions()},
                     {"verdicts",
                      {{"byProof", verdicts.by_proof},
                       {"byDecision", verdicts.by_decision},
                       {"open", verdicts.open},
                       {"refused", verdicts.refused},
                       {"manual", verdicts.manual}}},
                     {"problems", std::move(problems_)}};
    return result;
  }

  json::object described(const std::string& id, const project::OpenQuestion& question) {
    json::object result = project::question_json(id, question);
    const bool is_accepted = project::row_of(id).is_mostly_accepted();
    result["usual"] = is_accepted ? "accept" : "refuse";
    result["uses"] = std::move(places_[id]);
    const auto uri = examples_.find(id);
    if (uri != examples_.end()) result["example"].as_object()["uri"] = uri->second;
    return result;
  }

  json::array decisions() const {
    std::map<std::string, std::string> idle;
    for (const project::IdleDecision& each : idle_.found(questions_)) {
      idle.try_emplace(each.id, project::words_of(each));
    }
    json::array list;
    for (const auto& [key, known] : decided_) {
      const auto& [id, folder] = key;
      const settings::Decision& decision = known.decision;
      const bool has_paths = !decision.accepted_in.empty() || !decision.refused_in.empty();
      const std::string_view answer =
          has_paths ? "paths" : (decision.everywhere.value_or(false) ? "accept" : "refuse");
      json::object entry = {
          {"id", id},
          {"title", project::row_of(id).title},
          {"answer", answer},
          {"because", decision.because},
          {"accept", json::array(decision.accepted_in.begin(), decision.accepted_in.end())},
          {"refuse", json::array(decision.refused_in.begin(), decision.refused_in.end())},
          {"count", known.uses}};
      // The user's own file and what the client says are not for this project to change.
      if (!folder.empty() && job_.workspace.configuration->is_in_workspace(folder)) {
        const fs::path file = fs::path(folder) / settings::settings_file_name;
        entry["uri"] = protocol::Uri::from_path(file.generic_string()).spelling();
      }
      const auto sentence = idle.find(id);
      if (sentence != idle.end()) entry["idle"] = sentence->second;
      list.push_back(std::move(entry));
    }
    return list;
  }

  const LookJob& job_;
  project::ProjectTree tree_;
  project::Questions questions_;
  project::IdleDecisions idle_;
  std::map<std::string, json::array> places_;    // by id
  std::map<std::string, std::string> examples_;  // the document of each, by id
  std::map<DecisionKey, Decided> decided_;
  json::array problems_;
  WalkReport report_{job_.tell};
};

void deliver_questions(Session& session, Ticket ticket, std::uint64_t generation,
                       WorkProgress& progress, ListedQuestions& listed) {
  if (!session.replies().is_open(ticket) || progress.cancelled()->load()) {
    progress.end("cancelled");
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::request_failed, "the search was cancelled"));
  }
  progress.end(std::to_string(listed.uses.size()) + " open");
  session.state<AskedQuestions>() = {generation,
                                     std::make_shared<UsesOfQuestions>(std::move(listed.uses))};
  session.replies().answer(ticket, std::move(listed.answer));
}

}  // namespace

void list_questions(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  auto progress = session.state<ProgressState>().start(session, params.work_done_token,
                                                       "Looking for open questions");
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  LookJob job{
      workspace_snapshot(session.documents(), session.configuration().view(),
                         session.surroundings()),
      session.presentation(),
      [cancelled, by_user = progress->cancelled()] { return cancelled->load() || by_user->load(); },
      tell_by(session, progress)};
  job.workspace.notebooks = NotebookFiles::included;
  session.scheduler().run([&session, ticket, progress, job = std::move(job), post = session.post(),
                           generation = session.configuration().generation()] {
    auto listed = std::make_shared<ListedQuestions>(QuestionList(job).run());
    post(Continue{"open questions", [&session, ticket, generation, progress, listed] {
                    deliver_questions(session, ticket, generation, *progress, *listed);
                  }});
  });
}

}  // namespace paddle_ls::server
