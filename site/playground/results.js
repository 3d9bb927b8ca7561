// Asks the server about the text, and shows each answer when it is there.
import { DifferenceView, ResultView } from './editor/result_views.js';
import { showFindings } from './panes/findings_list.js';
import { showPreview } from './panes/preview.js';
import { showQuestions } from './panes/questions_list.js';
import { Tabs } from './panes/tabs.js';

const byId = (id) => document.getElementById(id);
const counted = (count, one) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

export class Results {
  #changes = null;

  // `answer` takes answers to questions.
  constructor({ editor, notice, answer }) {
    Object.assign(this, { editor, notice, answer });
    this.result = new ResultView(byId('result-text'));
    this.difference = new DifferenceView(byId('changes-text'));
    this.tabs = new Tabs(byId('tabs'), () => this.#showChanges());
  }

  offer(kind) {
    byId('result').textContent = kind.result;
    byId('result-text').hidden = kind.language !== 'python';
    byId('result-page').hidden = kind.language === 'python';
    this.tabs.offer('questions', kind.asks);
  }

  async update(workspace, kind, options, signal) {
    const { text } = this.editor;
    const start = performance.now();
    workspace.show(kind.path, kind.language, text);
    const made = kind.make(workspace, text, signal, options).then((each) => {
      if (signal.aborted || !each) return;
      this.#showMade(each, kind);
      performance.measure('paddle-ls: result', { start });
    });
    const findings = workspace.ask('textDocument/diagnostic', {}, signal).then((report) => {
      if (signal.aborted || !report) return 0;
      this.#showFindings(report.items);
      return report.items.length;
    });
    const asked = kind.asks ? workspace.command('paddleLs.questions', undefined, signal) : Promise.resolve(null);
    const questions = asked.then((listed) => {
      if (signal.aborted || !listed) return null;
      byId('questions').textContent = `Questions (${listed.questions.length})`;
      showQuestions(byId('questions-pane'), listed, options, this.answer);
      return listed;
    });
    const [, count, listed] = await Promise.all([made, findings, questions]);
    if (!signal.aborted) this.#conclude(count, listed, options);
  }

  #conclude(count, listed, { scope }) {
    let words = counted(count, 'finding');
    if (listed && scope === 'safe') {
      words += ', only safe uses converted';
    } else if (listed) {
      const { byProof, byDecision, open } = listed.verdicts;
      words += `, ${counted(byProof + byDecision + open, 'use')} converted`;
    }
    this.notice.say(words);
    this.notice.announce(words);
  }

  #showMade({ before, after, html }, kind) {
    if (html === undefined) this.result.show(after, kind.language, kind.result);
    else showPreview(byId('result-page'), html);
    this.#changes = { before, after, language: kind.language };
    this.#showChanges();
  }

  // Differences are made only where they are seen.
  #showChanges() {
    if (!this.#changes || this.tabs.chosen !== 'changes') return;
    const { before, after, language } = this.#changes;
    byId('changes-none').hidden = before !== after;
    byId('changes-text').hidden = before === after;
    this.difference.show(before, after, language);
    this.#changes = null;
  }

  #showFindings(items) {
    this.editor.mark(items);
    byId('findings').textContent = `Findings (${items.length})`;
    showFindings(byId('findings-pane'), items, {
      goTo: (range) => this.editor.goTo(range),
      showFixes: (range) => this.editor.showFixes(range),
    });
  }
}
