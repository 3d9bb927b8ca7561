// Messages as bytes: JSON in UTF-8 behind a header with its length.
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const endOfHeader = '\r\n\r\n';

export function framed(message) {
  const body = encoder.encode(JSON.stringify(message));
  const header = encoder.encode(`Content-Length: ${body.length}${endOfHeader}`);
  const frame = new Uint8Array(header.length + body.length);
  frame.set(header);
  frame.set(body, header.length);
  return frame;
}

// Takes bytes in pieces of any size and calls `onMessage` with each message.
export class FrameReader {
  constructor(onMessage) {
    this.onMessage = onMessage;
    this.rest = new Uint8Array();
  }

  take(bytes) {
    this.rest = joined(this.rest, bytes);
    for (let frame = this.first(); frame; frame = this.first()) {
      this.rest = this.rest.subarray(frame.end);
      this.onMessage(JSON.parse(frame.body));
    }
  }

  // The first whole frame, if there is one.
  first() {
    const header = decoder.decode(this.rest.subarray(0, 100));
    const headerEnd = header.indexOf(endOfHeader);
    if (headerEnd < 0) return null;
    const size = Number(/Content-Length: (\d+)/.exec(header)[1]);
    const start = headerEnd + endOfHeader.length;
    if (this.rest.length < start + size) return null;
    return {body: decoder.decode(this.rest.subarray(start, start + size)), end: start + size};
  }
}

function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
