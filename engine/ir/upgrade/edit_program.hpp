// A legacy program while its operators are replaced: the message of its file, and short words for
// what replacements do with it.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/read/framework.pb.h"

namespace paddle_ls::ir {

using Dims = std::vector<std::int64_t>;

// Arguments and attributes of one operator.
std::string input_of(const wire::OpDesc& op, std::string_view parameter);  // the first; empty: none
std::vector<std::string> inputs_of(const wire::OpDesc& op, std::string_view parameter);
std::vector<std::string> outputs_of(const wire::OpDesc& op, std::string_view parameter);
std::string output_of(const wire::OpDesc& op, std::string_view parameter);
const wire::OpDesc::Attr* find_attribute(const wire::OpDesc& op, std::string_view name);
std::int32_t integer(const wire::OpDesc& op, std::string_view name, std::int32_t missing);
float real(const wire::OpDesc& op, std::string_view name, float missing);
bool truth(const wire::OpDesc& op, std::string_view name, bool missing);
std::string word(const wire::OpDesc& op, std::string_view name, std::string_view missing);
Dims integers(const wire::OpDesc& op, std::string_view name);  // of INTS and of LONGS

void set_input(wire::OpDesc& op, std::string_view parameter, std::vector<std::string> variables);
void set_output(wire::OpDesc& op, std::string_view parameter, std::vector<std::string> variables);
void remove_input(wire::OpDesc& op, std::string_view parameter);
void rename_attribute(wire::OpDesc& op, std::string_view from, std::string_view to);
void remove_attribute(wire::OpDesc& op, std::string_view name);
// In the place of one of that name.
void set_integer(wire::OpDesc& op, std::string_view name, std::int32_t value);
void set_real(wire::OpDesc& op, std::string_view name, float value);
void set_truth(wire::OpDesc& op, std::string_view name, bool value);
void set_word(wire::OpDesc& op, std::string_view name, std::string_view value);
void set_integers(wire::OpDesc& op, std::string_view name, const Dims& values);
void set_reals(wire::OpDesc& op, std::string_view name, const std::vector<float>& values);

// Which variable says how many rows of another one belong to each image. Older operators knew it
// from a tensor's levels of nesting, newer ones are given it.
using RowCounts = std::map<std::string, std::string, std::less<>>;

// The operators that take the place of one, in a block of a program.
class OpReplacement {
 public:
  OpReplacement(wire::ProgramDesc& program, int block, const wire::OpDesc& old, RowCounts& counts)
      : program_(program), block_(block), old_(old), counts_(counts) {}

  const wire::OpDesc& old() const { return old_; }
  // The old operator under another name, to be changed.
  wire::OpDesc& renamed(std::string_view type);
  wire::OpDesc& added(std::string_view type);
  // A new variable of the element type of `like`.
  std::string variable(std::string_view like, const Dims& dims);
  std::string variable(wire::VarType::Type element, const Dims& dims);
  // Nothing when the variable is not described.
  std::optional<Dims> dims_of(std::string_view variable) const;
  std::optional<wire::VarType::Type> element_of(std::string_view variable) const;
  int nesting_of(std::string_view variable) const;

  // Empty when nothing is known of the variable's rows.
  std::string counts_of(std::string_view variable) const;
  void set_counts(std::string_view variable, const std::string& counts);

  std::deque<wire::OpDesc> take() { return std::move(ops_); }

 private:
  wire::VarDesc* find_variable(std::string_view name) const;

  wire::ProgramDesc& program_;
  int block_;
  const wire::OpDesc& old_;
  RowCounts& counts_;
  std::deque<wire::OpDesc> ops_;  // which keeps its elements in place
};

}  // namespace paddle_ls::ir
