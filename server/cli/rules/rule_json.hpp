// The words of a rule as JSON.
#pragma once

#include <boost/json/object.hpp>

#include "engine/rewrite/rule_words/rule_words.hpp"
#include "server/cli/reports/json_schema.hpp"

namespace paddle_ls::cli::rules {

boost::json::object as_json(const rewrite::AlternativeWords& words);
boost::json::object as_json(const rewrite::RuleWords& words);

// The members of both objects; those of a rule lack `alternatives`.
schema::Members alternative_members();
schema::Members rule_members();

}  // namespace paddle_ls::cli::rules
