// Prints the results of protocol/uri.hpp, for uri_differential.mjs: one JSON request per line of
// input, {"parse": "..."} or {"path": "..."}, and one JSON reply per line of output.
#include <iostream>
#include <string>

#include "protocol/json.hpp"
#include "protocol/uri.hpp"

using namespace paddle_ls::protocol;

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const json::object request = json::parse(line).as_object();
    const Uri uri = request.contains("parse")
                        ? Uri::parse(std::string_view(request.at("parse").as_string()))
                        : Uri::from_path(std::string_view(request.at("path").as_string()));
    json::object answer{{"spelling", uri.spelling()}, {"key", uri.key()}, {"scheme", uri.scheme()}};
    if (const auto path = uri.file_path()) answer["path"] = *path;
    std::cout << answer << '\n';
  }
}
