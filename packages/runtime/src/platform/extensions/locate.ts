import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peerFault } from './apiVersion.ts';

/** The package.json fields that are read here. */
export interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly shop?: unknown;
  readonly exports?: unknown;
  readonly dependencies?: unknown;
  readonly optionalDependencies?: unknown;
  readonly peerDependencies?: unknown;
}

export interface Located {
  readonly packageName: string | null;
  readonly version: string | null;
  /** An incompatibility between the package and this runtime, phrased to follow its name. */
  readonly warning?: string;
  readonly entry: string;
}

/** The reason why an extension has no file to load, phrased to follow its name. */
export interface Missing {
  readonly message: string;
  readonly hint: string;
}

/** Reports whether a name is a package name, such as `cod` or `@shop/cod`; all others are paths relative to the store folder. */
export const isPackageName = (name: string): boolean => /^(@[^/\\]+\/)?[^./\\@][^/\\]*$/.test(name);

/** Returns the folder of an installed package as the store resolves it, with links followed; null if it is not installed. */
export function packageDir(storeDir: string, name: string): string | null {
  try {
    const manifest = findPackageJSON(name, pathToFileURL(join(storeDir, 'package.json')));
    return manifest === undefined ? null : dirname(realpathSync(manifest));
  } catch {
    return null;
  }
}

/** Reads a package.json. Null if the folder has none. Throws SyntaxError. */
export function readManifest(dir: string): Manifest | null {
  const path = join(dir, 'package.json');
  if (!existsSync(path)) return null;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof manifest === 'object' && manifest !== null ? manifest : {};
}

/**
 * Locates a package by its `shop.extension`, or by its source in this repository, where the runtime itself runs from TypeScript.
 */
export function locatePackage(storeDir: string, name: string): Located | Missing {
  const dir = packageDir(storeDir, name);
  if (dir === null)
    return {
      message: 'is not installed',
      hint: existsSync(join(storeDir, name))
        ? `Install it with "npm install ${name}". For a folder with this name, use "./${name}".`
        : `Install it with "npm install ${name}".`,
    };
  const manifest = readManifest(dir) ?? {};
  const built = builtEntry(manifest);
  if (built === null)
    return {
      message: 'is not an extension: its package.json has no "shop": { "extension": … }',
      hint: 'Add the file that exports the extension, such as "./dist/index.js", or remove it from the list.',
    };
  const source = runsFromSource && !isInNodeModules(dir) ? sourceEntry(manifest) : null;
  const entry = firstFile(dir, [source, built]);
  if (entry === null)
    return {
      message: `refers to ${built}, which does not exist in ${dir}`,
      hint: 'Build the package with "npm run build", or install a published version.',
    };
  if (isInNodeModules(entry) && /\.[cm]?tsx?$/.test(entry))
    return {
      message: `refers to ${built}, which is TypeScript. An installed package must contain JavaScript`,
      hint: 'Build it, and set "shop": { "extension": … } to the .js file.',
    };
  return { ...identity(manifest), entry };
}

/** Locates a local extension: a file, or a folder, which is loaded from its TypeScript source if it has any. */
export function locatePath(storeDir: string, path: string): Located | Missing {
  const absolute = resolve(storeDir, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (!stat)
    return { message: `does not exist: ${absolute}`, hint: "Paths are relative to the store's folder." };
  if (stat.isFile())
    return { ...identity(readManifest(dirname(absolute)) ?? {}), entry: realpathSync(absolute) };
  const manifest = readManifest(absolute) ?? {};
  const candidates = [sourceEntry(manifest), 'src/index.ts', 'index.ts', builtEntry(manifest), 'index.js'];
  const entry = firstFile(absolute, candidates);
  if (entry !== null) return { ...identity(manifest), entry };
  const tried = candidates.filter((name) => name !== null).join(', ');
  return {
    message: `has no file to load: looked for ${[...new Set(tried.split(', '))].join(', ')} in ${absolute}`,
    hint: 'Create one of them, or list the file itself.',
  };
}

/**
 * True if this file runs from source. Extensions must load the same copy of `@shop/runtime/extension` as the shop; Node resolves
 * it to the source exactly if this file is the source too.
 */
const runsFromSource = import.meta.url.endsWith('.ts');

const isInNodeModules = (path: string): boolean => path.split(sep).includes('node_modules');

const builtEntry = ({ shop }: Manifest): string | null => textAt(shop, 'extension');

const sourceEntry = ({ exports }: Manifest): string | null =>
  typeof exports === 'object' && exports !== null ? textAt(Reflect.get(exports, '.'), '@shop/source') : null;

function identity({ name, version, peerDependencies }: Manifest) {
  const warning = peerFault(peerDependencies);
  return {
    packageName: typeof name === 'string' ? name : null,
    version: typeof version === 'string' ? version : null,
    ...(warning !== null && { warning }),
  };
}

function textAt(value: unknown, key: string): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' ? text : null;
}

function firstFile(dir: string, names: readonly (string | null)[]): string | null {
  for (const name of names) {
    if (name === null) continue;
    const path = join(dir, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return realpathSync(path);
  }
  return null;
}
