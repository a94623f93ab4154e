import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Refusal } from '../../platform/errors.ts';
import { saveUrl } from '../urls/index.ts';
import type { UrlEntry } from '../urls/contract.ts';

/** The entity types that have a URL key. Each is also the name of the entity's table. */
export const entitiesWithKey: readonly string[] = [
  'product',
  'category',
  'cms_page',
  'landing_page',
  'blog_post',
  'blog_category',
];

interface KeyedRecord {
  readonly entityType: string;
  readonly uuid: string;
  /** The URL key of the record or of its translation. */
  readonly key: string;
}

const foundIn = z.object({ locale: text });

/**
 * Throws the given error if another record of the type uses the URL key in any language. A record without a
 * translated key uses its own key in every language. Concurrent writers of the same key wait for each other. Must be
 * called in the transaction that writes the key. Runs two SQL statements if the shop has several languages. Otherwise
 * runs none, because table constraints check the key.
 */
export async function checkKeyOfOthers(
  { config }: AppContext,
  tx: Db,
  { entityType, uuid: own, key }: KeyedRecord,
  refusal: (locale: string) => Refusal,
): Promise<void> {
  const { languages } = config.shop;
  if (languages.length < 2) return;
  await tx.run(sql.type(noColumns)`
    select pg_advisory_xact_lock(hashtext(${`shop.url_key ${entityType} ${key}`}))`);
  const ofTable = entitiesWithKey.includes(entityType)
    ? sql.fragment`
        union all
        select ${languages[0] as string} from ${sql.identifier([entityType])} where url_key = ${key} and uuid <> ${own}`
    : sql.fragment``;
  const other = await tx.maybeOne(sql.type(foundIn)`
    select locale from translation
    where entity_type = ${entityType} and locale = any(${sql.array([...languages], 'text')})
      and fields ? 'url_key' and fields ->> 'url_key' = ${key} and entity_uuid <> ${own}
    ${ofTable}
    limit 1`);
  if (other) throw refusal(other.locale);
}

/**
 * Saves the path of a record with the URL key `key`. Throws the given error if another record of the type uses the
 * key in any language. Must be called in the transaction that writes the record.
 */
export async function saveUrlOfKey(
  app: AppContext,
  tx: Db,
  { entry, key }: { readonly entry: UrlEntry; readonly key: string },
  refusal: (key: string) => Refusal,
): Promise<void> {
  const { entityType, entityUuid: uuid } = entry;
  await checkKeyOfOthers(app, tx, { entityType, uuid, key }, () => refusal(key));
  await saveUrl(tx, entry);
}

const keyOwner = z.object({ key: text, owner: uuid });

/**
 * Lists the records of an entity type whose translations use one of the URL keys. One SQL statement if the shop has
 * several languages, otherwise none.
 */
export async function listTranslatedKeys(
  { config }: AppContext,
  db: Db,
  entityType: string,
  keys: readonly string[],
) {
  const { languages } = config.shop;
  if (languages.length < 2 || keys.length === 0) return [];
  return db.any(sql.type(keyOwner)`
    select fields ->> 'url_key' as key, entity_uuid as owner from translation
    where entity_type = ${entityType} and locale = any(${sql.array([...languages], 'text')})
      and fields ? 'url_key' and fields ->> 'url_key' = any(${sql.array([...keys], 'text')})`);
}
