import type { AppContext } from './contracts/context.ts';

/** Returns the app with its clock stopped at a time, for pages that are shown as they will be then. It is for reads alone. */
export function atTime(app: AppContext, at: Date): AppContext {
  return Object.freeze({
    ...app,
    clock: { now: () => new Date(at) },
    inLanguage: (code: string) => atTime(app.inLanguage(code), at),
  });
}
