// What can be asked on the command line, as plain data: one struct per command.
#pragma once

#include <variant>

#include "server/cli/align/align.hpp"
#include "server/cli/check/check_options.hpp"
#include "server/cli/check/self_check.hpp"
#include "server/cli/convert/convert_options.hpp"
#include "server/cli/decide/run_decide.hpp"
#include "server/cli/differences/run_differences.hpp"
#include "server/cli/docs/docs_verbs.hpp"
#include "server/cli/explain/explain.hpp"
#include "server/cli/ir/ir_command.hpp"
#include "server/cli/mcp/mcp_command.hpp"
#include "server/cli/pages_command.hpp"
#include "server/cli/port/port_command.hpp"
#include "server/cli/replay.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/schema/schema_command.hpp"
#include "server/cli/serve.hpp"
#include "server/cli/static/static_options.hpp"
#include "server/cli/template/template_options.hpp"
#include "server/cli/weights/weights_command.hpp"

namespace paddle_ls::cli {

struct VersionOptions {};
struct SettingsSchemaOptions {};
struct RulesSchemaOptions {};

using Command =
    std::variant<ServeOptions, ConvertOptions, CheckOptions, SelfCheckOptions, IrOptions,
                 WeightsOptions, docs::DocsVerb, rules::RulesVerb, DecideOptions, PortOptions,
                 AlignOptions, DifferencesOptions, ReplayOptions, StaticOptions, StaticCheckOptions,
                 MapTraceOptions, TemplateOptions, ExplainOptions, McpOptions, HelpOptions,
                 ManOptions, ShellCompletionOptions, SchemaOptions, SettingsSchemaOptions,
                 RulesSchemaOptions, VersionOptions>;

}  // namespace paddle_ls::cli
