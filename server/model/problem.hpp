// What is wrong with a document other than its use of torch, as every kind of document says it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/result/finding_codes.hpp"
#include "engine/text/byte_range.hpp"
#include "engine/text/edits.hpp"
#include "server/model/source.hpp"

namespace paddle_ls::server {

// Bytes of a file with the text they count in.
struct FilePlace {
  std::shared_ptr<const Segment> file;  // null: the document that is analysed
  text::ByteRange range;
};

struct Related {
  FilePlace place;
  std::string message;
};

struct Problem {
  text::ByteRange range;  // of the analysed text
  rewrite::Code code;     // with its severity unless settings say otherwise
  std::string message;
  std::vector<Related> related = {};  // the other halves of a contradiction
  std::string documentation = {};     // a URI; empty where there is none
};

// Edits of several files, and files that get another name, as one step. Names are given after the
// edits.
struct WorkspaceChange {
  struct FileEdits {
    std::shared_ptr<const Segment> file;  // null: the document that is analysed
    text::Edits edits;                    // normalized
  };
  struct FileRename {
    std::string from;  // URIs
    std::string to;
  };
  std::vector<FileEdits> edits;
  std::vector<FileRename> renames;
};

// What the server does itself when the user asks for it, because no edit can say it.
struct Order {
  // Each a command of execute_command.hpp.
  enum class What : std::uint8_t { regenerate, show, preview, upgrade, verify };
  What what;
  std::string uri;       // what the order is about
  FilePlace place = {};  // to show, in another file
};

// One way to be rid of a problem: a change, or an order where there is one.
struct ProblemFix {
  std::string title;
  WorkspaceChange change;
  bool is_preferred = false;
  std::optional<Order> order = {};
};

enum class ActionKind : std::uint8_t { rewrite, regenerate, show };

// What can be done at a place where nothing is wrong: a change, or an order where there is one.
struct Action {
  ActionKind kind;
  std::string title;
  WorkspaceChange change;
  std::optional<Order> order = {};
};

}  // namespace paddle_ls::server
