import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../keepPage.ts';

type Versions = Readonly<Record<string, string>>;

/** A package in `package-lock.json`, as far as it is read here. */
export interface LockedPackage {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The lock of a store that has all published packages, by the folder of each package. */
export interface StoreLock {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: 3;
  readonly packages: Readonly<Record<string, Partial<LockedPackage>>>;
}

/**
 * Creates the lock of a store with all published packages from the lock of the repository: what npm installs for a merchant, and the
 * libraries that are bundled into our files, with all that those name as their dependencies. It needs a build, which tells what is bundled.
 */
export function storeLock(): StoreLock {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const published = globSync(['packages/*', 'extensions/*'], { cwd: root }).toSorted();
  const nameOf = (folder: string): string => packages[folder]?.name ?? folder;
  /** Where a folder of the repository lies in the store. */
  const placed = (folder: string): string => {
    const own = published.find((one) => folder === one || folder.startsWith(`${one}/`));
    return own ? `node_modules/${nameOf(own)}${folder.slice(own.length)}` : folder;
  };
  const kept = new Map<string, Partial<LockedPackage>>();
  const visit = (folder: string): void => {
    const found = packages[folder];
    if (!found || kept.has(placed(folder))) return;
    const shipped = published.includes(folder) ? withBundled(folder, found) : found;
    kept.set(placed(folder), unmarked(shipped));
    for (const name of neededBy(shipped)) visit(resolved(packages, folder, name));
  };
  for (const folder of published) visit(folder);
  const own = published.map((folder) => [nameOf(folder), packages[folder]?.version ?? '']);
  const head = { name: 'store', version: '0.0.0' };
  const first: Partial<LockedPackage> = { ...head, dependencies: Object.fromEntries(own) as Versions };
  return { ...head, lockfileVersion: 3, packages: Object.fromEntries([['', first], ...kept]) };
}

/** Creates a folder with the lock of a store and its package.json, for npm, and deletes it when the work is done. */
export function withStoreFolder<T>(work: (folder: string) => T): T {
  const around = mkdtempSync(path.join(tmpdir(), 'shop-supply-'));
  // npm names the whole by its folder.
  const folder = path.join(around, 'store');
  mkdirSync(folder);
  try {
    const lock = storeLock();
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(lock.packages['']));
    return work(folder);
  } finally {
    rmSync(around, { recursive: true });
  }
}

/** The packages that a package cannot do without, and those that are installed where the platform has them. */
function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: Partial<LockedPackage>): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Finds a package as Node does: beside the one that names it, and in each folder above. A link leads to its folder. */
function resolved(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): string {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const candidate = `${folder}/node_modules/${name}`.replace(/^\//, '');
    const found = packages[candidate];
    if (found) return found.link ? (found.resolved ?? candidate) : candidate;
    if (folder === '') return candidate;
  }
}

/** The packages that contain code of libraries. */
const BUNDLING = ['packages/admin', 'packages/runtime'];

/** Adds the libraries that the built package has within it, as their license texts name them, to its dependencies. */
function withBundled(folder: string, found: LockedPackage): LockedPackage {
  const texts = globSync(['dist/*/LICENSES.md', 'dist/platform/bundled/LICENSES.txt'], {
    cwd: path.join(root, folder),
  }).map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
  if (texts.length === 0 && BUNDLING.includes(folder))
    throw new Error(`${folder} is not built: run "npm run build" first`);
  const named = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^(?:## )?(\S+) (?:- )?\d+\.\d+\.\S+/gm)].map(([, name]) => name),
    ),
  );
  const bundled = Object.entries(found.devDependencies ?? {}).filter(([name]) => named.has(name));
  return { ...found, dependencies: { ...found.dependencies, ...Object.fromEntries(bundled) } };
}

/** Takes away what a package is for in this repository. */
function unmarked(found: object): Partial<LockedPackage> {
  const notes = ['dev', 'devDependencies', 'devOptional', 'extraneous', 'peer'];
  return Object.fromEntries(Object.entries(found).filter(([key]) => !notes.includes(key)));
}
