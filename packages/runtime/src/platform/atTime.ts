import type { AppContext } from './contracts/context.ts';

/** Returns a copy of the app whose clock always returns `at`, for previewing pages. Use it only for reads. */
export function atTime(app: AppContext, at: Date): AppContext {
  return Object.freeze({
    ...app,
    clock: { now: () => new Date(at) },
    inLanguage: (code: string) => atTime(app.inLanguage(code), at),
  });
}
