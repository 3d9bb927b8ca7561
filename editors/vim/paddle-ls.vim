" paddle-ls for Vim 9 with ALE 3.3 or newer.
"
" Source this file from your vimrc after ALE is on the runtime path:
"
"   source /path/to/paddle-ls.vim
"
" Findings appear as ALE shows everything; :ALECodeAction offers the fixes of the word under the cursor.
"   :PaddleConvertFile       converts the buffer: everything but what is manual
"   :PaddleConvertWorkspace  the same for all Python files of the project; with `!` only what is safe.
"                            The files are changed in buffers: `:wall` writes them
"   :PaddleFixAll            converts only what is safe in the buffer
"   :PaddlePreview           shows the buffer as it would become, in diff mode
"   :PaddlePir {file}        shows a legacy program as PIR text
"   :PaddleWeights {file}    shows what a checkpoint holds
" Where the program is: let g:paddle_ls_executable = '/path/to/paddle-ls'

let g:paddle_ls_executable = get(g:, 'paddle_ls_executable', 'paddle-ls')

" The nearest folder, from `folder` upwards, that holds one of `names`.
function! s:Nearest(names, folder) abort
  for l:name in a:names
    if !empty(getftype(a:folder . '/' . l:name)) | return a:folder | endif
  endfor
  let l:parent = fnamemodify(a:folder, ':h')
  return l:parent is# a:folder ? '' : s:Nearest(a:names, l:parent)
endfunction

" The folder of the settings inside the repository, else the repository: a package in it is not a separate project.
function! s:Root(buffer) abort
  let l:folder = fnamemodify(bufname(a:buffer), ':p:h')
  let l:settings = s:Nearest(['.paddle-ls.json', '.paddle-ls'], l:folder)
  let l:repository = s:Nearest(['.git'], l:folder)
  if !empty(l:settings) && len(l:settings) >= len(l:repository) | return l:settings | endif
  if !empty(l:repository) | return l:repository | endif
  let l:package = s:Nearest(['pyproject.toml', 'setup.py', 'requirements.txt'], l:folder)
  return empty(l:package) ? l:folder : l:package
endfunction

for s:filetype in ['python', 'markdown']
  call ale#linter#Define(s:filetype, {
  \ 'name': 'paddle-ls',
  \ 'lsp': 'stdio',
  \ 'executable': {-> g:paddle_ls_executable},
  \ 'command': '%e',
  \ 'project_root': function('s:Root'),
  \ })
  " Beside the linters that are chosen already, if any are.
  if exists('g:ale_linters') && has_key(g:ale_linters, s:filetype) && index(g:ale_linters[s:filetype], 'paddle-ls') < 0
    call add(g:ale_linters[s:filetype], 'paddle-ls')
  endif
endfor

