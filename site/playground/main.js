// The page: an editor, what the server says about its text, and a link to both.
import { SourceEditor } from './editor/source_editor.js';
import { kinds } from './kinds.js';
import { answered, chosen, defaultOptions, optionNames, settingsOf } from './options.js';
import { Notice } from './panes/notice.js';
import { Results } from './results.js';
import { loadServer } from './server/load_server.js';
import { Workspace } from './server/workspace.js';
import { fragmentOf, stateOf } from './share_link.js';
import { Updates } from './updates.js';

const byId = (id) => document.getElementById(id);

class Playground {
  kind = 'python';
  options = defaultOptions;
  workspace = null;
  // Files that have never worked are fetched again; others are kept, so that a restart needs no network.
  #files = null;
  #haveWorked = false;
  #texts = new Map();

  constructor() {
    this.notice = new Notice(byId('state'), byId('spoken'));
    this.updates = new Updates((signal) => this.#update(signal));
    this.editor = new SourceEditor(byId('source'), {
      server: () => this.#shown(),
      onChange: () => this.updates.request(),
    });
    this.results = new Results({
      editor: this.editor,
      notice: this.notice,
      answer: (id, answer) => this.#choose(answered(this.options, id, answer)),
    });
    byId('kind').addEventListener('change', () => this.#changeKind(byId('kind').value));
    for (const name of optionNames) {
      byId(name).addEventListener('change', () => this.#choose(chosen(this.options, name, byId(name).value)));
    }
    byId('share').addEventListener('click', () => void this.#copyLink());
    byId('sample').addEventListener('click', () => this.#show(this.kind, kinds[this.kind].sample));
    window.addEventListener('hashchange', () => void this.#readLink());
  }

  async begin() {
    await this.#readLink();
    await this.#start();
  }

  async #start() {
    this.notice.say('Loading the server …');
    try {
      this.#files ??= await loadServer();
      const started = await Workspace.start(this.#files, settingsOf(this.options), (reason) => this.#ended(reason));
      started.configure(settingsOf(this.options));
      this.workspace = started;
      this.#haveWorked = true;
    } catch (problem) {
      if (!this.#haveWorked) this.#files = null;
      this.#ended(problem.message);
      return;
    }
    this.updates.request(0);
  }

  #ended(reason) {
    this.workspace = null;
    this.notice.fail(`The server does not run: ${reason} Your text is kept. `, () => void this.#start());
  }

  // The workspace, which has seen the text as it is now.
  #shown() {
    const { path, language } = kinds[this.kind];
    this.workspace?.show(path, language, this.editor.text);
    return this.workspace;
  }

  async #update(signal) {
    if (!this.workspace) return;
    try {
      await this.results.update(this.workspace, kinds[this.kind], this.options, signal);
    } catch (problem) {
      if (this.workspace && !signal.aborted) this.notice.warn(`The server says: ${problem.message}`);
    }
  }

  async #readLink() {
    let state = null;
    let complaint = '';
    try {
      state = await stateOf(location.hash);
    } catch (problem) {
      complaint = problem.message;
    }
    if (!complaint && !state && this.editor.text) return;
    this.#choose(state?.options ?? defaultOptions);
    this.#show(state?.kind ?? 'python', state?.text ?? kinds.python.sample);
    byId('complaint').hidden = !complaint;
    byId('complaint').textContent = complaint && `This link does not work: ${complaint}. Here is a sample.`;
  }

  #changeKind(kind) {
    this.#texts.set(this.kind, this.editor.text);
    this.#show(kind, this.#texts.get(kind) ?? kinds[kind].sample);
  }

  #show(kind, text) {
    this.kind = kind;
    byId('kind').value = kind;
    for (const name of ['style', 'scope']) byId(`${name}-field`).hidden = kind !== 'python';
    this.editor.show(text, kinds[kind].language, kinds[kind].legend);
    this.results.offer(kinds[kind]);
    this.updates.request(0);
  }

  #choose(options) {
    this.options = options;
    for (const name of optionNames) byId(name).value = options[name];
    this.workspace?.configure(settingsOf(options));
    this.updates.request(0);
  }

  async #copyLink() {
    const { kind, options } = this;
    history.replaceState(null, '', await fragmentOf({ kind, options, text: this.editor.text }));
    let words = 'The link is copied.';
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      words = 'The link is the address of this page now: copy it from there.';
    }
    byId('shared').textContent = words;
  }
}

void new Playground().begin();
