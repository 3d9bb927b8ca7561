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
})
