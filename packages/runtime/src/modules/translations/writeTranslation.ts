import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { validationFailed } from '../../platform/errors.ts';
import { checkUrlKey } from '../urls/index.ts';
import { translatedNotFound, translatedUrlKeyExists, translationNotFound } from './errors.ts';
import type { Translatable } from './translatable.ts';
import type { TranslatedFields, TranslationRow } from './translation.ts';
import { checkKeyOfOthers } from './keysOfOthers.ts';
import { deleteTranslation, upsertTranslation } from './translation.repo.ts';
import { brokenRule } from '../../platform/http/forms/validation.ts';

/** Identifies the translation of one entity into one language. */
export interface TranslationPlace {
  readonly kind: Translatable;
  /** The entity's integer ID or UUID. */
  readonly id: string;
  readonly locale: string;
}

/**
 * Replaces an entity's translation into a language and saves the resulting paths, in one transaction. Empty fields
 * are omitted, so that the untranslated text is shown. Throws 404 if the entity does not exist, 400 for unknown
 * fields and invalid values, and 409 if another record uses the URL key.
 */
export async function saveTranslation(
  app: AppContext,
  db: Db,
  { kind, id, locale }: TranslationPlace,
  given: Readonly<Record<string, unknown>>,
): Promise<TranslationRow> {
  const fields = readFields(kind, given);
  const key = fields['url_key'];
  if (key !== undefined) checkUrlKey(app, key);
  return onConstraint({ translation_url_key_key: () => translatedUrlKeyExists(key ?? '', locale) }, () =>
    db.transaction(async (tx) => {
      const uuid = await kind.exists(tx, id);
      if (uuid === null) throw translatedNotFound(kind.entityType);
      if (key !== undefined)
        await checkKeyOfOthers(app, tx, { entityType: kind.entityType, uuid, key }, (other) =>
          translatedUrlKeyExists(key, other),
        );
      const row = await upsertTranslation(tx, kind.entityType, { entityUuid: uuid, locale }, fields);
      await kind.savePaths?.(app, tx, { uuid, locale }, key);
      await kind.onChange?.(app, tx, { uuid, locale });
      return row;
    }),
  );
}

/**
 * Deletes an entity's translation into a language, including its path, in one transaction. Returns the deleted
 * translation. Throws 404.
 */
export async function removeTranslation(
  app: AppContext,
  db: Db,
  { kind, id, locale }: TranslationPlace,
): Promise<TranslationRow> {
  return db.transaction(async (tx) => {
    const uuid = await kind.exists(tx, id);
    if (uuid === null) throw translatedNotFound(kind.entityType);
    const row = await deleteTranslation(tx, { entityUuid: uuid, locale });
    if (!row) throw translationNotFound();
    await kind.savePaths?.(app, tx, { uuid, locale }, undefined);
    await kind.onChange?.(app, tx, { uuid, locale });
    return row;
  });
}

/** Parses the fields of a request body with the entity's schemas, and reports all errors together. */
function readFields({ fields }: Translatable, given: Readonly<Record<string, unknown>>): TranslatedFields {
  const read = Object.entries(given).map(([name, value]) => {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!schema)
      return {
        fault: {
          path: `fields.${name}`,
          rule: 'additionalProperties',
          message: `Unknown field "${name}". Available: ${Object.keys(fields).join(', ')}`,
        },
      };
    if (value === null || value === '') return {};
    const { data, error } = schema.safeParse(value, { reportInput: true });
    const issue = error?.issues[0];
    if (issue) return { fault: { path: `fields.${name}`, ...brokenRule(issue), message: issue.message } };
    if (error) throw error;
    return data === null || data.trim() === '' ? {} : { entry: [name, data] as const };
  });
  const faults = read.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw validationFailed(faults);
  return Object.fromEntries(read.flatMap(({ entry }) => (entry ? [entry] : [])));
}
