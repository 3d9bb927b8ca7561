// The view "Questions": what the project has to be asked once for all of its files, with the places, and what it has
// answered. It looks when it is shown, and again after an answer and when a settings file has changed.
import * as vscode from 'vscode';

import type { Server } from '../server/server';
import {
  counted, describeDecision, filesOf, foldersOf, tooltip, type Decision, type FileOfQuestion, type Question, type QuestionList, type Use,
} from './question_list';

type Node =
  | { kind: 'question'; question: Question }
  | { kind: 'example'; question: Question }
  | { kind: 'file'; question: Question; file: FileOfQuestion }
  | { kind: 'use'; use: Use }
  | { kind: 'decisions' }
  | { kind: 'decision'; decision: Decision };

// Where an answer holds: `inFile` for a file or a folder.
interface Place { uri?: string; inFile?: true }

const viewId = 'paddle-ls.questions';
const restMilliseconds = 300;

export class QuestionsView implements vscode.Disposable, vscode.TreeDataProvider<Node> {
  private list: QuestionList | undefined;
  private pending: NodeJS.Timeout | undefined;
  private readonly changed = new vscode.EventEmitter<undefined>();
  private readonly view: vscode.TreeView<Node>;
  private readonly parts: vscode.Disposable;
  readonly onDidChangeTreeData = this.changed.event;

  constructor(private readonly server: Server) {
    this.view = vscode.window.createTreeView(viewId, { treeDataProvider: this, showCollapseAll: true });
    const settings = vscode.workspace.createFileSystemWatcher('**/.paddle-ls.json');
    const soon = (): void => { this.lookSoon(); };
    this.parts = vscode.Disposable.from(
      this.view, settings, this.changed, settings.onDidChange(soon), settings.onDidCreate(soon), settings.onDidDelete(soon),
      this.view.onDidChangeVisibility(({ visible }) => { if (visible && this.list === undefined) this.lookSoon(); }));
  }

  dispose(): void {
    clearTimeout(this.pending);
    this.parts.dispose();
  }

  async show(): Promise<void> {
    await vscode.commands.executeCommand(`${viewId}.focus`);
    await this.look();
  }

  async accept(node: unknown): Promise<void> { await this.answer(node as Node, 'accept'); }
  async refuse(node: unknown): Promise<void> { await this.answer(node as Node, 'refuse'); }

  async forget(node: unknown): Promise<void> {
    const { kind } = node as Node;
    if (kind !== 'decision') return;
    const { id, uri } = (node as Node & { kind: 'decision' }).decision;
    if (uri === undefined) throw new Error('This decision is in the settings of the editor.');
    await this.decide({ id, answer: 'forget', uri });
  }

  async undo(): Promise<void> { await this.decide({ undo: true }); }

  // The files of the question beside what they become, with everything else that is converted in them.
  async comparePlaces(node: unknown): Promise<void> {
    const { kind } = node as Node;
    if (kind !== 'question') return;
    const { question } = node as Node & { kind: 'question' };
    const resources = filesOf(question).filter(({ uri }) => uri.endsWith('.py')).map(({ uri }) => {
      const original = vscode.Uri.parse(uri);
      return [original, original, vscode.Uri.from({ scheme: 'paddle-ls', path: '/converted', query: original.toString() })];
    });
    await vscode.commands.executeCommand('vscode.changes', `Files with ${question.id}: torch to Paddle`, resources);
  }

  getChildren(node?: Node): Node[] {
    if (node === undefined) {
      const questions = (this.list?.questions ?? []).map(question => ({ kind: 'question', question }) as const);
      return (this.list?.decided ?? []).length > 0 ? [...questions, { kind: 'decisions' }] : questions;
    }
    switch (node.kind) {
      case 'question': {
        const files = filesOf(node.question).map(file => ({ kind: 'file', question: node.question, file }) as const);
        return [{ kind: 'example', question: node.question }, ...files];
      }
      case 'file': return node.file.uses.map(use => ({ kind: 'use', use }));
      case 'decisions': return (this.list?.decided ?? []).map(decision => ({ kind: 'decision', decision }));
      default: return [];
    }
  }

  getTreeItem(node: Node): vscode.TreeItem {
    switch (node.kind) {
      case 'question': return questionItem(node.question);
      case 'example': return exampleItem(node.question);
      case 'file': return fileItem(node.file);
      case 'use': return useItem(node.use);
      case 'decisions': return new vscode.TreeItem('Decided', vscode.TreeItemCollapsibleState.Collapsed);
      case 'decision': return decisionItem(node.decision);
    }
  }

