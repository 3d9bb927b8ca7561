-- A writer of a network in headless Neovim: a loop that conversion breaks is marked, the quick fix mends it, and
-- the generated code of the function is shown; even if the broken loop is in another file.
local session = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/harness.lua')
local wait, contains = session.wait, session.contains
session.start({ filetypes = { 'python' } })

local function write(name, lines) vim.fn.writefile(lines, session.folder .. '/' .. name) end
vim.fn.mkdir(session.folder .. '/.git')   -- the root of the project
write('__init__.py', {})
write('net.py', {
  'import paddle',
  'from .loops import searched',
  '',
  '@paddle.jit.to_static(full_graph=True)',
  'def total(pairs, limit):',
  '    found = 0',
  '    for a, b in pairs:',
  '        if a > limit:',
  '            break',
  '        found += b',
  '    return found + searched(pairs)',
})
write('loops.py', {
  'def searched(pairs):',
  '    for pair in pairs:',
  '        if 3 in pair:',
  '            found = 1',
  '            break',
  '    else:',
  '        found = 0',
  '    return found',
})

local function hazards()
  return vim.tbl_filter(function(problem) return problem.code and problem.code:find('^static%-') end, session.problems())
end

local function codes()
  return vim.tbl_map(function(problem) return problem.code:match('^static%-(%w+)') end, hazards())
end

local function wait_codes(expected)
  wait(vim.inspect(expected), function() return vim.deep_equal(codes(), expected) end)
end

-- The one quick fix of the first hazard, made.
local function fix(title)
  local problem = hazards()[1]
  local place = { line = problem.lnum, character = problem.col }
  local offered = vim.tbl_filter(function(action) return action.edit end, session.actions(place, place, 'quickfix'))
  session.equal(vim.tbl_map(function(action) return action.title end, offered), { title })
  vim.lsp.util.apply_workspace_edit(offered[1].edit, 'utf-16')
end

session.run({
  { 'a loop that conversion breaks is marked, and so is the call that leads to one', function()
    session.open('net.py')
    wait_codes({ 'D03', 'D01' })
  end },
  { 'the quick fix mends the loop', function()
    fix('Unpack the items in the body of the loop')
    wait_codes({ 'D01' })
    assert(contains('    for item in pairs:\n        a, b = item\n'))
  end },
  { 'at the call, the quick fix mends the loop of the other file', function()
    local own = vim.api.nvim_get_current_buf()
    fix('Use a flag and an `if` instead of `else` in loops.py')
    vim.cmd('buffer ' .. vim.fn.bufnr(session.folder .. '/loops.py'))
    assert(contains('    completed = True\n') and contains('    if completed:\n'))
    vim.cmd('silent write')
    vim.cmd('buffer ' .. own)
    wait_codes({})
  end },
  { ':PaddleStatic shows what the function becomes', function()
    vim.api.nvim_win_set_cursor(0, { 8, 0 })
    local own = vim.api.nvim_get_current_buf()
    vim.cmd('PaddleStatic')
    wait('the generated code', function() return vim.api.nvim_get_current_buf() ~= own end)
    assert(contains('def total(pairs, limit):') and contains('_jst.While'))
    vim.cmd('close')
  end },
  { 'a function whose caller is not open is marked too', function()
    vim.cmd('buffer ' .. vim.fn.bufnr(session.folder .. '/loops.py'))
    vim.api.nvim_buf_set_lines(0, 0, -1, true, { 'def searched(pairs):', '    for pair in pairs:', '        return pair' })
    vim.cmd('silent write')
    vim.cmd('bdelete! ' .. vim.fn.bufnr(session.folder .. '/net.py'))
    wait_codes({ 'D05' })
  end },
})
