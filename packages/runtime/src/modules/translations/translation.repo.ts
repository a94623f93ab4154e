import { z } from 'zod';
import { noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { translationRow } from './translation.ts';
import type { TranslatedFields, TranslationRow } from './translation.ts';

interface Place {
  readonly entityUuid: string;
  readonly locale: string;
}

const columns = sql.fragment`t.translation_id, t.uuid, t.entity_type, t.entity_uuid, t.locale, t.fields, t.created_at, t.updated_at`;
const at = ({ entityUuid, locale }: Place) =>
  sql.fragment`t.entity_uuid = ${entityUuid} and t.locale = ${locale}`;

export const listTranslations = (db: Db, entityUuid: string) =>
  db.any(sql.type(translationRow)`
    select ${columns} from translation t where t.entity_uuid = ${entityUuid} order by t.locale`);

/** Lists the translations of entities of one type, by entity and language. */
export const listTranslationsOf = (db: Db, type: string, uuids: readonly string[]) =>
  db.any(sql.type(translationRow)`
    select ${columns} from translation t
    where t.entity_type = ${type} and t.entity_uuid = any(${sql.array(uuids, 'uuid')})
    order by t.entity_uuid, t.locale`);

export const findTranslation = (db: Db, place: Place): Promise<TranslationRow | null> =>
  db.maybeOne(sql.type(translationRow)`select ${columns} from translation t where ${at(place)}`);

/** Upserts a translation. Of two concurrent writes, the last one takes effect. */
export const upsertTranslation = (
  tx: Db,
  type: string,
  { entityUuid, locale }: Place,
  fields: TranslatedFields,
): Promise<TranslationRow> =>
  tx.one(sql.type(translationRow)`
    insert into translation as t (entity_type, entity_uuid, locale, fields)
    values (${type}, ${entityUuid}, ${locale}, ${sql.jsonb(fields)})
    on conflict on constraint translation_entity_key do update set fields = excluded.fields, updated_at = now()
    returning ${columns}`);

interface NewRow extends Place {
  readonly entityType: string;
  readonly fields: TranslatedFields;
}

/** Inserts translations. Keeps translations that exist already. */
export const insertTranslationRows = (tx: Db, translations: readonly NewRow[]): Promise<number> =>
  tx.run(sql.type(noColumns)`
    insert into translation (entity_type, entity_uuid, locale, fields)
    select entity_type, entity_uuid, locale, fields::jsonb
    from ${sql.unnest(
      translations.map(({ entityType, entityUuid, locale, fields }) => [
        entityType,
        entityUuid,
        locale,
        JSON.stringify(fields),
      ]),
      ['text', 'uuid', 'text', 'text'],
    )} as t (entity_type, entity_uuid, locale, fields)
    on conflict on constraint translation_entity_key do nothing`);

export const deleteTranslation = (tx: Db, place: Place): Promise<TranslationRow | null> =>
  tx.maybeOne(sql.type(translationRow)`delete from translation t where ${at(place)} returning ${columns}`);

const foundUuid = z.object({ uuid });

/** Finds the UUID of the entity of the given type that has the URL key in a language. */
export const findUuidByUrlKey = async (db: Db, type: string, locale: string, key: string) => {
  const row = await db.maybeOne(sql.type(foundUuid)`
    select entity_uuid as uuid from translation
    where entity_type = ${type} and locale = ${locale} and fields ->> 'url_key' = ${key} and fields ? 'url_key'`);
  return row && row.uuid;
};

/** An entity's translations and path in one language. Either may be missing. */
const inLanguage = z.object({
  uuid,
  fields: z.record(z.string(), z.string()).nullable(),
  path: text.nullable(),
});
export type InLanguage = z.output<typeof inLanguage>;

/** Lists translations and paths in one language, for entities of any type. */
export const listInLanguage = (db: Db, locale: string, uuids: readonly string[]) =>
  db.any(sql.type(inLanguage)`
    select coalesce(t.entity_uuid, u.entity_uuid) as uuid, t.fields, u.request_path as path
    from (select * from translation where locale = ${locale} and entity_uuid = any(${sql.array(uuids, 'uuid')})) t
    full join (
      select * from url_translation where locale = ${locale} and entity_uuid = any(${sql.array(uuids, 'uuid')})
    ) u on u.entity_uuid = t.entity_uuid`);
