// The two directions of messages between the client of the protocol and a worker.
import { AbstractMessageReader, AbstractMessageWriter } from 'vscode-languageclient/browser';
import type { DataCallback, Disposable, Message, MessageReader, MessageWriter } from 'vscode-languageclient/browser';

export class WorkerReader extends AbstractMessageReader implements MessageReader {
  private callback: DataCallback | undefined;
  private readonly early: Message[] = [];

  listen(callback: DataCallback): Disposable {
    this.callback = callback;
    for (const message of this.early.splice(0)) callback(message);
    return { dispose: () => { this.callback = undefined; } };
  }

  deliver(message: Message): void {
    if (this.callback === undefined) this.early.push(message);
    else this.callback(message);
  }

  close(): void {
    this.fireClose();
  }
}

// Messages go out in order, each after what `before` does for it.
export class WorkerWriter extends AbstractMessageWriter implements MessageWriter {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly before: (message: Message) => Promise<void>,
    private readonly send: (message: Message) => void,
    private readonly stop: () => void,
  ) {
    super();
  }

  write(message: Message): Promise<void> {
    this.last = this.last.then(() => this.before(message)).then(() => { this.send(message); });
    return this.last;
  }

  end(): void {
    this.stop();
  }

  override dispose(): void {
    super.dispose();
    this.stop();
  }
}
