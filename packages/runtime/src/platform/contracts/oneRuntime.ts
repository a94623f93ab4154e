import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The name of this package, as its users import it. */
const PACKAGE = '@shop/runtime';

/** The mark of extensions, the same in every copy of the runtime: the file of the copy that made them. */
const MAKER: unique symbol = Symbol.for('@shop/runtime/maker') as never;

let isHooked = false;

/**
 * Makes every import of the runtime in this process mean this copy. An extension in a folder of its own has a copy in its
 * `node_modules`, which npm puts there for its types and tests. Its refusals, replies and markup would not be recognized if
 * they came from there.
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

/** Marks an extension as made by this copy. */
export const markMade = <E extends object>(extension: E): E =>
  Object.defineProperty(extension, MAKER, { value: import.meta.url });

/** Finds the file of another copy of the runtime that made an extension, such as one inside of a bundle. Null: there is none. */
export function foreignMaker(extension: object): { readonly theirs: string; readonly ours: string } | null {
  const maker: unknown = Reflect.get(extension, MAKER);
  if (typeof maker !== 'string' || maker === import.meta.url) return null;
  return { theirs: fileURLToPath(maker), ours: fileURLToPath(import.meta.url) };
}
