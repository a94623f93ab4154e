import { z } from 'zod';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { noColumns, totalRow } from '../../../platform/db/columns.ts';
import { table } from '../../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { promotionRow } from './storedPromotion.ts';
import type { PromotionRow } from './storedPromotion.ts';

const promotions = table({
  name: 'promotion',
  alias: 'p',
  row: promotionRow,
  written: [
    'name',
    'label',
    'status',
    'class',
    'code_required',
    'priority',
    'is_exclusive',
    'combines',
    'conditions',
    'action',
    'starts_at',
    'ends_at',
    'max_uses',
    'max_uses_per_customer',
  ],
});
export type PromotionValues = ValuesOf<typeof promotions>;
const { columns } = promotions;

export const findPromotion = (db: Db, ref: IdRef): Promise<PromotionRow | null> =>
  db.maybeOne(sql.type(promotionRow)`select ${columns} from promotion p where ${promotions.is(ref)}`);

/** Finds a promotion and locks it, so that no order can use it until the transaction ends. */
export const findPromotionForUpdate = (tx: Db, ref: IdRef): Promise<PromotionRow | null> =>
  tx.maybeOne(
    sql.type(promotionRow)`select ${columns} from promotion p where ${promotions.is(ref)} for update`,
  );

export const insertPromotion = (db: Db, values: PromotionValues): Promise<PromotionRow> =>
  db.one(sql.type(promotionRow)`${promotions.insert(values)} returning ${columns}`);

/** Writes the given columns that administrators can change. */
export const updatePromotionRow = (
  tx: Db,
  id: number,
  values: PartialValues<PromotionValues>,
): Promise<PromotionRow> =>
  tx.one(
    sql.type(promotionRow)`${promotions.update(values)} where ${promotions.is({ id })} returning ${columns}`,
  );

/** Deletes a promotion with its codes and returns the deleted row, or null. Orders keep its label. */
export const deletePromotionRow = (db: Db, ref: IdRef): Promise<PromotionRow | null> =>
  db.maybeOne(
    sql.type(promotionRow)`delete from promotion p where ${promotions.is(ref)} returning ${columns}`,
  );

/** Reports whether there are promotions. */
export const hasPromotions = (db: Db): Promise<boolean> =>
  db.exists(sql.type(noColumns)`select from promotion limit 1`);

/** Deletes the promotions with one of the names that nobody has changed since they were created. Returns their number. */
export const deleteUnchangedPromotions = (db: Db, names: readonly string[]): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from promotion where name = any(${sql.array([...names], 'text')}) and updated_at = created_at and code_count = 0`);

/** Adds to the number of codes of a promotion. */
export const countCodes = (tx: Db, id: number, added: number): Promise<PromotionRow> =>
  tx.one(sql.type(promotionRow)`
    update promotion p set code_count = code_count + ${added}, updated_at = now()
    where ${promotions.is({ id })} returning ${columns}`);

export const listPromotions = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(promotionRow)`
    select ${columns} from promotion p where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export const countPromotions = async (db: Db, { where }: Pick<Listing, 'where'>): Promise<number> => {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from promotion p where ${where}`)}`,
  );
  return total;
};

/** A condition or an action as it is stored, whatever it is. */
const storedPart = z.looseObject({ kind: z.string().catch('') }).catch({ kind: '' });
const rulesRow = promotionRow
  .pick({ name: true })
  .extend({ conditions: z.array(storedPart), action: storedPart });

/** Lists the conditions and actions of all promotions. */
export const listStoredRules = (db: Db) =>
  db.any(sql.type(rulesRow)`select name, conditions, action from promotion order by promotion_id`);

/** Selects the name of each promotion that is on and names a record that does not exist. */
export const promotionsOfMissing = sql.fragment`
  select distinct p.name from promotion p, lateral (
    select 'sku' as kind, name from jsonb_path_query(jsonb_build_array(p.conditions, p.action), '$.**.skus[*]') named (name)
    union all select 'sku', p.action -> 'sku' where p.action ->> 'kind' = 'gift'
    union all select 'category', name
      from jsonb_path_query(jsonb_build_array(p.conditions, p.action), '$.**.categories[*]') named (name)
    union all select 'collection', name
      from jsonb_path_query(jsonb_build_array(p.conditions, p.action), '$.**.collections[*]') named (name)
    union all select one ->> 'kind', name
      from jsonb_array_elements(p.conditions) one, jsonb_path_query(one, '$.ids[*]') named (name)
  ) record where p.status and not case record.kind
    when 'sku' then exists (select from product where text_key(sku) = text_key(record.name #>> '{}'))
    when 'groups' then exists (select from customer_group where uuid::text = record.name #>> '{}')
    when 'category' then exists (select from category where uuid::text = record.name #>> '{}')
    when 'categories' then exists (select from category where uuid::text = record.name #>> '{}')
    else exists (select from collection where uuid::text = record.name #>> '{}')
  end`;

/** Selects a row if a promotion has an amount of money. */
export const promotionsWithAmounts = sql.fragment`select from promotion
  where action @? '$.**.amounts' or conditions @? '$[*] ? (@.kind == "subtotal")'
    or action @? '$ ? (@.kind == "tiers" && @.by == "subtotal")'`;
