import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { splitRefs } from '../../platform/db/ids.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import type { Coupon, RuleKey } from './coupon.ts';
import { entriesOf } from './storedValue.ts';

/** The records that coupon rules and conditions refer to by id. */
type NamedKind = Exclude<RuleKey, 'sku' | 'price'> | 'customer_group';

/** Returns the name of a record that a coupon refers to by integer id or UUID. Null if the record no longer exists. */
export type NameOf = (kind: NamedKind, ref: string) => string | null;

type Naming = Pick<Coupon, 'target_products' | 'condition' | 'user_condition'>;

const namedRow = z.object({ kind: text, id: text, uuid: text, name: text });

const KINDS = {
  category: ['category', 'category_id', 'name'],
  collection: ['collection', 'collection_id', 'name'],
  attribute_group: ['attribute_group', 'attribute_group_id', 'group_name'],
  customer_group: ['customer_group', 'customer_group_id', 'group_name'],
} as const satisfies Readonly<Record<NamedKind, readonly [table: string, id: string, name: string]>>;

/** Loads the names used in coupon summaries. Runs one SQL statement. */
export async function loadNames(db: Db, coupons: readonly Naming[]): Promise<NameOf> {
  const refs = coupons.flatMap(refsOf);
  if (refs.length === 0) return () => null;
  const selects = Object.entries(KINDS).map(([kind, [table, id, name]]) => {
    const { ids, uuids } = splitRefs(refs.filter((ref) => ref.kind === kind).map(({ ref }) => ref));
    const idColumn = sql.identifier([id]);
    return sql.fragment`
      select ${kind}::text as kind, ${idColumn}::text as id, uuid::text as uuid, ${sql.identifier([name])} as name
      from ${sql.identifier([table])}
      where ${idColumn} = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})`;
  });
  const rows = await db.any(sql.type(namedRow)`${sql.join(selects, sql.fragment` union all `)}`);
  const names = new Map(
    rows.flatMap(({ kind, id, uuid, name }) => [
      [`${kind} ${id}`, name],
      [`${kind} ${uuid}`, name],
    ]),
  );
  return (kind, ref) => names.get(`${kind} ${ref.toLowerCase()}`) ?? null;
}

function refsOf({ target_products, condition, user_condition }: Naming) {
  const rules = [...(target_products?.products ?? []), ...(condition?.required_products ?? [])];
  return [
    ...rules
      .filter(({ key }) => key !== 'sku' && key !== 'price')
      .flatMap(({ key, value }) => entriesOf(value).map((ref) => ({ kind: key as NamedKind, ref }))),
    ...entriesOf(user_condition?.groups).map((ref) => ({ kind: 'customer_group' as const, ref })),
  ];
}

/** Loads the names used in the summary of each coupon in a request. */
export const namesOfCoupon: LoaderDefinition<Coupon, NameOf> = {
  async load(coupons, { db }) {
    const nameOf = await loadNames(db, coupons);
    return coupons.map(() => nameOf);
  },
};
