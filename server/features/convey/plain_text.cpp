#include "server/features/convey/plain_text.hpp"

#include <md4c.h>

namespace paddle_ls::server {
namespace {

// md4c calls back for every block, span and text; this collects the text and the line breaks.
class PlainText {
 public:
  std::string take() {
    while (!text_.empty() && text_.back() == '\n') text_.pop_back();
    return std::move(text_);
  }

  static int enter_block(MD_BLOCKTYPE type, void*, void* self) {
    auto& out = static_cast<PlainText*>(self)->text_;
    if (type == MD_BLOCK_LI) out += "- ";
    return 0;
  }

  static int leave_block(MD_BLOCKTYPE type, void*, void* self) {
    auto& out = static_cast<PlainText*>(self)->text_;
    switch (type) {
      case MD_BLOCK_TH:
      case MD_BLOCK_TD: out += "  "; break;
      case MD_BLOCK_TR: end_line(out); break;
      case MD_BLOCK_H:
      case MD_BLOCK_P:
      case MD_BLOCK_CODE:
      case MD_BLOCK_TABLE:
        end_line(out);
        out += '\n';
        break;
      case MD_BLOCK_LI: end_line(out); break;
      default: break;
    }
    return 0;
  }

  static int span(MD_SPANTYPE, void*, void*) { return 0; }

  static int add_text(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
    auto& out = static_cast<PlainText*>(self)->text_;
    if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR) {
      out += '\n';
    } else {
      out.append(text, size);
    }
    return 0;
  }

 private:
  static void end_line(std::string& out) {
    while (!out.empty() && out.back() == ' ') out.pop_back();
    if (!out.empty() && out.back() != '\n') out += '\n';
  }

  std::string text_;
};

}  // namespace

std::string plain_text(std::string_view markdown) {
  const MD_PARSER parser{0,
                         MD_FLAG_TABLES | MD_FLAG_NOHTML,
                         PlainText::enter_block,
                         PlainText::leave_block,
                         PlainText::span,
                         PlainText::span,
                         PlainText::add_text,
                         nullptr,
                         nullptr};
  PlainText result;
  if (md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &result) != 0) {
    return std::string(markdown);
  }
  return result.take();
}

}  // namespace paddle_ls::server
