// What a person chooses: the release, the style, how much is converted, and answers to questions.
export const optionValues = {
  profile: ['auto', '2.6', '3.0', '3.1', '3.2', '3.3', 'nightly', '3.3-compat'],
  style: ['native', 'exact', 'minimal'],
  scope: ['all', 'safe'],
};
export const optionNames = Object.keys(optionValues);
export const defaultOptions = { profile: 'auto', style: 'native', scope: 'all', decisions: {} };

const compatible = '3.3-compat';

export function decisionsIn(options, answer) {
  return Object.keys(options.decisions).filter((id) => options.decisions[id] === answer).sort();
}

// The style `minimal` exists only for the compatibility mode: the other choice follows the one that was made.
export function chosen(options, name, value) {
  const next = { ...options, [name]: value };
  if (name === 'style' && value === 'minimal') next.profile = compatible;
  if (name === 'profile' && value !== compatible && options.style === 'minimal') next.style = 'native';
  return next;
}

export function answered(options, id, answer) {
  const decisions = { ...options.decisions };
  if (answer === null) delete decisions[id];
  else decisions[id] = answer;
  return { ...options, decisions };
}

// As the server reads them. The scope is in what it is asked for.
export function settingsOf({ profile, style, decisions }) {
  return { profile, style, decisions };
}
