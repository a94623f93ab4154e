/** What browsers say when a module cannot be loaded: Chromium, Firefox and Safari. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

const faults = new WeakSet<object>();

/** Keeps which errors are of parts of the admin that could not be loaded, as the code around each import tells. */
export function watchParts(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    if (payload instanceof Error) faults.add(payload);
  });
}

/** Reports whether a part of the admin could not be loaded: it was updated meanwhile, or the shop is out of reach. */
export const isPartFault = (error: unknown): boolean =>
  error instanceof Error && (faults.has(error) || WORDS.test(error.message));
