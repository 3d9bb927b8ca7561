// Numbers that look random and come again for the same seed.
import { createHash } from 'node:crypto';

export class Random {
  #state;

  constructor(seed) { this.#state = createHash('sha256').update(String(seed)).digest().readUInt32LE(0) || 1; }

  // xorshift32 (G. Marsaglia, "Xorshift RNGs", 2003).
  next() {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x >>> 0;
    return this.#state;
  }

  // A whole number from 0 up to but not including `bound`.
  below(bound) { return this.next() % bound; }
  pick(list) { return list[this.below(list.length)]; }
  chance(percent) { return this.below(100) < percent; }
}
