-- A writer of code templates in headless Neovim: a key is renamed in all files at once, a wrong key is
-- corrected, the outputs are made, and a generated line leads back to its template.
local session = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/harness.lua')
local wait, open, ask, at, text = session.wait, session.open, session.ask, session.at, session.text
vim.filetype.add({ extension = { ['in'] = 'template', jsonl = 'json' } })
session.start({ fixture = 'templates/kernels', filetypes = { 'template', 'json', 'cpp', 'c', 'python' } })

local function codes()
  return vim.tbl_map(function(problem) return problem.code end, vim.diagnostic.get(0))
end

session.run({
  { 'the manifest says which outputs are not made', function()
    open('.paddle-ls/templates.json')
    wait('stale outputs', function() return #codes() == 5 end)
  end },
  { 'Regenerate makes them', function()
    local command = session.actions(at('['), at('['), 'source.regenerate.paddle-ls')[1].command
    local answer = session.execute(command.command, command.arguments)
    assert(#answer.files == 5, vim.inspect(answer))
    wait('outputs that are up to date', function() return #codes() == 0 end)
    assert(vim.fn.filereadable(session.folder .. '/generated/register_1.cpp') == 1)
  end },
  { 'a key is renamed in templates and environment at once', function()
    open('templates/kernels.h.in')
    local edit = ask('textDocument/rename', { position = at('tensor_header', 2), newName = 'tensor_include' })
    session.apply(edit)
    assert(text():find('"${tensor_include}"', 1, true))
    open('templates/register.cpp.in')
    assert(text():find('"${tensor_include}"', 1, true))
    open('templates/kernels.env.json')
    assert(text():find('"tensor_include": "tensor/tensor.h"', 1, true))
  end },
  { 'a wrong key is corrected by what is offered', function()
    open('templates/kernels.pyi.in')
    vim.api.nvim_buf_set_lines(0, 3, 4, true, { '${stub}' })
    wait('the wrong key', function() return vim.tbl_contains(codes(), 'T01') end)
    local place = at('stub')
    local actions = session.actions(place, place, 'quickfix')
    session.apply(actions[1].edit)
    wait('a sound template', function() return #codes() == 0 end)
    assert(text():find('${stubs}', 1, true))
  end },
  { 'a generated line leads to its place in the template', function()
    open('generated/kernels.h')
    local found = ask('textDocument/definition', { position = at('Tensor shift') })
    assert(found[1].uri:find('kernels.h.in', 1, true) and found[1].range.start.line == 7, vim.inspect(found))
  end },
  { 'an edit by hand is seen and taken back', function()
    vim.api.nvim_buf_set_lines(0, 1, 2, true, { '#pragma twice' })
    wait('the drift', function() return vim.tbl_contains(codes(), 'T12') end)
    local place = at('#pragma twice')
    local actions = session.actions(place, place, 'quickfix')
    session.apply(actions[1].edit)
    wait('what the template gives', function() return #codes() == 0 end)
    assert(text():find('#pragma once', 1, true))
  end },
})
