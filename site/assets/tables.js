// Sorts and filters tables. Without this the tables are whole, in the order of the page.
'use strict';

(() => {
  const textOf = (row, column) => (row.cells[column]?.textContent ?? '').trim();

  function compare(one, other) {
    const numbers = [one, other].map((text) => Number.parseFloat(text.replace(',', '')));
    if (numbers.every((number) => !Number.isNaN(number))) return numbers[0] - numbers[1];
    return one.localeCompare(other, 'en');
  }

  function sort(table, column, heading) {
    const ascending = heading.getAttribute('aria-sort') !== 'ascending';
    for (const each of table.tHead.rows[0].cells) each.removeAttribute('aria-sort');
    heading.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
    const rows = [...table.tBodies[0].rows];
    rows.sort((a, b) => compare(textOf(a, column), textOf(b, column)) * (ascending ? 1 : -1));
    table.tBodies[0].append(...rows);
  }

  function addSorting(table) {
    [...table.tHead.rows[0].cells].forEach((heading, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = heading.textContent;
      button.addEventListener('click', () => sort(table, column, heading));
      heading.replaceChildren(button);
    });
  }

  function labelled(text, field) {
    const label = document.createElement('label');
    label.append(text, field);
    return label;
  }

  function outcomeField(table) {
    const words = [...new Set([...table.querySelectorAll('.badge')].map((badge) => badge.textContent))].sort();
    if (words.length < 2) return null;
    const field = document.createElement('select');
    field.append(new Option('any', ''), ...words.map((word) => new Option(word, word)));
    return field;
  }

  function addFilter(table) {
    const parts = document.createElement('div');
    parts.className = 'filter';
    const text = document.createElement('input');
    text.type = 'search';
    text.autocomplete = 'off';
    const outcome = outcomeField(table);
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    status.className = 'quiet';
    parts.append(labelled('Rows with ', text), ...(outcome ? [labelled('and somewhere ', outcome)] : []), status);
    table.closest('.scroll').before(parts);

    function filter() {
      const asked = text.value.trim().toLowerCase();
      const word = outcome?.value ?? '';
      let shown = 0;
      for (const row of table.tBodies[0].rows) {
        const has = row.textContent.toLowerCase().includes(asked) &&
          (!word || [...row.querySelectorAll('.badge')].some((badge) => badge.textContent === word));
        row.hidden = !has;
        shown += has;
      }
      status.textContent = asked || word ? `${shown} of ${table.tBodies[0].rows.length}` : '';
    }
    text.addEventListener('input', filter);
    outcome?.addEventListener('change', filter);
  }

  document.querySelectorAll('table.sorted').forEach(addSorting);
  document.querySelectorAll('table.filtered').forEach(addFilter);
})();
