import { planShop } from '../app.ts';
import { loadConfig } from '../platform/config/load.ts';
import { placeOf } from '../platform/extensions/installed.ts';
import type { StoreOptions } from './openStore.ts';

/** An extension loaded in a store, with its source. */
export interface PlacedExtension {
  readonly name: string;
  /** The package with its version, or the path relative to the store folder. */
  readonly from: string;
  /** The extension's entry in the store's configuration or dependencies. */
  readonly entry: string;
  /** True for the active theme and the extensions that it requires. The shop cannot start without them. */
  readonly isNeeded: boolean;
}

/** Lists a store's extensions in startup order. Each extension follows the extensions that it requires. */
export async function extensionOrderOfStore(options: StoreOptions): Promise<readonly PlacedExtension[]> {
  const config = await loadConfig(options);
  const { members } = await planShop(config);
  const needed = new Set([config.system.theme]);
  // Required extensions precede the extensions that require them, so a single backward pass finds all.
  for (const { name, extension } of members.toReversed())
    if (needed.has(name)) for (const required of extension.after ?? []) needed.add(required);
  return members.flatMap(({ name, origin }) =>
    origin
      ? [
          {
            name,
            from: placeOf(origin, config.storeDir),
            entry: origin.resolve,
            isNeeded: needed.has(name),
          },
        ]
      : [],
  );
}
