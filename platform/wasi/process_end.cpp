#include "platform/process_end.hpp"

// There are no other processes: none is ever seen to end.
namespace paddle_ls::platform {

struct ProcessEnd::Watch {};

ProcessEnd::ProcessEnd(int, std::function<void()>) {}

ProcessEnd::~ProcessEnd() = default;

}  // namespace paddle_ls::platform
