import { basename, relative } from 'node:path';
import type { Fault } from '../startFailure.ts';
import type { Extension } from '../contracts/extension.ts';
import { isPackageName } from './locate.ts';

/** The origin of an extension. */
export interface Origin {
  /** The name in the config or in the store's package.json: a package, or a path relative to the store folder. */
  readonly resolve: string;
  readonly packageName: string | null;
  readonly version: string | null;
  /** An incompatibility between the package and this runtime, phrased to follow its name. The shop starts anyway. */
  readonly warning?: string;
  /** The file to load; null if it was not found. */
  readonly entry: string | null;
  /** False if the shop can start without the extension when it is broken. */
  readonly required: boolean;
  readonly discovered: boolean;
}

/** The discovery result for one config entry or one store dependency. */
export type Installed =
  | { readonly state: 'loaded'; readonly origin: Origin; readonly extension: Extension }
  | { readonly state: 'disabled'; readonly origin: Origin }
  | { readonly state: 'broken'; readonly origin: Origin; readonly fault: Fault };

/** An extension that was left out of the shop, with the reason. */
export interface Quarantined {
  readonly name: string;
  readonly fault: Fault;
}

/**
 * Returns the possible names of an extension that is not loaded, because only its code has the real name. `@shop/cod` and
 * `./extensions/cod` may both be `cod`.
 */
export const likelyNames = ({ resolve, packageName }: Origin): string[] => [
  ...new Set([resolve, packageName ?? resolve].map((name) => basename(name).replace(/\.[cm]?[jt]s$/, ''))),
];

/** Returns a readable origin of an extension: its package and version, or its path relative to the store folder. */
export function placeOf({ packageName, version, entry, resolve }: Origin, storeDir: string): string {
  if (isPackageName(resolve)) return version === null ? resolve : `${packageName ?? resolve}@${version}`;
  return entry === null ? resolve : relative(storeDir, entry);
}

/** Lists the extensions that have a warning, by package name or path. */
export const warningsOf = (
  installed: readonly Installed[],
): readonly { readonly name: string; readonly warning: string }[] =>
  installed.flatMap(({ state, origin: { packageName, resolve, warning } }) =>
    state === 'loaded' && warning !== undefined ? [{ name: packageName ?? resolve, warning }] : [],
  );
