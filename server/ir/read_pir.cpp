#include "server/ir/read_pir.hpp"

#include "project/settings/known_codes.hpp"
#include "server/ir/pir_document.hpp"

namespace paddle_ls::server {

bool is_pir(const protocol::Uri& uri, std::string_view language_id) {
  return language_id == "pir" || uri.key().ends_with(".pir") ||
         query_of_virtual_uri(uri.spelling()).has_value();
}

Reading read_pir(const Source& source, const settings::Settings& settings, Models& models) {
  std::shared_ptr<const PrintedModel> model;
  models.use_tables(settings.ir_op_tables);
  if (const auto query = query_of_virtual_uri(source.segments.front().uri)) {
    // A model that cannot be read any more leaves the text that was made of it.
    if (auto loaded = models.load(*query, {})) model = std::move(*loaded);
  }
  auto document = std::make_shared<const PirTextDocument>(source, std::move(model));
  Reading reading;
  reading.problems = document->problems();
  reading.model = std::move(document);
  return reading;
}

std::vector<Problem> remarks_of_models(const Models& models, const std::string& path,
                                       const Segment& file) {
  std::vector<Problem> problems;
  for (const PythonRemark& remark : models.remarks_on(path)) {
    if (remark.line >= file.lines->line_count()) continue;
    problems.push_back({file.lines->line_content(*file.text, remark.line),
                        *settings::find_code(ir::info(remark.code).id),
                        remark.message,
                        {},
                        remark.model_uri});
  }
  return problems;
}

}  // namespace paddle_ls::server
