import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { decimal, flag, keyLine, line, moment } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { orderQuantity } from '../products/productBody.ts';
import { checkQuantities } from '../products/quantityRule.ts';
import { PRICE_LIST_KINDS, priceListRow } from './priceList.ts';
import { priceScope } from './priceScope.ts';

const MAX_GROUPS = 100;
const MAX_SCOPE = 1000;
const MAX_PRIORITY = 1_000_000;

const uuids = (name: string, max: number) =>
  z.array(z.uuid(`${name} must be a list of UUIDs`).toLowerCase()).max(max);

const percent = decimal('percent', { wholeDigits: 3 })
  .refine(
    (value) => Number(value) > 0,
    breaks('exclusiveMinimum', 'percent must be greater than 0', { limit: 0 }),
  )
  .refine((value) => Number(value) <= 100, breaks('maximum', 'percent must be at most 100', { limit: 100 }))
  .nullable();

const scope = z
  .object({
    categories: uuids('categories', MAX_SCOPE).default([]).describe('The UUIDs of categories.'),
    collections: uuids('collections', MAX_SCOPE).default([]).describe('The UUIDs of collections.'),
    filter: priceScope.shape.filter
      .max(MAX_SCOPE)
      .default([])
      .describe('The filters. A product must fit all of them.'),
  })
  .nullable()
  .transform((given) =>
    given && given.categories.length + given.collections.length + given.filter.length > 0 ? given : null,
  );

const fields = describedBy(priceListRow, {
  name: line('name'),
  kind: z.enum(PRICE_LIST_KINDS, { error: `kind must be one of ${PRICE_LIST_KINDS.join(', ')}` }),
  currency: z.string().max(255).check(oneLine('currency')).nullable(),
  status: flag('status').transform(Number),
  priority: z.int('priority must be a whole number').min(-MAX_PRIORITY).max(MAX_PRIORITY),
  groups: uuids('groups', MAX_GROUPS),
  percent,
  scope,
  starts_at: moment('starts_at'),
  ends_at: moment('ends_at', 'end'),
  min_qty: orderQuantity('min_qty'),
  max_qty: orderQuantity('max_qty'),
  qty_step: orderQuantity('qty_step'),
});

const code = keyLine('code').describe(priceListRow.shape.code.description ?? '');

export const newPriceListBody = z.object({
  code,
  name: fields.name,
  kind: fields.kind,
  currency: fields.currency.default(null),
  status: fields.status.default(0),
  priority: fields.priority.default(0),
  groups: fields.groups.default([]),
  percent: fields.percent.default(null),
  scope: fields.scope.default(null),
  starts_at: fields.starts_at.default(null),
  ends_at: fields.ends_at.default(null),
  min_qty: fields.min_qty.default(null),
  max_qty: fields.max_qty.default(null),
  qty_step: fields.qty_step.default(null),
});
export type NewPriceList = z.output<typeof newPriceListBody>;

export const priceListBody = z.object({ code, ...fields }).partial();
export type PriceListPatch = z.output<typeof priceListBody>;

/** Throws 400 for dates in the wrong order, a scope without a percentage, and limits that allow no quantity. */
export function checkPriceList({
  starts_at,
  ends_at,
  scope,
  percent,
  ...limits
}: Pick<
  NewPriceList,
  'starts_at' | 'ends_at' | 'scope' | 'percent' | 'min_qty' | 'max_qty' | 'qty_step'
>): void {
  checkQuantities(limits);
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at))
    throw validationFailed([{ path: 'ends_at', rule: 'after', message: 'ends_at must be after starts_at' }]);
  if (scope !== null && percent === null)
    throw validationFailed([
      { path: 'percent', rule: 'required', message: 'percent is required with scope' },
    ]);
}
