#include "server/templates/env_document.hpp"

#include <algorithm>
#include <map>

#include "engine/templates/check/check_env.hpp"
#include "engine/templates/check/value_facts.hpp"
#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/json_key.hpp"
#include "engine/text/markdown.hpp"
#include "server/templates/key_scope.hpp"

namespace paddle_ls::server {

using templates::KeySet;

namespace {

// The name before `offset` that a quote begins where an object expects a name.
std::optional<text::ByteRange> name_being_typed(std::string_view json, std::size_t offset) {
  const std::size_t quote = json.substr(0, offset).find_last_of("\"\n");
  if (quote == std::string_view::npos || json[quote] != '"') return {};
  const std::size_t before = json.substr(0, quote).find_last_not_of(" \t\r\n");
  if (before == std::string_view::npos || (json[before] != '{' && json[before] != ',')) return {};
  const std::size_t end = std::min(json.find_first_of("\"\n", offset), json.size());
  const bool is_closed = end < json.size() && json[end] == '"';
  return text::ByteRange{quote, is_closed ? end + 1 : offset};
}

}  // namespace

EnvDocument::EnvDocument(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects)
    : ProjectFile(source, std::move(role), std::move(projects)),
      env_(templates::env_from_json(text(), {})),
      places_(text()) {
  if (!env_) {
    const auto& broken = places_.syntax_error();
    report({{broken ? broken->range : text::ByteRange{0, 0},
             &templates::codes::manifest_shape,
             broken ? broken->message : env_.error().message,
             {},
             {}}});
    return;
  }
  report_unused_keys();
  report_shard_faults();
  settle_findings();
}

void EnvDocument::report_unused_keys() {
  KeySet used;
  std::map<std::string, Related> users;  // by file
  for (const EntryFiles& files : entries()) {
    if (!files.source) return;  // who knows what it uses
    used.merge(templates::used_keys(files.source->source));
    users.try_emplace(files.source->file->uri, Related{start_of(files.source->file), "not here"});
  }
  std::vector<Related> related;
  for (const auto& [uri, user] : users) related.push_back(user);
  for (templates::TemplateFinding& finding : templates::check_unused_keys(*env_, places_, used)) {
    report({std::move(finding), related});
  }
}

void EnvDocument::report_shard_faults() {
  for (const EntryFiles& files : entries()) {
    if (!files.entry->shard) continue;
    for (templates::TemplateFinding& finding :
         templates::check_base_env(*env_, places_, sharded_keys_of(*files.entry))) {
      report({std::move(finding)});
    }
  }
}

std::optional<templates::KeyAt> EnvDocument::key_at(std::size_t offset) const {
  return env_ ? templates::key_at(*env_, places_, offset) : std::nullopt;
}

std::optional<HoverCard> EnvDocument::hover(std::size_t offset) const {
  const auto at = key_at(offset);
  if (!at) return {};
  std::map<std::string, std::size_t> uses;  // by template
  for (const FilePlace& use : KeyScope(projects(), role()).uses(at->key)) {
    ++uses[use.file->uri.substr(use.file->uri.rfind('/') + 1)];
  }
  std::string markdown = "**" + text::plain_in_markdown(at->key) +
                         "**: " + templates::kind_in_words(env_->find(at->key)->second) + "\n";
  if (uses.empty()) markdown += "\nno template uses it\n";
  for (const auto& [name, count] : uses) {
    markdown += "\n- " + text::code_span(name) + ": " + std::to_string(count) +
                (count == 1 ? " use" : " uses");
  }
  return HoverCard{at->range, std::move(markdown)};
}

// The keys that a template uses and this text does not have.
std::vector<Completion> EnvDocument::complete(std::size_t offset) const {
  const auto typed = name_being_typed(text(), offset);
  if (!typed) return {};
  KeySet wanted;
  for (const EntryFiles& files : entries()) {
    if (!files.source) continue;
    KeySet used = templates::used_keys(files.source->source);
    for (const std::string& supplied : supplied_keys_of(*files.entry)) used.erase(supplied);
    wanted.merge(used);
  }
  std::vector<Completion> completions;
  for (const std::string& key : wanted) {
    const auto there = templates::definition_of(places_, key);
    if (there && !there->touches(*typed)) continue;
    completions.push_back({CompletionKind::parameter,
                           key,
                           "used by a template",
                           {*typed, templates::json_text(key)}});
  }
  return completions;
}

std::vector<ModelSymbol> EnvDocument::symbols() const {
  std::vector<ModelSymbol> symbols;
  if (!env_) return symbols;
  for (const auto& [key, value] : *env_) {
    const std::string pointer = templates::json_pointer_to_key(key);
    const auto name = places_.name(pointer);
    const auto place = places_.value(pointer);
    if (!name || !place || key.empty()) continue;
    symbols.push_back({ModelSymbolKind::key,
                       key,
                       templates::kind_in_words(value),
                       {name->start, place->end},
                       *name,
                       {}});
  }
  std::sort(symbols.begin(), symbols.end(), [](const ModelSymbol& a, const ModelSymbol& b) {
    return a.range.start < b.range.start;
  });
  return symbols;
}

}  // namespace paddle_ls::server
