import { saveTranslatedUrls } from '../urls/index.ts';
import type { Translatable } from './translatable.ts';

/**
 * Creates `savePaths` for an entity type whose paths depend only on the URL key. `pathOf` returns the
 * default-language path.
 */
export const pathByKey =
  (
    entityType: string,
    pathOf: (entity: { readonly url_key: string }) => string,
  ): NonNullable<Translatable['savePaths']> =>
  (_app, tx, { uuid, locale }, key) =>
    saveTranslatedUrls(tx, [
      { entityType, entityUuid: uuid, locale, path: key === undefined ? null : pathOf({ url_key: key }) },
    ]);
