import { planShop } from '../app.ts';
import { loadConfig } from '../platform/config/load.ts';
import { placeOf } from '../platform/extensions/installed.ts';
import type { StoreOptions } from './openStore.ts';

/** A loaded extension of a store. */
export interface PlacedExtension {
  readonly name: string;
  /** The package and its version, or the path from the store's folder. */
  readonly from: string;
  /** The entry by which the store names it, in its configuration or its dependencies. */
  readonly entry: string;
  /** True for the active theme and for what it comes after: the shop does not start without them. */
  readonly isNeeded: boolean;
}

/** Lists the loaded extensions of a store in the order of their start: each comes after those that it requires. */
export async function extensionOrderOfStore(options: StoreOptions): Promise<readonly PlacedExtension[]> {
  const config = await loadConfig(options);
  const { members } = await planShop(config);
  const needed = new Set([config.system.theme]);
  // Requirements stand before what requires them, so that one pass backwards finds all.
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
