// The processes of a comparison: the original and the converted program, each watched by the probe.
//
// Recordings are in a temporary folder that is removed with this object.
#pragma once

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/alignment/program_times.hpp"
#include "engine/alignment/run_events.hpp"
#include "engine/text/result.hpp"
#include "project/align/entry.hpp"
#include "project/align/program_pairs.hpp"
#include "project/files/temporary_folder.hpp"
#include "project/weights/convert_checkpoint.hpp"

namespace paddle_ls::project {

// How often a program runs to be measured.
struct TimeWishes {
  std::uint32_t warm = 2;  // that are not measured
  std::uint32_t repeats = 10;
};

struct TimedRun {
  alignment::RunRecording recording;  // with no events but a failure
  alignment::ProgramTimes times;
};

class ProgramRuns {
 public:
  // All three outlive it. An error says why nothing can be written for the processes.
  static Result<ProgramRuns> prepared(const Programs& programs, const Entry& entry,
                                      const ProgramPairs& pairs);

  Result<alignment::RunRecording> original();

  // The original again, with weights that are off by their last bits.
  Result<alignment::RunRecording> perturbed();

  // With the weights, inputs and random values of the original, which has run before.
  Result<alignment::RunRecording> converted();

  // Writes the initial weights of the original for the converted program, and describes
  // the result.
  std::vector<std::string> hand_weights_over();

  // Runs both again, up to the call that shows a difference, and writes a program of that alone.
  Result<void> write_reproducer(boost::json::object place, const std::filesystem::path& to);

  // Each program by itself, measured and not compared.
  Result<TimedRun> timed_original(const TimeWishes& wishes);
  Result<TimedRun> timed_converted(const TimeWishes& wishes);

 private:
  struct Side {
    std::string framework;  // torch, paddle
    std::string python;
    std::filesystem::path program;
  };

  ProgramRuns(const Programs& programs, const Entry& entry, const ProgramPairs& pairs,
              TemporaryFolder folder)
      : programs_(programs), entry_(entry), pairs_(pairs), folder_(std::move(folder)) {}

  boost::json::object common(const std::string& name) const;
  boost::json::object torch_plan(const std::string& name) const;
  boost::json::object paddle_plan(const std::string& name) const;
  boost::json::object following_plan(const std::string& name) const;
  Result<alignment::RunRecording> run_torch(const std::string& name, boost::json::object plan);
  Result<alignment::RunRecording> run_paddle(const std::string& name, boost::json::object plan);
  Result<alignment::RunRecording> run(const Side& side, const std::string& name,
                                      boost::json::object plan);
  Result<alignment::RunRecording> read(const Side& side, const std::string& name,
                                       const std::string& printed) const;
  Result<TimedRun> timed(const std::string& name, Result<alignment::RunRecording> run) const;
  void note(const ConvertedCheckpoint& made, const std::string& model);

  const Programs& programs_;
  const Entry& entry_;
  const ProgramPairs& pairs_;
  TemporaryFolder folder_;
  std::vector<std::string> transposed_;
  boost::json::object renamed_;
};

}  // namespace paddle_ls::project
