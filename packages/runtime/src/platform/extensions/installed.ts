import { basename, relative } from 'node:path';
import type { Fault } from '../startFailure.ts';
import type { Extension } from '../contracts/extension.ts';
import type { Logger } from '../logger.ts';
import { isPackageName } from './locate.ts';

/** The place that an extension comes from. */
export interface Origin {
  /**
   * The extension as listed in the config or in the store's package.json: a package name or a path relative to the store folder.
   */
  readonly resolve: string;
  readonly packageName: string | null;
  readonly version: string | null;
  /**
   * A warning that the package may not be compatible with this runtime, worded to follow the package name. The extension is loaded
   * anyway.
   */
  readonly warning?: string;
  /** The path of the file to load. Null if the extension was not found. */
  readonly entry: string | null;
  /** True if the extension prevents startup if it is broken. */
  readonly required: boolean;
  readonly discovered: boolean;
}

/** The result of discovering one extension. */
export type Installed =
  | { readonly state: 'loaded'; readonly origin: Origin; readonly extension: Extension }
  | { readonly state: 'disabled'; readonly origin: Origin }
  | { readonly state: 'broken'; readonly origin: Origin; readonly fault: Fault };

/** An extension that was left out of the shop because of a fault. */
export interface Quarantined {
  readonly name: string;
  readonly fault: Fault;
}

/**
 * Guesses the names of an extension that could not be loaded, because the actual name is in its code. For example, both `@shop/cod`
 * and `./extensions/cod` are likely to be named `cod`.
 */
export const likelyNames = ({ resolve, packageName }: Origin): string[] => [
  ...new Set([resolve, packageName ?? resolve].map((name) => basename(name).replace(/\.[cm]?[jt]s$/, ''))),
];

/** Describes where an extension comes from: its package name and version, or its path relative to the store folder. */
export function placeOf({ packageName, version, entry, resolve }: Origin, storeDir: string): string {
  if (isPackageName(resolve)) return version === null ? resolve : `${packageName ?? resolve}@${version}`;
  return entry === null ? resolve : relative(storeDir, entry);
}

/** Lists the warnings about extensions, by package name or path. */
export const warningsOf = (
  installed: readonly Installed[],
): readonly { readonly name: string; readonly warning: string }[] =>
  installed.flatMap(({ state, origin: { packageName, resolve, warning } }) =>
    state === 'loaded' && warning !== undefined ? [{ name: packageName ?? resolve, warning }] : [],
  );

/** Logs which extensions were left out and which may be incompatible. */
export function logExtensions(
  {
    installed,
    quarantined,
  }: { readonly installed: readonly Installed[]; readonly quarantined: readonly Quarantined[] },
  log: Logger,
): void {
  for (const { name, warning } of warningsOf(installed)) log.warn({ extension: name }, `${name} ${warning}`);
  for (const { name, fault } of quarantined)
    log.warn(
      { extension: name },
      `left out: ${fault.where}: ${fault.message}${fault.hint ? `. ${fault.hint}` : ''}`,
    );
}
