#include "engine/ir/upgrade/upgrade.hpp"

#include <set>
#include <string_view>
#include <utility>

#include "engine/ir/read/read_program.hpp"
#include "engine/ir/upgrade/attribute_defaults.hpp"
#include "engine/ir/upgrade/saved_parameters.hpp"
#include "engine/ir/upgrade/successors.hpp"

namespace paddle_ls::ir {

namespace {

class Upgrade {
 public:
  explicit Upgrade(UpgradedProgram& into) : into_(into) {}

  void run(wire::ProgramDesc& program) {
    forget_unread_state(program);
    for (int block = 0; block < program.blocks_size(); ++block) upgrade_block(program, block);
  }

 private:
  // What operators write for a gradient only, such as the dropout of recurrent layers, was kept
  // with the weights. Paddle 3 takes it for one, and does not load the program.
  static void forget_unread_state(wire::ProgramDesc& program) {
    std::set<std::string_view> read;
    std::set<std::string_view> written;
    for (const wire::BlockDesc& block : program.blocks()) {
      for (const wire::OpDesc& op : block.ops()) {
        for (const auto& list : op.inputs()) {
          read.insert(list.arguments().begin(), list.arguments().end());
        }
        for (const auto& list : op.outputs()) {
          written.insert(list.arguments().begin(), list.arguments().end());
        }
      }
    }
    for (wire::BlockDesc& block : *program.mutable_blocks()) {
      for (wire::VarDesc& variable : *block.mutable_vars()) {
        const bool is_state = written.contains(variable.name()) && !read.contains(variable.name());
        if (is_state && variable.type().has_dense_tensor()) variable.set_persistable(false);
      }
    }
  }

  void upgrade_block(wire::ProgramDesc& program, int block) {
    google::protobuf::RepeatedPtrField<wire::OpDesc> before;
    before.Swap(program.mutable_blocks(block)->mutable_ops());
    into_.op_count += static_cast<std::size_t>(before.size());
    for (int at = 0; at < before.size(); ++at) {
      wire::OpDesc& op = *before.Mutable(at);
      const Successor successor = successor_of(op.type());
      if (!successor || !replace(program, block, at, op, successor)) {
        append(program, block, std::move(op));
      }
    }
  }

  void append(wire::ProgramDesc& program, int block, wire::OpDesc&& op) {
    into_.added_attributes += static_cast<std::size_t>(add_missing_attributes(op));
    *program.mutable_blocks(block)->add_ops() = std::move(op);
  }

  bool replace(wire::ProgramDesc& program, int block, int at, const wire::OpDesc& op,
               Successor successor) {
    OpReplacement replacement(program, block, op, counts_);
    Replaced replaced = successor(replacement);
    const bool is_possible = replaced.outcome == UpgradeOutcome::replaced;
    UpgradeStep step{block, at, op.type(), {}, std::move(replaced.message)};
    if (replaced.outcome == UpgradeOutcome::unchanged) {
      step.successors = {op.type()};
      if (!step.message.empty()) into_.steps.push_back(std::move(step));
      return false;
    }
    if (is_possible) {
      for (wire::OpDesc& made : replacement.take()) {
        step.successors.push_back(made.type());
        append(program, block, std::move(made));
      }
    }
    // A feed is declared as data: nothing is lost, so it is not reported.
    if (op.type() != "feed") into_.steps.push_back(std::move(step));
    return is_possible;
  }

  UpgradedProgram& into_;
  RowCounts counts_;
};

}  // namespace

Result<UpgradedProgram> upgrade(std::string bytes) {
  auto binary = binary_program(std::move(bytes));
  if (!binary) return tl::unexpected(std::move(binary.error()));
  // Refuses what is damaged, with its place.
  if (auto sound = read_program(*binary); !sound) return tl::unexpected(std::move(sound.error()));
  wire::ProgramDesc program;
  if (!program.ParseFromString(*binary)) return error("not a ProgramDesc", "byte 0");
  UpgradedProgram result;
  result.saved_parameters = saved_parameters(program);
  Upgrade(result).run(program);
  result.bytes = program.SerializeAsString();
  return result;
}

}  // namespace paddle_ls::ir
