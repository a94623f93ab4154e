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
import { findUnknown } from './promotionNames.repo.ts';

/** The kinds of records that promotions name. */
export type NamedKind = 'sku' | 'category' | 'collection' | 'group' | 'attribute' | 'option';

/** A name in a promotion, with its place in the body. */
export interface PromotionName extends UnknownName {
  readonly kind: NamedKind;
  /** The code of the attribute, for an option. */
  readonly attribute?: string;
}

/**
 * Checks that the products, categories, collections, groups, attributes and options that a promotion names exist. Throws 400 with the place of
 * the first one that does not. Runs one SQL statement, and none for a promotion that names nothing.
 */
export async function checkNames(
  db: Db,
  {
    conditions = [],
    action,
  }: { readonly conditions?: readonly Condition[] | undefined; readonly action?: Action | undefined },
): Promise<void> {
  const names = [
    ...conditions.flatMap((condition, index) => namesOfCondition(condition, `conditions.${index}`)),
    ...(action ? namesOfAction(action, 'action') : []),
  ];
  if (names.length === 0) return;
  const unknown = await findUnknown(db, names);
  const [first] = unknown;
  if (!first) return;
  switch (first.kind) {
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

function namesOfCondition(condition: Condition, path: string): readonly PromotionName[] {
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

function namesOfAction(action: Action, path: string): readonly PromotionName[] {
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

const namesOfSelect = (select: Select | undefined, path: string): readonly PromotionName[] =>
  select
    ? [
        ...listed('sku', select.skus, `${path}.skus`),
        ...listed('category', select.categories, `${path}.categories`),
        ...listed('collection', select.collections, `${path}.collections`),
        ...(select.attribute ? namesOfAttribute(select.attribute, `${path}.attribute`) : []),
      ]
    : [];

const namesOfAttribute = ({ code, options }: AttributeOptions, path: string): readonly PromotionName[] => [
  { kind: 'attribute', path: `${path}.code`, value: code },
  ...options.map((value, index) => ({
    kind: 'option' as const,
    path: `${path}.options.${index}`,
    value,
    attribute: code,
  })),
];

const listed = (
  kind: NamedKind,
  values: readonly string[] | undefined,
  path: string,
): readonly PromotionName[] =>
  (values ?? []).map((value, index) => ({ kind, path: `${path}.${index}`, value }));
