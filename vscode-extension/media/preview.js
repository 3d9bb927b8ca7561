// Keeps the preview at the place of the text, and tells where the reader has scrolled to: {heading, part} as in
// src/docs/headings.ts.
(() => {
  const api = acquireVsCodeApi();
  const echoMilliseconds = 150;
  let movedAt = 0;

  const stops = () => [
    0,
    ...[...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(heading => heading.getBoundingClientRect().top + window.scrollY),
    document.documentElement.scrollHeight,
  ];

  window.addEventListener('message', ({ data: { heading, part } }) => {
    const places = stops();
    const at = Math.min(heading, places.length - 2);
    movedAt = Date.now();
    window.scrollTo({ top: places[at] + (places[at + 1] - places[at]) * part });
  });

  window.addEventListener('scroll', () => {
    if (Date.now() - movedAt < echoMilliseconds) return;
    const places = stops();
    // A heading at the very top counts as passed, also when the browser rounds.
    const heading = places.slice(1, -1).filter(place => place <= window.scrollY + 1).length;
    const length = places[heading + 1] - places[heading];
    api.postMessage({ heading, part: length > 0 ? Math.max(0, (window.scrollY - places[heading]) / length) : 0 });
  }, { passive: true });
})();
