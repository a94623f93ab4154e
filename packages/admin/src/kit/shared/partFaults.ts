/** Error messages of Chromium, Firefox and Safari for a module that cannot be loaded. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

const faults = new WeakSet<object>();

/** Records which errors occurred because admin code could not be loaded. The code around each import reports such errors. */
export function watchParts(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    if (payload instanceof Error) faults.add(payload);
  });
}

/**
 * Reports whether an error occurred because admin code could not be loaded. The admin may have been updated, or the shop may be
 * unreachable.
 */
export const isPartFault = (error: unknown): boolean =>
  error instanceof Error && (faults.has(error) || WORDS.test(error.message));
