// paddleLs.debugInfo and paddleLs.memoryUsage: what to attach to a bug report.
#pragma once

#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Without an argument: version, encoding, client, folders, settings, documents, queues, memory.
// With
// {"uri": U}: our text and tree of this document and whether the tree equals a full parse.
void debug_information(Session& session, Ticket ticket, const json::value& argument);

// Bytes: resident size of the process, and what each document costs as far as it can be counted.
json::object memory_report(const Session& session);

}  // namespace paddle_ls::server
