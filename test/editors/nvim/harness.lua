-- What every Neovim session has: a server with our configuration, a project folder that is thrown away, and a run
-- of steps told as TAP on standard output. Loaded by `dofile` beside the test; a test is started as
--
--   PADDLE_LS=build/release/paddle-ls nvim --headless --clean -c 'luafile test/editors/nvim/session_test.lua' -c 'cquit 1'
--
-- (The last command is reached only when the file fails to run at all: without it Neovim would wait.)
local M = {}

M.repository = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h:h:h:h')
M.folder = vim.fn.tempname()
vim.opt.swapfile = false
vim.opt.hidden = true
vim.cmd('filetype plugin on')

-- The project folder is empty, or a copy of the fixture named.
function M.start(options)
  if options.fixture then
    vim.fn.system({ 'cp', '-r', M.repository .. '/fixtures/' .. options.fixture, M.folder })
  else
    vim.fn.mkdir(M.folder, 'p')
  end
  dofile(M.repository .. '/editors/neovim/paddle_ls.lua').setup({
    cmd = { os.getenv('PADDLE_LS') or (M.repository .. '/build/release/paddle-ls') },
    filetypes = options.filetypes,
    on_exit = options.on_exit,
  })
end

-- What the server has said since `forget_said`, and what it is answered when it asks: the title of an action, or nothing.
M.said, M.answer = {}, nil
local show_message = vim.lsp.handlers['window/showMessage']
vim.lsp.handlers['window/showMessage'] = function(failure, params, ...)
  table.insert(M.said, params)
  return show_message(failure, params, ...)
end
vim.lsp.handlers['window/showMessageRequest'] = function(_, params)
  table.insert(M.said, params)
  vim.wait(300, function() return false end)  -- time to read it
  for _, action in ipairs(params.actions) do
    if action.title == M.answer then return action end
  end
  return vim.NIL
end

function M.forget_said() M.said = {} end

-- Waits for the one message of the server's that `pattern` fits, and returns it.
function M.wait_said(pattern)
  M.wait('a message: ' .. pattern, function() return #M.said > 0 end)
  assert(#M.said == 1 and M.said[1].message:find(pattern), vim.inspect(M.said))
  return M.said[1]
end

function M.text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') end
function M.contains(text) return M.text():find(text, 1, true) ~= nil end

function M.wait(what, condition)
  if not vim.wait(10000, condition, 10) then
    error('waited in vain for ' .. what .. '; the buffer is\n' .. M.text(), 2)
  end
end

-- Until a server that can be asked serves the buffer: newer Neovims name it as soon as it is started.
function M.wait_served()
  M.wait('the server', function()
    local _, client = next(vim.lsp.buf_get_clients(0))
    return client ~= nil and client.initialized
  end)
end

-- Opens a file of the project and waits until the server serves it.
function M.open(path)
  vim.cmd('edit ' .. M.folder .. '/' .. path)
  M.wait_served()
end

local function answer_of(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 10000)
  local _, answer = next(answers or {})
  assert(answer and not answer.error, method .. ': ' .. vim.inspect(answer))
  return answer.result
end

-- The server's answer about the document in the buffer.
function M.ask(method, params)
  params.textDocument = { uri = vim.uri_from_bufnr(0) }
  return answer_of(method, params)
end

-- Makes an edit of the server's, whose columns are counted as it was agreed.
function M.apply(edit)
  local _, client = next(vim.lsp.buf_get_clients(0))
  vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding or 'utf-16')
end

function M.execute(command, arguments)
  return answer_of('workspace/executeCommand', { command = command, arguments = arguments })
end

function M.actions(from, to, kind)
  return M.ask('textDocument/codeAction', {
    range = { start = from, ['end'] = to },
    context = { diagnostics = {}, only = { kind } },
  })
end

-- The position of the first `snippet`, `more` letters into it.
function M.at(snippet, more)
  for line, text in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    local start = text:find(snippet, 1, true)
    if start then return { line = line - 1, character = start - 1 + (more or 0) } end
  end
  error(snippet .. ' is not in the buffer', 2)
end

-- The diagnostics of the buffer in the order of the text.
function M.problems()
  local found = vim.diagnostic.get(0)
  table.sort(found, function(a, b) return a.lnum < b.lnum or (a.lnum == b.lnum and a.col < b.col) end)
  return found
end

function M.equal(actual, expected)
  if not vim.deep_equal(actual, expected) then
    error('expected ' .. vim.inspect(expected) .. '\ngot ' .. vim.inspect(actual), 2)
  end
end

function M.say(line) io.stdout:write((line:gsub('\n', '\n# ')) .. '\n') end

-- Runs the steps, { name, function } each, and ends Neovim: with status 0 when all of them passed.
function M.run(steps)
  local failures = 0
  M.say('1..' .. #steps)
  for number, step in ipairs(steps) do
    local passed, failure = pcall(step[2])
    M.say((passed and 'ok ' or 'not ok ') .. number .. ' - ' .. step[1])
    if not passed then
      failures = failures + 1
      M.say('# ' .. tostring(failure))
    end
  end
  vim.fn.delete(M.folder, 'rf')
  vim.cmd(failures == 0 and 'qall!' or 'cquit 1')
end

return M
