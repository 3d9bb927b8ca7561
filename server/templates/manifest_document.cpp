#include "server/templates/manifest_document.hpp"

#include <algorithm>
#include <array>

#include "engine/files/place_below.hpp"
#include "protocol/uri.hpp"
#include "server/templates/output_state.hpp"

namespace paddle_ls::server {

using templates::Located;
using templates::ManifestEntry;

namespace {

// The paths of an entry in the order of their meaning: template, environment, items, outputs.
std::vector<const Located*> paths_of(const ManifestEntry& entry) {
  std::vector<const Located*> paths{&entry.source};
  if (entry.env) paths.push_back(&*entry.env);
  if (entry.shard) paths.push_back(&entry.shard->items);
  for (const Located& output : entry.outputs) paths.push_back(&output);
  return paths;
}

const Located* path_at(const templates::Manifest& manifest, std::size_t offset) {
  for (const ManifestEntry& entry : manifest.entries) {
    if (!entry.range.touches({offset, offset})) continue;
    for (const Located* path : paths_of(entry)) {
      if (path->range.touches({offset, offset})) return path;
    }
  }
  return nullptr;
}

struct Member {
  std::string_view name;
  std::string_view meaning;
  std::string_view value;  // to begin with
};

constexpr std::array members = {
    Member{"template", "the file that is expanded", "\"\""},
    Member{"outputs", "the files that are made, relative to this workspace", "[\"\"]"},
    Member{"env", "the values: a JSON object", "\"\""},
    Member{"dialect", "v1: as torchgen up to torch 2.6; v2: as from 2025 on", "\"v2\""},
    Member{"generator", "what the default generated_comment names", "\"torchgen/gen.py\""},
    Member{"shard", "distribute items over several files",
           "{\"num\": 1, \"key\": \"name\", \"keys\": "
           "[], \"items\": \"\"}"},
    Member{"num", "of a shard: the number of files", "1"},
    Member{"key", "of a shard: the member of an item that decides its file", "\"name\""},
    Member{"keys", "of a shard: the keys to which items add", "[]"},
    Member{"items", "of a shard: the items, one JSON object a line", "\"\""},
};

}  // namespace

ManifestDocument::ManifestDocument(const Source& source, ProjectRole role,
                                   std::shared_ptr<Projects> projects)
    : ProjectFile(source, std::move(role), std::move(projects)) {
  for (const templates::TemplateFinding& finding : manifest().findings) report({finding});
  for (const EntryFiles& files : entries()) check(files);
  settle_findings();
}

void ManifestDocument::report_missing(const Located& path, std::string_view what) {
  if (!files::stays_below(path.text)) return;  // has its own finding
  report({{path.range,
           &templates::codes::manifest_shape,
           std::string(what) + " " + path.text + " cannot be read",
           {},
           {}}});
}

void ManifestDocument::check(const EntryFiles& files) {
  const ManifestEntry& entry = *files.entry;
  if (!files.source) report_missing(entry.source, "the template");
  if (entry.env && !files.env) report_missing(*entry.env, "the environment");
  if (entry.shard && !files.items) report_missing(entry.shard->items, "the file of items");
  const std::vector<OutputState> states = output_states(projects(), *role().project, files);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const OutputState& state = states[i];
    if (state.file && !state.drift) continue;
    // All shards stand for one path of the manifest.
    const Located& output = entry.outputs[entry.shard ? 0 : std::min(i, entry.outputs.size() - 1)];
    Found found{
        {output.range, &templates::codes::stale_output, state.path + " is not made yet", {}, {}}};
    if (state.drift) {
      found.finding.message = state.path + " differs from its template's output";
      found.related.push_back({{state.file, state.drift->range}, state.drift->message});
    }
    found.more_fixes.push_back(regenerate());
    report(std::move(found));
  }
}

std::optional<templates::KeyAt> ManifestDocument::key_at(std::size_t offset) const {
  for (const ManifestEntry& entry : manifest().entries) {
    if (!entry.shard || !entry.range.touches({offset, offset})) continue;
    for (const Located& key : entry.shard->keys) {
      if (key.range.touches({offset, offset})) return templates::KeyAt{key.text, key.range};
    }
  }
  return {};
}

