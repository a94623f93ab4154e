import type { AppContext } from '@shop/runtime/extension';

/** Returns the app in a language that the shop has, such as `de` for `de-AT`. */
export function inLanguage(app: AppContext, wished: string): AppContext {
  const { languages } = app;
  const found = languages.find(wished) ?? languages.find(wished.split('-')[0] ?? '');
  return found === null ? app : app.inLanguage(found);
}
