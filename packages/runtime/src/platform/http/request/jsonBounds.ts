/** How much a JSON text may hold. */
export interface JsonBounds {
  /** The containers inside each other, the outermost included. */
  readonly depth: number;
  /** The members of all objects and the items of all lists. */
  readonly members: number;
}

/** The bounds of what anybody may send. */
export const PUBLIC_BOUNDS: JsonBounds = { depth: 64, members: 10_000 };
/** The bounds of routes that are for administrators alone. */
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
 * Reports which bound the bytes of a JSON text exceed; null: none. One pass, which ends at the first excess: parsing and checking what is small
 * in bytes and large in members takes a hundred times longer. Bytes that are no JSON give any result; parsing refuses them.
 */
export function excessOf(bytes: Uint8Array, { depth, members }: JsonBounds): keyof JsonBounds | null {
  let open = 0;
  let counted = 0;
  // A container that was just opened counts its first member once there is one; each further one has a comma.
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

/** Returns the place of the quote that ends the text which begins at a place. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
