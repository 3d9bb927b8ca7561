-- paddle-ls for Neovim 0.7 and newer, without any plugin.
--
-- Copy this file to ~/.config/nvim/lua/ and add to init.lua:
--
--   require('paddle_ls').setup()
--
-- or, with options (these are the defaults):
--
--   require('paddle_ls').setup({
--     cmd = { 'paddle-ls' },
--     filetypes = { 'python', 'markdown' },
--     settings = {},              -- as in .paddle-ls.json
--     on_attach = nil,            -- function(client, buffer)
--   })
--
-- It adds
--   :PaddleConvertFile       converts the buffer: everything but what is manual
--   :PaddleConvertWorkspace  the same for all files of the project, notebooks included; with `!` only
--                            what is safe. The files are changed in buffers: `:wall` writes them
--   :PaddleFixAll            converts only what is safe in the buffer
--   :PaddleQuestions         what the project has to be asked, and its answers; answering needs a .py buffer of it
--   :PaddleUndoDecision      takes back the last answer that was given from this Neovim
--   :PaddleCompare           runs the program of the buffer and its conversion, and shows where they first differ; with
--                            `!` all entries of align.json
--   :PaddleCompareHints      shows after lines that make layers how far they agree, or hides it
--   :PaddlePreview           the buffer beside what it would become, in diff mode
--   :PaddleStatic [stage] [stage]  what paddle.jit.to_static makes of the function at the cursor, or what
--                            changes between two stages: 0 is the source, `code` the result
--   :PaddlePir {file}        a legacy program as PIR text
--   :PaddleWeights {file}    what a checkpoint holds; with a running server also hovers and an outline
-- Single fixes are code actions: vim.lsp.buf.code_action(). A notebook (.ipynb) is served as the text it is.
local M = {}

-- The nearest folder, from `folder` upwards, that holds one of `names`.
local function nearest(names, folder)
  for _, name in ipairs(names) do
    if vim.fn.getftype(folder .. '/' .. name) ~= '' then return folder end
  end
  local parent = vim.fn.fnamemodify(folder, ':h')
  return parent ~= folder and nearest(names, parent) or nil
end

-- The folder of the settings inside the repository, else the repository: a package in it is not a separate project.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ':p:h')
  local settings, repository = nearest({ '.paddle-ls.json', '.paddle-ls' }, folder), nearest({ '.git' }, folder)
  if settings and (not repository or #settings >= #repository) then return settings end
  return repository or nearest({ 'pyproject.toml', 'setup.py', 'requirements.txt' }, folder) or folder
end

-- Newer Neovims pull the diagnostics of a buffer when it changes, and not when another one does that it depends on.
-- Pushed ones are always of all buffers.
local function without_pull(params)
  params.capabilities.textDocument.diagnostic = nil
end

-- Neovim 0.7 has no vim.lsp.start: one client per root is kept here. ':edit!' fires FileType again, and
-- a client that was stopped must not be used again.
local clients = {}

local function start(config, buffer)
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  local id = clients[config.root_dir]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    clients[config.root_dir] = id
  end
  if id then vim.lsp.buf_attach_client(buffer, id) end
end

local function client_of(buffer)
  local all = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer }) or vim.lsp.buf_get_clients(buffer)
  for _, client in pairs(all) do
    if client.name == 'paddle-ls' then return client end
  end
end

-- From 0.11 on a client is an object with methods.
local function request(client, ...)
  if vim.fn.has('nvim-0.11') == 1 then return client:request(...) end
  return client.request(...)
end

-- Runs a command of the server for the current buffer; `done` gets the result.
local function command(name, argument, done)
  local buffer = vim.api.nvim_get_current_buf()
  local client = client_of(buffer)
  if not client then return vim.notify('paddle-ls is not running for this buffer', vim.log.levels.WARN) end
  request(client, 'workspace/executeCommand', { command = name, arguments = { argument } }, function(failure, result)
    if failure then return vim.notify('paddle-ls: ' .. failure.message, vim.log.levels.ERROR) end
    if done then done(result) end
  end, buffer)
end

-- Has the server convert the current buffer, and say what became of it. `scope` is 'all' (the default) or 'safe'.
function M.convert_file(scope)
  command('paddleLs.convertFile', { uri = vim.uri_from_bufnr(0), scope = scope or 'all' })
end

function M.convert_workspace(scope)
  command('paddleLs.convertWorkspace', { scope = scope or 'all', notebooks = true })
end

function M.fix_all() M.convert_file('safe') end

-- The server says what became of it.
local function decide(answer) command('paddleLs.decide', answer) end

function M.undo_decision() decide({ undo = true }) end

-- The server says what became of it.
function M.align(all) command('paddleLs.align', all and vim.empty_dict() or { uri = vim.uri_from_bufnr(0) }) end

