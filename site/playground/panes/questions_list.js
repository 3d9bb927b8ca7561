// What only the project knows: questions that are open for this text, and answers that were given.
import { button, element } from './elements.js';

function openQuestion({ id, title, differs, concerns, count, usual, example }, answer) {
  const accept = button('Accept', () => answer(id, 'accept'));
  const refuse = button('Refuse', () => answer(id, 'refuse'));
  accept.setAttribute('aria-label', `Accept ${id}`);
  refuse.setAttribute('aria-label', `Refuse ${id}`);
  const shown = example?.before ? [element('pre', {}, `- ${example.before}\n+ ${example.after}`)] : [];
  return element('li', {},
    element('p', {}, element('strong', {}, title), ' ', element('a', { href: `../differences/${id}.html` }, id),
      `: ${count} ${count === 1 ? 'use' : 'uses'}`),
    element('p', {}, `${differs} Concerns: ${concerns}`), ...shown,
    element('p', { class: 'answers' }, accept, ' ', refuse, ` Mostly: ${usual}.`));
}

function givenAnswer({ id, title, answer: given }, answer) {
  const again = button('Ask again', () => answer(id, null));
  again.setAttribute('aria-label', `Ask again about ${id}`);
  return element('li', {}, element('p', {}, `${title} (${id}): ${given === 'accept' ? 'accepted' : 'refused'}. `, again));
}

// What the answers change: it depends on how much is converted.
const effects = {
  all: 'All uses are converted now; an answer changes what is reported. Convert only safe uses to see what it changes in the code.',
  safe: 'Only safe uses are converted now, and those that an accepted question is about.',
};

// `answer(id, 'accept' | 'refuse' | null)` takes an answer, or takes it back.
export function showQuestions(pane, { questions, decided }, { scope }, answer) {
  const parts = [];
  if (questions.length === 0) parts.push(element('p', {}, 'No question is open for this text.'));
  else parts.push(element('ul', { class: 'questions' }, ...questions.map((each) => openQuestion(each, answer))));
  if (decided.length > 0) {
    parts.push(element('ul', { class: 'questions', 'aria-label': 'Answers' }, ...decided.map((each) => givenAnswer(each, answer))));
  }
  if (questions.length + decided.length > 0) parts.push(element('p', { class: 'quiet' }, effects[scope]));
  const focused = pane.contains(document.activeElement);
  pane.replaceChildren(...parts);
  if (focused) pane.focus();
}
