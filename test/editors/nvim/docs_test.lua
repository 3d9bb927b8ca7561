-- A writer in headless Neovim: opens a mapping document that is broken in many places and applies what the
-- editor offers until nothing is left. TAP on standard output; started as session_test.lua is.
local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
local repository = vim.fn.fnamemodify(here, ':h:h:h')
local server = os.getenv('PADDLE_LS') or (repository .. '/build/release/paddle-ls')
local folder = vim.fn.tempname()
vim.fn.system({ 'cp', '-r', repository .. '/fixtures/mapping_docs/convert_from_pytorch', folder })

vim.opt.swapfile = false
vim.cmd('filetype plugin on')
dofile(repository .. '/editors/neovim/paddle_ls.lua').setup({ cmd = { server }, filetypes = { 'markdown' } })

local function wait(what, condition)
  if not vim.wait(10000, condition, 10) then
    error('waited in vain for ' .. what .. '; the buffer is\n' .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n'), 2)
  end
end

local function problems()
  local found = vim.diagnostic.get(0)
  table.sort(found, function(a, b) return a.lnum < b.lnum or (a.lnum == b.lnum and a.col < b.col) end)
  return found
end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 5000)
  local _, answer = next(answers or {})
  return answer and answer.result or {}
end

local function text_document() return { uri = vim.uri_from_bufnr(0) } end

-- The edit of an action, made; the server is asked about the next text only when its marks have come.
local function apply(action)
  local before = vim.b.changedtick
  local seen = false
  local watch = vim.api.nvim_create_autocmd('DiagnosticChanged', { callback = function() seen = true end })
  vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  assert(vim.b.changedtick ~= before, action.title .. ' changes nothing')
  wait('problems of the new text', function() return seen end)
  vim.api.nvim_del_autocmd(watch)
end

local function actions_at(problem, only)
  local range = { start = { line = problem.lnum, character = problem.col }, ['end'] = { line = problem.end_lnum, character = problem.end_col } }
  return ask('textDocument/codeAction', { textDocument = text_document(), range = range, context = { only = { only }, diagnostics = {} } })
end

vim.cmd('edit ' .. folder .. '/api_difference/torch/torch.demo.blur.md')
local log = {}
local passed, failure = pcall(function()
  wait('problems', function() return #problems() >= 8 end)
  table.insert(log, '# ' .. #problems() .. ' problems at first')
  for _, action in ipairs(actions_at(problems()[1], 'source.fixAll')) do apply(action) end
  table.insert(log, '# ' .. #problems() .. ' after fix-all')
  for _ = 1, 20 do
    if #problems() == 0 then return end
    local made = false
    for _, problem in ipairs(problems()) do
      local action = actions_at(problem, 'quickfix')[1]
      if action then
        table.insert(log, '# ' .. action.title)
        apply(action)
        made = true
        break
      end
    end
    assert(made, 'no fix for ' .. vim.inspect(problems()))
  end
  error('20 fixes were not enough')
end)

io.stdout:write('1..1\n' .. table.concat(log, '\n') .. '\n')
io.stdout:write((passed and 'ok 1' or 'not ok 1') .. ' - a broken document becomes clean by what the editor offers\n')
if not passed then io.stdout:write('# ' .. tostring(failure):gsub('\n', '\n# ') .. '\n') end
vim.fn.delete(folder, 'rf')
vim.cmd(passed and 'qall!' or 'cquit 1')