function M.align_hints() command('paddleLs.alignHints', vim.empty_dict()) end

-- The places of a question in the quickfix list.
local function show_places(question)
  local items = vim.tbl_map(function(use)
    local start = use.range.start
    return { filename = vim.uri_to_fname(use.uri), lnum = start.line + 1, col = start.character + 1, text = use.api .. ': ' .. use.reason }
  end, question.uses)
  vim.fn.setqflist({}, ' ', { title = question.id .. ': ' .. question.title, items = items })
  vim.cmd('copen')
end

local function ask(question, back)
  local uri = vim.uri_from_bufnr(0)
  local choices = {
    { 'Accept everywhere in this project', function() decide({ id = question.id, answer = 'accept', uri = uri }) end },
    { 'Accept in this file', function() decide({ id = question.id, answer = 'accept', uri = uri, inFile = true }) end },
    { 'Never accept in this project', function() decide({ id = question.id, answer = 'refuse', uri = uri }) end },
    { 'Show the places', function() show_places(question) end },
    { 'Back', back },
  }
  local example = question.example
  local prompt = ('%s\nConcerns: %s\nMostly: %s\n%s:%d\n- %s\n+ %s\n'):format(question.differs, question.concerns, question.usual, example.file,
    example.line, (example.before:gsub('\n', '\n- ')), (example.after:gsub('\n', '\n+ ')))
  vim.ui.select(choices, { prompt = prompt, format_item = function(choice) return choice[1] end }, function(choice)
    if choice then choice[2]() end
  end)
end

