-- A writer in headless Neovim: opens a mapping document that is broken in many places and applies what the
-- editor offers until nothing is left.
local session = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/harness.lua')
local wait, problems = session.wait, session.problems
session.start({ fixture = 'mapping_docs/convert_from_pytorch', filetypes = { 'markdown' } })

-- The edit of an action, made; the server is asked about the next text only when its marks have come.
local function apply(action)
  local before = vim.b.changedtick
  local seen = false
  local watch = vim.api.nvim_create_autocmd('DiagnosticChanged', { callback = function() seen = true end })
  session.apply(action.edit)
  assert(vim.b.changedtick ~= before, action.title .. ' changes nothing')
  wait('problems of the new text', function() return seen end)
  vim.api.nvim_del_autocmd(watch)
end

local function actions_at(problem, kind)
  return session.actions({ line = problem.lnum, character = problem.col }, { line = problem.end_lnum, character = problem.end_col }, kind)
end

local function apply_one_fix()
  for _, problem in ipairs(problems()) do
    local action = actions_at(problem, 'quickfix')[1]
    if action then
      session.say('# ' .. action.title)
      return apply(action)
    end
  end
  error('no fix for ' .. vim.inspect(problems()))
end

session.run({
  { 'a broken document is marked in many places', function()
    session.open('api_difference/torch/torch.demo.blur.md')
    wait('problems', function() return #problems() >= 8 end)
  end },
  { 'fix-all mends what needs no decision', function()
    local before = #problems()
    for _, action in ipairs(actions_at(problems()[1], 'source.fixAll')) do apply(action) end
    assert(#problems() < before)
  end },
  { 'quick fixes mend the rest', function()
    for _ = 1, 20 do
      if #problems() == 0 then return end
      apply_one_fix()
    end
    error('20 fixes were not enough')
  end },
})
