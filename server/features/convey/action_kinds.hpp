// Which kinds of code actions a client asks for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::server {

namespace code_action_kind {
inline constexpr std::string_view fix_all = "source.fixAll.paddle-ls";
inline constexpr std::string_view convert_file = "refactor.rewrite.paddle-ls";
inline constexpr std::string_view notebook_fix_all = "notebook.source.fixAll.paddle-ls";
inline constexpr std::string_view regenerate = "source.regenerate.paddle-ls";
inline constexpr std::string_view show = "source.show.paddle-ls";
}  // namespace code_action_kind

// The kind to answer with, or nothing when the client did not ask for it. A client that asks for a
// parent kind gets that very kind: eglot 1.9 drops everything that is not equal to what it asked
// for.
std::optional<std::string> wanted_kind(std::string_view kind, const std::vector<std::string>& only);

}  // namespace paddle_ls::server
