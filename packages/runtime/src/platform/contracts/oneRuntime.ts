import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The name of this package, as it is imported. */
const PACKAGE = '@shop/runtime';

/** Marks an extension with the file path of the runtime copy that created it. The symbol is the same in every copy. */
const MAKER: unique symbol = Symbol.for('@shop/runtime/maker') as never;

let isHooked = false;

/**
 * Makes every import of the runtime in this process resolve to this copy. An extension in its own folder has a copy in its
 * `node_modules`, installed by npm for types and tests. Refusals, replies, and markup created by that copy would not be
 * recognized.
 */
export function resolveToThisRuntime(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context),
  });
}

/** Marks an extension as created by this copy. */
export const markMade = <E extends object>(extension: E): E =>
  Object.defineProperty(extension, MAKER, { value: import.meta.url });

/** Finds the file of a different runtime copy that created an extension, such as a bundled one. Null if there is none. */
export function foreignMaker(extension: object): { readonly theirs: string; readonly ours: string } | null {
  const maker: unknown = Reflect.get(extension, MAKER);
  if (typeof maker !== 'string' || maker === import.meta.url) return null;
  return { theirs: fileURLToPath(maker), ours: fileURLToPath(import.meta.url) };
}
