#include "engine/ir/print/print_program.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

#include "engine/ir/print/print_attribute.hpp"

namespace paddle_ls::ir {

namespace {

void append_number(std::string& out, std::uint32_t number) {
  std::array<char, 10> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

// The texts of attributes and types, each made once: a program prints the few hundred different
// ones thousands of times. An attribute's text is `name:value`.
class RepeatedTexts {
 public:
  RepeatedTexts(const Program& program, const DialectTraits& dialect)
      : program_(program),
        dialect_(dialect),
        attributes_(program.attributes().size()),
        types_(program.types().size()) {
    std::map<std::string_view, std::uint32_t> names = {{"stop_gradient", 0},
                                                       {dialect.persistable, 0}};
    for (AttributeId id = 0; id < attributes_.size(); ++id) names[program.attribute(id).name] = 0;
    std::uint32_t rank = 0;
    for (auto& [name, place] : names) place = rank++;
    for (AttributeId id = 0; id < attributes_.size(); ++id) {
      ranks_.push_back(names[program.attribute(id).name]);
    }
    stop_gradient_rank_ = names["stop_gradient"];
    persistable_rank_ = names[dialect.persistable];
  }

  // Attributes are printed in the order of their names' ranks.
  std::uint32_t rank(AttributeId id) const { return ranks_[id]; }
  std::uint32_t stop_gradient_rank() const { return stop_gradient_rank_; }
  std::uint32_t persistable_rank() const { return persistable_rank_; }

  const std::string& attribute(AttributeId id) {
    std::string& text = attributes_[id];
    if (text.empty()) {
      text.append(program_.attribute(id).name).push_back(':');
      print_attribute(text, program_.attribute(id).attribute, dialect_);
    }
    return text;
  }
  const std::string& type(TypeId id) {
    if (types_[id].empty()) print_type(types_[id], program_.types(), id, dialect_);
    return types_[id];
  }

 private:
  const Program& program_;
  const DialectTraits& dialect_;
  std::vector<std::uint32_t> ranks_;
  std::uint32_t stop_gradient_rank_ = 0;
  std::uint32_t persistable_rank_ = 0;
  std::vector<std::string> attributes_;  // empty: not printed yet
  std::vector<std::string> types_;
};

}  // namespace

void ValueNames::append(std::string& out, ValueId value, const DialectTraits& dialect) const {
  if (value == null_value) {
    out.append("<<NULL VALUE>>");
    return;
  }
  const Number& number = numbers_[value];
  switch (number.kind) {
    case Kind::unnamed: out.append("%?"); return;  // never printed before
    case Kind::result: out.append("%"); break;
    case Kind::argument: out.append(dialect.argument); break;
    case Kind::stack: out.append("%stack_"); break;
    case Kind::inlet: out.append("%inlet_"); break;
    case Kind::outlet: out.append("%outlet_"); break;
  }
  append_number(out, number.number);
}

std::string ValueNames::name(const Program&, ValueId value, const DialectTraits& dialect) const {
  std::string text;
  append(text, value, dialect);
  return text;
}

class ProgramPrinter {
 public:
  ProgramPrinter(const Program& program, Dialect dialect)
      : program_(program),
        dialect_(traits(dialect)),
        texts_(program, dialect_),
        result_{{}, ValueNames(program.value_count()), {}} {
    result_.text.reserve(program.op_count() * 256);
    result_.ops.reserve(program.op_count());
  }

  PrintedProgram run() {
    out() += "{\n";
    frames_.push_back({program_.top(), program_.block(program_.top()).first, 0, none});
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      if (frame.next == none) {
        leave();
      } else {
        const OpId op = frame.next;
        frame.next = program_.op(op).next;
        print_op(op);
      }
    }
    return std::move(result_);
  }

 private:
  // A region that is being printed: `region` of the operation `owner`.
  struct Frame {
    BlockId block;
    OpId next;
    std::size_t region;
    OpId owner;
  };

  std::string& out() { return result_.text; }

  // The braces of a block stand one level further left than its operations.
  void indent_op() {
    if (dialect_.nested_indentation) {
      out().append(frames_.size() * 4, ' ');
    } else {
      out().append(frames_.size() == 1 ? 1 : 3, ' ');
    }
  }
  void indent_brace() {
    if (dialect_.nested_indentation) {
      out().append((frames_.size() - 1) * 4, ' ');
    } else {
      out().append(frames_.size() == 1 ? 0 : 1, ' ');
    }
  }

  void enter(OpId owner, std::size_t region) {
    const BlockId block = program_.op(owner).regions[region];
    frames_.push_back({block, program_.block(block).first, region, owner});
  }

  void leave() {
    const Frame frame = frames_.back();
    if (frame.owner != none && frame.region + 1 < program_.op(frame.owner).regions.size()) {
      indent_brace();
      const bool is_if = program_.op(frame.owner).name == "pd_op.if";
      out() += is_if ? "} else {\n" : "}\n";
      if (!is_if) {
        indent_brace();
        out() += "{\n";
      }
      frames_.pop_back();
      enter(frame.owner, frame.region + 1);
      return;
    }
    indent_brace();
    out() += "}\n";
    frames_.pop_back();
  }

