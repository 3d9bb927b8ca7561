// Runs in the extension host: starts the extension and writes down what it took, in milliseconds.
const { writeFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');
const vscode = require('vscode');

exports.run = async () => {
  const extension = vscode.extensions.getExtension('paddle-ls.paddle-ls');
  if (extension.isActive) throw new Error('the extension has been started already');
  // What the window itself does at its start is not measured.
  await new Promise(resolve => { setTimeout(resolve, 3000); });
  const before = { cpu: process.cpuUsage(), time: performance.now() };
  const since = () => {
    const { user, system } = process.cpuUsage(before.cpu);
    return { time: performance.now() - before.time, cpu: (user + system) / 1000 };
  };
  await extension.activate();
  const active = since();
  await extension.exports.started;
  const served = since();
  writeFileSync(process.env.PADDLE_LS_HOST_RESULT, JSON.stringify({
    active: active.time, activeCpu: active.cpu, served: served.time, servedCpu: served.cpu,
  }));
};
