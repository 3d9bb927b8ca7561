#include "server/features/commands/decide.hpp"

#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

#include "engine/files/place_below.hpp"
#include "engine/files/read_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/text/counted.hpp"
#include "engine/text/utf8.hpp"
#include "project/questions/question_words.hpp"
#include "project/settings/settings_file.hpp"
#include "project/settings/write_decision.hpp"
#include "server/features/documents/configuration_changes.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;
using settings::Answer;

constexpr std::size_t largest_answers = std::size_t{4} << 20U;

// A change of a settings file that can be taken back.
struct MadeDecision {
  std::string id;
  fs::path file;
  std::optional<std::string> before;  // nothing: there was no file
  std::string after;
};

struct DecisionsState {
  // Protects the files: simultaneous answers are written one after the other.
  std::shared_ptr<std::mutex> writing = std::make_shared<std::mutex>();
  std::vector<MadeDecision> made;
};

struct AskedDecision {
  settings::Answered answered;
  std::optional<protocol::Uri> uri;
  bool is_for_file = false;
};

// What a worker needs to write answers, and the lock.
struct Desk {
  std::shared_ptr<ConfigurationView> configuration;
  std::map<std::string, std::shared_ptr<const std::string>> open;  // settings files, by key
  std::shared_ptr<std::mutex> writing;
};

Desk desk_of(Session& session) {
  Desk desk{session.configuration().view(), {}, session.state<DecisionsState>().writing};
  for (const auto& [key, document] : session.documents().documents()) {
    if (!key.ends_with(settings::settings_file_name)) continue;
    desk.open[key] = document.buffer.shared_text();
  }
  return desk;
}

