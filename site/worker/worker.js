// What a page says to the server and hears of it: see README.md.
import {MemoryFiles} from './files.js';
import {Server} from './server.js';

const files = new MemoryFiles();
const early = [];
let server = null;
let stopped = false;
let timer;

// A turn is a message to ourselves: it comes after all messages that the page has sent already, so that the server sees
// them before it begins to work.
const turns = new MessageChannel();
let turnIsDue = false;
turns.port1.onmessage = () => {
  turnIsDue = false;
  guarded(takeTurn);
};

function askForTurn() {
  if (turnIsDue) return;
  turnIsDue = true;
  turns.port2.postMessage(null);
}

function takeTurn() {
  clearTimeout(timer);
  const wait = server.turn();
  const written = files.takeWritten();
  if (written) self.postMessage(written);
  if (wait >= 0) timer = setTimeout(askForTurn, wait);
}

// A module that has failed once is in no state that can be trusted.
function guarded(work) {
  if (stopped) return;
  try {
    work();
  } catch (problem) {
    stop(problem);
  }
}

function stop(problem) {
  stopped = true;
  clearTimeout(timer);
  self.postMessage({error: `the server has stopped: ${problem?.message ?? problem}`});
}

async function start(module) {
  try {
    server = await Server.start(module, files, {
      message: message => self.postMessage(message),
      log: line => self.postMessage({log: line}),
    });
  } catch (problem) {
    stop(problem);
    return;
  }
  guarded(() => early.splice(0).forEach(message => server.receive(message)));
  askForTurn();
}

self.onmessage = ({data}) => {
  if (data.module) {
    void start(data.module);
  } else if (data.jsonrpc === undefined) {
    guarded(() => files.apply(data));
  } else if (server === null) {
    early.push(data);
  } else {
    guarded(() => server.receive(data));
    askForTurn();
  }
};
