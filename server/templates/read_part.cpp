#include "server/templates/read_part.hpp"

#include "engine/files/place_below.hpp"
#include "engine/templates/text/python_characters.hpp"
#include "protocol/uri.hpp"
#include "server/templates/env_document.hpp"
#include "server/templates/items_document.hpp"
#include "server/templates/manifest_document.hpp"
#include "server/templates/output_document.hpp"
#include "server/templates/template_document.hpp"

namespace paddle_ls::server {
namespace {

template <class Document>
Reading read_as(const Source& source, ProjectRole role, const std::shared_ptr<Projects>& projects) {
  auto document = std::make_shared<const Document>(source, std::move(role), projects);
  Reading reading;
  reading.problems = document->problems();
  reading.model = std::move(document);
  return reading;
}

Reading read_role(const Source& source, ProjectRole role,
                  const std::shared_ptr<Projects>& projects) {
  switch (role.part) {
    case TemplatePart::manifest:
      return read_as<ManifestDocument>(source, std::move(role), projects);
    case TemplatePart::source: return read_as<TemplateDocument>(source, std::move(role), projects);
    case TemplatePart::env: return read_as<EnvDocument>(source, std::move(role), projects);
    case TemplatePart::items: return read_as<ItemsDocument>(source, std::move(role), projects);
    case TemplatePart::output: return read_as<OutputDocument>(source, std::move(role), projects);
  }
  return {};
}

// The manifest as this very text has it: the ranges of its entries are in it.
ProjectRole role_of_manifest(const Source& source, ProjectRole role) {
  auto own = std::make_shared<const Project>(
      role.project->folder(), std::make_shared<const Segment>(source.segments.front()));
  role.entries = own->named(role.relative)->entries;
  role.project = std::move(own);
  return role;
}

// The first line of an open text that is not as in the file on disk; nothing when there is no such
// line or no such file.
std::optional<text::ByteRange> edited_place(Texts& texts, const std::string& path,
                                            std::string_view text) {
  const auto on_disk = texts.text_of(path);
  if (!on_disk) return std::nullopt;
  const auto drift =
      templates::find_drift(templates::with_universal_newlines(*on_disk->text), text);
  return drift ? std::optional(drift->range) : std::nullopt;
}

}  // namespace

bool is_template_part(Projects& projects, const std::string& path) {
  return path.ends_with("/" + std::string(templates::Manifest::path)) ||
         projects.role_of(path).has_value();
}

Reading read_template_part(const Source& source, const std::shared_ptr<Projects>& projects) {
  const Segment& segment = source.segments.front();
  const auto path = protocol::Uri::parse(segment.uri).file_path();
  if (!path) return {};
  const bool is_news = segment.version && projects->texts().put_open(*path, segment);
  Reading reading;
  if (auto role = projects->role_of(*path)) {
    if (role->part == TemplatePart::manifest) *role = role_of_manifest(source, std::move(*role));
    reading = read_role(source, std::move(*role), projects);
  }
  reading.concerns_others = is_news;
  return reading;
}

Reading read_headered_output(const Source& source, Projects& projects) {
  const auto path = protocol::Uri::parse(source.segments.front().uri).file_path();
  const auto header = templates::find_generated_header(*source.text);
  if (!header || !path) return {};
  const std::string named(text::slice(*source.text, header->source));
  if (!files::stays_below(named)) return {};
  // Generators name the template relative to some folder above, the root of a checkout or the
  // folder of the output itself.
  Reading reading;
  for (std::size_t slash = path->rfind('/'); slash != std::string::npos && slash > 0;
       slash = path->rfind('/', slash - 1)) {
    auto file = projects.texts().text_of(path->substr(0, slash + 1) + named);
    if (!file || file->uri == source.segments.front().uri) continue;
    const auto output = std::make_shared<const HeaderedOutput>(
        *header, std::move(file), edited_place(projects.texts(), *path, *source.text));
    reading.problems = output->problems();
    reading.model = output;
    break;
  }
  return reading;
}

}  // namespace paddle_ls::server
