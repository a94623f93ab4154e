import type { AppContext } from '../../platform/context.ts';
import type { Refusal } from '../../platform/errors.ts';
import { urlKeyOfLanguage, urlKeyReserved } from './errors.ts';

/** First parts of paths that the shop keeps for itself, whatever routes there are yet. */
const OWN = new Set(
  (
    'account admin api assets blog cart catalog checkout customer healthz homepage images landing login logout ' +
    'notfound order orders page product readyz register search'
  ).split(' '),
);

/** Whether a page can answer at the key. Throws what `urlKeyFault` gives. */
export function checkUrlKey(app: AppContext, key: string): void {
  const fault = urlKeyFault(app, key);
  if (fault) throw fault;
}

/**
 * Why no page can answer at the key, as a refusal (400): it is the first part of a route's path, of an extension's too, or
 * the code of a language of the shop. Null: one can.
 */
export function urlKeyFault(app: AppContext, key: string): Refusal | null {
  if (OWN.has(key) || firstSegments(app).has(key)) return urlKeyReserved(key);
  const isLanguage = app.config.shop.languages.some((code) => code.toLowerCase() === key);
  return isLanguage ? urlKeyOfLanguage(key) : null;
}

const firstSegments = (app: AppContext): ReadonlySet<string> =>
  new Set(
    app
      .registry('routes')
      .list()
      .flatMap(({ path }) => path)
      .map((path) => path.split('/')[1] ?? ''),
  );
