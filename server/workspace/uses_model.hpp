// What a document of an editor becomes.
#pragma once

#include "project/conversion/conversion_report.hpp"
#include "server/model/model.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

// A model that is made of uses of torch.
class UsesModel : public Model {
 public:
  const UsesModel* of_uses() const final { return this; }
  virtual const project::AnalysedFile& file() const = 0;
};

// Receives the results for the uses of the document, which is called `shown`; may be null.
struct ReportTo {
  project::ConversionReport* report = nullptr;
  std::string shown = {};
};

// Makes the fixes that `wish` names, of the document alone; of a document that has no uses of
// torch, all fixes of its kind. `stop` is polled.
project::FileConversion converted(const Analysis& analysis, const project::Wish& wish,
                                  Surroundings& surroundings, const syntax::Stop& stop,
                                  const ReportTo& to = {});

}  // namespace paddle_ls::server
