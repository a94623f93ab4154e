import { keyText } from '../../platform/text/keyText.ts';
import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Refusal } from '../../platform/errors.ts';
import { urlKeyOfLanguage, urlKeyReserved } from './errors.ts';

const MAX_LENGTH = 200;

/** Validates the last segment of a path: lower-case letters and digits, joined by single hyphens. */
export const urlKey = z
  .string()
  .overwrite(keyText)
  .max(MAX_LENGTH, `url_key must have at most ${MAX_LENGTH} characters`)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'url_key must be lowercase letters and digits, separated by single hyphens',
  );

/** The first path segments reserved for the shop, including segments for future routes. */
const OWN = new Set(
  (
    'account admin api assets blog cart catalog checkout customer healthz homepage images landing login logout ' +
    'metrics notfound order orders page product readyz register search'
  ).split(' '),
);

/**
 * Throws 400 for a URL key that no root-level page can have (`urlKeyFault`), unless the record already has the key.
 * Applies to all root-level pages, including translations and imports.
 */
export function checkUrlKey(app: AppContext, key: string, before?: string): void {
  const fault = key === before ? null : urlKeyFault(app, key);
  if (fault) throw fault;
}

/**
 * Returns the error (400) for a URL key that no page can have, because it is the first path segment of a route
 * (including extension routes) or one of the shop's language codes. Returns null if a page can have the key.
 */
export function urlKeyFault(app: AppContext, key: string): Refusal | null {
  if (languageKeys(app).includes(key)) return urlKeyOfLanguage(key);
  return OWN.has(key) || firstSegments(app).has(key) ? urlKeyReserved(key) : null;
}

/** Lists the URL keys that no page can have. */
export const reservedUrlKeys = (app: AppContext): readonly string[] => [
  ...new Set([...OWN, ...firstSegments(app), ...languageKeys(app)]),
];

const languageKeys = (app: AppContext): readonly string[] =>
  app.config.shop.languages.map((code) => code.toLowerCase());

const firstSegments = (app: AppContext): ReadonlySet<string> =>
  new Set(
    app
      .registry('routes')
      .list()
      .flatMap(({ path }) => path)
      .map((path) => path.split('/')[1] ?? ''),
  );
