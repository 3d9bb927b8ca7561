// The commands of this server, as clients send them.
#pragma once

#include <string_view>

namespace paddle_ls::server::command {

inline constexpr std::string_view apply_fixes = "paddleLs.applyFixes";
inline constexpr std::string_view convert_file = "paddleLs.convertFile";
inline constexpr std::string_view convert_workspace = "paddleLs.convertWorkspace";
inline constexpr std::string_view questions = "paddleLs.questions";
inline constexpr std::string_view decide = "paddleLs.decide";
inline constexpr std::string_view align = "paddleLs.align";
inline constexpr std::string_view align_hints = "paddleLs.alignHints";
inline constexpr std::string_view debug_info = "paddleLs.debugInfo";
inline constexpr std::string_view memory_usage = "paddleLs.memoryUsage";
inline constexpr std::string_view show_place = "paddleLs.showPlace";
inline constexpr std::string_view show_page = "paddleLs.showPage";
inline constexpr std::string_view docs_table = "paddleLs.docs.generateTable";
inline constexpr std::string_view docs_preview = "paddleLs.docs.preview";
inline constexpr std::string_view docs_new = "paddleLs.docs.new";
inline constexpr std::string_view docs_verify = "paddleLs.docs.verify";
inline constexpr std::string_view templates_regenerate = "paddleLs.templates.regenerate";
inline constexpr std::string_view ir_translate = "paddleLs.ir.translate";
inline constexpr std::string_view ir_diff = "paddleLs.ir.diff";
inline constexpr std::string_view ir_stats = "paddleLs.ir.stats";
inline constexpr std::string_view ir_graph = "paddleLs.ir.graph";
inline constexpr std::string_view ir_to_json = "paddleLs.ir.toJson";
inline constexpr std::string_view ir_upgrade = "paddleLs.ir.upgrade";
inline constexpr std::string_view ir_go_to_python = "paddleLs.ir.goToPython";
inline constexpr std::string_view weights_show = "paddleLs.weights.show";
inline constexpr std::string_view weights_convert = "paddleLs.weights.convert";
inline constexpr std::string_view static_preview = "paddleLs.toStatic.preview";
inline constexpr std::string_view static_trace = "paddleLs.toStatic.mapTrace";
inline constexpr std::string_view document_content = "paddleLs.textDocumentContent";

}  // namespace paddle_ls::server::command
