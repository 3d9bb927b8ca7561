// What is said of words that make no command: what is wrong, what may have been meant, and where
// the help is.
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace paddle_ls::cli {

// `app` has parsed the words as far as `error`.
std::string usage_error(const CLI::App& app, const CLI::ParseError& error);

}  // namespace paddle_ls::cli
