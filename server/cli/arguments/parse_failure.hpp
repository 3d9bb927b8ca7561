// Why the words of a command line could not be read, as plain data.
#pragma once

#include <string>
#include <vector>

namespace paddle_ls::cli {

enum class FailureKind {
  help_requested,   // `--help`
  unexpected_word,  // a word that no command or option takes
  missing,          // an option or a command that has to be given
  too_many_given,   // two options of a group of which one may be given
  excluded,         // two options that exclude each other
  needs_another,    // an option without the one that it needs
  wrong_count,      // too few or too many values
  not_converted,    // a value of another type
  not_valid,        // a value that a check refuses, or a refused combination
  other,
};

struct ParseFailure {
  FailureKind kind = FailureKind::other;
  std::string message;                // of the parser
  std::string command;                // the command it is about, by its whole name
  std::vector<std::string> unread;    // words that nothing took
  std::vector<std::string> in_group;  // the options given of which only one may be
  std::string missing_option;         // the first that has to be given and is not; may be empty
};

}  // namespace paddle_ls::cli
