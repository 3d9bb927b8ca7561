-- A session of a user in headless Neovim, with the configuration that we ship.
local session = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/harness.lua')
local wait, contains, equal, buffer_text, folder = session.wait, session.contains, session.equal, session.text, session.folder
local sample = table.concat(vim.fn.readfile(session.repository .. '/test/editors/sample.py'), '\n')
local review = table.concat(vim.fn.readfile(session.repository .. '/test/editors/review.py'), '\n')
local exit_status
session.start({ on_exit = function(code) exit_status = code end })

-- The names that the server marks in the buffer, in order.
local function marked()
  return vim.tbl_map(function(diagnostic)
    -- Right after an edit marks of the text before may still be after the last line.
    local line = vim.api.nvim_buf_get_lines(0, diagnostic.lnum, diagnostic.lnum + 1, false)[1] or ''
    return line:sub(diagnostic.col + 1, diagnostic.end_col)
  end, session.problems())
end

local function wait_marked(expected)
  wait('marks on ' .. table.concat(expected, ', '), function() return vim.deep_equal(marked(), expected) end)
end

local all_uses = { 'torch.abs', 'torch.ones', 'torch.sum' }

-- Commands run one after the other share an undo step; a user's do not.
local function break_undo() vim.cmd('let &undolevels = &undolevels') end

local opened = 0
local function open_with(text, uses)
  opened = opened + 1
  local file = folder .. '/sample' .. opened .. '.py'
  vim.fn.writefile(vim.split(text, '\n'), file)
  vim.cmd('edit ' .. file)
  wait_marked(uses)
  break_undo()
  session.forget_said()
end

local function open_sample() open_with(sample, all_uses) end

-- A file in which one use needs review, and another one waits for it.
local function open_review() open_with(review, { 'torch.abs', 'torch.load', 'torch.ones' }) end
local function only_safe_is_converted() return contains('y = paddle.ones([2, 3])') and contains('x = torch.abs(torch.load(') end
local function all_is_converted() return contains('y = paddle.ones([2, 3])') and contains('x = paddle.abs(paddle.load(') end

-- The folder of the project that a new file of the repository belongs to.
local function root_of(path)
  local file = folder .. '/repository/' .. path
  vim.fn.mkdir(vim.fn.fnamemodify(file, ':h'), 'p')
  vim.fn.writefile({ 'import torch' }, file)
  vim.cmd('edit ' .. file)
  session.wait_served()
  local _, client = next(vim.lsp.buf_get_clients(0))
  return client.config.root_dir
end

local function cursor_on(text)
  local place = session.at(text, 1)
  vim.api.nvim_win_set_cursor(0, { place.line + 1, place.character })
end

-- Neovim 0.7 asks even when there is one action only; the answer is the first title that fits.
local function choose(pattern)
  vim.ui.select = function(items, _, on_choice)
    for index, item in ipairs(items) do
      local action = item.action or item[2] or item
      if action.title:find(pattern) then return on_choice(item, index) end
    end
    on_choice(nil)
  end
end

local function code_action(pattern, context)
  choose(pattern)
  if vim.fn.has('nvim-0.8') == 1 then vim.lsp.buf.code_action({ context = context }) else vim.lsp.buf.code_action(context) end
end

