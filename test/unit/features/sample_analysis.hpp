// An analysis of a document, or of the cells of a notebook, without a session around it.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

// `cells` are the Python texts of documents file:///w/0.py, file:///w/1.py and so on. A single one
// is a file.
inline Analysis analysis_of(const std::vector<std::string>& cells,
                            settings::Settings settings = {}) {
  Analysis analysis;
  std::string whole;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string uri = "file:///w/" + std::to_string(i) + ".py";
    const auto text = std::make_shared<const std::string>(cells[i]);
    analysis.source.segments.push_back({uri,
                                        uri,
                                        static_cast<std::int32_t>(i + 1),
                                        {whole.size(), whole.size() + text->size()},
                                        text,
                                        std::make_shared<const text::LineIndex>(*text)});
    whole += cells[i] + "\n";
  }
  if (cells.size() == 1) whole.pop_back();
  analysis.source.kind = DocumentKind::python;
  analysis.source.key = cells.size() == 1 ? "file:///w/0.py" : "file:///w/notebook.ipynb";
  analysis.source.text = std::make_shared<const std::string>(std::move(whole));
  analysis.settings = std::make_shared<const settings::Settings>(std::move(settings));
  const project::Configuration configuration{analysis.settings,
                                             std::make_shared<const rewrite::RuleSet>()};
  modules::Neighbours nobody;
  analysis.uses =
      project::analyse({project::Form::python, {}, analysis.source.text, cells_of(analysis.source)},
                       configuration, {}, nobody)
          ->uses;
  analysis.complete = true;
  return analysis;
}

}  // namespace paddle_ls::server
