// How often a server that ends by itself is started again: five times within three minutes, as one that crashes on a
// file would otherwise be started forever.

const limit = 5;
const windowMilliseconds = 3 * 60 * 1000;

export class RestartLimit {
  private ends: number[] = [];

  // The server has ended at `now` (milliseconds). True: start it once more.
  mayRestart(now: number): boolean {
    this.ends = this.ends.filter(end => now - end < windowMilliseconds);
    this.ends.push(now);
    return this.ends.length <= limit;
  }

  // The user has asked for a start.
  forget(): void {
    this.ends = [];
  }
}
