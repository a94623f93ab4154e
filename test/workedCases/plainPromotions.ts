import { baseTerms } from '../../packages/runtime/src/modules/currencies/index.ts';
import { evaluatePromotions } from '../../packages/runtime/src/modules/promotions/index.ts';
import type {
  PromotionCart,
  PromotionInputs,
  PromotionLine,
} from '../../packages/runtime/src/modules/promotions/index.ts';
import type {
  Action,
  Promotion,
  PromotionCode,
} from '../../packages/runtime/src/modules/promotions/promotion.ts';

export const RED = '11111111-1111-4111-8111-111111111111';
export const TEA = '22222222-2222-4222-8222-222222222222';

export const line = (sku: string, qty: number, unit_price: number, more: Partial<PromotionLine> = {}) => ({
  key: sku,
  product_id: sku.charCodeAt(0),
  sku,
  qty,
  unit_price,
  weight: 0,
  categories: [],
  collections: [],
  attributes: [],
  eligible: true,
  ...more,
});

export function cartOf(
  lines: readonly Omit<PromotionLine, 'position'>[],
  more: Partial<PromotionCart> = {},
): PromotionCart {
  return {
    terms: baseTerms('USD'),
    sub_total: lines.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0),
    lines: lines.map((one, position) => ({ ...one, position })),
    shippingCost: 500,
    country: 'US',
    ...more,
  };
}

let made = 0;
export function promotionOf(action: Action, more: Partial<Promotion> = {}): Promotion {
  made += 1;
  return {
    promotion_id: made,
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    name: `Promotion ${made}`,
    label: `Offer ${made}`,
    status: true,
    class: 'product',
    code_required: false,
    priority: 0,
    is_exclusive: false,
    combines: ['product', 'order', 'shipping'],
    conditions: [],
    action,
    starts_at: null,
    ends_at: null,
    max_uses: null,
    max_uses_per_customer: null,
    used: 0,
    ...more,
  };
}

export const codeOf = ({ promotion_id }: Promotion, code: string, more: Partial<PromotionCode> = {}) => ({
  code,
  promotion_id,
  max_uses: null,
  used: 0,
  ...more,
});

export const inputsOf = (
  promotions: readonly Promotion[],
  more: Partial<PromotionInputs> = {},
): PromotionInputs => ({
  promotions,
  codes: [],
  coupon: null,
  buyer: { groups: [], orders: null, usedBy: new Map() },
  now: new Date('2026-06-15T12:00:00Z'),
  timeZone: 'UTC',
  ...more,
});

/** Returns the discount on each line, by the labels of promotions. */
export function offOf(
  cart: PromotionCart,
  promotions: readonly Promotion[],
  more: Partial<PromotionInputs> = {},
) {
  const { lines, coupon, shippingOff, gifts } = evaluatePromotions(cart, inputsOf(promotions, more));
  return {
    lines: lines.map((discounts, index) => (coupon[index] ?? 0) + sum(discounts.map(({ amount }) => amount))),
    shippingOff,
    gifts: gifts.map(({ sku, qty }) => `${qty} ${sku}`),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the reasons for which each promotion does not apply, by label. */
export function reasonsOf(
  cart: PromotionCart,
  promotions: readonly Promotion[],
  more: Partial<PromotionInputs> = {},
) {
  const { explained } = evaluatePromotions(cart, inputsOf(promotions, more));
  return Object.fromEntries(
    explained.map(({ promotion, reasons }) => [
      promotion.label,
      reasons.map(({ code, message }) => ({ code, ...message })),
    ]),
  );
}
