import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The import name of this package. */
const PACKAGE = '@shop/runtime';

/** The property with the file URL of the runtime copy that defined an extension. Every copy uses the same symbol. */
const MAKER: unique symbol = Symbol.for('@shop/runtime/maker') as never;

let isHooked = false;

/**
 * Makes all imports of the runtime in this process resolve to this copy. An extension in its own folder may have a second copy in
 * `node_modules`, which npm installed for types and tests. The shop would not recognize refusals, replies, and markup created with
 * the second copy.
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

/** Marks an extension as defined with this copy of the runtime. */
export const markMade = <E extends object>(extension: E): E =>
  Object.defineProperty(extension, MAKER, { value: import.meta.url });

/**
 * Returns the file paths of both runtime copies if an extension was defined with another copy, such as a bundled one. Otherwise
 * null.
 */
export function foreignCreator(extension: object): { readonly theirs: string; readonly ours: string } | null {
  const maker: unknown = Reflect.get(extension, MAKER);
  if (typeof maker !== 'string' || maker === import.meta.url) return null;
  return { theirs: fileURLToPath(maker), ours: fileURLToPath(import.meta.url) };
}