  private lookSoon(): void {
    if (!this.view.visible) {
      this.list = undefined;   // it looks when it is shown
      return;
    }
    clearTimeout(this.pending);
    this.pending = setTimeout(() => {
      this.look().catch((error: unknown) => { this.view.message = error instanceof Error ? error.message : String(error); });
    }, restMilliseconds);
  }

  private async look(): Promise<void> {
    await vscode.window.withProgress({ location: { viewId } }, async () => {
      this.list = await this.server.command('paddleLs.questions') as QuestionList;
    });
    const { questions = [], decided = [], verdicts } = this.list ?? {};
    this.view.message = questions.length === 0 && decided.length > 0 ? 'No question is open.' : undefined;
    this.view.description = questions.length === 0 ? undefined : `${questions.length} open, ${counted(verdicts?.open ?? 0, 'use')}`;
    this.changed.fire(undefined);
  }

  // Asks where and why; Escape at either changes nothing.
  private async answer(node: Node, answer: 'accept' | 'refuse'): Promise<void> {
    if (node.kind !== 'question' && node.kind !== 'file') return;
    const { question } = node;
    const place = await choosePlace(question, node.kind === 'file' ? node.file : undefined);
    if (place === undefined) return;
    const because = await vscode.window.showInputBox({ title: question.title, prompt: 'The reason, for readers of the settings (Enter: no reason)' });
    if (because === undefined) return;
    await this.decide({ id: question.id, answer, ...place, ...(because === '' ? {} : { because }) });
  }

  // The server says what became of it.
  private async decide(argument: object): Promise<void> {
    await this.server.command('paddleLs.decide', argument);
    await this.look();
  }
}

async function choosePlace(question: Question, file: FileOfQuestion | undefined): Promise<Place | undefined> {
  const first = question.uses[0]?.uri;
  const everywhere = { label: 'Everywhere in this project', place: first === undefined ? {} : { uri: first } };
  const items: (vscode.QuickPickItem & { place: Place })[] = [
    ...(file === undefined ? [] : [{ label: `Only in ${file.file}`, place: { uri: file.uri, inFile: true } as const }]),
    everywhere,
    ...foldersOf(question).map(uri =>
      ({ label: `In the folder ${vscode.workspace.asRelativePath(vscode.Uri.parse(uri))}`, place: { uri, inFile: true } as const })),
  ];
  return (await vscode.window.showQuickPick(items, { title: `${question.id}: for which files?` }))?.place;
}

function questionItem(question: Question): vscode.TreeItem {
  const item = new vscode.TreeItem(question.id, vscode.TreeItemCollapsibleState.Collapsed);
  item.id = question.id;
  item.description = `${counted(question.count, 'use')}, ${question.title}`;
  item.tooltip = new vscode.MarkdownString(tooltip(question));
  item.iconPath = new vscode.ThemeIcon('question');
  item.contextValue = 'question';
  return item;
}

function exampleItem({ example }: Question): vscode.TreeItem {
  const item = new vscode.TreeItem(`Example: ${example.file}:${example.line}`);
  item.iconPath = new vscode.ThemeIcon('lightbulb');
  if (example.uri !== undefined) item.command = openAt(example.uri, example.line - 1, 0);
  return item;
}

function fileItem(file: FileOfQuestion): vscode.TreeItem {
  const item = new vscode.TreeItem(vscode.Uri.parse(file.uri), vscode.TreeItemCollapsibleState.Collapsed);
  item.description = counted(file.uses.length, 'use');
  item.contextValue = 'file';
  return item;
}

function useItem(use: Use): vscode.TreeItem {
  const { start } = use.range;
  const item = new vscode.TreeItem(use.api);
  item.description = `line ${start.line + 1}`;
  item.tooltip = use.reason;
  item.command = openAt(use.uri, start.line, start.character);
  return item;
}

function decisionItem(decision: Decision): vscode.TreeItem {
  const item = new vscode.TreeItem(decision.id);
  item.description = describeDecision(decision);
  item.tooltip = [decision.title, ...decision.accept.map(path => `accepted: ${path}`), ...decision.refuse.map(path => `never accepted: ${path}`)].join('\n');
  item.iconPath = new vscode.ThemeIcon(decision.answer === 'refuse' ? 'circle-slash' : 'check');
  if (decision.uri !== undefined) item.contextValue = 'decision';
  return item;
}

function openAt(uri: string, line: number, character: number): vscode.Command {
  const selection = new vscode.Range(line, character, line, character);
  return { command: 'vscode.open', title: 'Go to the use', arguments: [vscode.Uri.parse(uri), { selection }] };
}