" ALE tells the server of a buffer when it checks it, which it does with visible ones.
function! s:TellChanges() abort
  let l:linter = filter(ale#linter#Get('python'), {_, linter -> linter.name is# 'paddle-ls'})[0]
  let l:root = s:Root(bufnr(''))
  for l:buffer in map(getbufinfo({'bufloaded': 1, 'bufmodified': 1}), {_, info -> info.bufnr})
    if getbufvar(l:buffer, '&filetype') isnot# 'python' || s:Root(l:buffer) isnot# l:root | continue | endif
    call ale#lsp_linter#StartLSP(l:buffer, l:linter, {_, details -> ale#lsp#NotifyForChanges(details.connection_id, details.buffer)})
  endfor
endfunction

function! s:Command(name, arguments, Then) abort
  call s:TellChanges()
  call ale#lsp_linter#SendRequest(bufnr(''), 'paddle-ls', ale#lsp#message#ExecuteCommand(a:name, a:arguments), a:Then)
endfunction

" The byte in `line` at a column of the protocol, which counts UTF-16 units.
function! s:Byte(line, column) abort
  let l:units = a:column
  let l:byte = 0
  for l:character in split(a:line, '\zs')
    if l:units <= 0 | break | endif
    let l:units -= char2nr(l:character) > 0xFFFF ? 2 : 1
    let l:byte += len(l:character)
  endfor
  return l:byte
endfunction

" ALE's own function for edits treats columns as bytes and would write into the wrong place after Chinese text;
" :ALECodeAction still does.
function! s:Edit(buffer, edits) abort
  let l:lines = getbufline(a:buffer, 1, '$') + ['']
  " They come in the order of the text; from the end on, none moves another one.
  for l:change in reverse(copy(a:edits))
    let [l:start, l:end] = [l:change.range.start, l:change.range.end]
    let l:before = strpart(l:lines[l:start.line], 0, s:Byte(l:lines[l:start.line], l:start.character))
    let l:after = strpart(l:lines[l:end.line], s:Byte(l:lines[l:end.line], l:end.character))
    call remove(l:lines, l:start.line, l:end.line)
    call extend(l:lines, split(l:before . l:change.newText . l:after, "\n", 1), l:start.line)
  endfor
  if empty(l:lines[-1]) | call remove(l:lines, -1) | endif
  call setbufline(a:buffer, 1, l:lines)
  silent call deletebufline(a:buffer, len(l:lines) + 1, '$')
endfunction

function! s:Loaded(file) abort
  let l:buffer = bufadd(a:file)
  call bufload(l:buffer)
  call setbufvar(l:buffer, '&buflisted', 1)
  return l:buffer
endfunction

" ALE does not say that it makes edits of a server, so the answer holds them. What the server says is in the answer too:
" ALE shows only errors by default, and never a question.
function! s:Apply(answer) abort
  if has_key(a:answer, 'error') | echo 'paddle-ls: ' . a:answer.error.message | return | endif
  if type(a:answer.result) != v:t_dict | return | endif
  for [l:uri, l:edits] in items(ale#code_action#GetChanges(get(a:answer.result, 'edit', v:null)))
    call s:Edit(s:Loaded(ale#util#ToResource(l:uri)), l:edits)
  endfor
  for l:line in split(get(a:answer.result, 'message', ''), "\n") | echomsg l:line | endfor
endfunction

function! s:ConvertFile(scope) abort
  call s:Command('paddleLs.convertFile', [{'uri': ale#util#ToURI(expand('%:p')), 'scope': a:scope}], function('s:Apply'))
endfunction

function! s:ConvertWorkspace(scope) abort
  call s:Command('paddleLs.convertWorkspace', [{'scope': a:scope}], function('s:Apply'))
endfunction

function! s:Show(filetype, lines) abort
  vertical new
  setlocal buftype=nofile bufhidden=wipe noswapfile
  call setline(1, a:lines)
  let &l:filetype = a:filetype
  setlocal nomodifiable
endfunction

function! s:ShowConverted(answer) abort
  if !has_key(a:answer, 'result') | echo 'paddle-ls: ' . a:answer.error.message | return | endif
  diffthis
  call s:Show('python', split(a:answer.result.text, "\n", 1)[:-2])
  diffthis
endfunction

function! s:Preview() abort
  call s:Command('paddleLs.textDocumentContent', ['paddle-ls:/converted?' . ale#util#ToURI(expand('%:p'))], function('s:ShowConverted'))
endfunction

command! PaddleFixAll call s:ConvertFile('safe')
command! PaddleConvertFile call s:ConvertFile('all')
command! -bang PaddleConvertWorkspace call s:ConvertWorkspace(<bang>0 ? 'safe' : 'all')
command! PaddlePreview call s:Preview()
command! -nargs=1 -complete=file PaddlePir
      \ call s:Show('', systemlist(shellescape(g:paddle_ls_executable) . ' ir translate --mode tolerant ' . shellescape(<q-args>)))
command! -nargs=1 -complete=file PaddleWeights
      \ call s:Show('', systemlist(shellescape(g:paddle_ls_executable) . ' weights show ' . shellescape(<q-args>)))
