import { unreadableText } from './fileFaults.ts';

export interface TextLine {
  /** The number of the line, from 1. */
  readonly line: number;
  /** The line without its line feed; null: it is longer than a row may be. */
  readonly text: string | null;
}

/** The most characters of one row; by default a request body may have as many bytes. */
export const MAX_ROW = 1_048_576;

/**
 * Reads the lines of a text in UTF-8, with or without a byte order mark, while its bytes arrive. It keeps one line in memory.
 * Throws for bytes that are not UTF-8, after the lines before them.
 */
export async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  let line = 1;
  let rest = '';
  let isTooLong = false;
  for await (const part of decoded(bytes)) {
    let start = 0;
    for (let end = part.indexOf('\n'); end !== -1; end = part.indexOf('\n', start)) {
      const text = rest + part.slice(start, end);
      yield { line, text: isTooLong || text.length > MAX_ROW ? null : text };
      line += 1;
      rest = '';
      isTooLong = false;
      start = end + 1;
    }
    rest += part.slice(start);
    if (rest.length <= MAX_ROW) continue;
    rest = '';
    isTooLong = true;
  }
  if (rest !== '' || isTooLong) yield { line, text: isTooLong ? null : rest };
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const part of bytes) {
    if (isFirst && isUtf16OrBinary(part)) throw unreadableText();
    isFirst = false;
    yield decode(() => decoder.decode(part, { stream: true }));
  }
  yield decode(() => decoder.decode());
}

const isUtf16OrBinary = (part: Uint8Array): boolean =>
  part.includes(0) || (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff);

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw unreadableText();
  }
}
