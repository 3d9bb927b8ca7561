#include "project/contents/parse_lenient_json.hpp"

#include <string>

#include <boost/json/parse_options.hpp>
#include <boost/json/parser.hpp>

#include "engine/text/json_places.hpp"
#include "engine/text/lone_escapes.hpp"

namespace paddle_ls::contents {
namespace {

namespace json = boost::json;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
// Destroying deeper values could overflow the stack.
constexpr std::size_t maximum_depth = 2000;

// The same text, byte for byte as long, with what the parser would refuse in strings replaced.
std::string standard(std::string_view text) {
  std::string result(text);
  if (text.starts_with(byte_order_mark)) result.replace(0, byte_order_mark.size(), 3, ' ');
  for (const text::LoneHalf& half : text::lone_escapes(text)) {
    result.replace(half.offset, text::escape_bytes, "\\ufffd");
  }
  return result;
}

Error syntax_error(std::string_view text, const boost::system::error_code& code, std::size_t at) {
  const text::JsonPlaces places(text);
  const auto& found = places.syntax_error();
  const std::string what = found ? found->message : code.message();
  return {"it is not JSON: " + what + " at byte " + std::to_string(found ? found->range.start : at),
          {}};
}

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  const std::string input = standard(text);
  json::parse_options options;
  options.max_depth = maximum_depth;
  json::parser parser({}, options);
  boost::system::error_code code;
  const std::size_t read = parser.write_some(input, code);
  if (!code && read < input.size()) code = json::error::extra_data;
  if (code) return tl::unexpected(syntax_error(input, code, read));
  return parser.release();
}

}  // namespace paddle_ls::contents
