// One alternative of a rule on one use: its edits, or the reason why it fails here.
//
// What the alternative changes about the use and the names that it gives out live as long as this
// object, so that nothing of a failed alternative reaches the next one but edits, which whoever
// tries takes back (`EditTable::rollback`).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/arguments/use_site.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/plan/use_plan.hpp"
#include "engine/rewrite/result/edit_table.hpp"

namespace paddle_ls::rewrite {

// Text that is moved is copied into the plan: beyond this size the use is left to its author, which
// keeps deeply nested calls from costing quadratic time.
inline constexpr std::size_t longest_move = 4000;

inline constexpr const char* comment_lost = "a comment inside the call would be lost";

class AlternativePlanner {
 public:
  // `taken_names` are those that other uses have given out.
  AlternativePlanner(const UseToPlan& use, const UseSite& site, const Alternative& alternative,
                     const Settled& accepted, const std::vector<std::string>& taken_names,
                     EditTable& edits)
      : use_(use),
        source_(site.source),
        alternative_(alternative),
        accepted_(accepted),
        taken_names_(taken_names),
        site_(site),
        edits_(edits) {}

  UsePlan plan();

  // The names that the plan gives out, to be kept from other uses.
  const std::vector<std::string>& given_names() const { return given_names_; }

 private:
  // plan_alternative.cpp
  void plan_outcome();
  void keep();
  void open_calls();
  void name_accepted();
  bool only_names_class() const;
  void plan_arguments_of_call();
  void replace_callee();
  void call_with_receiver();
  void write_around();
  void fit_into_f_string(const EditMark& from);
  void plan_removal_of_statement();
  void remove_shared_statement();
  void note_removal(const RemovalPlan& removal);
  void remove(const RemovalPlan& removal);
  void leave_out(std::string_view argument);

  // leave_settings.cpp
  void leave_settings();
  bool drops(std::string_view key) const;
  void leave_statement(syntax::Node statement, const std::vector<syntax::Node>& all);
  void leave(text::ByteRange range, std::string_view replacement);

  // plan_expression.cpp
  void write_expression();
  bool find_assigned_value();
  void find_group_rate();
  void give_fresh_names();
  Precedence precedence_asked_here() const;
  bool is_function_of_calls() const;
  void write_function(Precedence asked);
  bool expand(Precedence asked, Expansion& into);
  void place(const Expansion& expansion, Precedence asked);
  Precedence precedence_of_result(Precedence asked) const;
  bool says_nothing(const Expression& written) const;
  bool gives_element() const;
  void write_as_statement(Expression& written) const;

  // assigned_name.cpp
  syntax::Node assigned_name() const;
  void write_into_target(syntax::Node target);
  bool expand_for_target(Expansion& value, std::vector<Expansion>& rest);
  void put_behind(std::vector<Segment> segments);

  // write_in_front.cpp
  bool can_hoist() const;
  bool hoist_arguments();
  void hoist(syntax::Node node, std::string_view stem);
  void write_before();
  void put_in_front(std::vector<Segment> segments);
  bool keep_comments(text::ByteRange range, const std::vector<Segment>& kept);
  bool put_in_front(const std::vector<syntax::Node>& comments);
  std::vector<syntax::Node> lost_comments(text::ByteRange range,
                                          const std::vector<Segment>& kept) const;
  std::string fresh_name(std::string_view stem);

  bool is_store() const { return (use_.facts.contexts & context_store) != 0; }
  syntax::Node statement() const;  // null where the use stands in none
  const RuleTable& table() const { return *site_.table; }
  const BoundCall& call() const { return *site_.call; }

  const UseToPlan& use_;
  std::string_view source_;
  const Alternative& alternative_;
  const Settled& accepted_;
  const std::vector<std::string>& taken_names_;
  UseSite site_;
  EditTable& edits_;
  std::vector<std::string> given_names_;
  UsePlan plan_;
  bool wrote_before_ = false;  // the statements in front have a place already
};

}  // namespace paddle_ls::rewrite
