import type { Db } from '../../../platform/db/db.ts';
import type { Action, AttributeOptions, Condition, Select } from '../promotion.ts';
import {
  unknownAttribute,
  unknownCategory,
  unknownCollection,
  unknownGroup,
  unknownOption,
  unknownSkus,
} from './errors.ts';
import type { UnknownName } from './errors.ts';
import { findNamed } from './namedRecords.repo.ts';

/** The kinds of records that promotions name. */
export type RecordKind = 'sku' | 'category' | 'collection' | 'group' | 'attribute' | 'option';

/** A name in a promotion, with its place in the body. */
export interface NamedRecord extends UnknownName {
  readonly kind: RecordKind;
  /** The code of the attribute, for an option. */
  readonly attribute?: string;
}

/** The parts of a promotion that name records. */
export interface NamingParts {
  readonly conditions?: readonly Condition[] | undefined;
  readonly action?: Action | undefined;
}

/**
 * Checks that the products, categories, collections, groups, attributes and options that a promotion names exist, and returns it with the SKUs as
 * the products have them. Throws 400 with the place of the first one that does not exist. Runs one SQL statement, and none for a promotion that
 * names nothing.
 */
export async function checkNames<T extends NamingParts>(db: Db, promotion: T): Promise<T> {
  const { conditions = [], action } = promotion;
  const names = [
    ...conditions.flatMap((condition, index) => namesOfCondition(condition, `conditions.${index}`)),
    ...(action ? namesOfAction(action, 'action') : []),
  ];
  if (names.length === 0) return promotion;
  const found = await findNamed(db, names);
  refuseUnknown(found.flatMap(({ place, is_known }) => (is_known ? [] : (names[place] ?? []))));
  const skus = new Map(
    found.flatMap(({ place, sku }) => (sku === null ? [] : [[names[place]?.value ?? '', sku] as const])),
  );
  const stored = (sku: string) => skus.get(sku) ?? sku;
  return {
    ...promotion,
    ...(promotion.conditions && { conditions: withSkus(promotion.conditions, stored) }),
    ...(action && { action: withSkus(action, stored) }),
  };
}

/** Replaces the SKUs in a value. */
function withSkus<T>(value: T, stored: (sku: string) => string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withSkus(one, stored)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inside]: [string, unknown]) => {
    if (key === 'sku') return [key, stored(inside as string)];
    return [key, key === 'skus' ? (inside as string[]).map(stored) : withSkus(inside, stored)];
  });
  return Object.fromEntries(entries) as T;
}

function refuseUnknown(unknown: readonly NamedRecord[]): void {
  const [first] = unknown;
  switch (first?.kind) {
    case undefined:
      return;
    case 'sku':
      throw unknownSkus(unknown.filter(({ kind }) => kind === 'sku'));
    case 'category':
      throw unknownCategory(first);
    case 'collection':
      throw unknownCollection(first);
    case 'group':
      throw unknownGroup(first);
    case 'attribute':
      throw unknownAttribute(first);
    case 'option':
      throw unknownOption(first, first.attribute ?? '');
  }
}

function namesOfCondition(condition: Condition, path: string): readonly NamedRecord[] {
  switch (condition.kind) {
    case 'products':
      return listed('sku', condition.skus, `${path}.skus`);
    case 'categories':
      return listed('category', condition.ids, `${path}.ids`);
    case 'collections':
      return listed('collection', condition.ids, `${path}.ids`);
    case 'groups':
      return listed('group', condition.ids, `${path}.ids`);
    case 'attribute':
      return namesOfAttribute(condition, path);
    case 'qty':
      return namesOfSelect(condition.of, `${path}.of`);
    default:
      return [];
  }
}

function namesOfAction(action: Action, path: string): readonly NamedRecord[] {
  switch (action.kind) {
    case 'percent':
    case 'amount':
    case 'fixed_price':
    case 'cheapest_free':
      return namesOfSelect(action.select, `${path}.select`);
    case 'buy_x_get_y':
      return [
        ...namesOfSelect(action.buy.select, `${path}.buy.select`),
        ...namesOfSelect(action.get.select, `${path}.get.select`),
      ];
    case 'gift':
      return [{ kind: 'sku', path: `${path}.sku`, value: action.sku }];
    default:
      return [];
  }
}

const namesOfSelect = (select: Select | undefined, path: string): readonly NamedRecord[] =>
  select
    ? [
        ...listed('sku', select.skus, `${path}.skus`),
        ...listed('category', select.categories, `${path}.categories`),
        ...listed('collection', select.collections, `${path}.collections`),
        ...(select.attribute ? namesOfAttribute(select.attribute, `${path}.attribute`) : []),
      ]
    : [];

const namesOfAttribute = ({ code, options }: AttributeOptions, path: string): readonly NamedRecord[] => [
  { kind: 'attribute', path: `${path}.code`, value: code },
  ...options.map((value, index) => ({
    kind: 'option' as const,
    path: `${path}.options.${index}`,
    value,
    attribute: code,
  })),
];

const listed = (
  kind: RecordKind,
  values: readonly string[] | undefined,
  path: string,
): readonly NamedRecord[] =>
  (values ?? []).map((value, index) => ({ kind, path: `${path}.${index}`, value }));
