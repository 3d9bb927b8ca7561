" A user's session in headless Vim with ALE, with the configuration that we ship.
"
"   PADDLE_LS=build/release/paddle-ls vim -e -s -u NONE -i NONE -S test/editors/vim/session.vim
"
" Jobs run only while Vim sleeps.
if !isdirectory('/usr/share/vim-ale')
  call writefile(['skipped: the package vim-ale is not installed'], '/dev/stdout', 'a')
  cquit 77
endif
set nocompatible noswapfile encoding=utf-8 hidden
set runtimepath^=/usr/share/vim-ale
let s:repository = expand('<sfile>:p:h:h:h:h')
let g:ale_linters = {'python': []}
let g:ale_lint_delay = 0
let g:ale_virtualtext_cursor = 0
let g:paddle_ls_executable = empty($PADDLE_LS) ? s:repository . '/build/release/paddle-ls' : $PADDLE_LS
filetype on
runtime plugin/ale.vim
execute 'source' s:repository . '/editors/vim/paddle-ls.vim'

let s:sample = readfile(s:repository . '/test/editors/sample.py')
let s:review = readfile(s:repository . '/test/editors/review.py')
let s:folder = tempname()
call mkdir(s:folder)

function! s:Wait(what, Condition) abort
  for s:turn in range(400)
    if a:Condition() | return | endif
    sleep 25m
  endfor
  throw 'waited in vain for ' . a:what
endfunction

function! s:Findings() abort
  return filter(copy(ale#engine#GetLoclist(bufnr(''))), {_, found -> found.linter_name is# 'paddle-ls'})
endfunction

function! s:WaitFindings(count) abort
  " No event of ALE fires in this mode.
  ALELint
  call s:Wait(a:count . ' findings', {-> len(s:Findings()) == a:count})
endfunction

function! s:OpenText(text, name) abort
  let l:file = s:folder . '/' . a:name
  call writefile(a:text, l:file)
  execute 'edit!' l:file
  call s:WaitFindings(3)
  messages clear
endfunction

function! s:Open(name) abort
  call s:OpenText(s:sample, a:name)
endfunction

" One use of it needs review, and another one waits for it.
function! s:OpenReview(name) abort
  call s:OpenText(s:review, a:name)
endfunction

function! s:ExpectSaid(pattern) abort
  call s:Wait(a:pattern, {-> execute('messages') =~# a:pattern})
endfunction

function! s:Root(file) abort
  let l:linter = filter(ale#linter#Get('python'), {_, linter -> linter.name is# 'paddle-ls'})[0]
  return l:linter.project_root(bufadd(a:file))
endfunction

function! s:Expect(pattern) abort
  call s:Wait(a:pattern, {-> search(a:pattern, 'nw') > 0})
endfunction

let s:tests = {}

function! s:tests.findings_have_their_code() abort
  call s:Open('findings.py')
  if s:Findings()[1].code isnot# 'torch-api' | throw string(s:Findings()) | endif
endfunction

function! s:tests.a_code_action_rewrites_one_use() abort
  call s:Open('action.py')
  call cursor(4, 6)
  call ale#codefix#Execute(0, {data, items -> ale#codefix#ApplyLSPCodeAction(data, filter(copy(items),
        \ {_, item -> item[1].title =~# 'torch\.ones.*paddle\.ones'})[0][1])})
  call s:Expect('^y = paddle\.ones')
  call s:WaitFindings(2)
endfunction

function! s:tests.PaddleFixAll_converts_the_buffer() abort
  call s:Open('fix_all.py')
  PaddleFixAll
  call s:Expect('"中文😀"; x = paddle\.abs(-1)')
  call s:Expect('paddle\.sum(x, axis=0)')
  call s:WaitFindings(0)
  undo
  if getline(1, '$') != s:sample | throw 'one undo does not take it back: ' . string(getline(1, '$')) | endif
endfunction

function! s:tests.PaddleFixAll_leaves_what_needs_review_and_the_server_says_so() abort
  call s:OpenReview('fix_review.py')
  PaddleFixAll
  call s:Expect('^y = paddle\.ones')
  call s:Expect('^x = torch\.abs(torch\.load(')
  call s:ExpectSaid('torch\.load')
endfunction

function! s:tests.PaddleConvertFile_converts_what_needs_review_too() abort
  call s:OpenReview('convert.py')
  PaddleConvertFile
  call s:Expect('^x = paddle\.abs(paddle\.load("中文😀\.pt"))')
  call s:ExpectSaid('3 uses converted')
  undo
  if getline(1, '$') != s:review | throw 'one undo does not take it back: ' . string(getline(1, '$')) | endif
endfunction

function! s:tests.PaddleConvertWorkspace_converts_the_other_files_too() abort
  call mkdir(s:folder . '/project')
  call writefile([], s:folder . '/project/.paddle-ls.json')
  call writefile(s:review, s:folder . '/project/other.py')
  call s:OpenReview('project/convert.py')
  PaddleConvertWorkspace!
  call s:Expect('^x = torch\.abs(torch\.load(')
  call s:Expect('^y = paddle\.ones')
  call s:WaitFindings(2)
  PaddleConvertWorkspace
  call s:Expect('^x = paddle\.abs(paddle\.load(')
  call s:Wait('the other file', {-> match(getbufline(s:folder . '/project/other.py', 1, '$'), '^x = paddle\.abs(paddle\.load(') >= 0})
endfunction

function! s:tests.the_project_is_the_repository_or_the_folder_in_it_with_settings() abort
  let l:repository = s:folder . '/repository'
  call mkdir(l:repository . '/.git', 'p')
  call mkdir(l:repository . '/tools')
  call writefile([], l:repository . '/tools/requirements.txt')
  call assert_equal(l:repository, s:Root(l:repository . '/tools/train.py'))
  call mkdir(l:repository . '/own/inner', 'p')
  call writefile(['{}'], l:repository . '/own/.paddle-ls.json')
  call assert_equal(l:repository . '/own', s:Root(l:repository . '/own/inner/train.py'))
  if !empty(v:errors) | throw string(v:errors) | endif
endfunction

function! s:tests.PaddlePreview_shows_the_conversion_and_changes_nothing() abort
  call s:Open('preview.py')
  let l:own = bufnr('')
  PaddlePreview
  call s:Wait('the preview', {-> bufnr('') != l:own})
  call s:Expect('^y = paddle\.ones')
  if getbufline(l:own, 1, '$') != s:sample | throw 'the buffer has changed' | endif
  close
  diffoff
endfunction

let s:lines = []
let s:failures = 0
for s:name in sort(keys(s:tests))
  try
    call s:tests[s:name]()
    call add(s:lines, 'ok - ' . s:name)
  catch
    let s:failures += 1
    call add(s:lines, 'not ok - ' . s:name . ': ' . v:exception . ' at ' . v:throwpoint)
  endtry
endfor
call ale#lsp#StopAll()
call writefile(s:lines, '/dev/stdout', 'a')
call delete(s:folder, 'rf')
execute s:failures ? 'cquit 1' : 'qall!'
