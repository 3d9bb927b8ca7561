#include "platform/run_program.hpp"

namespace paddle_ls::platform {

Result<Printed> run_program(const std::vector<std::string>& words, const Variables&) {
  return error("no program can be run in a browser: `" + words.front() + "`");
}

Result<Printed> run_watched_program(const std::vector<std::string>& words,
                                    const Variables& variables, const Watch&) {
  return run_program(words, variables);
}

std::filesystem::path own_program() {
  return {};
}

int process_id() {
  return 0;
}

}  // namespace paddle_ls::platform
