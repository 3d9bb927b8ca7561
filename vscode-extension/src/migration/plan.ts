// What a conversion of the workspace would do, file by file, and what of it the user wants.
//
// The server plans a file as a whole, imports included, so a file is converted by its safe edits or by all of them; a
// choice of single uses would leave imports that do not fit.
import type { Finding } from '../check_output';
import { counted, countsOf, describe, needReview, sum, total, type Counts } from '../counts';
import type { Edit } from './text_edits';

export type Choice = 'nothing' | 'safe' | 'all';

export interface PlannedFile {
  uri: string;
  findings: readonly Finding[];
  safe: readonly Edit[];
  all: readonly Edit[];   // the safe ones and those that need review
  choice: Choice;
  isNew: boolean;         // the conversion makes it
}

// What the server would change, by the URIs as it spells them.
export interface Conversion {
  edits: Map<string, readonly Edit[]>;
  created: Set<string>;
}

// The part of a WorkspaceEdit that is read here.
export interface WorkspaceEditPart {
  documentChanges?: readonly object[];
  changes?: Record<string, readonly Edit[]>;
}

export function conversionOf(edit: WorkspaceEditPart): Conversion {
  const edits = new Map<string, readonly Edit[]>(Object.entries(edit.changes ?? {}));
  const created = new Set<string>();
  for (const change of edit.documentChanges ?? []) {
    const part = change as { kind?: string; uri?: string; textDocument?: { uri: string }; edits?: readonly Edit[] };
    if (part.kind === 'create' && part.uri !== undefined) created.add(part.uri);
    if (part.textDocument !== undefined && part.edits !== undefined) edits.set(part.textDocument.uri, part.edits);
  }
  return { edits, created };
}

// Files with something to show, by name: everything that can be converted is chosen from the start.
export function makePlan(
  safe: Conversion,
  all: Conversion,
  findings: Map<string, readonly Finding[]>,
): PlannedFile[] {
  const uris = [...new Set([...safe.edits.keys(), ...all.edits.keys(), ...findings.keys()])].sort();
  return uris.map(uri => {
    const ofSafe = safe.edits.get(uri) ?? [];
    const ofAll = all.edits.get(uri) ?? ofSafe;
    return {
      uri,
      findings: findings.get(uri) ?? [],
      safe: ofSafe,
      all: ofAll,
      choice: ofAll.length > 0 ? 'all' : 'nothing',
      isNew: all.created.has(uri),
    };
  });
}

export function counts(findings: readonly Finding[]): Counts {
  return countsOf(findings.map(({ fix }) => fix));
}

export function canChange(file: PlannedFile): boolean {
  return file.all.length > 0;
}

// A file without uses, such as the module of helpers, is changed for the sake of the others.
export function follows(file: PlannedFile): boolean {
  return file.findings.length === 0 && canChange(file);
}

// Such files have what the boldest choice of another file needs.
export function settleFollowers(files: readonly PlannedFile[]): void {
  const choices = files.filter(file => !follows(file)).map(({ choice }) => choice);
  if (choices.length === 0) return;
  const boldest = (['all', 'safe'] as const).find(choice => choices.includes(choice)) ?? 'nothing';
  for (const file of files.filter(follows)) file.choice = boldest;
}

export function hasUnconfirmed(file: PlannedFile): boolean {
  return counts(file.findings).toConfirm > 0 && canChange(file);
}

export function chooseFile(file: PlannedFile, checked: boolean): void {
  file.choice = checked ? 'all' : 'nothing';
}

// The box of the uses that need review: a file with nothing safe is converted as a whole or not at all.
export function chooseUnconfirmed(file: PlannedFile, checked: boolean): void {
  if (checked) file.choice = 'all';
  else file.choice = file.safe.length > 0 ? 'safe' : 'nothing';
}

export function chosenEdits(file: PlannedFile): readonly Edit[] {
  switch (file.choice) {
    case 'nothing': return [];
    case 'safe': return file.safe;
    case 'all': return file.all;
  }
}

// Where no file can be changed: what there is, and what to do about it.
export function nothingToChoose(files: readonly PlannedFile[]): string | undefined {
  if (files.some(canChange)) return undefined;
  if (files.length === 0) return 'No Python file of the workspace uses torch.';
  const isNotebook = (file: PlannedFile): boolean => file.uri.endsWith('.ipynb');
  const hint = files.some(isNotebook) ? ' A notebook is converted when it is open.' : '';
  return `No file can be converted here: ${describe(usesOf(files))}. The view says why.${hint}`;
}

// As the command line has it: what is converted, what of that needs review, and what stays.
export function summary(files: readonly PlannedFile[], skipped: readonly string[]): string {
  const done = files.filter(file => file.choice !== 'nothing' && !skipped.includes(file.uri));
  const made = counts(done.flatMap(convertedUses));
  const held = done.flatMap(heldUses);
  const { manual, ...others } = usesOf(files);
  const notChosen = others.safe + others.toConfirm - total(made) - held.length;
  const review = made.toConfirm === 0 ? '' : `, ${made.toConfirm} of them ${needReview(made.toConfirm)}`;
  return [
    `${counted(done.length, 'file')}: ${counted(total(made), 'use')} converted${review}.`,
    manual === 0 ? '' : `${manual} manual ${manual === 1 ? 'stays' : 'stay'}.`,
    held.length === 0 ? '' : `${held.length} held back by ${held[0]?.waits_for ?? ''}.`,
    notChosen === 0 ? '' : `${notChosen} not chosen.`,
    skipped.length === 0 ? '' : `${counted(skipped.length, 'file')} changed after the preview and stayed as before.`,
  ].filter(part => part !== '').join(' ');
}

function usesOf(files: readonly PlannedFile[]): Counts {
  return sum(files.map(({ findings }) => counts(findings)));
}

function convertedUses({ choice, findings }: PlannedFile): Finding[] {
  if (choice === 'all') return findings.filter(({ fix }) => fix !== 'none');
  return findings.filter(({ fix, waits_for }) => fix === 'safe' && waits_for === undefined);
}

// Safe uses that only work together with one that is not converted.
function heldUses({ choice, findings }: PlannedFile): Finding[] {
  return choice === 'safe' ? findings.filter(({ fix, waits_for }) => fix === 'safe' && waits_for !== undefined) : [];
}
