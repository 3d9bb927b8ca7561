// Runs a piece of work when typing rests for a moment. A newer request takes back the one before: the last wins.
const rest = 50;

export class Updates {
  #timer;
  #running = new AbortController();

  // `work(signal)` shows nothing once its signal is aborted.
  constructor(work) {
    this.work = work;
  }

  request(delay = rest) {
    clearTimeout(this.#timer);
    this.#running.abort();
    this.#timer = setTimeout(() => {
      this.#running = new AbortController();
      void this.work(this.#running.signal);
    }, delay);
  }
}
