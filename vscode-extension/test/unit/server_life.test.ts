import assert from 'node:assert/strict';
import test from 'node:test';

import { explicitSettings, type Inspected } from '../../src/server/explicit_settings.js';
import { headline } from '../../src/server/headline.js';
import { logLine } from '../../src/server/log_lines.js';
import { RestartLimit } from '../../src/server/restart_limit.js';
import { isNewEnough } from '../../src/server/version.js';

const minute = 60_000;

test('a server that dies is started again five times within three minutes', () => {
  const limit = new RestartLimit();
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(now => limit.mayRestart(now)), [true, true, true, true, true, false]);
});

test('exits that are more than three minutes old do not count', () => {
  const limit = new RestartLimit();
  for (let end = 0; end < 20; ++end) assert.equal(limit.mayRestart(end * minute), true);
});

test('a start by the user resets the restarts', () => {
  const limit = new RestartLimit();
  for (let end = 0; end < 6; ++end) limit.mayRestart(end);
  limit.forget();
  assert.equal(limit.mayRestart(7), true);
});

test('a server is new enough if its major and minor version are at least the same', () => {
  const verdicts = ['0.2.0', '0.2.9', '0.3.0', '1.0.0', '0.1.9', 'abc', undefined].map(version => isNewEnough(version, '0.2.5'));
  assert.deepEqual(verdicts, [true, true, true, true, false, false, false]);
});

test('the server gets the settings that the user has set, and no defaults', () => {
  const set: Record<string, Inspected> = {
    profile: { workspaceValue: '3.0' },
    'diagnostics.enable': {},
    'diagnostics.scope': { globalValue: 'workspace' },
    'hover.enable': { workspaceFolderValue: false },
  };
  const values: Record<string, unknown> = { profile: '3.0', 'diagnostics.enable': true, 'diagnostics.scope': 'workspace', 'hover.enable': false };
  const told = explicitSettings(Object.keys(set), { inspect: name => set[name], get: name => values[name] });
  assert.deepEqual(told, { profile: '3.0', diagnostics: { scope: 'workspace' }, hover: { enable: false } });
});

test('lines of the log have their own level, and any other output of the program is an error', () => {
  const shown = ['critical', 'error', 'warning', 'info', 'debug'].map(level => logLine(`[2030-01-02 03:04:05.678] [paddle-ls] [${level}] what [is] said`));
  assert.deepEqual(shown.map(({ level }) => level), ['error', 'error', 'warn', 'info', 'info']);
  assert.deepEqual(shown.map(({ text }) => text).slice(3), ['what [is] said', 'debug: what [is] said']);
  assert.deepEqual(logLine('paddle-ls: cannot connect'), { level: 'error', text: 'paddle-ls: cannot connect' });
});

test('only the lines of a long message that are not indented are shown', () => {
  assert.deepEqual(headline('1 file: 2 uses converted in 1 file\n1 needs review: class-name 1\n  class-name 1: no labels (a.py:3)\n1 manual\n'),
    { text: '1 file: 2 uses converted in 1 file. 1 needs review: class-name 1. 1 manual.', isAll: false });
  assert.deepEqual(headline('1 file: nothing is left\n1 manual'), { text: '1 file: nothing is left. 1 manual.', isAll: true });
  assert.deepEqual(headline('It has ended.\n'), { text: 'It has ended.', isAll: true });
  assert.deepEqual(headline('a\nb\nc\nd\ne'), { text: 'a. b. c. d.', isAll: false });
});
