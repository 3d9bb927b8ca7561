// textDocument/hover in the editor.
import { hoverTooltip } from '@codemirror/view';
import { markdownNodes } from './markdown_nodes.js';
import { offsetOf, positionOf } from './places.js';

export function serverHover(server) {
  return hoverTooltip(async (view, offset) => {
    const workspace = server();
    const { doc } = view.state;
    if (!workspace) return null;
    let hover;
    try {
      hover = await workspace.ask('textDocument/hover', { position: positionOf(doc, offset) });
    } catch {
      return null;
    }
    if (!hover?.contents?.value || doc !== view.state.doc) return null;
    const pos = hover.range ? offsetOf(doc, hover.range.start) : offset;
    const end = hover.range ? offsetOf(doc, hover.range.end) : offset;
    return { pos, end, above: true, create: () => ({ dom: cardOf(hover.contents.value) }) };
  }, { hoverTime: 250 });
}

function cardOf(text) {
  const card = document.createElement('div');
  card.className = 'hover-card';
  card.append(...markdownNodes(text));
  return card;
}
