/** The limits for a JSON document. */
export interface JsonBounds {
  /** Maximum nesting depth, including the outermost container. */
  readonly depth: number;
  /** Maximum total number of object members and list items. */
  readonly members: number;
}

/** The bounds for public routes. */
export const PUBLIC_BOUNDS: JsonBounds = { depth: 64, members: 10_000 };
/** The bounds for routes that are only for administrators. */
export const ADMIN_BOUNDS: JsonBounds = { depth: 64, members: 200_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;

/**
 * Returns the bound that a JSON document exceeds, or null. The scan stops at the first violation and is a hundred times faster
 * than parsing and validating small input with many members. The result is arbitrary for invalid JSON, which the parser
 * rejects.
 */
export function excessOf(bytes: Uint8Array, { depth, members }: JsonBounds): keyof JsonBounds | null {
  let open = 0;
  let counted = 0;
  // The first member of a container is counted when it appears, and each further member at its comma.
  let isFresh = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte <= SPACE) continue;
    const isClosing = byte === CLOSE_LIST || byte === CLOSE_OBJECT;
    if (byte === COMMA || (isFresh && !isClosing)) {
      counted += 1;
      if (counted > members) return 'members';
    }
    isFresh = byte === OPEN_LIST || byte === OPEN_OBJECT;
    if (isFresh) {
      open += 1;
      if (open > depth) return 'depth';
    } else if (isClosing) open -= 1;
    else if (byte === QUOTE) at = endOfText(bytes, at);
  }
  return null;
}

/** Returns the position of the quote that ends the string starting at `start`. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
