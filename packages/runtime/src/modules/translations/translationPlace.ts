import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { permissionMissing } from '../../platform/errors.ts';
import { unknownLanguage } from '../../platform/http/request/errors.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { defaultNotTranslated, translatedNotFound, unknownTranslatable } from './errors.ts';
import type { Translatable } from './translatable.ts';
import type { TranslationPlace } from './writeTranslation.ts';

/** The parameters of the routes of a record. */
export const ofEntity = z.object({
  entity_type: z.string().describe('The record type, such as `product`.'),
  id: z.string().describe('The integer ID or UUID of the record.'),
});

/** The parameter of the routes of a kind of records. */
export const ofKind = ofEntity.pick({ entity_type: true });

/** The parameters of the routes of a record in a language. */
export const ofLanguage = ofEntity.extend({
  locale: z.string().describe('The code of a language of the shop other than the default language.'),
});

interface KindCall {
  readonly app: AppContext;
  readonly caller: Caller;
  readonly params: z.output<typeof ofKind>;
}

interface PlaceCall extends KindCall {
  readonly params: z.output<typeof ofEntity>;
}

/**
 * Returns the translatable entity type in a request path. Throws 404 for an unknown entity type, and 403 if the
 * caller lacks the permission to update its records.
 */
export function kindOf({ app, caller, params }: KindCall): Translatable {
  const kinds = app.registry('translatable');
  const kind = kinds.get(params.entity_type);
  if (!kind)
    throw unknownTranslatable(
      params.entity_type,
      kinds.list().map(({ entityType }) => entityType),
    );
  if (!holdsPermission(caller, kind.updateRoute)) throw permissionMissing(kind.updateRoute);
  return kind;
}

/**
 * Returns the translation that a request path refers to. Throws 400 for the default language and for languages that
 * the shop does not have.
 */
export function placeOf(
  call: PlaceCall & { readonly params: z.output<typeof ofLanguage> },
): TranslationPlace {
  const { languages } = call.app;
  const { id, locale: code } = call.params;
  const kind = kindOf(call);
  const locale = languages.find(code);
  if (locale === null) throw unknownLanguage(code, languages.all);
  if (locale === languages.default) throw defaultNotTranslated(locale);
  return { kind, id, locale };
}

/** Returns the UUID of a record. Throws if it does not exist. */
export async function uuidOf(db: Db, kind: Translatable, id: string): Promise<string> {
  const uuid = await kind.exists(db, id);
  if (uuid === null) throw translatedNotFound(kind.entityType);
  return uuid;
}
