-- A writer of code templates in headless Neovim: a key is renamed in all files at once, a wrong key is
-- corrected, the outputs are made, and a generated line leads back to its template. TAP on standard output;
-- started as session_test.lua is.
local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
local repository = vim.fn.fnamemodify(here, ':h:h:h')
local server = os.getenv('PADDLE_LS') or (repository .. '/build/release/paddle-ls')
local folder = vim.fn.tempname()
vim.fn.system({ 'cp', '-r', repository .. '/fixtures/templates/kernels', folder })

vim.opt.swapfile = false
vim.opt.hidden = true
vim.filetype.add({ extension = { ['in'] = 'template', jsonl = 'json' } })
vim.cmd('filetype plugin on')
dofile(repository .. '/editors/neovim/paddle_ls.lua').setup({
  cmd = { server }, filetypes = { 'template', 'json', 'cpp', 'c', 'python' },
})

local function wait(what, condition)
  if not vim.wait(10000, condition, 10) then
    error('waited in vain for ' .. what .. '; the buffer is\n' .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n'), 2)
  end
end

-- Opens a file of the project and waits until the server has looked at it.
local function open(path)
  vim.cmd('edit ' .. folder .. '/' .. path)
  wait('the server', function() return #vim.lsp.get_active_clients({ bufnr = 0 }) > 0 end)
end

local function ask(method, params)
  params.textDocument = { uri = vim.uri_from_bufnr(0) }
  local answers = vim.lsp.buf_request_sync(0, method, params, 5000)
  local _, answer = next(answers or {})
  assert(answer and not answer.error, method .. ': ' .. vim.inspect(answer))
  return answer.result
end

-- The position of the first `snippet`, `more` letters into it.
local function at(snippet, more)
  for line, text in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    local start = text:find(snippet, 1, true)
    if start then return { line = line - 1, character = start - 1 + (more or 0) } end
  end
  error(snippet .. ' is not in the buffer')
end

local function codes()
  return vim.tbl_map(function(problem) return problem.code end, vim.diagnostic.get(0))
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') end

local steps = {
  { 'the manifest says which outputs are not made', function()
    open('.paddle-ls/templates.json')
    wait('stale outputs', function() return #codes() == 5 end)
  end },
  { 'Regenerate makes them', function()
    local actions = ask('textDocument/codeAction', { range = { start = at('[', 0), ['end'] = at('[', 0) }, context = { diagnostics = {}, only = { 'source.regenerate.paddle-ls' } } })
    local command = actions[1].command
    local answers = vim.lsp.buf_request_sync(0, 'workspace/executeCommand', { command = command.command, arguments = command.arguments }, 5000)
    local _, answer = next(answers)
    assert(#answer.result.files == 5, vim.inspect(answer))
    wait('outputs that are up to date', function() return #codes() == 0 end)
    assert(vim.fn.filereadable(folder .. '/generated/register_1.cpp') == 1)
  end },
  { 'a key is renamed in templates and environment at once', function()
    open('templates/kernels.h.in')
    local edit = ask('textDocument/rename', { position = at('tensor_header', 2), newName = 'tensor_include' })
    vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
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
    local actions = ask('textDocument/codeAction', { range = { start = place, ['end'] = place }, context = { diagnostics = {}, only = { 'quickfix' } } })
    vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
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
    local actions = ask('textDocument/codeAction', { range = { start = place, ['end'] = place }, context = { diagnostics = {}, only = { 'quickfix' } } })
    vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
    wait('what the template gives', function() return #codes() == 0 end)
    assert(text():find('#pragma once', 1, true))
  end },
}

io.stdout:write('1..' .. #steps .. '\n')
local failed = false
for number, step in ipairs(steps) do
  local passed, failure = pcall(step[2])
  io.stdout:write((passed and 'ok ' or 'not ok ') .. number .. ' - ' .. step[1] .. '\n')
  if not passed then
    failed = true
    io.stdout:write('# ' .. tostring(failure):gsub('\n', '\n# ') .. '\n')
  end
end
vim.fn.delete(folder, 'rf')
vim.cmd(failed and 'cquit 1' or 'qall!')
