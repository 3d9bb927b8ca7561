#include "project/questions/question_json.hpp"

#include <boost/json/array.hpp>

#include "engine/rewrite/differences/difference_words.hpp"
#include "project/questions/question_words.hpp"

namespace paddle_ls::project {

namespace json = boost::json;

json::object question_json(std::string_view id, const OpenQuestion& question) {
  const rewrite::Difference& row = row_of(id);
  json::array reasons;
  for (const auto& [reason, uses] : reasons_of(question)) {
    reasons.push_back(json::object{{"reason", reason}, {"uses", uses}});
  }
  const Example& example = question.example;
  return {{"id", id},
          {"title", row.title},
          {"differs", rewrite::sentence_of(row)},
          {"concerns", row.concerns},
          {"see", row.see},
          {"count", question.uses.size()},
          {"reasons", std::move(reasons)},
          {"example",
           {{"file", example.file},
            {"line", example.line},
            {"before", example.before},
            {"after", example.after}}}};
}

}  // namespace paddle_ls::project
