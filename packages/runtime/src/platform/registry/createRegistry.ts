import { actingExtension } from '../acting/acting.ts';
import type { ContributionPoint } from '../contracts/extension.ts';
import type { Registry } from '../contracts/registry.ts';

/** A registry that accepts new items. `app.registry(kind)` exposes only the `Registry` interface. */
export interface OpenRegistry<T> extends Registry<T> {
  /** Adds an item. Throws an Error that names both owners if the key is taken. */
  add(owner: string, item: T): void;
  /** Seals the registry. Later calls to `register` throw an Error that names the calling extension. */
  seal(): void;
}

/** Creates a registry. `register` records the running extension as the item's owner. Items without a key can only be listed. */
export function createRegistry<T>(point: ContributionPoint<T>): OpenRegistry<T> {
  const owners = new Map<string, string>();
  const byKey = new Map<string, T>();
  const items: T[] = [];
  let sealed = false;

  const add = (owner: string, item: T): void => {
    const key = point.keyOf(item);
    if (sealed) throw new Error(lateRegistration(point.noun, key));
    if (key !== null) {
      const other = owners.get(key);
      if (other !== undefined && !point.isOwned)
        throw new Error(duplicateContribution(point.noun, key, other, owner));
      owners.set(key, owner);
      byKey.set(key, item);
    }
    items.push(item);
  };

  return {
    get: (key) => byKey.get(key),
    list: () => items,
    ownerOf: (key) => owners.get(key),
    register: (item) => add(actingExtension() ?? 'shop', item),
    add,
    seal: () => {
      sealed = true;
      Object.freeze(items);
    },
  };
}

export const duplicateContribution = (noun: string, key: string, first: string, second: string): string =>
  first === second
    ? `${noun} "${key}" is contributed twice by ${first}`
    : `${noun} "${key}" is contributed by both ${first} and ${second}`;

function lateRegistration(noun: string, key: string | null): string {
  const caller = actingExtension();
  const what = key === null ? `a ${noun}` : `${noun} "${key}"`;
  return `${caller === undefined ? 'Code outside any extension' : `Extension ${caller}`} tried to register ${what} after startup. Return contributions from setup.`;
}
