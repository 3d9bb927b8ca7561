import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import test from 'node:test';

import { findServer, type Found } from '../../src/server/find_server.js';

interface Folder {
  root: string;
  program: (path: string) => string;
}

function inFolder(body: (folder: Folder) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'paddle-ls-find-'));
  const program = (path: string): string => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, 0o755);
    return file;
  };
  try {
    body({ root, program });
  } finally {
    rmSync(root, { recursive: true });
  }
}

function originOf(found: Found): string {
  return 'origin' in found ? found.origin : found.problem;
}

test('the setting wins over the bundled program and the PATH', () => {
  inFolder(({ root, program }) => {
    program('extension/bundled/bin/paddle-ls');
    program('bin/paddle-ls');
    const configured = program('mine/server');
    const found = findServer({ configured, extensionFolder: join(root, 'extension'), path: join(root, 'bin') });
    assert.deepEqual(found, { program: configured, origin: 'setting' });
  });
});

test('a setting that names nothing runnable is a problem, although there is a bundled program', () => {
  inFolder(({ root, program }) => {
    program('extension/bundled/bin/paddle-ls');
    const found = findServer({ configured: join(root, 'typo'), extensionFolder: join(root, 'extension'), path: '' });
    assert.match(originOf(found), /paddleLs\.server\.path names .*typo/);
  });
});

test('the bundled program wins over the PATH', () => {
  inFolder(({ root, program }) => {
    const bundled = program('extension/bundled/bin/paddle-ls');
    program('bin/paddle-ls');
    assert.deepEqual(findServer({ configured: '', extensionFolder: join(root, 'extension'), path: join(root, 'bin') }),
      { program: bundled, origin: 'bundled' });
  });
});

test('the first runnable program on the PATH is used; folders of that name and files that are not executable are skipped', () => {
  inFolder(({ root, program }) => {
    mkdirSync(join(root, 'a', 'paddle-ls'), { recursive: true });
    chmodSync(program('b/paddle-ls'), 0o644);
    const wanted = program('c/paddle-ls');
    const path = ['', 'a', 'b', 'c'].map(name => (name === '' ? '' : join(root, name))).join(delimiter);
    assert.deepEqual(findServer({ configured: '', extensionFolder: root, path }), { program: wanted, origin: 'PATH' });
  });
});

test('without any program the message names the setting', () => {
  assert.match(originOf(findServer({ configured: '', extensionFolder: '/nowhere', path: '' })), /paddleLs\.server\.path/);
});

test('on Windows the bundled program has the ending .exe', () => {
  inFolder(({ root, program }) => {
    program('bundled/bin/paddle-ls');
    const bundled = program('bundled/bin/paddle-ls.exe');
    assert.deepEqual(findServer({ configured: '', extensionFolder: root, path: '', system: 'win32' }), { program: bundled, origin: 'bundled' });
  });
});

test('on Windows the PATH is split at semicolons, and PATHEXT lists the endings of programs', () => {
  inFolder(({ root, program }) => {
    program('a/paddle-ls');
    program('a/paddle-ls.cmd');
    const wanted = program('b c/paddle-ls.exe');
    const path = `${join(root, 'a')};;"${join(root, 'b c')}"`;
    const places = { configured: '', extensionFolder: root, path, system: 'win32' as const };
    assert.deepEqual(findServer({ ...places, pathExt: '.COM;.EXE;.CMD' }), { program: wanted, origin: 'PATH' });
    assert.match(originOf(findServer({ ...places, pathExt: '.CMD' })), /no paddle-ls on the PATH/);
  });
});
