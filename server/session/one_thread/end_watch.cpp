// A page ends its worker from outside, so there is nothing to listen for.
#include "server/session/end_watch.hpp"

namespace paddle_ls::server {

struct EndWatch::Context {};

EndWatch::EndWatch(PostEvent) {}

EndWatch::~EndWatch() = default;

void EndWatch::take_signals() {}

void EndWatch::watch_parent(int) {}

void EndWatch::end_is_due() {}

}  // namespace paddle_ls::server
