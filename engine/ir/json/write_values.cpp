#include "engine/ir/json/write_values.hpp"

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

namespace paddle_ls::ir {

void write_string(std::string& out, std::string_view text) {
  out += boost::json::serialize(boost::json::string_view(text));
}

void write_code(std::string& out, std::string_view code) {
  out.append(R"({"#":")").append(code).append("\"");
}

}  // namespace paddle_ls::ir
