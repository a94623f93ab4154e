import { KnownId } from './schemaValues.ts';

const KEPT = 40;
const RECENT = 3;
const NAMED =
  /(^|_)(id|uuid|sku|email|code|key|coupon|token|namespace|url|number|urn)$|[a-z](Id|Uuid|Code|Key|Token|Urn)$/;

/**
 * Collects record ids from a shop's responses, by field and path segment, so that random requests use existing records and often the same
 * few.
 */
export function createKnownIds() {
  const known = new Map<string, string[]>();

  function add(name: string, value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const text = String(value);
    if (text === '' || text.length > 300) return;
    const list = known.get(name) ?? [];
    known.set(name, [text, ...list.filter((one) => one !== text)].slice(0, KEPT));
  }

  /** Collects the ids in the response for a path. */
  function learn(path: string, data: unknown): void {
    const owner = wordsOf(path).at(-1) ?? '';
    for (const row of Array.isArray(data) ? data.slice(0, 5) : [data]) {
      if (typeof row !== 'object' || row === null) continue;
      const { uuid, cartId } = row as Record<string, unknown>;
      add(`{}${owner}`, uuid ?? cartId);
      learnNamed(row, 0);
    }
  }

  function learnNamed(value: object, depth: number): void {
    for (const [name, inner] of Object.entries(value).slice(0, 80)) {
      if (NAMED.test(name)) add(name, inner);
      if (depth < 3 && typeof inner === 'object' && inner !== null)
        learnNamed(Array.isArray(inner) ? Object(inner[0] ?? {}) : inner, depth + 1);
    }
  }

  /** Returns a known id for a field or path parameter. Returns any UUID if no id is known. */
  function find({ field, turn }: KnownId, path = '', segment = 0): string {
    const words = wordsOf(path.split('/').slice(0, segment).join('/'));
    const names = field.startsWith('{')
      ? [`{}${words.slice(-2).join('/')}`, `{}${words.at(-1)}`, field.slice(1, -1)]
      : [field];
    const list = [...names, 'uuid'].map((name) => known.get(name)).find((found) => found !== undefined);
    if (list === undefined) return '00000000-0000-4000-8000-000000000000';
    const most = turn % 2 === 0 ? Math.min(list.length, RECENT) : list.length;
    return list[Math.floor(turn / 2) % most] as string;
  }

  /** Replaces the placeholders in a value with known ids. */
  function fill(value: unknown): unknown {
    if (value instanceof KnownId) return find(value);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  }

  return { add, learn, find, fill };
}

const wordsOf = (path: string): readonly string[] =>
  path.split('/').filter((segment) => segment !== '' && segment !== 'api' && !segment.startsWith('{'));