  void number_results(const Operation& op) {
    using Kind = ValueNames::Kind;
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      auto& number = result_.names.numbers_[op.first_result + i];
      switch (program_.type_of(op.first_result + i).kind) {
        case TypeKind::stack: number = {stacks_, Kind::stack}; break;
        case TypeKind::inlet: number = {stacks_, Kind::inlet}; break;
        case TypeKind::outlet: number = {stacks_++, Kind::outlet}; break;
        default: number = {results_++, Kind::result}; break;
      }
    }
  }

  void print_values(std::span<const ValueId> values, std::size_t from = 0) {
    for (std::size_t i = from; i < values.size(); ++i) {
      if (i > from) out() += ", ";
      result_.names.append(out(), values[i], dialect_);
    }
  }

  void print_results(const Operation& op) {
    out() += '(';
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      if (i) out() += ", ";
      result_.names.append(out(), op.first_result + i, dialect_);
    }
    out() += ") = ";
  }

  void print_attributes(const Operation& op) {
    ranked_.clear();
    for (const AttributeId id : op.attributes) ranked_.push_back({texts_.rank(id), id});
    if (op.has_stop_gradient) ranked_.push_back({texts_.stop_gradient_rank(), none});
    if (op.has_persistable) ranked_.push_back({texts_.persistable_rank(), none});
    std::ranges::sort(ranked_, {}, &RankedAttribute::rank);
    out() += '{';
    for (std::size_t i = 0; i < ranked_.size(); ++i) {
      const auto [rank, id] = ranked_[i];
      if (i) out() += ',';
      if (id != none) {
        out() += texts_.attribute(id);
      } else if (rank == texts_.stop_gradient_rank()) {
        print_flags("stop_gradient", op, &Value::stop_gradient);
      } else {
        print_flags(dialect_.persistable, op, &Value::persistable);
      }
    }
    out() += '}';
  }

  void print_flags(std::string_view name, const Operation& op, bool Value::*flag) {
    out().append(name).append(":[");
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      if (i) out() += ',';
      out() += program_.value(op.first_result + i).*flag ? "true" : "false";
    }
    out() += ']';
  }

  void print_result_types(const Operation& op) {
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      if (i) out() += ", ";
      out() += texts_.type(program_.value(op.first_result + i).type);
    }
  }

  void print_signature(const Operation& op) {
    out() += " : (";
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      if (i) out() += ", ";
      out() += texts_.type(program_.value(op.operands[i]).type);
    }
    out() += ") -> ";
    print_result_types(op);
  }

  void print_op(OpId id) {
    const Operation& op = program_.op(id);
    number_results(op);
    indent_op();
    const std::size_t start = out().size();
    print_results(op);
    if (op.name == "pd_op.if") {
      print_if(op);
    } else if (op.name == "pd_op.while") {
      print_while(op);
    } else {
      out().append("\"").append(op.name).append("\" (");
      print_values(op.operands);
      out() += ") ";
      print_attributes(op);
      print_signature(op);
    }
    result_.ops.push_back({id, start, out().size()});
    out() += '\n';
    if (op.regions.empty()) return;
    if (op.name == "pd_op.while") {
      print_loop_arguments(program_.block(op.regions.front()).arguments);
    } else if (op.name != "pd_op.if") {
      indent_op();
      out() += "{\n";
    }
    enter(id, 0);
  }

  void print_if(const Operation& op) {
    out() += dialect_.nested_indentation ? "\"pd_op.if\" (" : "pd_op.if (";
    print_values(op.operands);
    out() += ") ";
    if (dialect_.nested_indentation) {
      print_attributes(op);
      out() += ' ';
    }
    out() += "-> ";
    print_result_types(op);
    out() += dialect_.nested_indentation ? " {" : "{";
  }

  void print_while(const Operation& op) {
    out() += dialect_.nested_indentation ? "\"pd_op.while\" (cond=" : "\"pd_op.while\"(cond=";
    result_.names.append(out(), op.operands.empty() ? null_value : op.operands.front(), dialect_);
    out() += ", inputs=";
    print_values(op.operands, 1);
    out() += ") { ";
  }

  void print_loop_arguments(const std::vector<ValueId>& arguments) {
    if (dialect_.nested_indentation) {
      indent_op();
    } else {
      out() += ' ';
    }
    out() += '^';
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      if (i) out() += ", ";
      result_.names.numbers_[arguments[i]] = {arguments_named_++, ValueNames::Kind::argument};
      result_.names.append(out(), arguments[i], dialect_);
      if (dialect_.argument_attributes) out() += " {}";
    }
    out() += '\n';
  }

  struct RankedAttribute {
    std::uint32_t rank;
    AttributeId id;  // none: flags, told apart by their rank
  };

  const Program& program_;
  const DialectTraits& dialect_;
  RepeatedTexts texts_;
  PrintedProgram result_;
  std::vector<Frame> frames_;
  std::vector<RankedAttribute> ranked_;  // of the op being printed
  std::uint32_t results_ = 0;
  std::uint32_t arguments_named_ = 0;
  std::uint32_t stacks_ = 0;
};

PrintedProgram print_program(const Program& program, Dialect dialect) {
  return ProgramPrinter(program, dialect).run();
}

}  // namespace paddle_ls::ir
