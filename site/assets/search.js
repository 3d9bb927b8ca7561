// The search of all pages: an input with a list of results, as the combobox pattern of ARIA describes it.
'use strict';

(() => {
  const most = 12;
  const box = document.querySelector('.search');
  const input = document.getElementById('query');
  const list = document.getElementById('found');
  const count = document.getElementById('found-count');
  if (!box || !window.searchIndex) return;
  const { kinds, addresses, rows } = window.searchIndex;
  const root = box.dataset.root;
  box.hidden = false;

  // The names that modules usually have in programs.
  const usual = [
    [/^f\./, 'torch.nn.functional.'],
    [/^nn\./, 'torch.nn.'],
    [/^optim\./, 'torch.optim.'],
    [/^tensor\./, 'torch.tensor.'],
    [/^t\./, 'torchvision.transforms.'],
  ];
  // Names that are seldom meant, and lists of names.
  const handicaps = { 'no rule': 25, page: 12 };
  const families = ['torch.nn.functional.', 'torch.nn.', 'torch.tensor.', 'torch.'];

  const entries = rows.map(([kind, name, address, more]) => {
    const lower = name.toLowerCase();
    return { kind, name, lower, last: lower.slice(lower.lastIndexOf('.') + 1), more, others: more.toLowerCase(),
             address: address || addresses[kinds[kind]].replace('{}', name) };
  });

  function inFull(query) {
    for (const [short, full] of usual) if (short.test(query)) return query.replace(short, full);
    return query;
  }

  // How well one word of the query fits; 0: not at all. Other names count only for APIs: of other pages they are prose.
  function fit(entry, word, full) {
    if (entry.lower === word || entry.lower === full) return 100;
    if (entry.last === word) return 80;
    if (entry.lower.endsWith(`.${word}`)) return 78;
    const others = ` ${entry.others} `;
    const isApi = kinds[entry.kind] === 'API';
    if (isApi && others.includes(` ${word} `)) return 76;
    if (isApi && others.includes(`.${word} `)) return 66;
    if (entry.lower.startsWith(full)) return 60;
    if (entry.last.startsWith(word)) return 56;
    if (entry.lower.includes(`.${word}`) || entry.lower.includes(`_${word}`) || entry.lower.includes(`-${word}`)) return 44;
    if (isApi && (others.includes(`.${word}`) || others.includes(` ${word}`))) return 36;
    if (entry.lower.includes(word)) return 24;
    if (entry.others.includes(word)) return 12;
    return 0;
  }

  function rank(entry, words, exact) {
    let score = 0;
    for (const word of words) {
      const found = fit(entry, word, inFull(word));
      if (found === 0) return 0;
      score += found;
    }
    score /= words.length;
    if (entry.name === exact || entry.name.endsWith(`.${exact}`)) score += 6;
    const family = families.findIndex((each) => entry.lower.startsWith(each));
    const depth = entry.lower.split('.').length;
    return score + (kinds[entry.kind] === 'API' ? (family < 0 ? 0 : 2) - depth * 0.6 : 1) - entry.name.length * 0.01 -
      (entry.lower.includes('._') ? 8 : 0) - (handicaps[kinds[entry.kind]] ?? 0);
  }

  function search(query) {
    const exact = query.trim().replace(/\(.*$/, '');
    const words = exact.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return entries.map((entry) => [rank(entry, words, exact), entry]).filter(([score]) => score > 0)
      .sort(([a, one], [b, other]) => b - a || one.name.length - other.name.length || (one.name < other.name ? -1 : 1))
      .slice(0, most).map(([, entry]) => entry);
  }

  let found = [];
  let chosen = -1;

  function choose(index) {
    chosen = index;
    [...list.children].forEach((option, at) => option.setAttribute('aria-selected', String(at === chosen)));
    if (chosen < 0) {
      input.removeAttribute('aria-activedescendant');
    } else {
      input.setAttribute('aria-activedescendant', `found-${chosen}`);
      list.children[chosen].scrollIntoView({ block: 'nearest' });
    }
  }

  function close() {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
  }

  function optionOf(entry, at) {
    const option = document.createElement('li');
    option.id = `found-${at}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    const kind = document.createElement('span');
    kind.className = 'kind';
    kind.textContent = kinds[entry.kind];
    option.append(kind, entry.name);
    const said = entry.kind === 0 ? entry.more.split(' ')[0] : entry.more;
    if (said) {
      const more = document.createElement('span');
      more.className = 'more';
      more.textContent = said;
      option.append(more);
    }
    option.addEventListener('mousedown', (event) => event.preventDefault());
    option.addEventListener('click', () => open(entry));
    return option;
  }

  function show() {
    found = search(input.value);
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    choose(-1);
    const asked = input.value.trim();
    count.textContent = !asked ? '' : found.length === 0 ? 'Nothing found' : `${found.length} found`;
  }

  function open(entry) {
    location.href = root + entry.address;
  }

  input.addEventListener('input', show);
  input.addEventListener('focus', () => { if (input.value) show(); });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) show();
      if (found.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(chosen < 0 && step < 0 ? found.length - 1 : (chosen + step + found.length) % found.length);
    } else if (event.key === 'Enter' && found.length > 0 && !list.hidden) {
      event.preventDefault();
      open(found[Math.max(chosen, 0)]);
    } else if (event.key === 'Escape') {
      if (list.hidden) input.value = '';
      close();
    }
  });

  document.addEventListener('keydown', (event) => {
    const inField = event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
})();
