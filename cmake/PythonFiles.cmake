# Python files that are part of the program, which writes them out where it runs them.
#
#   paddle_ls_python_files(project/align probe)
#
# The module has a header `probe_files.hpp` that declares `probe_files()` for the files in `probe/`.
# Its definition is generated; PROBE_FILES names the generated source.
set(PADDLE_LS_PYTHON_FILES_TEMPLATE ${CMAKE_CURRENT_LIST_DIR}/python_files.cpp.in)
function(paddle_ls_python_files module name)
  file(GLOB paths CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.py)
  set(files "")
  foreach(path IN LISTS paths)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
    get_filename_component(file ${path} NAME)
    file(READ ${path} content)
    string(APPEND files "    {\"${file}\", R\"~~~(${content})~~~\"},\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}_files.cpp)
  configure_file(${PADDLE_LS_PYTHON_FILES_TEMPLATE} ${source} @ONLY)
  string(TOUPPER ${name}_files out)
  set(${out} ${source} PARENT_SCOPE)
endfunction()
