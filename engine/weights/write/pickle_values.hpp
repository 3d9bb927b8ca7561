// The values of a checkpoint as a pickle; what frameworks spell differently is left to a dialect.
#pragma once

#include <map>
#include <vector>

#include "engine/weights/write/pickle_output.hpp"
#include "engine/weights/write/survey.hpp"

namespace paddle_ls::weights {

// Each function writes one value, whole.
class PickleDialect {
 public:
  PickleDialect() = default;
  PickleDialect(const PickleDialect&) = delete;
  PickleDialect& operator=(const PickleDialect&) = delete;
  virtual ~PickleDialect() = default;

  virtual Result<void> tensor(std::size_t index) = 0;
  virtual Result<void> bytes(const Bytes& value) = 0;
  virtual void complex(std::complex<double> value) = 0;
  virtual void word(const Word& value) = 0;

  // An empty dict for these items.
  virtual void empty_dict(const Dict& dict) = 0;
  // Items of the dict at the root after those of the checkpoint.
  virtual void last_items() {}

  // A set needs something before and after its items. There is a mark before them.
  virtual void set_start(SequenceKind kind) = 0;
  virtual void set_end(SequenceKind kind) = 0;
};

// Values that are used more than once are written once. `found` says that all can be written.
class PickleValues {
 public:
  PickleValues(const Checkpoint& checkpoint, const Survey& found, PickleOutput& to,
               PickleDialect& dialect)
      : checkpoint_(checkpoint), found_(found), to_(to), dialect_(dialect) {}

  Result<void> write();

 private:
  struct Frame {
    ValueIndex value;
    std::size_t next = 0;
  };

  Result<void> meet(ValueIndex index);
  Result<void> go_on();
  Result<void> leaf(const CheckpointValue& value);
  Result<void> tensor(std::size_t index);
  void open(const CheckpointValue& value, ValueIndex index);
  void close(const CheckpointValue& value, ValueIndex index);
  void remember(ValueIndex index);

  const Checkpoint& checkpoint_;
  const Survey& found_;
  PickleOutput& to_;
  PickleDialect& dialect_;
  std::vector<Frame> open_;
  std::map<ValueIndex, PickleOutput::MemoIndex> written_;
  std::map<std::size_t, PickleOutput::MemoIndex> written_tensors_;
};

}  // namespace paddle_ls::weights
