// A server to talk to: the native program, or the module in this process. Both get the files of a folder, which they see
// as another one each; texts of messages have `/workspace` in its place.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {MemoryFiles} from '../../site/worker/files.js';
import {FrameReader, framed} from '../../site/worker/frames.js';
import {Server} from '../../site/worker/server.js';

const shownRoot = '/workspace';

export function filesBelow(folder) {
  return fs.readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

export function startNative(folder, onMessage) {
  const child = spawn(process.env.PADDLE_LS, ['serve'], {stdio: ['pipe', 'pipe', 'inherit']});
  const mapped = (message, from, to) => JSON.parse(JSON.stringify(message).replaceAll(from, to));
  const reader = new FrameReader(message => onMessage(mapped(message, folder, shownRoot)));
  child.stdout.on('data', bytes => reader.take(bytes));
  return {
    send: message => child.stdin.write(framed(mapped(message, shownRoot, folder))),
    end: () => child.kill(),
  };
}

export async function startModule(wasm, folder, onMessage) {
  const files = new MemoryFiles();
  files.apply({files: filesBelow(folder).map(file => ({
    path: path.posix.join(shownRoot, path.relative(folder, file)), bytes: new Uint8Array(fs.readFileSync(file)),
  }))});
  const server = await Server.start(fs.readFileSync(wasm), files, {message: onMessage, log: line => console.error(line)});
  let timer;
  const turn = () => {
    const wait = server.turn();
    if (wait >= 0) timer = setTimeout(turn, wait);
  };
  return {
    send: message => {
      server.receive(message);
      clearTimeout(timer);
      timer = setTimeout(turn, 0);
    },
    end: () => clearTimeout(timer),
  };
}
