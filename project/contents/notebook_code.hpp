// The code cells of a Jupyter notebook file (nbformat 4).
#pragma once

#include <string_view>

#include "engine/text/result.hpp"
#include "project/contents/python_text.hpp"

namespace paddle_ls::contents {

// The cells in their order; none when the notebook says that it is written in another language.
// Lines that IPython keeps for itself (`%magic`, `!command`) become comments of the same length. An
// error says where the file is not JSON, or why it is not a notebook.
Result<PythonText> python_of_notebook(std::string_view file);

// The Python of one cell, byte for byte as long: magics and shell lines become comments, and a cell
// whose `%%magic` belongs to another language becomes blank.
std::string python_of_cell(std::string_view cell);

}  // namespace paddle_ls::contents
