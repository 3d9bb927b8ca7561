// The document as readers of the site will see it: md4c's rendering in GitHub's dialect.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::mapping_docs {

// The body as HTML; raw HTML of the document is kept out, since a preview runs in the editor.
std::string rendered_html(std::string_view text);

}  // namespace paddle_ls::mapping_docs
