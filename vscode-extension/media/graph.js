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

  const drawings = [...document.querySelectorAll('main svg')];
  const widths = drawings.map(drawing => Number(drawing.getAttribute('width')));
  const least = 0.1;
  const most = 4;
  let zoom = 1;

  // What is in the middle stays there, or else the operation that is chosen. A program that is written again is shown as
  // large as it was.
  function zoomTo(wanted) {
    const main = document.querySelector('main');
    const middle = { x: main.scrollLeft + main.clientWidth / 2, y: main.scrollTop + main.clientHeight / 2 };
    const before = zoom;
    zoom = Math.min(most, Math.max(least, wanted));
    drawings.forEach((drawing, number) => drawing.setAttribute('width', String(widths[number] * zoom)));
    document.getElementById('zoom').textContent = `${Math.round(zoom * 100)} %`;
    api.setState({ zoom });
    if (chosen >= 0) nodes[chosen].scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else main.scrollTo(middle.x * zoom / before - main.clientWidth / 2, middle.y * zoom / before - main.clientHeight / 2);
  }

  const zooms = {
    'zoom-in': () => zoomTo(zoom * 1.25),
    'zoom-out': () => zoomTo(zoom / 1.25),
    'zoom-reset': () => zoomTo(1),
    'zoom-fit': () => zoomTo(document.querySelector('main').clientWidth / Math.max(...widths)),
  };
  for (const [id, run] of Object.entries(zooms)) document.getElementById(id).addEventListener('click', run);

  const zoomKeys = { '+': 'zoom-in', '=': 'zoom-in', '-': 'zoom-out', '0': 'zoom-reset' };
  document.addEventListener('keydown', event => {
    const id = zoomKeys[event.key];
    if (id === undefined || event.target === find || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zooms[id]();
  });
  document.querySelector('main').addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zooms[event.deltaY < 0 ? 'zoom-in' : 'zoom-out']();
  }, { passive: false });

  const kept = api.getState()?.zoom;
  if (kept !== undefined) zoomTo(kept);
})();
