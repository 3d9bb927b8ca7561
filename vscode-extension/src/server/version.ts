// Whether a server is new enough for this extension. Before 1.0 a minor version may change what is spoken, so major and
// minor have to be at least ours; the patch level never matters.

export function isNewEnough(server: string | undefined, extension: string): boolean {
  const have = numbers(server);
  const want = numbers(extension);
  if (have === undefined || want === undefined) return false;
  return have.major !== want.major ? have.major > want.major : have.minor >= want.minor;
}

function numbers(version: string | undefined): { major: number; minor: number } | undefined {
  const match = /^(\d+)\.(\d+)/.exec(version ?? '');
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) };
}
