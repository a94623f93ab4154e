/** Error messages for a module that cannot be loaded in Chromium, Firefox and Safari. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

const faults = new WeakSet<object>();

/** Records which errors come from parts of the admin that could not be loaded, as reported by the code around each import. */
export function watchParts(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    if (payload instanceof Error) faults.add(payload);
  });
}

/** Reports whether a part of the admin could not be loaded, because it was updated meanwhile or the shop is unreachable. */
export const isPartFault = (error: unknown): boolean =>
  error instanceof Error && (faults.has(error) || WORDS.test(error.message));
