import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { CartTotals } from '../../pricing/index.ts';
import { percentText } from '../../tax/index.ts';
import { COUPON_FIELD } from '../cartError.ts';
import { weightText } from '../cartColumns.ts';
import { basisOf, changesBy, moneyText, roundedText, step } from './cartStep.ts';
import type { Account, CartStep } from './cartStep.ts';
import { couponText } from './couponText.ts';

/** Explains the cart-level values, in computation sequence. The explanation lists the steps of the lines first. */
export const cartSteps = (account: Account): readonly CartStep[] => [
  ...itemSteps(account),
  couponStep(account),
  ...account.promotions,
  ...discountedSteps(account),
  ...shippingSteps(account),
  ...totalSteps(account),
];

const money = ({ draft }: Account, amount: Minor) => moneyText(amount, draft.currency);

type Amount = Exclude<keyof CartTotals, 'lines' | 'total_qty' | 'total_weight'>;

const amountStep = (account: Account, field: Amount, text: string) =>
  step(null, field, text, money(account, account.computation.totals[field]));

function itemSteps(account: Account): readonly CartStep[] {
  const { total_qty, total_weight } = account.computation.totals;
  return [
    step(null, 'total_qty', 'the sum of the units of the lines', String(total_qty)),
    step(
      null,
      'total_weight',
      'the weight of the units',
      `${weightText(total_weight)} ${account.weightUnit}`,
    ),
    amountStep(account, 'sub_total', 'the sum of line_total'),
    amountStep(account, 'sub_total_incl_tax', 'the sum of line_total_incl_tax'),
    amountStep(account, 'tax_amount_before_discount', 'the sum over the lines'),
  ];
}

function couponStep({ draft, computation }: Account): CartStep {
  const { code, benefit, error } = computation.coupon;
  if (error) return step(null, 'coupon', `taken off: ${error.message}`, null, draft.codes[0] ?? null);
  if (!benefit) {
    const lost = draft.errors.find(({ field }) => field === COUPON_FIELD);
    return step(null, 'coupon', lost ? `was taken off: ${lost.message}` : 'the cart has none', null);
  }
  const more = benefit.freeShipping ? ', and shipping is free' : '';
  return step(null, 'coupon', `applies: ${couponText(benefit.discount, draft.currency)}${more}`, code);
}

const discountedSteps = (account: Account): readonly CartStep[] => [
  amountStep(account, 'discount_amount', 'the sum over the lines'),
  amountStep(account, 'sub_total_with_discount', 'the sum of line_total_with_discount'),
  amountStep(account, 'tax_amount', 'the sum over the lines'),
  amountStep(account, 'sub_total_with_discount_incl_tax', 'the sum of line_total_with_discount_incl_tax'),
];

function shippingSteps(account: Account): readonly CartStep[] {
  const { totals } = account.computation;
  const { own, other } = basisOf(account, 'shipping_fee_excl_tax', 'shipping_fee_incl_tax');
  const [text, fee] = feeOf(account);
  const isGross = account.inputs.settings.priceIncludingTax;
  const otherFee = isGross ? totals.shipping_fee_excl_tax : totals.shipping_fee_incl_tax;
  return [
    methodStep(account),
    step(null, own, text, fee),
    ...changesBy(account.turns, { sku: null, field: own, key: 'cartShippingFee' }, (amount) =>
      money(account, amount as Minor),
    ),
    amountStep(account, 'shipping_tax_amount', feeTaxText(account)),
    step(null, other, `${own} ${isGross ? 'less' : 'and'} its tax`, money(account, otherFee)),
  ];
}

/** Explains the selected shipping method. */
function methodStep({ draft, computation: { shipping } }: Account): CartStep {
  const field = 'shipping_method_data';
  const { selection, error } = shipping;
  const chosen = draft.selection && 'snapshot' in draft.selection ? draft.selection : null;
  if (!selection)
    return step(
      null,
      field,
      error ? `taken away: ${error.message}` : 'none is chosen',
      null,
      chosen?.snapshot.name,
    );
  const { provider_code, method_code, snapshot, quotedAt } = selection;
  const age = chosen?.quotedAt === quotedAt ? `quoted at ${quotedAt}` : 'quoted just now';
  return step(
    null,
    field,
    `method "${method_code}" of provider "${provider_code}", ${age} at ${snapshot.cost} ${draft.currency}`,
    snapshot.name,
  );
}

/** Returns the fee before the `cartShippingFee` processors, along with its explanation. */
function feeOf(account: Account): readonly [text: string, fee: string] {
  const { totals, shipping, coupon, evaluated } = account.computation;
  const none = money(account, 0);
  if (totals.lines.every(({ product }) => product.no_shipping_required)) return ['nothing ships', none];
  if (!shipping.selection) return ['no shipping method is chosen', none];
  if (coupon.benefit?.freeShipping) return [`free by coupon ${coupon.code}`, none];
  const cost = toMinor(shipping.selection.snapshot.cost, account.draft.currency);
  const off = Math.min(cost, evaluated.shippingOff);
  if (off === 0) return ['the cost of the provider', money(account, cost)];
  return [`the cost of the provider less ${money(account, off)} by promotions`, money(account, cost - off)];
}

function feeTaxText(account: Account): string {
  const { shippingTax } = account.computation;
  const setting = `defaultShippingTaxClassId: ${account.inputs.settings.defaultShippingTaxClassId}`;
  const end = `(${setting}), ${roundedText(account)}`;
  switch (shippingTax) {
    case 'none':
      return `not taxed (${setting})`;
    case 'highest':
      return `by the highest rate of the items ${end}`;
    case 'proportional':
      return `by the rates of the items, each by its share of their value ${end}`;
    default:
      return `by ${percentText(shippingTax)} % of its own class ${end}`;
  }
}

const totalSteps = (account: Account): readonly CartStep[] => [
  amountStep(account, 'total_tax_amount', 'tax_amount and shipping_tax_amount'),
  amountStep(account, 'grand_total', 'sub_total_with_discount_incl_tax and shipping_fee_incl_tax'),
];
