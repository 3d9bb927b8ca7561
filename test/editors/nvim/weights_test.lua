-- A reader of a checkpoint in headless Neovim: the list of tensors without a server, and with one also its cards.
local session = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/harness.lua')
local at = session.at
session.start({})

-- A file of safetensors with the two numbers 1 and -2.
local header = '{"layer1.0.weight":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}'
local file = session.folder .. '/net.safetensors'
local out = assert(io.open(file, 'wb'))
out:write(string.char(#header, 0, 0, 0, 0, 0, 0, 0), header, '\0\0\128\63', '\0\0\0\192')
out:close()
vim.fn.writefile({ 'import paddle' }, session.folder .. '/net.py')
vim.fn.writefile({
  'import paddle', 'from paddle import nn', '', '', 'class Net(nn.Layer):', '    def __init__(self):',
  '        super().__init__()', '        self.layer1 = nn.Sequential(nn.LayerNorm(2))', '', '', 'net = Net()',
  'net.set_state_dict(paddle.load("net.safetensors"))',
}, session.folder .. '/run.py')
vim.fn.writefile({}, session.folder .. '/pyproject.toml')

session.run({
  { 'a checkpoint is listed without a server', function()
    vim.cmd('PaddleWeights ' .. file)
    assert(session.contains('layer1.0.weight  float32 [2]  8 B'), session.text())
    vim.cmd('close')
  end },
  { 'a tensor tells what its values are like', function()
    session.open('net.py')
    vim.cmd('PaddleWeights ' .. file)
    session.wait('the list', function() return session.contains('layer1.0.weight') end)
    session.wait_served()
    local card = session.ask('textDocument/hover', { position = at('layer1.0.weight') }).contents.value
    assert(card:find('least -2, greatest 1, mean -0.5', 1, true), card)
    local outline = session.ask('textDocument/documentSymbol', {})
    session.equal(outline[1].name, 'layer1')
  end },
  { 'the checkpoint that converted code reads is converted, and the code reads that', function()
    session.open('run.py')
    session.wait_served()
    local place = at('net.safetensors')
    local offered
    for _, action in ipairs(session.actions(place, place)) do
      if action.title == 'Convert net.safetensors for Paddle' then offered = action end
    end
    assert(offered, vim.inspect(session.actions(place, place)))
    session.apply(offered.edit)
    assert(session.contains('paddle.load("net.pdparams")'), session.text())
    local outcome = session.execute(offered.command.command, offered.command.arguments)
    session.equal(outcome.notUnderstood, 0)
    assert(vim.fn.filereadable(session.folder .. '/net.pdparams') == 1)
  end },
})
