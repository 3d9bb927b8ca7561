// The findings as a list: Enter on one goes to its place.
import { button, element } from './elements.js';

const words = [undefined, 'error', 'warning', 'information', 'hint'];
const most = 500;

// As site/pages/codes.py names the pages.
function pageOf(code) {
  return `../codes/${encodeURIComponent(String(code).replaceAll('/', '-'))}.html`;
}

function itemOf({ range, severity, code, message }, { goTo, showFixes }) {
  const { line, character } = range.start;
  const place = button('', () => goTo(range));
  place.className = 'place';
  place.append(element('span', { class: 'where' }, `${line + 1}:${character + 1}`), ` ${words[severity] ?? ''}: ${message}`);
  const fixes = button('Fixes', () => showFixes(range));
  fixes.setAttribute('aria-label', `Fixes in line ${line + 1}`);
  const details = element('span', { class: 'details' }, element('a', { href: pageOf(code) }, String(code)), ' ', fixes);
  return element('li', { class: words[severity] ?? '' }, place, details);
}

export function showFindings(pane, findings, actions) {
  if (findings.length === 0) {
    pane.replaceChildren(element('p', {}, 'There are no findings.'));
    return;
  }
  const items = findings.slice(0, most).map((finding) => itemOf(finding, actions));
  const more = findings.length - items.length;
  pane.replaceChildren(element('ul', { class: 'findings' }, ...items));
  if (more > 0) pane.append(element('p', {}, `${more} more are not listed.`));
}
