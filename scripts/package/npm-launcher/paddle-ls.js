#!/usr/bin/env node
// Runs the program of this platform, which is in a package of its own: the terminal, signals and the status are its.
'use strict';

const { spawn } = require('node:child_process');
const { constants } = require('node:os');

const platform = `${process.platform}-${process.arch}`;
const known = require('../package.json').optionalDependencies;

function find() {
  const name = `@paddle-ls/${platform}`;
  if (!(name in known)) return { problem: `there is no program for ${platform}; there is one for ${Object.keys(known).map(each => each.split('/')[1]).join(', ')}` };
  try {
    return { program: require.resolve(`${name}/bin/paddle-ls${process.platform === 'win32' ? '.exe' : ''}`) };
  } catch {
    return { problem: `the package ${name}, which has the program, is not installed. npm leaves it out with --omit=optional and --no-optional; install it beside paddle-ls, of the same version` };
  }
}

const { program, problem } = find();
if (problem !== undefined) {
  console.error(`error: ${problem}.`);
  process.exit(2);
}

const child = spawn(program, process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', error => {
  console.error(`error: ${program} does not start: ${error.message}`);
  process.exit(2);
});
child.on('exit', (status, signal) => {
  if (signal === null) process.exit(status);
  // A shell shows the end by a signal as 128 and its number.
  process.exit(128 + constants.signals[signal]);
});
