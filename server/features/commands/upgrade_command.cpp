#include "server/features/commands/upgrade_command.hpp"

#include <filesystem>

#include "server/features/commands/work/file_arguments.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/ir/upgrade_report.hpp"

namespace paddle_ls::server {

namespace {

namespace fs = std::filesystem;

// A file that the arguments name by URI or by path; empty where they do not.
fs::path path_at(const json::object& arguments, std::string_view name) {
  const std::string text = protocol::text_at(arguments, name);
  if (text.empty()) return {};
  const auto uri = protocol::Uri::parse(text);
  return uri.file_path().value_or(text);
}

Result<UpgradeRequest> request_of(const json::object& arguments) {
  UpgradeRequest request;
  request.model = path_at(arguments, "uri");
  if (request.model.empty()) request.model = path_at(arguments, "path");
  if (!request.model.is_absolute()) {
    return error("the argument must name a model by \"uri\" or \"path\"");
  }
  request.folder = path_at(arguments, "folder");
  if (request.folder.empty()) request.folder = request.model.parent_path() / "paddle3";
  request.parameters = path_at(arguments, "parameters");
  const json::value* replace = arguments.if_contains("replace");
  request.replace = replace != nullptr && *replace == true;
  return request;
}

json::value uri_or_null(const fs::path& file) {
  if (file.empty()) return nullptr;
  return json::value(protocol::Uri::from_path(file.generic_string()).spelling());
}

json::array texts(const std::vector<std::string>& lines) {
  json::array array;
  for (const std::string& line : lines) array.emplace_back(line);
  return array;
}

Outcome outcome_of(const UpgradedModel& model) {
  return json::object{{"headline", upgrade_headline(model.upgraded)},
                      {"lines", texts(upgrade_lines(model.upgraded))},
                      {"failures", texts(upgrade_failures(model))},
                      {"program", uri_or_null(model.program_file)},
                      {"parameters", uri_or_null(model.parameters_file)}};
}

void say(Session& session, const UpgradeRequest& request, const UpgradedModel& model) {
  using protocol::MessageType;
  const std::string name = request.model.filename().generic_string();
  if (!model.program_file.empty()) {
    session.client().show(MessageType::info, name + " is written for Paddle 3 as " +
                                                 model.program_file.generic_string() + ": " +
                                                 upgrade_headline(model.upgraded) + ".");
    return;
  }
  const auto failures = upgrade_failures(model);
  session.client().show(
      MessageType::warning,
      name + " is not written: " + failures.front() +
          (failures.size() > 1 ? " (and " + std::to_string(failures.size() - 1) + " more)"
                               : std::string()));
}

}  // namespace

void upgrade_legacy_model(Session& session, Ticket ticket,
                          const protocol::ExecuteCommandParams& params) {
  auto request = request_of(arguments_of(params));
  if (!request) return session.replies().answer(ticket, failed(request.error()));
  auto progress =
      session.state<ProgressState>().start(session, params.work_done_token, "Writing the model");
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  session.scheduler().run([&session, ticket, progress, cancelled, request = std::move(*request),
                           post = session.post()]() mutable {
    request.is_cancelled = [&] { return cancelled->load() || progress->cancelled()->load(); };
    const auto made = std::make_shared<Result<UpgradedModel>>(upgrade_model(request));
    request.is_cancelled = nullptr;
    post(Continue{"a model that was upgraded", [&session, ticket, progress, request, made] {
                    progress->end({});
                    session.replies().answer(ticket,
                                             *made ? outcome_of(**made) : failed(made->error()));
                    if (*made) say(session, request, **made);
                  }});
  });
}

}  // namespace paddle_ls::server
