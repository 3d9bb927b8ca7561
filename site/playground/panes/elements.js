// Elements out of plain text.
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(title, onClick) {
  const made = element('button', { type: 'button' }, title);
  made.addEventListener('click', onClick);
  return made;
}

// A link to a page elsewhere; only text where the address is no web page.
export function outerLink(address, label) {
  if (!/^https?:\/\//.test(address)) return label;
  return element('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, label);
}
