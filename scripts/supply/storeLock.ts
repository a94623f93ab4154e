import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../keepPage.ts';

type Versions = Readonly<Record<string, string>>;

/** Properties of a package in `package-lock.json` that these scripts read. */
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

/** Lock file of a store with all published packages, by package folder. */
export interface StoreLock {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: 3;
  readonly packages: Readonly<Record<string, Partial<LockedPackage>>>;
}

/**
 * Creates the lock file of a store with all published packages from the repository's lock file. It contains the packages that npm installs
 * for a merchant and the libraries bundled into our files, with all dependencies. Requires a build, which determines the bundled libraries.
 */
export function storeLock(): StoreLock {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const published = globSync(['packages/*', 'extensions/*'], { cwd: root }).toSorted();
  const nameOf = (folder: string): string => packages[folder]?.name ?? folder;
  /** Returns a repository folder's location in the store. */
  const placed = (folder: string): string => {
    const own = published.find((one) => folder === one || folder.startsWith(`${one}/`));
    return own ? `node_modules/${nameOf(own)}${folder.slice(own.length)}` : folder;
  };
  const locked = new Map<string, Partial<LockedPackage>>();
  const visit = (folder: string): void => {
    const found = packages[folder];
    if (!found || locked.has(placed(folder))) return;
    const shipped = published.includes(folder) ? withBundled(folder, found) : found;
    locked.set(placed(folder), unmarked(shipped));
    for (const name of neededBy(shipped)) visit(resolved(packages, folder, name));
  };
  for (const folder of published) visit(folder);
  const own = published.map((folder) => [nameOf(folder), packages[folder]?.version ?? '']);
  const head = { name: 'store', version: '0.0.0' };
  const first: Partial<LockedPackage> = { ...head, dependencies: Object.fromEntries(own) as Versions };
  return { ...head, lockfileVersion: 3, packages: Object.fromEntries([['', first], ...locked]) };
}

/** Creates a temporary folder with a store's lock file and package.json for npm. Deletes the folder when `work` returns. */
export function withStoreFolder<T>(work: (folder: string) => T): T {
  const around = mkdtempSync(path.join(tmpdir(), 'shop-supply-'));
  // npm names the project after its folder.
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

/** Returns a package's required dependencies, and the dependencies that are installed only on some platforms. */
function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: Partial<LockedPackage>): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Resolves a package like Node, next to its dependent and then in each parent folder. Follows symbolic links. */
function resolved(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): string {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const candidate = `${folder}/node_modules/${name}`.replace(/^\//, '');
    const found = packages[candidate];
    if (found) return found.link ? (found.resolved ?? candidate) : candidate;
    if (folder === '') return candidate;
  }
}

/** Packages that bundle libraries. */
const BUNDLING = ['packages/admin', 'packages/runtime'];

/** Adds the libraries bundled in a built package to its dependencies. Its license texts list these libraries. */
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

/** Removes properties that describe a package's role in this repository. */
function unmarked(found: object): Partial<LockedPackage> {
  const notes = ['dev', 'devDependencies', 'devOptional', 'extraneous', 'peer'];
  return Object.fromEntries(Object.entries(found).filter(([key]) => !notes.includes(key)));
}
