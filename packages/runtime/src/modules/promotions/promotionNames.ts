import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { splitRefs } from '../../platform/db/ids.ts';
import type { Action, Condition, Select } from './promotion.ts';

/** The kinds of records that promotions refer to by UUID. */
type NamedKind = 'category' | 'collection' | 'customer_group' | 'attribute_option';

/** Returns the name of a record that a promotion refers to, or of an attribute by its code. Null if the record no longer exists. */
export type PromotionNameOf = (kind: NamedKind | 'attribute', ref: string) => string | null;

/** The parts of a promotion that refer to records. */
export interface NamingPromotion {
  readonly conditions: readonly Condition[];
  readonly action: Action;
}

const namedRow = z.object({ kind: text, ref: text, name: text });

const NAME_COLUMNS = {
  category: 'name',
  collection: 'name',
  customer_group: 'group_name',
  attribute_option: 'option_text',
} as const satisfies Readonly<Record<NamedKind, string>>;

/** Loads the names for the sentences of promotions. Runs one SQL statement, or none if no promotion refers to a record. */
export async function loadPromotionNames(
  db: Db,
  promotions: readonly NamingPromotion[],
): Promise<PromotionNameOf> {
  const refs = promotions.flatMap(refsOf);
  if (refs.length === 0) return () => null;
  const refsTo = (wanted: string) => refs.filter(({ kind }) => kind === wanted).map(({ ref }) => ref);
  const selects = Object.entries(NAME_COLUMNS).map(
    ([kind, name]) => sql.fragment`
      select ${kind}::text as kind, uuid::text as ref, ${sql.identifier([name])} as name
      from ${sql.identifier([kind])}
      where uuid = any(${sql.array(splitRefs(refsTo(kind)).uuids, 'uuid')})`,
  );
  const attributes = sql.fragment`
    select 'attribute' as kind, attribute_code as ref, attribute_name as name from attribute
    where attribute_code = any(${sql.array(refsTo('attribute'), 'text')})`;
  const rows = await db.any(
    sql.type(namedRow)`${sql.join([...selects, attributes], sql.fragment` union all `)}`,
  );
  const names = new Map(rows.map(({ kind, ref, name }) => [`${kind} ${ref}`, name]));
  return (kind, ref) => names.get(`${kind} ${kind === 'attribute' ? ref : ref.toLowerCase()}`) ?? null;
}

interface Ref {
  readonly kind: NamedKind | 'attribute';
  readonly ref: string;
}

const refsTo = (kind: Ref['kind'], refs: readonly string[] = []): Ref[] => refs.map((ref) => ({ kind, ref }));

const refsOf = ({ conditions, action }: NamingPromotion): readonly Ref[] => [
  ...conditions.flatMap(conditionRefs),
  ...selectsOf(action).flatMap(selectRefs),
];

function conditionRefs(condition: Condition): readonly Ref[] {
  switch (condition.kind) {
    case 'categories':
      return refsTo('category', condition.ids);
    case 'collections':
      return refsTo('collection', condition.ids);
    case 'groups':
      return refsTo('customer_group', condition.ids);
    case 'attribute':
      return selectRefs({ attribute: condition });
    case 'qty':
      return selectRefs(condition.of ?? {});
    default:
      return [];
  }
}

const selectRefs = ({ categories, collections, attribute }: Select): readonly Ref[] => [
  ...refsTo('category', categories),
  ...refsTo('collection', collections),
  ...(attribute
    ? [...refsTo('attribute', [attribute.code]), ...refsTo('attribute_option', attribute.options)]
    : []),
];

function selectsOf(action: Action): readonly Select[] {
  if (action.kind === 'buy_x_get_y') return [action.buy.select, action.get.select];
  return 'select' in action && action.select ? [action.select] : [];
}
