#include <iostream>

#include "engine/files/write_atomically.hpp"
#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/judge/code_help.hpp"
#include "server/cli/docs/docs_verbs.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace fs = std::filesystem;
using namespace mapping_docs;

int write_pages(const fs::path& folder) {
  for (const Check& check : catalogue()) {
    const fs::path file = folder / (std::string(check.code) + ".md");
    std::error_code failed;
    fs::create_directories(file.parent_path(), failed);
    const auto done = files::write_atomically(file, help_page(check));
    if (done) continue;
    std::cerr << error_prefix << file.generic_string() << ": " << done.error().message << '\n';
    return 2;
  }
  return 0;
}

}  // namespace

int explain(const DocsExplainOptions& options) {
  if (!options.folder.empty()) return write_pages(options.folder);
  if (const Check* check = find_check(options.code)) {
    std::cout << help_page(*check);
    return 0;
  }
  if (!options.code.empty()) {
    std::cerr << error_prefix << "unknown code " << options.code << '\n';
    return 2;
  }
  for (const Check& check : catalogue()) std::cout << check.code << "  " << check.summary << '\n';
  return 0;
}

}  // namespace paddle_ls::cli::docs
