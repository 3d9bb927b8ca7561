#include "engine/ir/pir_text/check_pir.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace paddle_ls::ir {

namespace {

// Made by the translator or by hand, so no legacy op leads to them.
constexpr std::array ops_without_legacy = {
    std::string_view("pd_op.if"),
    std::string_view("pd_op.while"),
    std::string_view("pd_op.data"),
    std::string_view("pd_op.feed"),
    std::string_view("pd_op.fetch"),
    std::string_view("pd_op.full"),
    std::string_view("pd_op.full_int_array"),
    std::string_view("pd_op.full_with_tensor"),
    std::string_view("pd_op.create_array"),
    std::string_view("pd_op.array_read"),
    std::string_view("pd_op.array_write_"),
    std::string_view("pd_op.array_length"),
    std::string_view("pd_op.assign_out_"),
    std::string_view("pd_op.assign_array_"),
    std::string_view("pd_op.select_input"),
    std::string_view("pd_op.select_output"),
    std::string_view("pd_op.split_with_num"),
    std::string_view("pd_op.shape64"),
    std::string_view("pd_op.slice_array"),
    std::string_view("pd_op.slice_array_dense"),
    std::string_view("pd_op.add_n_"),
    std::string_view("pd_op.add_n_with_kernel"),
    std::string_view("pd_op.embedding_sparse_grad"),
    std::string_view("pd_op.tril"),
    std::string_view("pd_op.set_value_with_tensor"),
    std::string_view("pd_op.set_value_with_tensor_"),
    std::string_view("pd_op.set_value_with_tensor_grad"),
    std::string_view("pd_op.share_data_"),
    std::string_view("pd_op.sync_comm_stream_"),
    std::string_view("pd_op.pylayer"),
    std::string_view("pd_op.matrix_rank_tol"),
    std::string_view("pd_op.repeat_interleave_with_tensor_index"),
    std::string_view("pd_op.repeat_interleave_with_tensor_index_grad")};

// 2.6 has a separate op for each kernel on SelectedRows.
bool is_row_kernel(std::string_view name) {
  return name.find("_sparse_grad") != std::string_view::npos || name.ends_with("_sr") ||
         name.ends_with("_sr_");
}

class Checker {
 public:
  Checker(const PirDocument& document, const PirValues& values, const OpTable& table)
      : document_(document), values_(values), table_(table) {}

  std::vector<PirProblem> run() {
    problems_ = document_.problems;
    problems_.insert(problems_.end(), values_.problems().begin(), values_.problems().end());
    for (const PirOp& op : document_.ops) {
      check_known(op);
      check_counts(op);
      check_regions(op);
    }
    check_operand_types();
    std::ranges::stable_sort(problems_, {},
                             [](const PirProblem& each) { return each.range.start; });
    return std::move(problems_);
  }

 private:
  void add(text::ByteRange range, std::string_view code, std::string message) {
    problems_.push_back({range, code, std::move(message)});
  }

  void check_known(const PirOp& op) {
    const std::string_view name = document_.at(op.name);
    if (!name.starts_with("pd_op.") || table_.has_pir_op(name) || is_row_kernel(name)) return;
    if (std::ranges::find(ops_without_legacy, name) != ops_without_legacy.end()) return;
    add(op.name, "pir-unknown-op", std::string(name) + " is not in the op table");
  }

  void check_counts(const PirOp& op) {
    if (!op.operand_types.empty() && op.operand_types.size() != op.operands.size()) {
      add(op.line, "pir-arity",
          std::to_string(op.operands.size()) + " operands, but the signature has " +
              std::to_string(op.operand_types.size()));
    }
    if (!op.result_types.empty() && op.result_types.size() != op.results.size()) {
      add(op.line, "pir-arity",
          std::to_string(op.results.size()) + " results, but the signature has " +
              std::to_string(op.result_types.size()));
    }
  }

  void check_regions(const PirOp& op) {
    const std::string_view name = document_.at(op.name);
    for (const std::uint32_t region : op.regions) {
      const PirBlock& block = document_.blocks[region];
      const PirOp* last = block.ops.empty() ? nullptr : &document_.ops[block.ops.back()];
      // An untaken branch of 2.6 is empty.
      if (!last) continue;
      if (document_.at(last->name) != "cf.yield") {
        add(op.name, "pir-no-yield",
            "a region of " + std::string(name) + " does not end with cf.yield");
        continue;
      }
      // A while yields its condition before the values.
      const std::size_t expected = op.results.size() + (name == "pd_op.while" ? 1 : 0);
      if (last->operands.size() != expected) {
        add(last->line, "pir-yield-arity",
            "yields " + std::to_string(last->operands.size()) + " values, " + std::string(name) +
                " has " + std::to_string(op.results.size()) + " results");
      }
    }
  }

  // The type in a signature against the type where the operand is defined.
  void check_operand_types() {
    std::size_t use = 0;
    const auto& uses = values_.uses();
    for (const PirOp& op : document_.ops) {
      for (std::size_t i = 0; i < op.operands.size(); ++i) {
        if (use >= uses.size() || uses[use].name.start != op.operands[i].start) continue;
        const std::int64_t found = uses[use++].definition;
        if (found < 0 || op.operand_types.size() != op.operands.size()) continue;
        const auto& definition = values_.definitions()[static_cast<std::size_t>(found)];
        if (definition.op < 0) continue;
        const PirOp& definer = document_.ops[static_cast<std::size_t>(definition.op)];
        if (definition.index >= definer.result_types.size()) continue;
        const auto defined = document_.at(definer.result_types[definition.index]);
        const auto written = document_.at(op.operand_types[i]);
        if (defined == written) continue;
        add(op.operand_types[i], "pir-type",
            std::string(document_.at(op.operands[i])) + " is " + std::string(defined) + ", not " +
                std::string(written));
      }
    }
  }

  const PirDocument& document_;
  const PirValues& values_;
  const OpTable& table_;
  std::vector<PirProblem> problems_;
};

}  // namespace

std::vector<PirProblem> check_pir(const PirDocument& document, const PirValues& values,
                                  const OpTable& table) {
  return Checker(document, values, table).run();
}

}  // namespace paddle_ls::ir
