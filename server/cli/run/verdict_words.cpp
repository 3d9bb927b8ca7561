#include "server/cli/run/verdict_words.hpp"

#include <fmt/core.h>

#include "server/cli/reports/json_schema.hpp"

namespace paddle_ls::cli {

std::string verdict_line(const project::Verdicts& verdicts) {
  return fmt::format("{} safe by proof, {} safe by decision, {} open, {} manual\n",
                     verdicts.by_proof, verdicts.by_decision, verdicts.open,
                     verdicts.manual + verdicts.refused);
}

boost::json::object verdicts_json(const project::Verdicts& verdicts) {
  return {{"safe_by_proof", verdicts.by_proof},
          {"safe_by_decision", verdicts.by_decision},
          {"open", verdicts.open},
          {"refused", verdicts.refused},
          {"manual", verdicts.manual}};
}

boost::json::object verdicts_schema() {
  return schema::object(
      "The number of uses by verdict",
      {{"safe_by_proof",
        schema::count("Safe for every value, or because the style accepts the difference")},
       {"safe_by_decision", schema::count("Safe because the project accepts the difference")},
       {"open", schema::count("Need review, and the project has not decided")},
       {"refused", schema::count("Need review, because the project has refused a difference")},
       {"manual", schema::count("Have to be changed by hand")}});
}

}  // namespace paddle_ls::cli
