#include "engine/ir/legacy/call_stack.hpp"

#include <charconv>

#include "engine/text/cut.hpp"

namespace paddle_ls::ir {

namespace {

std::string_view trimmed(std::string_view text) {
  return text::trimmed(text, " \t\r\n");
}

// `File "net.py", line 12, in forward`
std::optional<PythonFrame> frame_of(std::string_view text) {
  constexpr std::string_view opening = "File \"";
  constexpr std::string_view line_word = "\", line ";
  constexpr std::string_view function_word = ", in ";
  text = trimmed(text);
  if (!text.starts_with(opening)) return std::nullopt;
  text.remove_prefix(opening.size());
  const std::size_t end = text.find(line_word);
  if (end == std::string_view::npos) return std::nullopt;
  PythonFrame frame;
  frame.file = text.substr(0, end);
  text.remove_prefix(end + line_word.size());
  const auto number = std::from_chars(text.data(), text.data() + text.size(), frame.line);
  if (number.ec != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(number.ptr - text.data()));
  if (text.starts_with(function_word)) {
    text.remove_prefix(function_word.size());
    frame.function = text.substr(0, text.find('\n'));
  }
  return frame;
}

bool is_inside_paddle(std::string_view file) {
  return file.find("/paddle/") != std::string_view::npos ||
         file.find("\\paddle\\") != std::string_view::npos;
}

}  // namespace

std::vector<PythonFrame> call_stack(const OpDesc& op) {
  const LegacyValue* value = op.attribute("op_callstack");
  const auto* lines = value ? std::get_if<List<std::string_view>>(value) : nullptr;
  std::vector<PythonFrame> frames;
  if (!lines) return frames;
  for (const std::string_view line : *lines) {
    if (const auto frame = frame_of(line)) {
      frames.push_back(*frame);
    } else if (!frames.empty() && frames.back().source.empty()) {
      frames.back().source = trimmed(line);
    }
  }
  return frames;
}

std::optional<PythonFrame> user_frame(const OpDesc& op) {
  const auto frames = call_stack(op);
  for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
    if (!is_inside_paddle(frame->file)) return *frame;
  }
  if (frames.empty()) return std::nullopt;
  return frames.back();
}

}  // namespace paddle_ls::ir
