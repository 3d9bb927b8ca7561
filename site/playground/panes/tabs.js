// Tabs as the pattern of ARIA describes them: arrows move, and the chosen one is shown.
export class Tabs {
  constructor(list, onChoose) {
    this.tabs = [...list.querySelectorAll('[role=tab]')];
    this.onChoose = onChoose;
    list.addEventListener('click', (event) => {
      const tab = event.target.closest('[role=tab]');
      if (tab) this.choose(tab.id);
    });
    list.addEventListener('keydown', (event) => this.#move(event));
  }

  get chosen() {
    return this.tabs.find((tab) => tab.getAttribute('aria-selected') === 'true').id;
  }

  choose(id) {
    for (const tab of this.tabs) {
      const isChosen = tab.id === id;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen;
    }
    this.onChoose(id);
  }

  // Leaves a tab out, or has it again.
  offer(id, isOffered) {
    document.getElementById(id).hidden = !isOffered;
    if (!isOffered && this.chosen === id) this.choose(this.tabs[0].id);
  }

  #move(event) {
    const shown = this.tabs.filter((tab) => !tab.hidden);
    const at = shown.findIndex((tab) => tab.id === this.chosen);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = shown[(next + shown.length) % shown.length];
    this.choose(tab.id);
    tab.focus();
  }
}
