// workspace/executeCommand: the commands of this server, one row each in execute_command.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/types/commands.hpp"
#include "server/features/handlers.hpp"

namespace paddle_ls::server {

namespace command {
inline constexpr std::string_view apply_fixes = "paddleLs.applyFixes";
inline constexpr std::string_view convert_file = "paddleLs.convertFile";
inline constexpr std::string_view convert_workspace = "paddleLs.convertWorkspace";
inline constexpr std::string_view debug_info = "paddleLs.debugInfo";
inline constexpr std::string_view memory_usage = "paddleLs.memoryUsage";
inline constexpr std::string_view show_place = "paddleLs.showPlace";
inline constexpr std::string_view show_page = "paddleLs.showPage";
inline constexpr std::string_view docs_table = "paddleLs.docs.generateTable";
inline constexpr std::string_view docs_preview = "paddleLs.docs.preview";
inline constexpr std::string_view docs_new = "paddleLs.docs.new";
inline constexpr std::string_view templates_regenerate = "paddleLs.templates.regenerate";
inline constexpr std::string_view ir_translate = "paddleLs.ir.translate";
inline constexpr std::string_view ir_diff = "paddleLs.ir.diff";
inline constexpr std::string_view ir_stats = "paddleLs.ir.stats";
inline constexpr std::string_view ir_graph = "paddleLs.ir.graph";
inline constexpr std::string_view ir_to_json = "paddleLs.ir.toJson";
inline constexpr std::string_view ir_go_to_python = "paddleLs.ir.goToPython";
inline constexpr std::string_view static_preview = "paddleLs.toStatic.preview";
inline constexpr std::string_view static_trace = "paddleLs.toStatic.mapTrace";
inline constexpr std::string_view document_content = "paddleLs.textDocumentContent";
}  // namespace command

void execute_command(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// For the server's capabilities.
std::vector<std::string> command_names();

// Which fixes of which document: the argument of paddleLs.applyFixes and the data of code actions.
struct FixRequest {
  protocol::Uri uri;
  settings::FixScope scope = settings::FixScope::safe;
  std::string api;  // empty: all
};
std::optional<FixRequest> read_fix_request(const json::value& from);

// Asks the client to make `edit` and answers the request by what became of it. A client that never
// says does not keep the request open.
void apply_and_answer(Session& session, Ticket ticket, std::string label,
                      protocol::WorkspaceEdit edit);

}  // namespace paddle_ls::server
