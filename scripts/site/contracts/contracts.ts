import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { readModule } from './readModule.ts';
import type { Declared } from './readModule.ts';

/** A name in a public interface, including everything that modules add to it. */
export interface Contract extends Declared {
  /** Names in a namespace, such as `field.text`. */
  readonly parts: readonly Declared[];
}

/** Reads the names that an entry file exports. Each name is read from the file that declares it. */
export function readContracts(entry: string): readonly Contract[] {
  return namesOf(entry)
    .filter(({ imported, declared }) => !imported && declared.exported)
    .map(({ name, declared, parts }) => ({ ...declared, name, parts }))
    .map((contract) => {
      const merged = addedTo(contract.file, contract.name);
      return merged.length === 0 ? contract : { ...contract, ...mergeInto(contract, merged) };
    });
}

interface Exported {
  readonly name: string;
  readonly declared: Declared;
  readonly parts: readonly Declared[];
  readonly imported: boolean;
}

/** Lists the names that a file declares, imports and re-exports. */
function namesOf(file: string): readonly Exported[] {
  const { declared, passed } = readModule(file);
  const own = joinOverloads(declared).map((one) => ({
    name: one.name,
    declared: one,
    parts: [],
    imported: false,
  }));
  const handed = passed.flatMap(({ name, from, original, imported = false }): Exported[] => {
    if (imported) return [];
    const target = fileOf(file, from);
    if (target === null) return [{ ...foreign(name, file, from), imported }];
    if (original !== '*') return find(target, original).map((one) => ({ ...one, name, imported }));
    const all = namesOf(target).filter((one) => one.declared.exported);
    if (name === '*') return [...all];
    const parts = all.map((one) => one.declared);
    const doc = `The namespace \`${name}\` has ${parts.length} functions and types: ${parts
      .map((part) => `\`${part.name}\``)
      .join(', ')}.`;
    const space = {
      name,
      file: target,
      exported: true,
      kind: 'constant',
      doc,
      code: `namespace ${name}`,
      members: [],
    } as const;
    return [{ name, declared: space, parts, imported }];
  });
  return [...own, ...handed];
}

/** Merges the overloads of a function. */
function joinOverloads(declared: readonly Declared[]): readonly Declared[] {
  const joined: Declared[] = [];
  for (const one of declared) {
    const last = joined.at(-1);
    if (one.kind !== 'function' || last?.kind !== 'function' || last.name !== one.name) joined.push(one);
    else joined[joined.length - 1] = { ...last, code: `${last.code}\n${one.code}`, doc: last.doc || one.doc };
  }
  return joined;
}

/** Finds a name that a file declares or imports. */
function find(file: string, name: string): readonly Exported[] {
  const found = namesOf(file).filter((one) => one.name === name);
  if (found.length > 0) return found;
  const taken = readModule(file).passed.find((one) => one.imported && one.name === name);
  if (!taken) throw new Error(`${file} does not declare ${name}`);
  const target = fileOf(file, taken.from);
  if (target !== null) return find(target, taken.original);
  return [{ ...foreign(name, file, taken.from), imported: false }];
}

/** Describes a name that is imported from a package. */
const foreign = (name: string, file: string, from: string): Omit<Exported, 'imported'> => ({
  name,
  declared: {
    name,
    file,
    exported: true,
    kind: 'constant',
    doc: `\`${name}\` is that of the package \`${from}\`, so that the shop and its extensions use the same one.`,
    code: `import { ${name} } from '${from}'`,
    members: [],
  },
  parts: [],
});

function fileOf(file: string, from: string): string | null {
  if (!from.startsWith('.')) return null;
  const target = path.join(path.dirname(file), from);
  if (!existsSync(target)) throw new Error(`${file} names ${from}, which is not there`);
  return target;
}

const runtime = path.join(import.meta.dirname, '../../../packages/runtime/src');
let additions: ReadonlyMap<string, readonly Declared[]> | null = null;

/** Returns the members that modules add to an interface by declaration merging. */
function addedTo(file: string, name: string): readonly Declared[] {
  additions ??= gatherAdditions();
  return additions.get(`${file}#${name}`) ?? [];
}

function gatherAdditions(): ReadonlyMap<string, readonly Declared[]> {
  const found = new Map<string, Declared[]>();
  const files = globSync('**/*.ts', { cwd: runtime }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  for (const file of files.toSorted().map((one) => path.join(runtime, one)))
    for (const { to, declared } of readModule(file).added) {
      const target = fileOf(file, to);
      if (target === null) continue;
      const key = `${target}#${declared.name}`;
      found.set(key, [...(found.get(key) ?? []), declared]);
    }
  return found;
}

function mergeInto(
  { code, members }: Declared,
  added: readonly Declared[],
): Pick<Declared, 'code' | 'members'> {
  const parents = added.flatMap((one) => /extends (.*)$/s.exec(one.code)?.[1]?.split(/,\s*/) ?? []);
  return {
    code: parents.length === 0 ? code : `${code} extends ${parents.join(', ')}`,
    members: [...members, ...added.flatMap((one) => one.members)],
  };
}
