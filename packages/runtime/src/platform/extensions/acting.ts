import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs an extension's code, so that what it calls can name it: also from its timers and promises. */
export const actAs = <T>(owner: string, work: () => T): T => acting.run(owner, work);

/** The extension whose code runs, or undefined in the shop's own. */
export const actingExtension = (): string | undefined => acting.getStore();

/**
 * A contribution of plain data whose functions run as its owner. What is no plain object, such as an instance of a
 * class, is handed back as it is.
 */
export function ownedBy<T extends object>(owner: string, item: T): T {
  if (Object.getPrototypeOf(item) !== Object.prototype) return item;
  const members = Object.entries(item).map(([key, member]: [string, unknown]) => [
    key,
    typeof member === 'function'
      ? (...args: unknown[]) => actAs(owner, () => Reflect.apply(member, item, args) as unknown)
      : member,
  ]);
  return Object.fromEntries(members) as T;
}
