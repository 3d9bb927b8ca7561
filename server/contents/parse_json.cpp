#include "server/contents/parse_json.hpp"

#include <optional>
#include <string>

#include <boost/json/parse_options.hpp>
#include <boost/json/parser.hpp>

#include "engine/text/json_places.hpp"
#include "engine/text/surrogates.hpp"

namespace paddle_ls::contents {
namespace {

namespace json = boost::json;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
// Deeper values would be a danger to the stack when they go.
constexpr std::size_t maximum_depth = 2000;
constexpr std::size_t escape_size = 6;  // `\ud83d`

std::optional<unsigned> unit_of_escape(std::string_view text) {
  if (text.size() < escape_size || !text.starts_with("\\u")) return std::nullopt;
  unsigned unit = 0;
  for (const char digit : text.substr(2, 4)) {
    const unsigned value = digit >= '0' && digit <= '9'   ? static_cast<unsigned>(digit - '0')
                           : digit >= 'a' && digit <= 'f' ? static_cast<unsigned>(digit - 'a' + 10)
                           : digit >= 'A' && digit <= 'F' ? static_cast<unsigned>(digit - 'A' + 10)
                                                          : 16;
    if (value > 15) return std::nullopt;
    unit = unit * 16 + value;
  }
  return unit;
}

// The same text, byte for byte as long, with what the parser would refuse in strings replaced.
std::string standard(std::string_view text) {
  std::string result(text);
  if (text.starts_with(byte_order_mark)) result.replace(0, byte_order_mark.size(), 3, ' ');
  for (std::size_t at = result.find('\\'); at != std::string::npos; at = result.find('\\', at)) {
    const std::string_view rest = std::string_view(result).substr(at);
    const auto unit = unit_of_escape(rest);
    if (!unit) {
      at += 2;
      continue;
    }
    const auto next =
        text::is_high_half(*unit) ? unit_of_escape(rest.substr(escape_size)) : std::nullopt;
    const bool is_pair = next && text::is_low_half(*next);
    if ((text::is_high_half(*unit) || text::is_low_half(*unit)) && !is_pair)
      result.replace(at, escape_size, "\\ufffd");
    at += is_pair ? 2 * escape_size : escape_size;
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
