// Resolves the names of one Python file.
//
// Each piece of the file is walked once into a flat tape of operations (recording.hpp); the tapes
// are joined; scopes are linked on the tape as CPython's symtable does (link_scopes); then the tape
// is executed on abstract values (run_tape), which resolves names and receivers alike; finally the
// uses are collected from it (collect_names). Only the walk touches the trees, because a step of a
// tree cursor costs more than everything else.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/facts/library.hpp"
#include "engine/python/facts/names.hpp"
#include "engine/python/record/recording.hpp"

namespace paddle_ls::python {

// `file` is the recording of `source`; both must outlive the result. Never fails: names in code
// that did not parse are resolved and marked unsound. Empty at almost no cost if the text does not
// mention any root of `known`, and if `stop`, which is polled, returns true.
Names resolve_names(std::string_view source, const RecordedFile& file, const KnownModules& known,
                    const Library& library, const syntax::Stop& stop = {});

// The qualified name of `name` in the module, whatever else the module does: the result of `from
// module import name`. Empty if it may be anything else, or is not known.
std::string exported_name(std::string_view source, const RecordedFile& file,
                          const KnownModules& known, const Library& library, std::string_view name);

}  // namespace paddle_ls::python
