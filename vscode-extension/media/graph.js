// Operations can be reached by the keyboard and are read out by their titles; the one that is chosen is told to the
// extension by its number, and comes from there the same way.
(() => {
  const api = acquireVsCodeApi();
  const nodes = [...document.querySelectorAll('.op')];
  let chosen = -1;

  function choose(number) {
    if (number < 0 || number >= nodes.length) return;
    nodes[chosen]?.setAttribute('tabindex', '-1');
    nodes[chosen]?.classList.remove('chosen');
    chosen = number;
    nodes[chosen].setAttribute('tabindex', '0');
    nodes[chosen].classList.add('chosen');
    nodes[chosen].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function chooseByUser(number) {
    choose(number);
    nodes[chosen]?.focus();
    api.postMessage({ node: chosen });
  }

  nodes.forEach((node, number) => {
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', number === 0 ? '0' : '-1');
    // Whoever says what is seen reaches it, so that comes first.
    const seen = [...node.querySelectorAll('text')].map(({ textContent }) => textContent.trim()).join(' ');
    node.setAttribute('aria-label', `${seen}: ${node.querySelector('title')?.textContent ?? ''}`);
    node.addEventListener('click', () => chooseByUser(number));
    node.addEventListener('focus', () => choose(number));   // reached by Tab: the arrow keys start here
  });

  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  document.querySelector('main').addEventListener('keydown', event => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    chooseByUser(Math.min(nodes.length - 1, Math.max(0, chosen + step)));
  });

  const find = document.getElementById('find');
  find.addEventListener('input', () => {
    const hits = nodes.filter(node => {
      const isHit = find.value !== '' && node.textContent.includes(find.value);
      node.classList.toggle('hit', isHit);
      return isHit;
    });
    document.getElementById('found').textContent = find.value === '' ? '' : `${hits.length} found`;
    hits[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  });

  window.addEventListener('message', ({ data: { node } }) => choose(node));
})();
