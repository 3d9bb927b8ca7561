#include "server/mapping_docs/read_markdown.hpp"

#include "project/settings/fields.hpp"
#include "server/mapping_docs/mapping_document.hpp"
#include "server/mapping_docs/table_source_file.hpp"

namespace paddle_ls::server {
namespace {

// Whether the text that is read says what the corpus has to know.
enum class Standing { holds, report };

Reading read_document(const Source& source, const Seat& seat, mapping_docs::Identity identity,
                      Standing standing) {
  auto document = std::make_shared<const MappingDocument>(source, seat, std::move(identity));
  Reading reading;
  if (standing == Standing::holds) {
    reading.concerns_others = seat.corpus->put_document(
        seat.relative, document->identity(), document->validation(), source.segments.front());
  }
  reading.problems = problems_of(document->findings(), seat);
  reading.model = std::move(document);
  return reading;
}

Reading read_table(const Source& source, const Seat& seat, Standing standing) {
  Reading reading;
  if (standing == Standing::holds) {
    reading.concerns_others = seat.corpus->put_table(seat.relative, source.segments.front());
  }
  auto table = std::make_shared<const TableSourceFile>(source, seat);
  reading.problems = problems_of(table->findings(), seat);
  reading.model = std::move(table);
  return reading;
}

}  // namespace

Reading read_markdown(const Source& source, const settings::Settings& settings, Corpora& corpora) {
  const Segment& segment = source.segments.front();
  const auto uri = protocol::Uri::parse(segment.uri);
  const std::string path = uri.file_path().value_or(uri.spelling());
  Seat seat{corpora.corpus_of(path, settings::choice_name(settings.mapping_docs_profile)),
            {},
            settings.diagnostics_severity,
            corpora.compared_files().read(settings.mapping_docs_compare_with),
            rewrite::name(settings.target_release())};
  seat.relative = seat.corpus->relative(path);
  // A file that is read from disk for a report says nothing new: the corpus has read it itself.
  const bool is_alone = seat.corpus->root().empty();
  const Standing standing =
      is_alone || (segment.version && corpora.is_open(path)) ? Standing::holds : Standing::report;
  mapping_docs::Identity identity = mapping_docs::identify(path, seat.profile());
  if (is_mapping_document(path, seat.profile()) || identity.discovered) {
    return read_document(source, seat, std::move(identity), standing);
  }
  if (mapping_docs::looks_like_table_source(*source.text)) {
    return read_table(source, seat, standing);
  }
  return {};
}

}  // namespace paddle_ls::server
