// The Markdown of hovers as nodes: paragraphs, code, tables, lists and links. Text never becomes HTML.
import { element, outerLink } from '../panes/elements.js';

const inline = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)|\\(?<plain>[\\`*_{}[\]()#+\-.!|<>~])/g;

function inlineNodes(text) {
  const nodes = [];
  let at = 0;
  for (const match of text.matchAll(inline)) {
    nodes.push(text.slice(at, match.index));
    at = match.index + match[0].length;
    const { strong, code, label, address, plain } = match.groups;
    if (strong !== undefined) nodes.push(element('strong', {}, strong));
    else if (code !== undefined) nodes.push(element('code', {}, code));
    else if (plain !== undefined) nodes.push(plain);
    else nodes.push(outerLink(address, label));
  }
  nodes.push(text.slice(at));
  return nodes;
}

function cellsOf(line) {
  return line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim());
}

function tableOf(lines) {
  const row = (kind) => (line) => element('tr', {}, ...cellsOf(line).map((cell) => element(kind, {}, ...inlineNodes(cell))));
  return element('table', {}, element('thead', {}, row('th')(lines[0])), element('tbody', {}, ...lines.slice(2).map(row('td'))));
}

function blockOf(lines) {
  if (lines.length > 1 && /^\|?[\s:|-]+$/.test(lines[1]) && lines[0].includes('|')) return tableOf(lines);
  if (lines.every((line) => /^\s*[-*] /.test(line))) {
    return element('ul', {}, ...lines.map((line) => element('li', {}, ...inlineNodes(line.replace(/^\s*[-*] /, '')))));
  }
  return element('p', {}, ...inlineNodes(lines.join(' ').replace(/^#+ /, '')));
}

export function markdownNodes(text) {
  const nodes = [];
  let block = [];
  const end = () => {
    if (block.length > 0) nodes.push(blockOf(block));
    block = [];
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ++at) {
    const fence = /^(```+)/.exec(lines[at]);
    if (fence) {
      end();
      const start = ++at;
      while (at < lines.length && !lines[at].startsWith(fence[1])) ++at;
      nodes.push(element('pre', {}, lines.slice(start, at).join('\n')));
    } else if (lines[at].trim() === '') {
      end();
    } else {
      block.push(lines[at]);
    }
  }
  end();
  return nodes;
}