-- The open questions of the project, those that concern most uses first.
function M.questions()
  command('paddleLs.questions', vim.empty_dict(), function(result)
    if #result.questions == 0 then return vim.notify('paddle-ls: no question is open') end
    local function choose()
      vim.ui.select(result.questions, {
        prompt = ('%d open, on %d uses:'):format(#result.questions, result.verdicts.open),
        format_item = function(question)
          return ('%s: %s (%d use%s)'):format(question.id, question.title, question.count, question.count == 1 and '' or 's')
        end,
      }, function(question)
        if question then ask(question, choose) end
      end)
    end
    choose()
  end)
end

-- A window with read-only text. A name that is shown already is left out.
local function show(lines, filetype, name)
  vim.cmd('vertical new')
  vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile = 'nofile', 'wipe', false
  pcall(vim.api.nvim_buf_set_name, 0, name)
  vim.api.nvim_buf_set_lines(0, 0, -1, true, lines)
  vim.bo.filetype, vim.bo.modifiable = filetype, false
end

function M.preview()
  command('paddleLs.textDocumentContent', 'paddle-ls:/converted?' .. vim.uri_from_bufnr(0), function(result)
    local own = vim.api.nvim_get_current_win()
    vim.cmd('diffthis')
    show(vim.split((result.text:gsub('\n$', '')), '\n'), 'python', vim.fn.expand('%:t') .. ' in Paddle')
    vim.cmd('diffthis')
    -- Closed, it leaves the buffer as it was before.
    vim.api.nvim_create_autocmd('BufWipeout', { buffer = 0, once = true, callback = function()
      if vim.api.nvim_win_is_valid(own) then vim.api.nvim_win_call(own, function() vim.cmd('diffoff') end) end
    end })
  end)
end

-- What paddle.jit.to_static makes of the function that the cursor is in: the result, or the stages that are named,
-- two of them in diff mode. A stage is `code`, `all` or a number as paddle.jit.set_code_level counts.
function M.show_static(stages)
  stages = stages and #stages > 0 and stages or { 'code' }
  local line = vim.api.nvim_win_get_cursor(0)[1] - 1
  -- The end of the line, in whatever units the server counts: it takes what is past the end for the end.
  local position = { line = line, character = #vim.api.nvim_get_current_line() }
  local own, uri, name = vim.api.nvim_get_current_win(), vim.uri_from_bufnr(0), vim.fn.expand('%:t')
  local function show_from(index)
    if not stages[index] or not vim.api.nvim_win_is_valid(own) then return end
    local stage = stages[index]
    vim.api.nvim_win_call(own, function()
      command('paddleLs.toStatic.preview', { uri = uri, position = position, level = stage, show = false }, function(result)
        local label = stage == 'code' and '' or (', stage ' .. stage)
        show(vim.split((result.text:gsub('\n$', '')), '\n'), 'python', 'to_static of ' .. name .. label)
        if #stages > 1 then vim.cmd('diffthis') end
        show_from(index + 1)
      end)
    end)
  end
  show_from(1)
end

local kinds_of_documents = { pir = 'pir', py = 'python', md = 'markdown', html = 'html' }

-- Fills a buffer that is named by the URI of a document that the server makes, such as the PIR text of a model: newer
-- Neovims open one where the server asks them to show it.
local function read_document(event)
  local path = event.match:match('paddle%-ls:/+(.*)$')
  for _, client in pairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    if client.name == 'paddle-ls' then
      local params = { command = 'paddleLs.textDocumentContent', arguments = { 'paddle-ls:/' .. path } }
      local asked = vim.fn.has('nvim-0.11') == 1 and { client, 'workspace/executeCommand' } or { 'workspace/executeCommand' }
      vim.list_extend(asked, { params, 5000, event.buf })
      local answer = client.request_sync(unpack(asked))
      if answer and answer.result then
        vim.api.nvim_buf_set_lines(event.buf, 0, -1, true, vim.split((answer.result.text:gsub('\n$', '')), '\n'))
        vim.bo[event.buf].swapfile, vim.bo[event.buf].modified, vim.bo[event.buf].modifiable = false, false, false
        -- Neovim takes a name for a URI, and tells it to the server, when two slashes follow its scheme.
        vim.api.nvim_buf_set_name(event.buf, 'paddle-ls:///' .. path)
        vim.bo[event.buf].buftype = 'nowrite'
        vim.bo[event.buf].filetype = kinds_of_documents[path:match('%.(%w+)%?') or path:match('%.(%w+)$')] or ''
        vim.lsp.buf_attach_client(event.buf, client.id)
        return
      end
    end
  end
  vim.notify('paddle-ls: ' .. path .. ' cannot be read', vim.log.levels.WARN)
end

local program

function M.translate(file)
  local lines = vim.fn.systemlist({ program, 'ir', 'translate', '--mode', 'tolerant', vim.fn.fnamemodify(file, ':p') })
  show(lines, '', vim.fn.fnamemodify(file, ':t') .. ' as PIR')
end

-- Hovers need a server, which a Python file has started; the list of tensors does not.
function M.show_weights(file)
  local path = vim.fn.fnamemodify(file, ':p')
  for _, client in pairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    if client.name == 'paddle-ls' then
      local uri = ('paddle-ls:///weights/%s.weights.txt?%s'):format(vim.fn.fnamemodify(path, ':t'), vim.uri_from_fname(path))
      return vim.cmd('vertical split ' .. vim.fn.fnameescape(uri))
    end
  end
  show(vim.fn.systemlist({ program, 'weights', 'show', path }), '', 'tensors of ' .. vim.fn.fnamemodify(file, ':t'))
end

function M.setup(options)
  options = options or {}
  program = (options.cmd or { 'paddle-ls' })[1]
  local filetypes = options.filetypes or { 'python', 'markdown' }
  local function serve(event)
    if vim.bo[event.buf].buftype ~= '' then return end
    start({
      name = 'paddle-ls',
      cmd = options.cmd or { 'paddle-ls' },
      root_dir = root_of(vim.api.nvim_buf_get_name(event.buf)),
      settings = { ['paddle-ls'] = options.settings or {} },
      init_options = options.settings,
      before_init = without_pull,
      on_attach = options.on_attach,
      on_exit = options.on_exit,
    }, event.buf)
  end
  vim.api.nvim_create_augroup('paddle_ls', { clear = true })
  vim.api.nvim_create_autocmd('FileType', { group = 'paddle_ls', pattern = filetypes, callback = serve })
  -- Notebooks are JSON to Neovim, or nothing at all: their name tells.
  vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, { group = 'paddle_ls', pattern = '*.ipynb', callback = serve })
  vim.api.nvim_create_autocmd('BufReadCmd', { group = 'paddle_ls', pattern = { 'paddle-ls:/*', '*/paddle-ls:/*' }, callback = read_document })
  vim.api.nvim_create_user_command('PaddleFixAll', M.fix_all, {})
  vim.api.nvim_create_user_command('PaddleConvertFile', function() M.convert_file() end, {})
  vim.api.nvim_create_user_command('PaddleConvertWorkspace', function(arguments) M.convert_workspace(arguments.bang and 'safe' or 'all') end, { bang = true })
  vim.api.nvim_create_user_command('PaddleQuestions', M.questions, {})
  vim.api.nvim_create_user_command('PaddleUndoDecision', M.undo_decision, {})
  vim.api.nvim_create_user_command('PaddleCompare', function(arguments) M.align(arguments.bang) end, { bang = true })
  vim.api.nvim_create_user_command('PaddleCompareHints', M.align_hints, {})
  vim.api.nvim_create_user_command('PaddlePreview', M.preview, {})
  vim.api.nvim_create_user_command('PaddleStatic', function(arguments) M.show_static(arguments.fargs) end, { nargs = '*' })
  vim.api.nvim_create_user_command('PaddlePir', function(arguments) M.translate(arguments.args) end, { nargs = 1, complete = 'file' })
  vim.api.nvim_create_user_command('PaddleWeights', function(arguments) M.show_weights(arguments.args) end, { nargs = 1, complete = 'file' })
end

return M
