/*
 * Dictionaries of structured fields (RFC 9651), as far as agents send them: items, inner lists and parameters with strings, tokens, integers,
 * byte sequences and booleans.
 */

/** A bare value of a structured field. */
export type BareItem =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'token'; readonly value: string }
  | { readonly kind: 'integer'; readonly value: number }
  | { readonly kind: 'bytes'; readonly value: Buffer }
  | { readonly kind: 'boolean'; readonly value: boolean };

/** The parameters of an item or list, in their order. */
export type Parameters = ReadonlyMap<string, BareItem>;

/** An item with its parameters. */
export interface Item {
  readonly item: BareItem;
  readonly parameters: Parameters;
}

/** A list in parentheses with its parameters. */
export interface InnerList {
  readonly items: readonly Item[];
  readonly parameters: Parameters;
}

/** A value of a dictionary. */
export type Member = Item | InnerList;

/** Reports whether a member is a list in parentheses. */
export const isInnerList = (member: Member): member is InnerList => 'items' in member;

/** The maximum number of characters of a field. */
const MOST = 8192;

const KEY = /[a-z*][a-z0-9_\-.*]*/y;
const INTEGER = /-?\d{1,15}(?![\d.])/y;
const STRING = /"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/y;
const TOKEN = /[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*/y;
const BYTES = /:([A-Za-z0-9+/]*={0,2}):/y;
const BOOLEAN = /\?([01])/y;
const COMMA = /[ \t]*,[ \t]*/y;

/** The error for a text that is no dictionary. */
class Malformed extends Error {}

/** Parses a dictionary. The last value of a repeated key counts. Returns null for a text that is none. */
export function parseDictionary(text: string): ReadonlyMap<string, Member> | null {
  if (text.length > MOST) return null;
  const reader = createReader(text.replaceAll(/^[ \t]+|[ \t]+$/g, ''));
  try {
    return readDictionary(reader);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

interface Reader {
  /** Reads what matches here. Returns null, and stays, if nothing does. */
  take(pattern: RegExp): RegExpExecArray | null;
  readonly isAtEnd: boolean;
}

function createReader(text: string): Reader {
  let at = 0;
  return {
    take(pattern) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found) at = pattern.lastIndex;
      return found;
    },
    get isAtEnd() {
      return at === text.length;
    },
  };
}

/** Returns what was read. Throws if nothing was. */
function must<T>(read: T | null | undefined): T {
  if (read === null || read === undefined) throw new Malformed();
  return read;
}

function readDictionary(reader: Reader): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  while (!reader.isAtEnd) {
    const [key] = must(reader.take(KEY));
    const member = reader.take(/=/y)
      ? readMember(reader)
      : { item: { kind: 'boolean', value: true } as const, parameters: readParameters(reader) };
    members.delete(key);
    members.set(key, member);
    if (reader.isAtEnd) break;
    must(reader.take(COMMA));
    if (reader.isAtEnd) throw new Malformed();
  }
  return members;
}

const readMember = (reader: Reader): Member =>
  reader.take(/\(/y) ? readInnerList(reader) : readItem(reader);

function readInnerList(reader: Reader): InnerList {
  const items: Item[] = [];
  for (;;) {
    reader.take(/ */y);
    if (reader.take(/\)/y)) return { items, parameters: readParameters(reader) };
    items.push(readItem(reader));
    if (!reader.take(/(?=[ )])/y)) throw new Malformed();
  }
}

const readItem = (reader: Reader): Item => ({ item: readBare(reader), parameters: readParameters(reader) });

function readParameters(reader: Reader): Parameters {
  const parameters = new Map<string, BareItem>();
  while (reader.take(/; */y)) {
    const [key] = must(reader.take(KEY));
    const value: BareItem = reader.take(/=/y) ? readBare(reader) : { kind: 'boolean', value: true };
    parameters.delete(key);
    parameters.set(key, value);
  }
  return parameters;
}

function readBare(reader: Reader): BareItem {
  const string = reader.take(STRING);
  if (string) return { kind: 'string', value: (string[1] ?? '').replaceAll(/\\(["\\])/g, '$1') };
  const bytes = reader.take(BYTES);
  if (bytes) return { kind: 'bytes', value: Buffer.from(bytes[1] ?? '', 'base64') };
  const boolean = reader.take(BOOLEAN);
  if (boolean) return { kind: 'boolean', value: boolean[1] === '1' };
  const integer = reader.take(INTEGER);
  if (integer) return { kind: 'integer', value: Number(integer[0]) };
  return { kind: 'token', value: must(reader.take(TOKEN))[0] };
}

const bareText = (item: BareItem): string => {
  switch (item.kind) {
    case 'string':
      return `"${item.value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    case 'bytes':
      return `:${item.value.toString('base64')}:`;
    case 'boolean':
      return item.value ? '?1' : '?0';
    default:
      return String(item.value);
  }
};

const parametersText = (parameters: Parameters): string =>
  [...parameters]
    .map(([key, item]) => (item.kind === 'boolean' && item.value ? `;${key}` : `;${key}=${bareText(item)}`))
    .join('');

/** Writes an item in its one canonical form. */
export const itemText = ({ item, parameters }: Item): string => bareText(item) + parametersText(parameters);

/** Writes a list in its one canonical form, over which signatures are made. */
export const innerListText = ({ items, parameters }: InnerList): string =>
  `(${items.map(itemText).join(' ')})${parametersText(parameters)}`;