bool is_true(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

std::optional<Answer> answer_called(std::string_view name) {
  if (name == "accept") return Answer::accept;
  if (name == "refuse") return Answer::refuse;
  if (name == "forget") return Answer::forget;
  return std::nullopt;
}

Result<settings::Strings> patterns_in(const json::object& from) {
  settings::Strings patterns;
  const json::value* value = from.if_contains("for");
  if (value == nullptr || value->is_null()) return patterns;
  const json::array* list = value->if_array();
  if (list == nullptr || list->empty()) return error("`for` must be a list of patterns");
  for (const json::value& each : *list) {
    if (!each.is_string() || each.get_string().empty()) {
      return error("`for` must be a list of patterns");
    }
    patterns.emplace_back(each.get_string());
  }
  return patterns;
}

Result<AskedDecision> read_decision(const json::object& from) {
  AskedDecision asked;
  asked.answered.id = protocol::text_at(from, "id");
  if (asked.answered.id.empty()) return error("`id` must name a difference");
  if (const auto known = project::difference_called(asked.answered.id); !known) {
    return tl::unexpected(known.error());
  }
  const auto answer = answer_called(protocol::text_at(from, "answer"));
  if (!answer) return error("`answer` must be `accept`, `refuse` or `forget`");
  asked.answered.answer = *answer;
  asked.answered.because = protocol::text_at(from, "because");
  auto patterns = patterns_in(from);
  if (!patterns) return tl::unexpected(patterns.error());
  asked.answered.in = std::move(*patterns);
  if (const auto uri = protocol::text_at(from, "uri"); !uri.empty())
    asked.uri = protocol::Uri::parse(uri);
  asked.is_for_file = is_true(from, "inFile");
  if (asked.is_for_file && !asked.uri) return error("`inFile` needs the `uri` of the file");
  if (asked.is_for_file && !asked.answered.in.empty())
    return error("`inFile` and `for` exclude each other");
  return asked;
}

// The innermost folder of the workspace around `path`; empty for none.
fs::path root_around(const fs::path& path, const std::vector<WorkspaceFolder>& folders) {
  fs::path root;
  for (const WorkspaceFolder& folder : folders) {
    if (folder.path.empty() || !files::is_inside(path, folder.path)) continue;
    if (root.empty() || files::is_inside(folder.path, root)) root = folder.path;
  }
  return root;
}

// The only folder, for a question that names no file.
Result<fs::path> only_root(const std::vector<WorkspaceFolder>& folders) {
  if (folders.size() > 1) {
    return error("several folders are open: `uri` has to name a file in one of them");
  }
  if (folders.empty() || folders.front().path.empty()) {
    return error("no folder is open, so there are no settings to write");
  }
  return folders.front().path;
}

// The settings file that governs the question, or the place for a new one.
Result<fs::path> governing_file(const AskedDecision& asked,
                                const std::vector<WorkspaceFolder>& folders) {
  fs::path root;
  fs::path from;
  if (asked.uri) {
    const auto path = asked.uri->file_path();
    if (!path)
      return error(asked.uri->spelling() + " is not a file, so no settings file governs it");
    root = root_around(*path, folders);
    if (root.empty()) {
      return error(*path + " is outside the workspace, so its settings cannot be written");
    }
    std::error_code unknown;
    from = fs::is_directory(*path, unknown) ? fs::path(*path) : fs::path(*path).parent_path();
  } else {
    auto only = only_root(folders);
    if (!only) return only;
    root = from = *only;
  }
  const auto present = settings::find_settings_file(from, root);
  return present.value_or(root / settings::settings_file_name);
}

// The patterns of .gitignore that fit this file or folder alone; none for `folder` itself.
settings::Strings patterns_for(const fs::path& path, const fs::path& folder) {
  const std::string relative = path.lexically_relative(folder).generic_string();
  if (relative == ".") return {};
  std::string pattern = "/";
  for (const char letter : relative) {
    if (std::string_view("\\*?[]! ").find(letter) != std::string_view::npos) pattern += '\\';
    pattern += letter;
  }
  std::error_code unknown;
  if (fs::is_directory(path, unknown) && !pattern.ends_with('/')) pattern += '/';
  return {pattern};
}

std::string_view without_mark(std::string_view text) {
  if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
  return text;
}

// Nothing if there is no file.
Result<std::optional<std::string>> text_on_disk(const fs::path& file) {
  std::error_code unknown;
  if (!fs::exists(fs::symlink_status(file, unknown))) return std::optional<std::string>();
  return files::read_bytes(file, largest_answers).map([](std::string text) {
    return std::optional(std::move(text));
  });
}

// Unsaved changes in an editor would be lost, or would undo the change made here.
Result<void> nothing_unsaved(const Desk& desk, const fs::path& file,
                             const std::optional<std::string>& on_disk) {
  const auto open = desk.open.find(protocol::Uri::from_path(file.generic_string()).key());
  if (open == desk.open.end()) return {};
  if (without_mark(*open->second) == without_mark(on_disk.value_or(""))) return {};
  return error(file.generic_string() + " has changes in the editor: save it first");
}

Error in_file(const fs::path& file, const Error& problem) {
  return {file.generic_string() + ": " + problem.message, {}};
}

// Writes the answer on a worker. Returns what can be undone; `before` and `after` are equal if the
// settings already say so.
Result<MadeDecision> write(AskedDecision& asked, const Desk& desk) {
  const std::lock_guard lock(*desk.writing);
  const auto file = governing_file(asked, desk.configuration->folders());
  if (!file) return tl::unexpected(file.error());
  const auto before = text_on_disk(*file);
  if (!before) return tl::unexpected(in_file(*file, before.error()));
  if (auto saved = nothing_unsaved(desk, *file, *before); !saved)
    return tl::unexpected(saved.error());
  settings::Answered& answered = asked.answered;
  if (asked.is_for_file) {
    answered.in = patterns_for(*asked.uri->file_path(), file->parent_path());
  }
  const auto uri = protocol::Uri::from_path(file->generic_string());
  answered.question = project::question_asked(answered.id, desk.configuration->for_document(uri));
  if (const auto changed = settings::write_decisions(*file, {&answered, 1}); !changed) {
    return tl::unexpected(in_file(*file, changed.error()));
  } else if (!*changed) {
    return MadeDecision{answered.id, *file, *before, before->value_or("")};
  }
  const auto after = text_on_disk(*file);
  if (!after) return tl::unexpected(in_file(*file, after.error()));
  return MadeDecision{answered.id, *file, *before, after->value_or("")};
}

Result<void> take_back(const MadeDecision& made, const Desk& desk) {
  const std::lock_guard lock(*desk.writing);
  const auto now = text_on_disk(made.file);
  if (!now) return tl::unexpected(in_file(made.file, now.error()));
  if (auto saved = nothing_unsaved(desk, made.file, *now); !saved) return saved;
  if (*now != made.after) {
    return error(made.file.generic_string() + " has changed since the decision on " + made.id +
                 ", so it cannot be taken back: change the file instead");
  }
  if (made.before) return files::replace_unchanged(made.file, made.after, *made.before);
  std::error_code code;
  fs::remove(made.file, code);
  return code ? Result<void>(error(made.file.generic_string() + ": " + code.message()))
              : Result<void>();
}

// "in train.py", "in this project".
std::string place_words(const AskedDecision& asked) {
  if (asked.is_for_file && !asked.answered.in.empty())
    return "in " + fs::path(*asked.uri->file_path()).filename().generic_string();
  if (asked.answered.in.empty()) return "in this project";
  std::string list;
  for (const std::string& pattern : asked.answered.in) {
    list += (list.empty() ? "for " : ", ") + pattern;
  }
  return list;
}

std::string answer_words(const AskedDecision& asked, bool is_changed, const UsesOfQuestions* uses) {
  const settings::Answered& answered = asked.answered;
  const std::string where = place_words(asked);
  if (answered.answer == Answer::forget) {
    return answered.id + (is_changed ? " is not decided any longer " : " was not decided ") + where;
  }
  std::string text = answered.id +
                     (answered.answer == Answer::accept ? " is accepted " : " is not accepted ") +
                     where;
  if (!is_changed) return text + ", as the settings said already";
  const bool is_for_all = answered.in.empty() && uses != nullptr;
  const auto count = is_for_all ? uses->find(answered.id) : UsesOfQuestions::const_iterator();
  if (is_for_all && count != uses->end()) text += ": " + text::counted(count->second, "use");
  return text;
}

void finish(Session& session, Ticket ticket, const fs::path& file, bool is_changed,
            std::string message) {
  if (is_changed) settings_changed(session);
  session.client().show(protocol::MessageType::info, message);
  session.replies().answer(
      ticket, json::object{{"file", protocol::Uri::from_path(file.generic_string()).spelling()},
                           {"changed", is_changed},
                           {"message", std::move(message)}});
}

void fail(Session& session, Ticket ticket, const Error& problem) {
  session.replies().answer(ticket, failure(protocol::ErrorCode::request_failed, problem.message));
}

void undo(Session& session, Ticket ticket) {
  auto& made = session.state<DecisionsState>().made;
  if (made.empty()) return fail(session, ticket, {"there is no decision to take back", {}});
  MadeDecision last = std::move(made.back());
  made.pop_back();
  session.scheduler().run(
      [&session, ticket, last = std::move(last), desk = desk_of(session), post = session.post()] {
        const auto done = take_back(last, desk);
        post(Continue{"a decision that is taken back", [&session, ticket, last, done] {
                        if (!done) {
                          session.state<DecisionsState>().made.push_back(last);
                          return fail(session, ticket, done.error());
                        }
                        finish(session, ticket, last.file, true,
                               "the decision on " + last.id + " is taken back");
                      }});
      });
}

void answer_question(Session& session, Ticket ticket, AskedDecision asked) {
  const auto uses = session.state<AskedQuestions>().at(session.configuration().generation());
  session.scheduler().run([&session, ticket, uses, asked = std::move(asked),
                           desk = desk_of(session), post = session.post()]() mutable {
    auto made = write(asked, desk);
    post(Continue{"a decision", [&session, ticket, uses, asked, made = std::move(made)] {
                    if (!made) return fail(session, ticket, made.error());
                    const bool is_changed = made->before.value_or("") != made->after;
                    if (is_changed) session.state<DecisionsState>().made.push_back(*made);
                    finish(session, ticket, made->file, is_changed,
                           answer_words(asked, is_changed, uses.get()));
                  }});
  });
}

}  // namespace

void decide(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const json::object* argument =
      params.arguments.empty() ? nullptr : params.arguments.front().if_object();
  if (argument != nullptr && is_true(*argument, "undo")) return undo(session, ticket);
  auto asked = argument != nullptr
                   ? read_decision(*argument)
                   : tl::unexpected(Error{"the argument must be {id, answer} or {undo: true}", {}});
  if (asked) return answer_question(session, ticket, std::move(*asked));
  session.replies().answer(ticket,
                           failure(protocol::ErrorCode::invalid_params, asked.error().message));
}

}  // namespace paddle_ls::server
