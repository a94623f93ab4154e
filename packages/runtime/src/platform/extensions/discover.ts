import type { ShopConfig } from '../config/schema.ts';
import type { Installed, Origin } from './installed.ts';
import { loadExtension } from './loadExtension.ts';
import { isPackageName, locatePackage, locatePath, packageDir, readManifest } from './locate.ts';
import type { Located, Missing } from './locate.ts';
import { resolveToThisRuntime } from '../contracts/oneRuntime.ts';

type Discovery = Pick<ShopConfig, 'storeDir' | 'extensions' | 'allowExtensions' | 'withoutExtensions'>;

/** An extension that the store uses, because of its config or its package.json. */
interface RequestedExtension {
  readonly resolve: string;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly discovered: boolean;
  /** An error that was found before the extension is looked up. */
  readonly missing?: Missing;
}

/**
 * Discovers the extensions of a store and loads the enabled ones. Extensions in the config's list are first, in list order. They
 * are followed by the dependencies in the store's package.json that have the `shop` key, sorted by name. An extension that cannot
 * be loaded does not throw: it is returned as `broken`, so that `assemble` can report all faults together.
 */
export async function discoverExtensions(config: Discovery): Promise<Installed[]> {
  const listed = config.extensions.map((entry): RequestedExtension =>
    typeof entry === 'string'
      ? { resolve: entry, enabled: true, required: true, discovered: false }
      : { ...entry, discovered: false },
  );
  resolveToThisRuntime();
  const installed: Installed[] = [];
  const places = new Set<string>();
  for (const requested of [...listed, ...requestedDependencies(config)]) {
    const located = requested.missing ?? locate(config.storeDir, requested.resolve);
    const place = 'entry' in located ? located.entry : requested.resolve;
    if (requested.discovered && (places.has(place) || places.has(requested.resolve))) continue;
    places.add(place).add(requested.resolve);
    const enabled = requested.enabled && !config.withoutExtensions?.includes(requested.resolve);
    installed.push(await install(config.storeDir, { ...requested, enabled }, located));
  }
  return installed;
}

async function install(
  storeDir: string,
  requested: RequestedExtension,
  located: Located | Missing,
): Promise<Installed> {
  const origin = originOf(requested, located);
  if (!requested.enabled) return { state: 'disabled', origin };
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

const originOf = (
  { resolve, required, discovered }: RequestedExtension,
  located: Located | Missing,
): Origin => ({
  resolve,
  required,
  discovered,
  ...('entry' in located ? located : { packageName: null, version: null, entry: null }),
});

/** Lists the extensions among the store's direct dependencies. Indirect dependencies are ignored. */
function requestedDependencies({ storeDir, allowExtensions }: Discovery): RequestedExtension[] {
  const found = { enabled: true, required: true, discovered: true };
  let manifest;
  try {
    manifest = readManifest(storeDir) ?? {};
  } catch (error) {
    return [{ ...found, resolve: './package.json', missing: unreadable(error) }];
  }
  const optional = namesIn(manifest.optionalDependencies);
  const names = new Set([...namesIn(manifest.dependencies), ...optional]);
  return [...names].sort().flatMap((name): RequestedExtension[] => {
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
