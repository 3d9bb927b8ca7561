// All that is known about the APIs that have rules, as one JSON object, and its schema.
#pragma once

#include <boost/json/object.hpp>

#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::cli {

// APIs are sorted by name. A name that is the same object as another one is listed with it.
boost::json::object exported_rules(const rewrite::RuleSet& rules, rewrite::Profile profile);

boost::json::object export_schema();

}  // namespace paddle_ls::cli
