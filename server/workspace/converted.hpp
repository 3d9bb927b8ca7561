// What a document of an editor becomes.
#pragma once

#include "project/conversion/conversion_report.hpp"
#include "server/model/model.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

// A model that is made of uses of torch.
class UsesModel : public Model {
 public:
  virtual const project::AnalysedFile& file() const = 0;
};

// Makes the fixes that `wish` names, of the document alone; other fixes of the kind of document
// where it has no uses of torch. `stop` is polled.
// `report`, unless it is null, is told what became of the uses of `shown`.
struct ReportTo {
  project::ConversionReport* report = nullptr;
  std::string shown = {};
};
project::FileConversion converted(const Analysis& analysis, const project::Wish& wish,
                                  Surroundings& surroundings, const syntax::Stop& stop,
                                  const ReportTo& to = {});

}  // namespace paddle_ls::server
