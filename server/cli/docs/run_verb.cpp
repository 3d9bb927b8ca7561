#include "server/cli/docs/docs_verbs.hpp"

namespace paddle_ls::cli::docs {
namespace {

struct Run {
  int operator()(const ValidateOptions& options) const { return validate(options); }
  int operator()(const VerifyOptions& options) const { return verify(options); }
  int operator()(const MetaOptions& options) const { return print_metadata(options); }
  int operator()(const TableOptions& options) const { return make_table(options); }
  int operator()(const NewOptions& options) const { return make_document(options); }
  int operator()(const DocsExplainOptions& options) const { return explain(options); }
};

}  // namespace

int run(const DocsVerb& verb) {
  return std::visit(Run{}, verb);
}

}  // namespace paddle_ls::cli::docs
