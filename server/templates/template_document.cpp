#include "server/templates/template_document.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/templates/editor/complete_key.hpp"
#include "engine/templates/editor/describe_key.hpp"
#include "engine/templates/editor/edit_keys.hpp"
#include "engine/templates/fill/generate.hpp"
#include "server/templates/output_state.hpp"

namespace paddle_ls::server {

using templates::KeySet;
using templates::Placeholder;

namespace {

// What the manifest says of the keys beside a template.
struct Keys {
  explicit Keys(const EntryFiles& files) : sharded(sharded_keys_of(*files.entry)) {
    const bool is_known = files.env ? files.env->env.has_value() : !files.entry->env;
    context = {is_known ? (files.env ? &*files.env->env : &none) : nullptr,
               supplied_keys_of(*files.entry), files.entry->dialect};
  }
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;

  KeySet sharded;
  templates::Env none;
  templates::TemplateContext context;
};

std::string env_name(const EntryFiles& files) {
  return files.entry->env ? files.entry->env->text : "the environment";
}

}  // namespace

TemplateDocument::TemplateDocument(const Source& source, ProjectRole role,
                                   std::shared_ptr<Projects> projects)
    : ProjectFile(source, std::move(role), std::move(projects)), source_(*source.text) {
  for (const EntryFiles& files : entries()) check(files);
  settle_findings();
}

void TemplateDocument::check(const EntryFiles& files) {
  const Keys keys(files);
  for (templates::TemplateFinding& finding : templates::check_template(source_, keys.context)) {
    Found found{std::move(finding)};
    if (found.finding.code == &templates::codes::key_missing && files.env) {
      const Placeholder* placeholder =
          templates::placeholder_at(source_, found.finding.range.start);
      const std::string key(source_.key(*placeholder));
      found.related.push_back({start_of(files.env->file), "the environment"});
      if (auto edit = templates::add_env_key(*files.env->file->text, files.env->places, key,
                                             placeholder->placement)) {
        ProblemFix fix{"Add '" + key + "' to " + env_name(files), {}};
        fix.change.edits.push_back({files.env->file, {std::move(*edit)}});
        found.more_fixes.push_back(std::move(fix));
      }
    }
    report(std::move(found));
  }
}

// A comma without effect can be removed without a review.
text::Edits TemplateDocument::fix_all(const syntax::Stop&) const {
  text::Edits edits;
  for (const Found& each : found()) {
    if (each.finding.code != &templates::codes::comma_without_effect) continue;
    edits.insert(edits.end(), each.finding.edits.begin(), each.finding.edits.end());
  }
  return text::normalized(std::move(edits)).value_or(text::Edits());
}

std::vector<Action> TemplateDocument::actions(text::ByteRange range) const {
  std::vector<Action> actions;
  const auto add = [&](std::string title, text::Edit edit) {
    actions.push_back(
        {ActionKind::rewrite, std::move(title), {{{nullptr, {std::move(edit)}}}, {}}});
  };
  const Placeholder* placeholder = templates::placeholder_at(source_, range.start);
  if (placeholder != nullptr) {
    if (auto braces = templates::add_braces(source_, *placeholder)) {
      add("Put braces around the key", std::move(*braces));
    }
    if (placeholder->placement == templates::Placement::inside_line) {
      if (!placeholder->comma_before && !placeholder->comma_after) {
        add("Write a comma before the list, unless it is empty",
            templates::add_comma(source_, *placeholder));
      }
      add("Move to a separate line, as a block",
          templates::move_to_own_line(source_, *placeholder));
    }
  }
  for (Action& action : ProjectFile::actions(range)) actions.push_back(std::move(action));
  return actions;
}

std::optional<templates::KeyAt> TemplateDocument::key_at(std::size_t offset) const {
  const Placeholder* placeholder = templates::placeholder_at(source_, offset);
  if (placeholder == nullptr) return {};
  return templates::KeyAt{std::string(source_.key(*placeholder)), placeholder->key};
}

std::string TemplateDocument::describe(const Placeholder& placeholder,
                                       const EntryFiles& files) const {
  const std::string key(source_.key(placeholder));
  const Keys keys(files);
  if (keys.sharded.contains(key)) {
    return "**" + key + "**: a list of each shard, from the items of `" +
           files.entry->shard->items.text + "`\n";
  }
  const templates::TemplateValue* value = nullptr;
  if (keys.context.env != nullptr) {
    const auto found = keys.context.env->find(key);
    if (found != keys.context.env->end()) value = &found->second;
  }
  const templates::TemplateValue comment(templates::default_generated_comment(
      {files.entry->generator, files.entry->source.text}, files.entry->dialect));
  const bool is_supplied = value == nullptr && key == "generated_comment";
  std::string text = templates::describe_key(source_, placeholder, is_supplied ? &comment : value);
  if (is_supplied) return text + "\nfrom the file manager\n";
  if (value != nullptr) text += "\nfrom `" + env_name(files) + "`\n";
  return text;
}

std::optional<HoverCard> TemplateDocument::hover(std::size_t offset) const {
  const Placeholder* placeholder = templates::placeholder_at(source_, offset);
  if (placeholder == nullptr) return {};
  std::set<std::string> shown;
  std::string markdown;
  for (const EntryFiles& files : entries()) {
    std::string text = describe(*placeholder, files);
    if (!shown.insert(text).second) continue;
    if (!markdown.empty()) markdown += "\n---\n\n";
    markdown += text;
  }
  return HoverCard{placeholder->written(), std::move(markdown)};
}

std::vector<Completion> TemplateDocument::complete(std::size_t offset) const {
  std::map<std::string, Completion> by_key;
  for (const EntryFiles& files : entries()) {
    const Keys keys(files);
    auto offered = templates::complete_key(text(), offset, keys.context);
    if (!offered) return {};
    for (templates::KeyCompletion& item : offered->items) {
      by_key.try_emplace(item.key, Completion{CompletionKind::parameter,
                                              item.key,
                                              std::move(item.detail),
                                              {offered->replace, std::move(item.insert)}});
    }
  }
  std::vector<Completion> completions;
  for (auto& [key, completion] : by_key) completions.push_back(std::move(completion));
  return completions;
}

std::vector<ModelSymbol> TemplateDocument::symbols() const {
  std::vector<ModelSymbol> symbols;
  std::set<std::string_view> seen;
  for (const Placeholder& placeholder : source_.placeholders()) {
    const std::string_view key = source_.key(placeholder);
    if (!seen.insert(key).second) continue;
    const bool is_block = placeholder.placement == templates::Placement::block;
    symbols.push_back({ModelSymbolKind::key,
                       std::string(key),
                       is_block ? "block" : "inside a line",
                       placeholder.written(),
                       placeholder.key,
                       {}});
  }
  return symbols;
}

// The outputs of the template, each with its state.
std::vector<Lens> TemplateDocument::lenses() const {
  std::vector<Lens> lenses;
  for (const EntryFiles& files : entries()) {
    for (const OutputState& output : output_states(projects(), *role().project, files)) {
      if (!output.file) {
        lenses.push_back(
            {{0, 0}, output.path + ": not made yet", start_of(role().project->file())});
        continue;
      }
      const text::ByteRange at = output.drift ? output.drift->range : text::ByteRange{};
      lenses.push_back(
          {{0, 0}, output.path + (output.drift ? ": differs" : ": up to date"), {output.file, at}});
    }
  }
  return lenses;
}

std::vector<Token> TemplateDocument::tokens(text::ByteRange) const {
  std::vector<Token> tokens;
  for (const Placeholder& placeholder : source_.placeholders()) {
    const text::ByteRange written = placeholder.written();
    tokens.push_back({{written.start, placeholder.key.start}, TokenKind::operator_});
    tokens.push_back({placeholder.key, TokenKind::variable});
    if (placeholder.key.end < written.end) {
      tokens.push_back({{placeholder.key.end, written.end}, TokenKind::operator_});
    }
  }
  return tokens;
}

std::vector<Inlay> TemplateDocument::inlays(text::ByteRange range) const {
  std::vector<Inlay> inlays;
  if (entries().empty()) return inlays;
  const auto made = Projects::make(entries().front());
  if (!made || made->empty()) return inlays;
  const templates::MadeFile& file = made->front();
  // A template with other line ends is expanded from a copy with its own places.
  if (file.expansion.produced.size() != source_.placeholders().size()) return inlays;
  for (const templates::LineCount& count : block_line_counts(source_, file.expansion)) {
    if (!range.touches({count.offset, count.offset})) continue;
    inlays.push_back(
        {count.offset, "×" + std::to_string(count.lines) + " lines", "in `" + file.path + "`"});
  }
  return inlays;
}

}  // namespace paddle_ls::server
