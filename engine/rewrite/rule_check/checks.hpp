// The checks of a rule file: one file each, all of the same shape.
#pragma once

#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/rule_check/loaded_file.hpp"

namespace paddle_ls::rewrite {

// Conditions that no use fulfils, alone or together with another one of the alternative.
void find_impossible_conditions(const LoadedFile& file, RuleProblems& into);

// Alternatives and rules that are unreachable because of an earlier one.
void find_unreachable(const LoadedFile& file, RuleProblems& into);

// Paddle names and arguments that are missing from a release for which the rule holds.
void find_unknown_names(const LoadedFile& file, RuleProblems& into);
void find_unknown_arguments(const LoadedFile& file, RuleProblems& into);

// Names in templates without a definition.
void find_undefined_names(const LoadedFile& file, RuleProblems& into);

// Rules whose rewrite depends on arguments, and that show no typical call in `sample`.
void find_missing_samples(const LoadedFile& file, RuleProblems& into);

// Fields of rules that say the same as `$all_rules` of the file.
void find_repeated_fields(const LoadedFile& file, const Surroundings& around, RuleProblems& into);

}  // namespace paddle_ls::rewrite
