#include "engine/mapping_docs/text/rendered_html.hpp"

#include <md4c-html.h>

namespace paddle_ls::mapping_docs {

std::string rendered_html(std::string_view text) {
  std::string html;
  const auto append = [](const MD_CHAR* piece, MD_SIZE size, void* to) {
    static_cast<std::string*>(to)->append(piece, size);
  };
  md_html(text.data(), static_cast<MD_SIZE>(text.size()), append, &html,
          MD_DIALECT_GITHUB | MD_FLAG_NOHTML, MD_HTML_FLAG_SKIP_UTF8_BOM);
  return html;
}

}  // namespace paddle_ls::mapping_docs
