-- A reader of a model in headless Neovim: has a legacy model translated, and follows a value to its variable
-- and to its Python line.
local session = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/harness.lua')
local at = session.at
session.start({})

local python = session.folder .. '/net.py'
vim.fn.writefile({ 'import paddle', '', 'def forward(x):', '    return paddle.nn.functional.relu(x)' }, python)
local function variable(name)
  return ("vars { name: '%s' type { type: LOD_TENSOR lod_tensor { tensor { data_type: FP32 dims: 4 } } } }"):format(name)
end
vim.fn.writefile({
  'blocks { idx: 0 parent_idx: -1', variable('image'), variable('hidden'),
  "ops { type: 'data' outputs { parameter: 'out' arguments: 'image' } attrs { name: 'name' type: STRING s: 'image' }",
  "  attrs { name: 'shape' type: LONGS longs: 4 } attrs { name: 'dtype' type: INT i: 5 } attrs { name: 'place' type: INT i: 0 } }",
  "ops { type: 'relu' inputs { parameter: 'X' arguments: 'image' } outputs { parameter: 'Out' arguments: 'hidden' }",
  ("  attrs { name: 'op_callstack' type: STRINGS strings: '  File \"%s\", line 4, in forward' strings: '    return relu' } }"):format(python),
  '}',
}, session.folder .. '/net.pdmodel')

session.run({
  { 'a model is translated into a buffer', function()
    session.open('net.py')
    local made = session.execute('paddleLs.ir.translate', { vim.uri_from_fname(session.folder .. '/net.pdmodel') })
    -- Newer Neovims are asked to show the program; here a user of an older one opens it.
    if vim.fn.has('nvim-0.8') == 0 then vim.cmd('edit ' .. vim.fn.fnameescape(made.uri)) end
    session.wait('the program', function() return session.contains('pd_op.relu') end)
    session.equal(session.text(), (made.text:gsub('\n$', '')))
    session.equal(vim.bo.filetype, 'pir')
    session.wait_served()
  end },
  { 'a value tells its variable and where it comes from', function()
    local card = session.ask('textDocument/hover', { position = at('(%1)', 1) }).contents.value
    assert(card:find('variable `hidden`', 1, true) and card:find('net.py:4', 1, true), card)
  end },
  { 'the operation leads to its Python line', function()
    local found = session.ask('textDocument/definition', { position = at('pd_op.relu') })
    vim.lsp.util.jump_to_location(found[1], 'utf-16')
    assert(vim.api.nvim_buf_get_name(0) == vim.fn.resolve(python) or vim.api.nvim_buf_get_name(0) == python)
    assert(vim.api.nvim_get_current_line():find('relu(x)', 1, true))
  end },
})
