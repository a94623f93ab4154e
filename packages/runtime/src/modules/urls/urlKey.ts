import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { Refusal } from '../../platform/errors.ts';
import { urlKeyOfLanguage, urlKeyReserved } from './errors.ts';

const MAX_LENGTH = 200;

/** Validates the last segment of a path: lower-case letters and digits, joined by single hyphens. */
export const urlKey = z
  .string()
  .max(MAX_LENGTH, `url_key must have at most ${MAX_LENGTH} characters`)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'url_key must be lower-case letters and digits, joined by single hyphens',
  );

/** First segments of paths that are reserved for the shop, whether it has such routes yet or not. */
const OWN = new Set(
  (
    'account admin api assets blog cart catalog checkout customer healthz homepage images landing login logout ' +
    'metrics notfound order orders page product readyz register search'
  ).split(' '),
);

/** Throws the refusal of `urlKeyFault` for a URL key that no page can have. */
export function checkUrlKey(app: AppContext, key: string): void {
  const fault = urlKeyFault(app, key);
  if (fault) throw fault;
}

/**
 * Returns the refusal (400) of a URL key that no page can have, because it is the first segment of the path of a route, of
 * extensions too, or the code of a language of the shop. Null: a page can have it.
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
