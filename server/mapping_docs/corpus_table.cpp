#include "server/mapping_docs/corpus_table.hpp"

#include "engine/text/line_index.hpp"

namespace paddle_ls::server {
namespace {

using namespace mapping_docs;

// One line of an error for each place.
class Obstacles {
 public:
  void add(std::string_view file, std::size_t line, std::string_view why) {
    if (!text_.empty()) text_ += "\n";
    text_ += std::string(file) + ":" + std::to_string(line + 1) + ": " + std::string(why);
  }
  bool empty() const { return text_.empty(); }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

// The generator would silently leave such a document out.
void add_rejected(const Index& index, Obstacles& obstacles) {
  for (const auto& [path, document] : index.documents()) {
    if (document.discovered && !document.skipped && !document.metadata) {
      obstacles.add(path, 0, "the document is rejected");
    }
  }
}

void add_duplicates(const GeneratedTable& table, const std::string& source, Obstacles& obstacles) {
  for (const DuplicateApi& duplicate : table.duplicates) {
    for (const RowOrigin& origin : duplicate.origins) {
      const std::string from = origin.document.empty() ? "" : ", from " + origin.document;
      obstacles.add(
          source, origin.line,
          duplicate.api + " gets " + std::to_string(duplicate.origins.size()) + " rows" + from);
    }
  }
}

}  // namespace

Result<GeneratedTable> corpus_table(const Corpus& corpus, const std::string& relative,
                                    Duplicates duplicates) {
  return corpus.ask([&](const Index& index) -> Result<GeneratedTable> {
    const auto source = index.tables().find(relative);
    if (source == index.tables().end()) return error("this is not a table source", relative);
    Obstacles obstacles;
    add_rejected(index, obstacles);
    if (!obstacles.empty()) return error(obstacles.take(), relative);
    GeneratedTable table =
        generate_table(source->second.text, index.documented_apis(relative), corpus.profile());
    const text::LineIndex lines(source->second.text);
    for (const SourceProblem& problem : table.problems) {
      obstacles.add(relative, lines.line_of(problem.range.start), problem.message);
    }
    if (duplicates == Duplicates::refused) add_duplicates(table, relative, obstacles);
    if (!obstacles.empty()) return error(obstacles.take(), relative);
    return table;
  });
}

}  // namespace paddle_ls::server
