import { fileURLToPath } from 'node:url';
import { globSync, readFileSync } from 'node:fs';
import type { ContributionPoint } from '../contracts/extension.ts';
import { contributed } from './gatherPoints.ts';
import type { Member } from './member.ts';

/**
 * The kinds of contributions whose keys should begin with the extension name. Message keys are not listed here, because startup
 * already rejects new ones without this prefix.
 */
const NAMED_KINDS = ['permissions', 'events', 'registryKeys', 'jobs', 'widgets', 'emails'] as const;

/**
 * Lists the names that an extension declares without its prefix. Such a name could conflict with a later version of the shop or
 * with another extension.
 */
export function foreignNames(
  member: Member,
  points: ReadonlyMap<string, ContributionPoint>,
): readonly string[] {
  const { name, extension } = member;
  const foreign = (noun: string, keys: readonly string[], fits = beginsWith) =>
    keys.filter((key) => !fits(key, name)).map((key) => `${noun} "${key}"`);
  const keysOf = (kind: string): readonly string[] => {
    const point = points.get(kind);
    return contributed(member, kind).flatMap((item) => point?.keyOf(item as never) ?? []);
  };
  return [
    ...foreign('setting', Object.keys(extension.settings ?? {})),
    ...NAMED_KINDS.flatMap((kind) => foreign(points.get(kind)?.noun ?? kind, keysOf(kind))),
    ...foreign('route', keysOf('routes'), has),
    ...foreign('table', extension.migrations ? createdTables(extension.migrations) : []),
  ];
}

/**
 * Reports whether a key begins with the words of the extension name. For example, `myThingKey`, `my_thing_note`, and
 * `my-thing.sent` begin with `my-thing`.
 */
function beginsWith(key: string, name: string): boolean {
  const words = wordsOf(key);
  return words.some((_word, index) => words.slice(0, index + 1).join('') === wordsOf(name).join(''));
}

/**
 * Reports whether a key contains the words of the extension name. This is the rule for route IDs, which begin with a verb:
 * `createMyThingNote` and `listMyThings` contain `my-thing`.
 */
const has = (key: string, name: string): boolean =>
  wordsOf(key).some((_word, index, words) => {
    const rest = words.slice(index).join('-');
    return beginsWith(rest, name) || beginsWith(rest, `${name}s`);
  });

/** Splits a key or an extension name into words. Ignores the scope of a package name. */
const wordsOf = (key: string): readonly string[] =>
  key
    .replace(/^@[^/]*\//, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const CREATE_TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(?:public"?\."?)?(\w+)/gi;

/** Lists the tables that the migrations in a folder create. */
export function createdTables(migrations: URL): readonly string[] {
  const folder = fileURLToPath(migrations);
  return globSync('*.sql', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const statements = readFileSync(new URL(file, migrations), 'utf8').replaceAll(/--.*/g, '');
      return [...statements.matchAll(CREATE_TABLE)].flatMap(([, table]) => table ?? []);
    });
}
