import { createHash } from 'node:crypto';

/** Incompressible text. An index or a database page rejects it based on its actual length. */
const noise = (length: number): string => {
  let text = '';
  while (text.length < length) text += createHash('sha256').update(text).digest('hex');
  return text.slice(0, length);
};

/** Marks a string as raw JSON in a request body, for JSON that `JSON.stringify` cannot produce. */
const raw = (text: string) => `\u0002${text}\u0002`;

/** Converts a body to JSON and inserts its `raw` parts. */
export const jsonOf = (body: unknown): string =>
  JSON.stringify(body).replaceAll(/"\\u0002.*?\\u0002"/g, (part) =>
    (JSON.parse(part) as string).slice(1, -1),
  );

const NUMBERS = [0, 1, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e15, 1e-12, 1e300];
const RAW_NUMBERS = '1e309 -1e309 -0 9007199254740993 0.1000000000000000055511151231257827'.split(' ');
const BROKEN_TEXTS = ['', ' ', '\n', '\0', 'a\0b', '\ud800', 'a\udc00b', '\u202e', ' 1 ', '😀', '\\'];
const TEXTS = (
  'NaN Infinity -1 1e3 0x10 ١٢ 1,5 00 99999999999999999999999 $1 %s <script>alert(1)</script> {{7*7}} ' +
  "../../etc/passwd __proto__ constructor null ';drop/**/table/**/cart;--"
).split(' ');

/** Values that no field or only some fields accept. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  ...NUMBERS,
  ...RAW_NUMBERS.map(raw),
  ...BROKEN_TEXTS,
  ...TEXTS,
  noise(256),
  noise(10_000),
  `${noise(300)}@example.com`,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 1 },
  { $gt: '' },
  { toString: 1 },
  raw('{"__proto__":{"isAdmin":true}}'),
  raw(`${'['.repeat(5000)}${']'.repeat(5000)}`),
];

/** Invalid values for an id in a path. */
export const hostileIds: readonly string[] = [
  ...(
    '00000000-0000-4000-8000-000000000000 00000000-0000-0000-0000-00000000000g nonsense null 0 -1 1.5 NaN ' +
    '99999999999999999999 %20 %00 %F0%9F%98%80 %ED%A0%80 %zz % ..%2f ..%2F..%2Fadmin %2e%2e .. . %27%3B-- ' +
    "' {id} * :id %5B%5D %0d%0aX:1"
  ).split(' '),
  noise(499),
  noise(501),
  noise(6000),
  '%41'.repeat(200),
];

type Path = readonly (string | number)[];

/** Lists the paths of all values in a body, including list entries and nested values. */
export function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...placesIn(inner, here)];
  });
}

/** Returns a copy of a body with another value at one path. `undefined` removes the value. */
export function withValueAt(body: object, path: Path, value: unknown): object {
  const copy = structuredClone(body);
  let holder = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[path.at(-1) as string] = value;
  return copy;
}