ProjectRole ManifestDocument::role_at(std::size_t offset) const {
  ProjectRole own = role();
  std::erase_if(own.entries, [offset](const ManifestEntry* entry) {
    return !entry->range.touches({offset, offset});
  });
  return own;
}

std::optional<HoverCard> ManifestDocument::hover(std::size_t offset) const {
  const Located* path = path_at(manifest(), offset);
  if (path == nullptr) return {};
  for (const EntryFiles& files : entries()) {
    if (files.entry->source.range == path->range && files.source) {
      return HoverCard{path->range, "template with " +
                                        std::to_string(files.source->source.placeholders().size()) +
                                        " placeholders"};
    }
    if (!files.entry->range.contains(path->range)) continue;
    for (const OutputState& state : output_states(projects(), *role().project, files)) {
      if (state.path != path->text) continue;
      const std::string_view words = !state.file   ? "is not made yet"
                                     : state.drift ? "differs from its template's output"
                                                   : "is up to date";
      return HoverCard{path->range, "`" + state.path + "` " + std::string(words)};
    }
  }
  return {};
}

std::vector<Completion> ManifestDocument::complete(std::size_t offset) const {
  const std::string_view before = text().substr(0, offset);
  const std::size_t quote = before.find_last_of("\"\n");
  if (quote == std::string_view::npos || before[quote] != '"') return {};
  const std::size_t opening = before.substr(0, quote).find_last_not_of(" \t\r\n");
  if (opening == std::string_view::npos) return {};
  const std::size_t end = std::min(text().find_first_of("\"\n", offset), text().size());
  const bool is_closed = end < text().size() && text()[end] == '"';
  const text::ByteRange typed{quote, is_closed ? end + 1 : offset};
  std::vector<Completion> completions;
  if (before[opening] == ':') {
    const bool is_dialect = before.substr(0, opening).ends_with("\"dialect\"");
    for (const std::string_view dialect : {"\"v1\"", "\"v2\""}) {
      if (!is_dialect) break;
      completions.push_back({CompletionKind::value,
                             std::string(dialect.substr(1, 2)),
                             {},
                             {typed, std::string(dialect)}});
    }
    return completions;
  }
  if (before[opening] != '{' && before[opening] != ',') return {};
  const std::size_t behind = text().find_first_not_of(" \t", typed.end);
  const bool has_value = behind != std::string_view::npos && text()[behind] == ':';
  for (const Member& member : members) {
    const std::string name = "\"" + std::string(member.name) + "\"";
    completions.push_back({CompletionKind::parameter,
                           std::string(member.name),
                           std::string(member.meaning),
                           {typed, has_value ? name : name + ": " + std::string(member.value)}});
  }
  return completions;
}

std::vector<FilePlace> ManifestDocument::definition(std::size_t offset) const {
  const Located* path = path_at(manifest(), offset);
  if (path == nullptr) return ProjectFile::definition(offset);
  const auto file = role().project->path_of(path->text);
  const auto text = file ? projects().texts().text_of(*file) : nullptr;
  return text ? std::vector<FilePlace>{start_of(text)} : std::vector<FilePlace>();
}

std::vector<ModelSymbol> ManifestDocument::symbols() const {
  std::vector<ModelSymbol> symbols;
  for (const ManifestEntry& entry : manifest().entries) {
    ModelSymbol symbol{ModelSymbolKind::file, entry.source.text,  {},
                       entry.range,           entry.source.range, {}};
    for (const Located& output : entry.outputs) {
      symbol.children.push_back(
          {ModelSymbolKind::file, output.text, "output", output.range, output.range, {}});
    }
    symbols.push_back(std::move(symbol));
  }
  std::erase_if(symbols, [](const ModelSymbol& symbol) { return symbol.name.empty(); });
  for (ModelSymbol& symbol : symbols) {
    std::erase_if(symbol.children, [](const ModelSymbol& child) { return child.name.empty(); });
  }
  return symbols;
}

std::vector<Link> ManifestDocument::links() const {
  std::vector<Link> links;
  for (const ManifestEntry& entry : manifest().entries) {
    for (const Located* path : paths_of(entry)) {
      const auto file = role().project->path_of(path->text);
      if (!file || path->range.size() < 2) continue;
      links.push_back({{path->range.start + 1, path->range.end - 1},
                       protocol::Uri::from_path(*file).spelling()});
    }
  }
  return links;
}

}  // namespace paddle_ls::server
