import { isUtf8 } from 'node:buffer';
import { unreadableText } from './fileFaults.ts';
import type { FileError } from './fileFaults.ts';

export interface TextLine {
  /** The line number, starting at 1. */
  readonly line: number;
  /** The line without its line ending. Null if the line cannot be read. */
  readonly text: string | null;
  /** The reason why a line cannot be read: it exceeds the maximum row size, or it is not UTF-8 text. */
  readonly fault: 'tooLong' | 'notText' | null;
}

/** Maximum size of a row in bytes, which is also the default limit of a request body. */
export const MAX_ROW = 1_048_576;

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/**
 * Reads the lines of a UTF-8 text, with or without a byte order mark, as its bytes arrive. The first line determines the line ending: line
 * feeds, or carriage returns only, as written by old spreadsheets. One line is kept in memory. Only a line that is not valid UTF-8 is
 * skipped. Throws the error of `toError` for UTF-16 and binary files.
 */
export async function* textLines(
  bytes: AsyncIterable<Uint8Array>,
  toError: FileError,
): AsyncGenerator<TextLine> {
  let line = 1;
  for await (const content of byteLines(bytes, toError)) {
    yield { line, ...(content ? decoded(line === 1 ? withoutMark(content) : content) : TOO_LONG) };
    line += 1;
  }
}

const TOO_LONG = { text: null, fault: 'tooLong' } as const;

const decoded = (content: Buffer): Pick<TextLine, 'text' | 'fault'> =>
  isUtf8(content) ? { text: content.toString('utf8'), fault: null } : { text: null, fault: 'notText' };

const withoutMark = (content: Buffer): Buffer =>
  content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf ? content.subarray(3) : content;

/** Yields the bytes of each line without its line ending. Null if the line exceeds the maximum row size. */
async function* byteLines(
  bytes: AsyncIterable<Uint8Array>,
  toError: FileError,
): AsyncGenerator<Buffer | null> {
  let end: number | null = null;
  let open: Buffer[] = [];
  let size = 0;
  const close = () => {
    const content = size > MAX_ROW ? null : Buffer.concat(open);
    open = [];
    size = 0;
    return content;
  };
  const keep = (part: Buffer) => {
    size += part.length;
    if (size > MAX_ROW) open = [];
    else open.push(part);
  };
  for await (const part of beginnings(bytes, toError)) {
    end ??= lineEndOf(part) ?? LF;
    let start = 0;
    for (let at = part.indexOf(end); at !== -1; at = part.indexOf(end, start)) {
      keep(part.subarray(start, at));
      yield close();
      start = at + 1;
    }
    if (start < part.length) keep(part.subarray(start));
  }
  if (size > 0) yield close();
}

/** Yields the chunks of a file, the first of them long enough to determine the line ending. */
async function* beginnings(bytes: AsyncIterable<Uint8Array>, toError: FileError): AsyncGenerator<Buffer> {
  let first: Buffer | null = Buffer.alloc(0);
  for await (const sent of bytes) {
    const part = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
    if (first === null) {
      yield part;
      continue;
    }
    first = Buffer.concat([first, part]);
    if (isUtf16OrBinary(first)) throw unreadableText(toError);
    if (first.length <= MAX_ROW && lineEndOf(first) === null) continue;
    yield first;
    first = null;
  }
  if (first !== null && first.length > 0) yield first;
}

/** Returns the byte that ends lines, as determined by the first line ending outside quotes. Null if there is none yet. */
function lineEndOf(part: Buffer): number | null {
  let isQuoted = false;
  for (const [at, byte] of part.entries()) {
    if (byte === QUOTE) isQuoted = !isQuoted;
    if (isQuoted || (byte !== LF && byte !== CR)) continue;
    if (byte === LF) return LF;
    if (at + 1 < part.length) return part[at + 1] === LF ? LF : CR;
  }
  return null;
}

const isUtf16OrBinary = (part: Buffer): boolean =>
  part.includes(0) || (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff);
