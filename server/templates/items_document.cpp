#include "server/templates/items_document.hpp"

#include "engine/templates/check/check_env.hpp"
#include "engine/templates/fill/shards.hpp"
#include "engine/templates/text/env_json.hpp"
#include "engine/text/markdown.hpp"

namespace paddle_ls::server {

namespace {

// The line that holds `offset`, without its line feed.
text::ByteRange line_around(std::string_view text, std::size_t offset) {
  const std::size_t before = text.substr(0, offset).rfind('\n');
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  return {start, std::min(text.find('\n', start), text.size())};
}

}  // namespace

ItemsDocument::ItemsDocument(const Source& source, ProjectRole role,
                             std::shared_ptr<Projects> projects)
    : ProjectFile(source, std::move(role), std::move(projects)) {
  for (const EntryFiles& files : entries()) {
    for (templates::TemplateFinding& finding : templates::check_shard_items(
             text(), files.entry->shard->key, sharded_keys_of(*files.entry))) {
      report({std::move(finding)});
    }
  }
  settle_findings();
}

std::optional<templates::KeyAt> ItemsDocument::key_at(std::size_t offset) const {
  return templates::key_in_items_at(text(), entries().front().entry->shard->key, offset);
}

std::optional<HoverCard> ItemsDocument::hover(std::size_t offset) const {
  const text::ByteRange line = line_around(text(), offset);
  const auto item = templates::env_from_json(text::slice(text(), line), {});
  if (!item) return {};
  std::string markdown;
  for (const EntryFiles& files : entries()) {
    const templates::ShardEntry& shard = *files.entry->shard;
    const auto hashed = item->find(shard.key);
    const auto* name =
        hashed == item->end() ? nullptr : std::get_if<std::string>(&hashed->second.data);
    const auto index = name != nullptr ? templates::shard_of(*name, shard.count)
                                       : Result<std::size_t>(error("no key"));
    if (!index) continue;
    const auto paths = files.entry->files_of(files.entry->outputs.front());
    if (paths.size() <= *index + 1) continue;
    markdown +=
        "- " + text::code_span(paths[*index + 1]) + " and " + text::code_span(paths.front()) + "\n";
  }
  if (markdown.empty()) return {};
  return HoverCard{line, "This item goes to\n\n" + markdown};
}

}  // namespace paddle_ls::server
