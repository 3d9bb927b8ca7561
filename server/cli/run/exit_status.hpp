// The exit statuses of the program.
#pragma once

namespace paddle_ls::cli {

// The exit status of every command but `serve`.
namespace exit_status {
inline constexpr int clean = 0;
inline constexpr int findings = 1;  // or, for `convert`, something was left as it is
inline constexpr int could_not_run =
    2;  // wrong arguments, no such path, a file that could not be written
inline constexpr int interrupted = 130;  // SIGINT or SIGTERM; files are complete nevertheless
}  // namespace exit_status

}  // namespace paddle_ls::cli
