import type { ShopConfig } from '../config/schema.ts';
import type { Installed, Origin } from './installed.ts';
import { loadExtension } from './loadExtension.ts';
import { isPackageName, locatePackage, locatePath, packageDir, readManifest } from './locate.ts';
import type { Located, Missing } from './locate.ts';
import { resolveToThisRuntime } from '../contracts/oneRuntime.ts';

type Discovery = Pick<ShopConfig, 'storeDir' | 'extensions' | 'allowExtensions' | 'withoutExtensions'>;

/** An extension that the store requires, by its config list or as a dependency. */
interface Wanted {
  readonly resolve: string;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly discovered: boolean;
  /** The faults known before the lookup. */
  readonly missing?: Missing;
}

/**
 * Discovers a store's extensions: those in the config list in its order, then the store's own dependencies with the key `shop`,
 * by name. Loads the code of enabled extensions. Never throws for a bad extension but returns it as `broken`, so that `assemble`
 * reports everything at once.
 */
export async function discoverExtensions(config: Discovery): Promise<Installed[]> {
  const listed = config.extensions.map((entry): Wanted =>
    typeof entry === 'string'
      ? { resolve: entry, enabled: true, required: true, discovered: false }
      : { ...entry, discovered: false },
  );
  resolveToThisRuntime();
  const installed: Installed[] = [];
  const places = new Set<string>();
  for (const wanted of [...listed, ...wantedDependencies(config)]) {
    const located = wanted.missing ?? locate(config.storeDir, wanted.resolve);
    const place = 'entry' in located ? located.entry : wanted.resolve;
    if (wanted.discovered && (places.has(place) || places.has(wanted.resolve))) continue;
    places.add(place).add(wanted.resolve);
    const enabled = wanted.enabled && !config.withoutExtensions?.includes(wanted.resolve);
    installed.push(await install(config.storeDir, { ...wanted, enabled }, located));
  }
  return installed;
}

async function install(storeDir: string, wanted: Wanted, located: Located | Missing): Promise<Installed> {
  const origin = originOf(wanted, located);
  if (!wanted.enabled) return { state: 'disabled', origin };
  const loaded = 'entry' in located ? await loadExtension(located.entry, storeDir) : located;
  if ('setup' in loaded) return { state: 'loaded', origin, extension: loaded };
  return { state: 'broken', origin, fault: { where: `extension ${origin.resolve}`, ...loaded } };
}

function locate(storeDir: string, resolve: string): Located | Missing {
  try {
    return isPackageName(resolve) ? locatePackage(storeDir, resolve) : locatePath(storeDir, resolve);
  } catch (error) {
    return unreadable(error);
  }
}

const originOf = ({ resolve, required, discovered }: Wanted, located: Located | Missing): Origin => ({
  resolve,
  required,
  discovered,
  ...('entry' in located ? located : { packageName: null, version: null, entry: null }),
});

/** Lists direct dependencies only: indirect ones belong to those packages, and `node_modules` is never scanned. */
function wantedDependencies({ storeDir, allowExtensions }: Discovery): Wanted[] {
  const found = { enabled: true, required: true, discovered: true };
  let manifest;
  try {
    manifest = readManifest(storeDir) ?? {};
  } catch (error) {
    return [{ ...found, resolve: './package.json', missing: unreadable(error) }];
  }
  const optional = namesIn(manifest.optionalDependencies);
  const names = new Set([...namesIn(manifest.dependencies), ...optional]);
  return [...names].sort().flatMap((name): Wanted[] => {
    const dir = packageDir(storeDir, name);
    if (dir === null) return optional.includes(name) ? [] : [{ ...found, resolve: name }];
    try {
      if (readManifest(dir)?.shop === undefined) return [];
    } catch (error) {
      return [{ ...found, resolve: name, missing: unreadable(error) }];
    }
    return [{ ...found, resolve: name, enabled: allowExtensions?.includes(name) ?? true }];
  });
}

const namesIn = (dependencies: unknown): string[] =>
  typeof dependencies === 'object' && dependencies !== null ? Object.keys(dependencies) : [];

const unreadable = (error: unknown): Missing => ({
  message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  hint: 'Fix its package.json, or reinstall it.',
});
