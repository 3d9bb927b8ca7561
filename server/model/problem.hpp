// What is wrong with a document other than its use of torch, as every kind of document says it.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/codes.hpp"
#include "engine/text/byte_range.hpp"
#include "engine/text/edits.hpp"
#include "server/model/source.hpp"

namespace paddle_ls::server {

// Bytes of a file with the text they count in.
struct Place {
  std::shared_ptr<const Segment> file;  // null: the document that is analysed
  text::ByteRange range;
};

struct Related {
  Place place;
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
struct Change {
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

// One way to be rid of a problem.
struct Fix {
  std::string title;
  Change change;
  bool is_preferred = false;
};

}  // namespace paddle_ls::server
