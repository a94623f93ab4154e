import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peerFault } from './apiVersion.ts';

/** The fields of package.json that matter for extensions. */
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
  /** A warning that the package may not be compatible with this runtime, worded to follow the package name. */
  readonly warning?: string;
  readonly entry: string;
}

/** Why no file was found for an extension, worded to follow the extension's name. */
export interface Missing {
  readonly message: string;
  readonly hint: string;
}

/**
 * Reports whether a string is a package name, such as `cod` or `@shop/cod`. Any other string is a path relative to the store
 * folder.
 */
export const isPackageName = (name: string): boolean => /^(@[^/\\]+\/)?[^./\\@][^/\\]*$/.test(name);

/** Returns the real path of an installed package, resolved from the store folder. Null if the package is not installed. */
export function packageDir(storeDir: string, name: string): string | null {
  try {
    const manifest = findPackageJSON(name, pathToFileURL(join(storeDir, 'package.json')));
    return manifest === undefined ? null : dirname(realpathSync(manifest));
  } catch {
    return null;
  }
}

/** Reads the package.json in a folder. Null if there is none. Throws SyntaxError if it is invalid. */
export function readManifest(dir: string): Manifest | null {
  const path = join(dir, 'package.json');
  if (!existsSync(path)) return null;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof manifest === 'object' && manifest !== null ? manifest : {};
}

/**
 * Finds the file of an extension in a package, using `shop.extension` in its package.json. If the runtime is running from source in
 * this repository, prefers the TypeScript source of the package.
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

/** Finds the file of an extension at a local path, which may be a file or a folder. In a folder, prefers the TypeScript source. */
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
 * True if the runtime is running from source. If it is, Node.js also resolves `@shop/runtime/extension` to the source. Extensions
 * and the shop must load the same copy.
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
