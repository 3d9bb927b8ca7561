// The line above the panes: what is going on, what is wrong, and what can be done about it.
import { button } from './elements.js';

const quiet = 700;

export class Notice {
  #timer;

  // `line` is seen, `spoken` is a live region.
  constructor(line, spoken) {
    this.line = line;
    this.spoken = spoken;
  }

  say(text) {
    this.#show('', text);
  }

  // `again` is called by the button.
  fail(text, again) {
    this.#show('failed', text, button('Start the server again', again));
    this.#speak(text);
  }

  warn(text) {
    this.#show('failed', text);
    this.#speak(text);
  }

  // Spoken when typing has come to a rest.
  announce(text) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(text), quiet);
  }

  #show(kind, ...parts) {
    this.line.className = kind;
    this.line.replaceChildren(...parts);
  }

  #speak(text) {
    clearTimeout(this.#timer);
    if (this.spoken.textContent !== text) this.spoken.textContent = text;
  }
}
