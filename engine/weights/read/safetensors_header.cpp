#include "engine/weights/read/safetensors_header.hpp"

#include <algorithm>
#include <limits>

#include <boost/json/basic_parser_impl.hpp>

namespace paddle_ls::weights {

namespace {

using ParserError = boost::system::error_code;

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

// What the parser calls for each part of the text. False from a call ends the parsing.
class HeaderHandler {
 public:
  static constexpr std::size_t max_object_size = no_limit;
  static constexpr std::size_t max_array_size = no_limit;
  static constexpr std::size_t max_key_size = no_limit;
  static constexpr std::size_t max_string_size = no_limit;

  static bool on_document_begin(ParserError& /*unused*/) { return true; }
  static bool on_document_end(ParserError& /*unused*/) { return true; }
  static bool on_comment_part(std::string_view /*unused*/, ParserError& /*unused*/) { return true; }
  static bool on_comment(std::string_view /*unused*/, ParserError& /*unused*/) { return true; }
  static bool on_number_part(std::string_view /*unused*/, ParserError& /*unused*/) { return true; }

  bool on_object_begin(ParserError& stop) {
    ++depth_;
    if (depth_ == 1) return true;
    if (depth_ != 2) return fail(not_a_tensor, stop);
    is_metadata_ = name_ == "__metadata__";
    seen_ = 0;
    tensor_ = {};
    tensor_.name = name_;
    return true;
  }

  bool on_object_end(std::size_t /*unused*/, ParserError& stop) {
    --depth_;
    if (depth_ != 1 || is_metadata_) return true;
    if (seen_ != all_fields || offsets_.size() != 2) return fail(not_a_tensor, stop);
    if (header_.tensors.size() == max_header_tensors)
      return fail("there are too many tensors", stop);
    tensor_.start = offsets_[0];
    tensor_.end = offsets_[1];
    header_.tensors.push_back(std::move(tensor_));
    return true;
  }

  bool on_array_begin(ParserError& stop) {
    ++depth_;
    if (depth_ != 3 || is_metadata_) return fail(not_a_tensor, stop);
    if (key_ == "shape") return start(shape_field, tensor_.shape, stop);
    if (key_ == "data_offsets") return start(offsets_field, offsets_, stop);
    return fail(not_a_tensor, stop);
  }

  bool on_array_end(std::size_t /*unused*/, ParserError& /*unused*/) {
    --depth_;
    return true;
  }

  bool on_key_part(std::string_view part, std::size_t /*unused*/, ParserError& /*unused*/) {
    text_ += part;
    return true;
  }

  bool on_key(std::string_view part, std::size_t size, ParserError& stop) {
    on_key_part(part, size, stop);
    (depth_ == 1 ? name_ : key_) = std::exchange(text_, {});
    return true;
  }

  bool on_string_part(std::string_view part, std::size_t /*unused*/, ParserError& /*unused*/) {
    text_ += part;
    return true;
  }

  bool on_string(std::string_view part, std::size_t /*unused*/, ParserError& stop) {
    text_ += part;
    std::string value = std::exchange(text_, {});
    if (depth_ != 2) return fail(not_a_tensor, stop);
    if (is_metadata_) {
      if (header_.metadata.size() == max_header_metadata) return fail("it is too long", stop);
      header_.metadata.emplace_back(key_, std::move(value));
      return true;
    }
    if (key_ != "dtype" || !see(type_field, stop)) return fail(not_a_tensor, stop);
    tensor_.type = std::move(value);
    return true;
  }

  bool on_int64(std::int64_t value, std::string_view text, ParserError& stop) {
    if (value < 0) return fail(not_a_tensor, stop);
    return on_uint64(static_cast<std::uint64_t>(value), text, stop);
  }

  bool on_uint64(std::uint64_t value, std::string_view /*unused*/, ParserError& stop) {
    if (depth_ != 3 || numbers_->size() == max_rank) return fail(not_a_tensor, stop);
    numbers_->push_back(value);
    return true;
  }

  bool on_double(double /*unused*/, std::string_view /*unused*/, ParserError& stop) {
    return fail(not_a_tensor, stop);
  }
  bool on_bool(bool /*unused*/, ParserError& stop) { return fail(not_a_tensor, stop); }
  bool on_null(ParserError& stop) { return fail(not_a_tensor, stop); }

  SafetensorsHeader& header() { return header_; }
  const std::optional<Error>& problem() const { return problem_; }

 private:
  static constexpr std::string_view not_a_tensor =
      "a tensor needs `dtype`, `shape` and `data_offsets`";
  static constexpr unsigned type_field = 1;
  static constexpr unsigned shape_field = 2;
  static constexpr unsigned offsets_field = 4;
  static constexpr unsigned all_fields = 7;

  bool fail(std::string_view why, ParserError& stop) {
    if (!problem_) {
      problem_ = depth_ == 0 ? Error{"the header is not a JSON object", {}}
                             : Error{std::string(why), name_};
    }
    stop = boost::json::error::syntax;
    return false;
  }

  bool see(unsigned field, ParserError& stop) {
    if ((seen_ & field) != 0) return fail("a tensor says the same twice", stop);
    seen_ |= field;
    return true;
  }

  bool start(unsigned field, std::vector<std::uint64_t>& numbers, ParserError& stop) {
    numbers.clear();
    numbers_ = &numbers;
    return see(field, stop);
  }

  SafetensorsHeader header_;
  std::optional<Error> problem_;
  std::size_t depth_ = 0;
  std::string text_;  // of the key or string that is being read
  std::string name_;
  std::string key_;  // in the tensor or the metadata
  bool is_metadata_ = false;
  HeaderTensor tensor_;
  std::vector<std::uint64_t> offsets_;
  std::vector<std::uint64_t>* numbers_ = nullptr;  // the list that is being read
  unsigned seen_ = 0;                              // fields of the tensor
};

Result<void> check_unique(const std::vector<HeaderTensor>& tensors) {
  std::vector<std::string_view> names;
  names.reserve(tensors.size());
  for (const HeaderTensor& tensor : tensors) names.push_back(tensor.name);
  std::ranges::sort(names);
  const auto twice = std::ranges::adjacent_find(names);
  if (twice != names.end()) return error("two tensors have one name", std::string(*twice));
  return {};
}

}  // namespace

Result<SafetensorsHeader> parse_safetensors_header(std::string_view json) {
  boost::json::basic_parser<HeaderHandler> parser{boost::json::parse_options{}};
  ParserError problem;
  const std::size_t read = parser.write_some(false, json.data(), json.size(), problem);
  HeaderHandler& handler = parser.handler();
  if (handler.problem()) return tl::unexpected(*handler.problem());
  const bool has_more = json.find_first_not_of(" \t\r\n", read) != std::string_view::npos;
  if (problem || has_more) return error("the header is not a JSON object");
  if (auto checked = check_unique(handler.header().tensors); !checked) {
    return tl::unexpected(std::move(checked.error()));
  }
  return std::move(handler.header());
}

}  // namespace paddle_ls::weights
