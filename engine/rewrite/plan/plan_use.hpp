// Use and rule in, edits out, or the reason why there are none.
//
// Alternatives are tried in their order: one whose conditions hold can still fail on the call at
// hand, because an argument would be evaluated twice or a comment would be lost. Then the next one
// is tried, and when none is left the use is manual with the first reason.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/arguments/use_site.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/plan/choose_alternative.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/result/finding.hpp"
#include "engine/rewrite/result/patches.hpp"

namespace paddle_ls::rewrite {

// A use as the engine sees it, whether a dotted name or a method.
struct UseToPlan {
  FoundRule found;
  syntax::Node name;       // the dotted name, or the attribute node of a method
  syntax::Node call;       // null when it is not called
  syntax::Node receiver;   // of a method; else null
  text::ByteRange method;  // the method's own name
  std::uint32_t statement = python::none;
  python::Bars bars;
  UseFacts facts;
};

enum class Ending : std::uint8_t { edits, nothing, manual };

struct UsePlan {
  Ending ending = Ending::manual;
  FixClass fix = FixClass::safe;
  std::string_view target;                   // Paddle name
  const Alternative* alternative = nullptr;  // that was chosen, or that the reason comes from
  std::string reason;
  std::string form;            // what an expression is written as, with the names of the parameters
  std::string left_out;        // names of arguments that are dropped, with commas between
  bool removes = false;        // nothing takes its place
  bool bad_arguments = false;  // the call, not the API, has no counterpart
  bool misfits = false;        // the arguments are not those of the API, or those of numpy too
  bool replaces_name = false;
  bool needs_paddle = false;
  bool stays = false;                           // it is right as it stands, with what it needs
  Rows<Need> needs;                             // of the rule's table
  Precedence precedence = Precedence::primary;  // of what the use becomes
  text::ByteRange extent;  // what the edits are about: the use, or the statement that it makes up
  text::ByteRange removed_statement;  // that leaves a block, which may not become empty
};

// Plans all uses of one file; memory is used again from use to use.
class UsePlanner {
 public:
  UsePlanner(std::string_view source, const syntax::Pieces& pieces, const python::Names& names,
             std::string_view paddle, Patches patches, EditTable& edits)
      : source_(source),
        words_(source, pieces),
        names_(names),
        paddle_(paddle),
        patches_(patches),
        file_binds_names_(source.find(":=") != std::string_view::npos),
        edits_(edits) {}

  UsePlan plan(const UseToPlan& use);

 private:
  // What an alternative that fails must not leave behind.
  struct Attempt {
    EditMark edits;
    UseSite site;
    std::size_t given_names;
  };

  UsePlan plan_bound(const UseToPlan& use);
  void take_back(const Attempt& to);
  bool binds_names(text::ByteRange call) const;
  UsePlan apply(const UseToPlan& use, const Alternative& alternative);
  void apply_callee(const UseToPlan& use, const Alternative& alternative, UsePlan& plan);
  void apply_receiver(const UseToPlan& use, const Alternative& alternative, UsePlan& plan);
  void apply_expression(const UseToPlan& use, const Alternative& alternative, UsePlan& plan);
  static bool is_for_calls(const UseToPlan& use, const Alternative& alternative);
  void write_function(const UseToPlan& use, const Alternative& alternative, Precedence asked,
                      UsePlan& plan);
  void apply_removal(const UseToPlan& use, UsePlan& plan);
  void remove(const UseToPlan& use, const RemovalPlan& removal, UsePlan& plan);
  bool says_nothing(syntax::Node statement, const Expansion& written) const;
  bool gives_element(syntax::Node statement) const;
  void write_as_statement(syntax::Node statement, Expansion& written) const;
  void fit_into_f_string(const UseToPlan& use, const EditMark& from, UsePlan& plan);
  void open_calls(const Alternative& alternative);
  void plan_arguments_of(const Alternative& alternative, UsePlan& plan);
  void write_around(const UseToPlan& use, const Alternative& alternative, UsePlan& plan);
  syntax::Node statement_of(const UseToPlan& use) const;
  bool can_hoist(const UseToPlan& use) const;
  bool hoist_arguments(const UseToPlan& use);
  void write_before(const UseToPlan& use, const Alternative& alternative, UsePlan& plan);
  void put_in_front(const UseToPlan& use, std::vector<Segment> segments);
  Precedence precedence_of_result(const Template& expression, Precedence asked) const;
  std::vector<syntax::Node> lost_comments(text::ByteRange range,
                                          const std::vector<Segment>& kept) const;
  bool put_in_front(const std::vector<syntax::Node>& comments, const UseToPlan& use);
  std::string fresh_name(std::string_view stem);

  std::string_view source_;
  FileWords words_;
  const python::Names& names_;
  std::string_view paddle_;
  Patches patches_;
  bool file_binds_names_;  // by `:=`, anywhere
  EditTable& edits_;
  BoundCall call_;
  UseSite site_;
  std::vector<std::string> given_names_;
};

}  // namespace paddle_ls::rewrite