session.run({
  { 'torch uses are marked, bytes counted right after wide characters', function()
    open_sample()
    equal(vim.diagnostic.get(0)[1].source, 'paddle-ls')
  end },
  { 'hover shows the mapping', function()
    open_sample()
    cursor_on('torch.ones')
    local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(0, 'utf-16'), 3000)
    local _, answer = next(answers)
    assert(answer.result.contents.value:find('paddle.ones', 1, true), vim.inspect(answer))
  end },
  { 'a quick fix after wide characters changes that use alone', function()
    open_sample()
    cursor_on('torch.abs')
    code_action('torch%.abs.*paddle%.abs')
    wait('the edit', function() return contains('"中文😀"; x = paddle.abs(-1)  # torch.abs in a comment') end)
    wait_marked({ 'torch.ones', 'torch.sum' })
    assert(contains('import paddle'))
  end },
  { 'undo takes a quick fix back in one step', function()
    open_sample()
    cursor_on('torch.ones')
    code_action('torch%.ones.*paddle%.ones')
    wait('the edit', function() return contains('paddle.ones') end)
    vim.cmd('silent undo')
    equal(buffer_text(), sample)
    wait_marked(all_uses)
  end },
  { 'a use is converted as the style says, or as the other one', function()
    local layer = 'import torch\n\nlayer = torch.nn.Linear(2, 3)'
    open_with(layer, { 'torch.nn.Linear' })
    cursor_on('torch.nn.Linear')
    code_action('^Replace torch%.nn%.Linear with paddle%.nn%.Linear ')
    wait('the form of the style', function() return contains('layer = paddle.nn.Linear(2, 3)') end)
    open_with(layer, { 'torch.nn.Linear' })
    cursor_on('torch.nn.Linear')
    code_action("^Replace torch%.nn%.Linear and keep PyTorch's ")
    wait('the form of the other one', function() return contains('layer = Linear(2, 3)') end)
  end },
  { 'an answer for the project goes into its settings', function()
    open_with('import torch\nimport xarray\n\ndef largest(x):\n    return x.max(dim=1), torch.abs(x)', { 'max', 'torch.abs' })
    cursor_on('max(dim')
    code_action('^Accept assumed%-receiver everywhere in this project$')
    local settings = folder .. '/.paddle-ls.json'
    wait('the answer', function()
      return vim.fn.filereadable(settings) == 1 and table.concat(vim.fn.readfile(settings), ''):find('assumed%-receiver') ~= nil
    end)
    wait_marked({ 'max', 'torch.abs' })
    vim.cmd('PaddleUndoDecision')
    wait('no answer', function() return vim.fn.filereadable(settings) == 0 end)
  end },
  { 'the questions of the project are listed, shown and answered, and the answer is taken back', function()
    open_with('import torch\nimport xarray\n\ndef run(x):\n    return x.max(dim=1), torch.abs(x)', { 'max', 'torch.abs' })
    local settings, asked = folder .. '/.paddle-ls.json', {}
    -- Chooses the first question, then these answers one after the other.
    local function answer_with(...)
      local answers = { ... }
      asked = {}
      vim.ui.select = function(items, options, on_choice)
        local shown = vim.tbl_map(options.format_item, items)
        table.insert(asked, options.prompt .. table.concat(shown, '|'))
        if items[1].id then return on_choice(items[1], 1) end
        local wanted = table.remove(answers, 1)
        for index, text in ipairs(shown) do
          if text == wanted then return on_choice(items[index], index) end
        end
        error(wanted .. ' is not among ' .. table.concat(shown, ', '))
      end
      vim.cmd('PaddleQuestions')
      wait('all answers', function() return #answers == 0 end)
    end
    answer_with('Back', 'Show the places')
    assert(asked[1]:find('assumed%-receiver: Type of the receiver %(%d+ uses?%)'), vim.inspect(asked))
    assert(asked[2]:find('%- return') and asked[2]:find('%+ return'), vim.inspect(asked))
    assert(#vim.fn.getqflist() > 0 and vim.fn.getqflist()[1].lnum > 1, vim.inspect(vim.fn.getqflist()))
    vim.cmd('cclose')
    session.forget_said()
    answer_with('Accept everywhere in this project')
    session.wait_said('^assumed%-receiver is accepted in this project: %d+ uses?$')
    assert(table.concat(vim.fn.readfile(settings), ''):find('"everywhere": ?"accept"'))
    session.forget_said()
    vim.cmd('PaddleUndoDecision')
    session.wait_said('is taken back')
    equal(vim.fn.filereadable(settings), 0)
  end },
  { 'fix-all as a code action converts the file', function()
    open_sample()
    code_action('.', { only = { 'source.fixAll' }, diagnostics = {} })
    wait_marked({})
    assert(contains('x = paddle.abs(-1)') and contains('y = paddle.ones([2, 3])') and contains('paddle.sum(x, axis=0)'))
  end },
  { 'it leaves what needs review, as on save', function()
    open_review()
    code_action('.', { only = { 'source.fixAll' }, diagnostics = {} })
    wait('the edit', only_safe_is_converted)
  end },
  { 'where every safe use waits, the menu has no fix-all that does nothing, and the way on', function()
    open_with('import torch\n\ny = torch.load(torch.abs(x))', { 'torch.load', 'torch.abs' })
    cursor_on('torch.load')
    local titles = {}
    vim.ui.select = function(items, _, on_choice)
      for _, item in ipairs(items) do
        local action = item.action or item[2] or item
        if not action.disabled then table.insert(titles, action.title) end
      end
      on_choice(nil)
    end
    vim.lsp.buf.code_action()
    wait('the menu', function() return #titles > 0 end)
    local all = 'Convert all torch uses, including those that need review and the one that is held back'
    assert(not vim.tbl_contains(titles, 'Convert all safe torch uses') and vim.tbl_contains(titles, all), vim.inspect(titles))
    code_action('^' .. all)
    wait('the edit', function() return contains('y = paddle.load(paddle.abs(x))') end)
  end },
  { ':PaddleFixAll does the same, and undo takes it back', function()
    open_sample()
    vim.cmd('PaddleFixAll')
    wait_marked({})
    vim.cmd('silent undo')
    equal(buffer_text(), sample)
    wait_marked(all_uses)
  end },
  { ':PaddleFixAll leaves what needs review, and the server says what is held back', function()
    open_review()
    vim.cmd('PaddleFixAll')
    wait('the edit', only_safe_is_converted)
    local said = session.wait_said('torch%.load')
    equal(said.actions[#said.actions].title, 'Convert anyway')
    assert(only_safe_is_converted())
  end },
  { 'told to convert anyway, the server converts the rest', function()
    open_review()
    session.answer = 'Convert anyway'
    vim.cmd('PaddleFixAll')
    session.wait_said('torch%.load')
    session.answer = nil
    wait('the edit', all_is_converted)
  end },
  { ':PaddleConvertFile converts what needs review too, says so, and is undone in one step', function()
    open_review()
    vim.cmd('PaddleConvertFile')
    wait('the edit', all_is_converted)
    session.wait_said('3 uses converted')
    vim.cmd('silent undo')
    equal(buffer_text(), review)
  end },
  { ':PaddlePreview shows the conversion beside the buffer, which stays as it is', function()
    open_sample()
    local own = vim.api.nvim_get_current_buf()
    vim.cmd('PaddlePreview')
    wait('the preview', function() return vim.api.nvim_get_current_buf() ~= own end)
    assert(contains('x = paddle.abs(-1)') and vim.wo.diff)
    vim.cmd('close')
    equal(buffer_text(), sample)
    assert(not vim.wo.diff)
  end },
  { ':PaddleStatic shows the generated code of the function at the cursor', function()
    local file = folder .. '/net.py'
    vim.fn.writefile({ 'def double(x):', '    if x > 0:', '        x = x * 2  # 两倍😀', '    return x' }, file)
    vim.cmd('edit ' .. file)
    wait('a client', function() return #vim.tbl_values(vim.lsp.buf_get_clients(0)) > 0 end)
    local own = vim.api.nvim_get_current_buf()
    vim.api.nvim_win_set_cursor(0, { 3, 0 })
    vim.cmd('PaddleStatic')
    wait('the generated code', function() return vim.api.nvim_get_current_buf() ~= own end)
    assert(contains('_jst.IfElse') and contains('def double(x):'))
    vim.cmd('close')
    vim.cmd('PaddleStatic 0 code')
    wait('both stages', function() return #vim.tbl_filter(function(window) return vim.wo[window].diff end, vim.api.nvim_list_wins()) == 2 end)
    assert(contains('_jst.IfElse'))
    vim.cmd('close')
    assert(contains('if x > 0:') and not contains('_jst'))
    vim.cmd('close')
    equal(vim.api.nvim_get_current_buf(), own)
    vim.fn.delete(file)
    vim.cmd('silent! bdelete! ' .. file)
  end },
  { ':PaddleConvertWorkspace converts the other files of the project too', function()
    vim.fn.writefile({}, folder .. '/.paddle-ls.json')
    local other = folder .. '/other.py'
    vim.fn.writefile({ 'import torch', 'x = torch.abs(torch.load("x.pt"))' }, other)
    open_sample()
    vim.cmd('PaddleConvertWorkspace')
    wait_marked({})
    local function other_text() return table.concat(vim.fn.getbufline(vim.fn.bufnr(other), 1, '$'), ';') end
    wait('the other file', function() return other_text():find('paddle.abs(paddle.load', 1, true) end)
    session.wait_said('converted')
    vim.cmd('silent undo')
    equal(buffer_text(), sample)
    vim.cmd('buffer ' .. other .. ' | silent undo')
    equal(other_text(), 'import torch;x = torch.abs(torch.load("x.pt"))')
    vim.fn.delete(other)
    vim.cmd('silent! bdelete! ' .. other)
  end },
  { 'with `!` only what is safe', function()
    open_review()
    vim.cmd('PaddleConvertWorkspace!')
    wait('the edit', only_safe_is_converted)
    session.wait_said('torch%.load')
  end },
  { 'a notebook is served as the text it is, and converted with the workspace', function()
    local notebook = folder .. '/cells.ipynb'
    local function cell(source) return '{"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": null, "source": ' .. source .. '}' end
    vim.fn.writefile({ '{"cells": [', cell('["import torch\\n", "x = torch.abs(-1)"]') .. '],', '"metadata": {}, "nbformat": 4, "nbformat_minor": 5}' }, notebook)
    vim.cmd('edit ' .. notebook)
    wait_marked({ 'torch.abs' })
    vim.cmd('PaddleConvertWorkspace')
    wait('the notebook', function() return contains('"x = paddle.abs(-1)"') end)
    assert(contains('"import paddle\\n"'), buffer_text())
    vim.fn.delete(notebook)
    vim.cmd('silent! bdelete! ' .. notebook)
  end },
  { ':PaddlePir shows the error for a file that is not a model', function()
    vim.fn.writefile({ 'no program' }, folder .. '/x.pdmodel')
    vim.cmd('PaddlePir ' .. folder .. '/x.pdmodel')
    assert(contains('x.pdmodel'), buffer_text())
    vim.cmd('close')
  end },
  { 'edits of many kinds keep the server in step', function()
    open_sample()
    vim.api.nvim_buf_set_text(0, 2, 0, 2, 0, { 'w = torch.matmul(a, "é𝄞")', '' })
    wait_marked({ 'torch.matmul', 'torch.abs', 'torch.ones', 'torch.sum' })
    vim.cmd('3,4join')
    wait_marked({ 'torch.matmul', 'torch.abs', 'torch.ones', 'torch.sum' })
    vim.cmd('3delete')
    wait_marked({ 'torch.ones', 'torch.sum' })
    break_undo()
    vim.cmd('%substitute/torch\\.ones/math.fabs/')
    wait_marked({ 'torch.sum' })
    vim.cmd('silent undo')
    wait_marked({ 'torch.ones', 'torch.sum' })
    vim.cmd('normal! Goq = torch.abs(2)')
    wait_marked({ 'torch.ones', 'torch.sum', 'torch.abs' })
  end },
  { 'a buffer that is read again is served again by the same server', function()
    open_sample()
    vim.cmd('edit!')
    wait_marked(all_uses)
    equal(#vim.lsp.get_active_clients(), 1)
  end },
  { 'a buffer that is closed loses its marks', function()
    open_sample()
    local buffer = vim.api.nvim_get_current_buf()
    vim.cmd('bdelete!')
    wait('no marks', function() return #vim.diagnostic.get(buffer) == 0 end)
  end },
  { 'the project is the repository, or the folder in it that has settings', function()
    vim.fn.mkdir(folder .. '/repository/.git', 'p')
    vim.fn.mkdir(folder .. '/repository/tools')
    vim.fn.writefile({}, folder .. '/repository/tools/requirements.txt')
    equal(root_of('tools/train.py'), folder .. '/repository')
    vim.fn.mkdir(folder .. '/repository/own')
    vim.fn.writefile({ '{}' }, folder .. '/repository/own/.paddle-ls.json')
    equal(root_of('own/inner/train.py'), folder .. '/repository/own')
  end },
  { 'the server ends with status 0', function()
    open_sample()
    for _, client in ipairs(vim.lsp.get_active_clients()) do client.stop() end
    wait('the end of the server', function() return exit_status ~= nil end)
    equal(exit_status, 0)
  end },
})
