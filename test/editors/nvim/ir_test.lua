-- A reader of a model in headless Neovim: has a legacy model translated, and follows a value to its variable
-- and to its Python line. TAP on standard output; started as session_test.lua is.
local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
local repository = vim.fn.fnamemodify(here, ':h:h:h')
local server = os.getenv('PADDLE_LS') or (repository .. '/build/release/paddle-ls')
local folder = vim.fn.tempname()
vim.fn.mkdir(folder, 'p')

local python = folder .. '/net.py'
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
}, folder .. '/net.pdmodel')

vim.opt.swapfile = false
vim.opt.hidden = true
vim.cmd('filetype plugin on')
dofile(repository .. '/editors/neovim/paddle_ls.lua').setup({ cmd = { server }, filetypes = { 'python', 'pir' } })

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 10000)
  local _, answer = next(answers or {})
  assert(answer and not answer.error, method .. ': ' .. vim.inspect(answer))
  return answer.result
end

local function at(snippet, more)
  for line, text in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    local start = text:find(snippet, 1, true)
    if start then return { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = line - 1, character = start - 1 + more } } end
  end
  error(snippet .. ' is not in the buffer')
end

local function attached() return next(vim.lsp.buf_get_clients(0)) ~= nil end

local steps = {
  { 'a model is translated into a buffer', function()
    vim.cmd('edit ' .. python)
    assert(vim.wait(10000, attached, 10))
    local made = request('workspace/executeCommand', { command = 'paddleLs.ir.translate', arguments = { vim.uri_from_fname(folder .. '/net.pdmodel') } })
    vim.cmd('enew')
    -- Neovim takes a name for a URI when two slashes follow its scheme.
    vim.api.nvim_buf_set_name(0, (made.uri:gsub('^paddle%-ls:/', 'paddle-ls:///')))
    vim.api.nvim_buf_set_lines(0, 0, -1, true, vim.split(made.text, '\n', { trimempty = true }))
    vim.bo.filetype = 'pir'
    assert(vim.wait(10000, attached, 10))
    assert(made.text:find('pd_op.relu', 1, true))
  end },
  { 'a value tells its variable and where it comes from', function()
    local card = request('textDocument/hover', at('(%1)', 1)).contents.value
    assert(card:find('variable `hidden`', 1, true) and card:find('net.py:4', 1, true), card)
  end },
  { 'the operation leads to its Python line', function()
    local found = request('textDocument/definition', at('pd_op.relu', 0))
    vim.lsp.util.jump_to_location(found[1], 'utf-16')
    assert(vim.api.nvim_buf_get_name(0) == vim.fn.resolve(python) or vim.api.nvim_buf_get_name(0) == python)
    assert(vim.api.nvim_get_current_line():find('relu(x)', 1, true))
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
