// The commands for models: translate, compare, count, draw, save, and go to the Python line.
//
// The first argument is an object. A program is named by "uri" (of a file, or of the virtual
// document that shows it), by "path", or given as "bytes" (base64); "dialect" is a version of
// Paddle (3.3.1) and "mode" is "tolerant", or "strict" for Paddle's own result or refusal. A plain
// string is a uri.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.ir.translate -> {"text", "findings": [...]} and, but for bytes, the "uri" of the virtual
// document; a client that shows documents is asked to show it.
void translate_model(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.ir.diff -> {"equal", "text"}; the programs are the members "left" and "right", each as
// the first argument of the others or a plain uri.
void diff_models(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.ir.stats -> the counts; see server/ir/report.hpp.
void count_model(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.ir.graph -> {"text"}: a page; with "format" also "svg" or "dot".
void draw_model(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.ir.toJson -> {"text"}: a JSON model of Paddle 3.
void model_to_json(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.ir.goToPython -> the Location of the Python line that made the operation at "line" (zero
// based) of the text, or of the operator "op" of "block"; null where the model does not say.
void go_to_python(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
