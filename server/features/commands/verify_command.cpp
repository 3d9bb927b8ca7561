#include "server/features/commands/verify_command.hpp"

#include <fmt/core.h>

#include "engine/files/read_file.hpp"
#include "engine/text/counted.hpp"
#include "project/files/temporary_folder.hpp"
#include "server/features/commands/programs/read_verified.hpp"
#include "server/features/commands/programs/run_own_program.hpp"
#include "server/features/commands/work/file_arguments.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/diagnostics/program_differences.hpp"

namespace paddle_ls::server {
namespace {

using protocol::MessageType;

constexpr std::size_t largest_document = std::size_t{16} << 20U;

struct VerifyState {
  bool is_running = false;
};

struct VerifyJob {
  protocol::Uri uri;
  std::filesystem::path path;
  std::shared_ptr<const std::string> text;  // null: it is not open
  std::string profile;
  std::string torch_python;
  std::string paddle_python;
  std::function<bool()> is_unwanted;
  std::function<void(const std::string&)> tell;
};

Result<VerifyJob> verify_job(Session& session, const json::object& arguments) {
  VerifyJob job;
  job.uri = protocol::Uri::parse(protocol::text_at(arguments, "uri"));
  const auto path = job.uri.file_path();
  if (!path) return error("the argument must name the file of a mapping document");
  job.path = *path;
  if (const Unit* unit = session.documents().unit_of(job.uri)) job.text = unit->text();
  const auto settings = session.configuration().view()->for_document(job.uri).settings;
  const auto or_default = [](const std::string& python) {
    return python.empty() ? std::string("python3") : python;
  };
  job.profile = settings::choice_name(settings->mapping_docs_profile);
  job.torch_python = or_default(settings->mapping_docs_torch_python);
  job.paddle_python = or_default(settings->mapping_docs_paddle_python);
  return job;
}

// What is run: the text that is open may not be saved.
Result<std::string> text_of(const VerifyJob& job) {
  if (job.text) return *job.text;
  return files::read_bytes(job.path, largest_document);
}

std::string last_failure(const std::string& printed) {
  constexpr std::string_view start = "error: ";
  const std::size_t at = printed.rfind(start);
  if (at == std::string::npos) return "the run ended before it was done";
  const std::size_t end = printed.find('\n', at);
  return printed.substr(at + start.size(), end - at - start.size());
}

Result<VerifiedDocument> run_examples(const VerifyJob& job) {
  const auto folder = project::TemporaryFolder::made();
  if (!folder) return tl::unexpected(folder.error());
  const std::string name = job.path.filename().string();
  const std::filesystem::path report = *folder / "report.jsonl";
  const auto text = text_of(job);
  if (!text) return tl::unexpected(text.error());
  if (auto written = folder->write(name, *text); !written) return tl::unexpected(written.error());
  const auto printed =
      run_own_program({"docs", "verify", (*folder / name).string(), "--report", report.string(),
                       "--profile", job.profile, "--torch-python", job.torch_python,
                       "--paddle-python", job.paddle_python, "--format", "json", "--progress"},
                      {folder->path(), job.is_unwanted, job.tell});
  if (!printed) return tl::unexpected(printed.error());
  if (job.is_unwanted()) return error("the run of the examples was cancelled");
  if (printed->err.find("error: ") != std::string::npos) return error(last_failure(printed->err));
  const auto verdicts = files::read_bytes(report, largest_document);
  return read_verified(printed->out, verdicts ? *verdicts : std::string(), job.uri, *text);
}

std::string message_of(const VerifiedDocument& verified) {
  if (verified.examples == 0) return "The document has no example with a half for each framework.";
  return fmt::format("{} of {} give the same.", verified.equal,
                     text::counted(verified.examples, "example"));
}

void deliver(Session& session, Ticket ticket, const VerifyJob& job, WorkProgress& progress,
             const Result<VerifiedDocument>& verified) {
  session.state<VerifyState>().is_running = false;
  progress.end({});
  if (!verified) return answer_failed_run(session, ticket, progress, verified.error());
  session.presentation()->compared->replace("examples of " + job.uri.key(),
                                            {{job.uri.key(), verified->results}});
  show_differences(session, {job.uri});
  const std::string message = message_of(*verified);
  session.replies().answer(ticket, json::object{{"examples", verified->examples},
                                                {"equal", verified->equal},
                                                {"findings", verified->results.differences.size()},
                                                {"message", message}});
  const bool is_clean = verified->equal == verified->examples;
  session.client().show(is_clean ? MessageType::info : MessageType::warning, message);
}

}  // namespace

void verify_examples(Session& session, Ticket ticket,
                     const protocol::ExecuteCommandParams& params) {
  VerifyState& state = session.state<VerifyState>();
  if (state.is_running) {
    return session.replies().answer(
        ticket, failed({"other examples are running: wait for their end, or cancel them", {}}));
  }
  auto job = verify_job(session, arguments_of(params));
  if (!job) return session.replies().answer(ticket, failed(job.error()));
  state.is_running = true;
  auto progress =
      session.state<ProgressState>().start(session, params.work_done_token, "Verifying examples");
  job->is_unwanted = [cancelled = session.replies().cancel_flag(ticket),
                      by_user = progress->cancelled(), at_end = session.stop_at_end()] {
    return cancelled->load() || by_user->load() || at_end();
  };
  job->tell = [progress, post = session.post()](const std::string& what) {
    post(Continue{"an example", [progress, what] { progress->report(what, 0); }});
  };
  session.scheduler().run([&session, ticket, progress, job = *job, post = session.post()] {
    const auto verified = std::make_shared<Result<VerifiedDocument>>(run_examples(job));
    post(Continue{"verified examples", [&session, ticket, progress, job, verified] {
                    deliver(session, ticket, job, *progress, *verified);
                  }});
  });
}

}  // namespace paddle_ls::server
