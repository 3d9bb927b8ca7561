// The rendered page of a mapping document. Only elements and links of this list get into the page; no image is loaded.
import { element, outerLink } from './elements.js';

const kept = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'PRE', 'CODE', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD', 'UL', 'OL',
                      'LI', 'EM', 'STRONG', 'BLOCKQUOTE', 'BR', 'HR', 'DEL', 'SUP', 'SUB']);
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'NOSCRIPT']);

function copied(node) {
  if (node.nodeType === Node.TEXT_NODE) return [node.data];
  if (node.nodeType !== Node.ELEMENT_NODE || dropped.has(node.tagName)) return [];
  const children = [...node.childNodes].flatMap(copied);
  if (node.tagName === 'IMG') return [`[${node.getAttribute('alt') ?? 'image'}]`];
  if (node.tagName === 'A') return [outerLink(node.getAttribute('href') ?? '', node.textContent)];
  if (node.tagName === 'H1') return [element('h2', {}, ...children)];
  return kept.has(node.tagName) ? [element(node.tagName.toLowerCase(), {}, ...children)] : children;
}

// A parsed document loads nothing and runs nothing.
export function showPreview(pane, html) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  pane.replaceChildren(element('div', { class: 'preview' }, ...[...parsed.body.childNodes].flatMap(copied)));
}
