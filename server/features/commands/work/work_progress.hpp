// Progress of long work, shown by the client with a button to cancel it.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "protocol/types/progress.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// One piece of long work. Without the client's help (it cannot show progress, or refused to) it is
// silent and works all the same.
class WorkProgress {
 public:
  WorkProgress(Client& client, std::optional<protocol::ProgressToken> token)
      : client_(client), token_(std::move(token)) {}

  void begin(std::string title);
  void report(std::string message, std::uint32_t percentage);
  void end(std::string message);

  // Becomes true when the user cancels. Shared with workers.
  const std::shared_ptr<std::atomic<bool>>& cancelled() const { return cancelled_; }

 private:
  void send(const std::string& key, const json::value& value);

  Client& client_;
  std::optional<protocol::ProgressToken> token_;
  bool begun_ = false;
  std::optional<std::string> last_word_;  // of work that has ended before it was begun
  std::shared_ptr<std::atomic<bool>> cancelled_ = std::make_shared<std::atomic<bool>>(false);
};

class ProgressState {
 public:
  // Starts progress under the client's own token, or asks the client for a new one. Once the work
  // is done the caller lets go of the result.
  std::shared_ptr<WorkProgress> start(Session& session,
                                      const std::optional<protocol::ProgressToken>& from_client,
                                      std::string title);
  void cancel(const protocol::ProgressToken& token);

 private:
  int next_ = 1;
  std::map<protocol::ProgressToken, std::weak_ptr<WorkProgress>> running_;
};

void cancel_progress(Session& session, const protocol::WorkDoneProgressCancelParams& params);

}  // namespace paddle_ls::server
