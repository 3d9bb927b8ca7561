// Files that reach a server after its start. It has looked for them already, so it has to hear of them: in one message,
// when all have come and the server listens.

export interface Announcement {
  method: 'workspace/didChangeWatchedFiles';
  params: { changes: { uri: string; type: 1 }[] };   // 1: created
}

export class LateFiles {
  private readonly uris = new Set<string>();
  private isComplete = false;
  private isListening = false;

  constructor(private readonly announce: (message: Announcement) => void) {}

  add(uris: readonly string[]): void {
    if (!this.isComplete) for (const uri of uris) this.uris.add(uri);
  }

  // The workspace has been read.
  complete(): void {
    this.isComplete = true;
    this.tell();
  }

  // The session has begun.
  listens(): void {
    this.isListening = true;
    this.tell();
  }

  private tell(): void {
    if (!this.isComplete || !this.isListening || this.uris.size === 0) return;
    const changes = [...this.uris].map(uri => ({ uri, type: 1 }) as const);
    this.uris.clear();
    this.announce({ method: 'workspace/didChangeWatchedFiles', params: { changes } });
  }
}
