// Tells when another process ends.
#pragma once

#include <functional>
#include <memory>

namespace paddle_ls::platform {

class ProcessEnd {
 public:
  // `ended` is called once, on a separate thread, when the process `id` ends or does not exist.
  // Waiting costs nothing where the system can tell; else the process is looked for every three
  // seconds.
  ProcessEnd(int id, std::function<void()> ended);
  // Waits no longer; `ended` is not called afterwards.
  ~ProcessEnd();
  ProcessEnd(const ProcessEnd&) = delete;
  ProcessEnd& operator=(const ProcessEnd&) = delete;

 private:
  struct Watch;
  std::unique_ptr<Watch> watch_;
};

}  // namespace paddle_ls::platform
