// One Python file in, the meaning of its names out.
//
// Each piece of the file is walked once into a flat tape of operations (recording.hpp); the tapes
// are joined; scopes are linked on the tape as CPython's symtable does (link_scopes); then the tape
// is executed on abstract values (run_tape), which gives names and receivers alike; at last the
// uses are read off it (collect_names). Only the walk touches the trees, because a step of a tree
// cursor costs more than everything else.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/facts/library.hpp"
#include "engine/python/facts/names.hpp"
#include "engine/python/record/recording.hpp"

namespace paddle_ls::python {

// `file` is what was recorded of `source`; both must outlive the result. Total: around what did not
// parse, names are resolved and marked unsound. Empty at almost no cost when the text does not
// mention any root of `known`, and when `stop`, which is polled, says true.
Names resolve_names(std::string_view source, const RecordedFile& file, const KnownModules& known,
                    const Library& library, const syntax::Stop& stop = {});

// The qualified name that `name` of the module stands for, whatever else the module does: what
// `from module import name` gives. Empty when it can be anything else, or is not known.
std::string exported_name(std::string_view source, const RecordedFile& file,
                          const KnownModules& known, const Library& library, std::string_view name);

}  // namespace paddle_ls::python
