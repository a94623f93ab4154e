import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { flag, line, moment } from '../../../platform/http/forms/bodyFields.ts';
import { PROMOTION_CLASSES } from '../promotion.ts';
import type { Action, PromotionClass } from '../promotion.ts';
import { anyAction, anyCondition } from './partKinds.ts';
import { promotionRow } from './storedPromotion.ts';

const MAX_CONDITIONS = 50;
const MAX_PRIORITY = 1_000_000;
const MAX_LIMIT = 2_147_483_647;

const limit = () => z.int().min(0).max(MAX_LIMIT).nullable();

const fields = describedBy(promotionRow, {
  name: line('name'),
  label: line('label'),
  status: flag('status'),
  class: z.enum(PROMOTION_CLASSES),
  code_required: flag('code_required'),
  priority: z.int().min(-MAX_PRIORITY).max(MAX_PRIORITY),
  is_exclusive: flag('is_exclusive'),
  combines: z
    .array(z.enum(PROMOTION_CLASSES))
    .max(100)
    .overwrite((named) => PROMOTION_CLASSES.filter((one) => named.includes(one))),
  conditions: z.array(anyCondition).max(MAX_CONDITIONS),
  action: anyAction,
  starts_at: moment('starts_at'),
  ends_at: moment('ends_at', 'end'),
  max_uses: limit(),
  max_uses_per_customer: limit(),
});

/** The request body of a new promotion. */
export const newPromotionBody = z.object({
  ...fields,
  status: fields.status.default(false),
  code_required: fields.code_required.default(false),
  priority: fields.priority.default(0),
  is_exclusive: fields.is_exclusive.default(false),
  combines: fields.combines.default([]),
  conditions: fields.conditions.default([]),
  starts_at: fields.starts_at.default(null),
  ends_at: fields.ends_at.default(null),
  max_uses: fields.max_uses.default(null),
  max_uses_per_customer: fields.max_uses_per_customer.default(null),
});
export type NewPromotion = z.output<typeof newPromotionBody>;

/** The request body for an update, which changes only the included fields. */
export const promotionBody = z.object(fields).partial();
export type PromotionPatch = z.output<typeof promotionBody>;

type Checked = Pick<PromotionPatch, 'conditions' | 'action'> &
  Pick<z.output<typeof promotionRow>, 'class' | 'starts_at' | 'ends_at'> & {
    readonly actionKind: string;
  };

/** Throws 400 for fields that contradict each other, and for amounts with more decimals than the currency of the shop. */
export function checkPromotion(promotion: Checked, currency: string): void {
  const faults = [dateFault(promotion), classFault(promotion), ...amountFaults(promotion, currency)].filter(
    (fault) => fault !== null,
  );
  if (faults.length > 0) throw validationFailed(faults);
}

const dateFault = ({ starts_at, ends_at }: Checked): ErrorDetail | null =>
  starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)
    ? { path: 'ends_at', rule: 'after', message: 'ends_at must be after starts_at' }
    : null;

/** The actions that are about goods, and not about shipping. */
const OF_GOODS: ReadonlySet<string> = new Set<Action['kind']>([
  'percent',
  'amount',
  'fixed_price',
  'tiers',
  'buy_x_get_y',
  'cheapest_free',
]);

const wrongClass = (values: readonly PromotionClass[]): ErrorDetail => ({
  path: 'class',
  rule: 'enum',
  values: { values },
  message: `class must be ${values.join(' or ')} for this action`,
});

/** The class `shipping` has the action `shipping` for itself. Gifts and actions of extensions may be of any class. */
function classFault({ class: name, actionKind }: Checked): ErrorDetail | null {
  if (actionKind === 'shipping' && name !== 'shipping') return wrongClass(['shipping']);
  return name === 'shipping' && OF_GOODS.has(actionKind) ? wrongClass(['product', 'order']) : null;
}

/** Checks the amounts that are in the currency of the shop. Amounts by currency are checked by their schemas. */
function amountFaults({ conditions, action: given }: Checked, currency: string): (ErrorDetail | null)[] {
  return [
    ...(conditions ?? []).map((one, index) =>
      one.kind === 'subtotal' ? amountFault(`conditions.${index}.min`, one.min, currency) : null,
    ),
    ...(given?.kind === 'tiers' && given.by === 'subtotal'
      ? given.tiers.map(({ min }, index) => amountFault(`action.tiers.${index}.min`, min, currency))
      : []),
  ];
}
