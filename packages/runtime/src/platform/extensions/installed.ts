import { basename, relative } from 'node:path';
import type { Fault } from '../startFailure.ts';
import type { Extension } from '../contracts/extension.ts';
import { isPackageName } from './locate.ts';

/** The origin of an extension. */
export interface Origin {
  /** The name in the config or the store's package.json: a package, or a path from the store's folder. */
  readonly resolve: string;
  readonly packageName: string | null;
  readonly version: string | null;
  /** What does not fit between its package and this runtime, in words that follow its name; the shop starts with it all the same. */
  readonly warning?: string;
  /** The file that is loaded; null if it was not found. */
  readonly entry: string | null;
  /** False if the shop also starts without it when it is broken. */
  readonly required: boolean;
  readonly discovered: boolean;
}

/** The result of discovery for one entry of the configuration or one dependency of the store. */
export type Installed =
  | { readonly state: 'loaded'; readonly origin: Origin; readonly extension: Extension }
  | { readonly state: 'disabled'; readonly origin: Origin }
  | { readonly state: 'broken'; readonly origin: Origin; readonly fault: Fault };

/** An extension that the shop runs without, and why. */
export interface Quarantined {
  readonly name: string;
  readonly fault: Fault;
}

/**
 * Returns the names that an extension which is not loaded may have, because only its code has its real name. `@shop/cod` and
 * `./extensions/cod` may be `cod`.
 */
export const likelyNames = ({ resolve, packageName }: Origin): string[] => [
  ...new Set([resolve, packageName ?? resolve].map((name) => basename(name).replace(/\.[cm]?[jt]s$/, ''))),
];

/** Names the origin of an extension for people: its package and version, or its path from the store's folder. */
export function placeOf({ packageName, version, entry, resolve }: Origin, storeDir: string): string {
  if (isPackageName(resolve)) return version === null ? resolve : `${packageName ?? resolve}@${version}`;
  return entry === null ? resolve : relative(storeDir, entry);
}

/** Lists the extensions with a warning, by the name of the package or its path. */
export const warningsOf = (
  installed: readonly Installed[],
): readonly { readonly name: string; readonly warning: string }[] =>
  installed.flatMap(({ state, origin: { packageName, resolve, warning } }) =>
    state === 'loaded' && warning !== undefined ? [{ name: packageName ?? resolve, warning }] : [],
  );
