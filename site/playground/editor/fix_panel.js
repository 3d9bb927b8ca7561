// A list of fixes below the editor: Ctrl-. opens it for the selection, Escape closes it.
import { StateEffect, StateField } from '@codemirror/state';
import { keymap, showPanel } from '@codemirror/view';
import { button, element } from '../panes/elements.js';

const opened = StateEffect.define();

const isOpen = StateField.define({
  create: () => false,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(opened)) return effect.value;
    return transaction.docChanged ? false : value;
  },
});

export function openFixes(view) {
  view.dispatch({ effects: opened.of(false) });
  view.dispatch({ effects: opened.of(true) });
  return true;
}

function close(view) {
  view.dispatch({ effects: opened.of(false) });
  view.focus();
  return true;
}

// `fixes()` gives a promise of [{title, apply}].
export function fixPanel(fixes) {
  const panel = (view) => {
    const list = element('div', { class: 'fixes', role: 'group', 'aria-label': 'Fixes' }, 'Looking for fixes …');
    list.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(view); });
    void fill(list, view, fixes);
    return { dom: list };
  };
  return [
    isOpen,
    showPanel.computeN([isOpen], (state) => [state.field(isOpen) ? panel : null]),
    keymap.of([{ key: 'Mod-.', run: openFixes }]),
  ];
}

async function fill(list, view, fixes) {
  let found;
  try {
    found = await fixes();
  } catch (problem) {
    list.replaceChildren(`The server says: ${problem.message} `, button('Close', () => close(view)));
    list.querySelector('button').focus();
    return;
  }
  const buttons = found.map(({ title, apply }) => button(title, () => {
    apply();
    close(view);
  }));
  list.replaceChildren(found.length === 0 ? 'There is no fix at this place. ' : '', ...buttons, button('Close', () => close(view)));
  if (list.isConnected) list.querySelector('button').focus();
}
