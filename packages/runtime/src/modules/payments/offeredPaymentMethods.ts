import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import type { PayableCart } from './contract.ts';
import { leastAmountOf, readMethods } from './methodStates.ts';
import type { MethodState } from './methodStates.ts';
import { ZERO_CHECKOUT } from './statuses.ts';

export interface OfferedPaymentMethod {
  readonly code: string;
  readonly name: string;
}

/** The cart or the order that is to be paid. */
interface ToPay {
  readonly currency: string;
  readonly grandTotal: Minor;
  readonly noShippingRequired: boolean;
}

/** The one payment method that a cart of total 0 is offered. */
export const noPaymentRequired: OfferedPaymentMethod = { code: ZERO_CHECKOUT, name: 'No payment required' };

/**
 * Returns the payment methods that a cart may choose, in extension order: those that the merchant offers, that can take its money, and
 * that are not left out of its offers. One statement.
 */
export async function offeredPaymentMethods(
  app: AppContext,
  db: Db,
  toPay: ToPay,
): Promise<readonly OfferedPaymentMethod[]> {
  if (toPay.grandTotal === 0) return [noPaymentRequired];
  const cart = payable(toPay);
  const states = await takersOf(await readMethods(app, db), () => cart);
  return listed(await keep(states, (state) => state.isShownTo(cart)));
}

/** Returns the payment methods that a client may name for a cart, offered or not. One statement. */
export async function payablePaymentMethods(
  app: AppContext,
  db: Db,
  toPay: ToPay,
): Promise<readonly OfferedPaymentMethod[]> {
  if (toPay.grandTotal === 0) return [noPaymentRequired];
  return listed(await takersOf(await readMethods(app, db), () => payable(toPay)));
}

/**
 * Returns the methods that take money of the shop at all, whatever the cart: the merchant offers them, and they can take an amount in the
 * currency of the shop. Without `ships` those are left out that a cart without delivery is not offered.
 */
export function methodsTakingMoney(
  app: AppContext,
  states: readonly MethodState[],
  { ships = true }: { readonly ships?: boolean } = {},
): Promise<readonly MethodState[]> {
  const { currency } = app.config.shop;
  const cartFor = ({ method }: MethodState) =>
    payable({
      currency,
      grandTotal: Math.max(1, leastAmountOf(method, currency)),
      noShippingRequired: !ships,
    });
  return takersOf(states, cartFor).then((takers) => keep(takers, (state) => state.isShownTo(cartFor(state))));
}

/** Lists methods as carts get them. */
export const listed = (states: readonly MethodState[]): readonly OfferedPaymentMethod[] =>
  states.map(({ code, name }) => ({ code, name }));

const takersOf = (states: readonly MethodState[], cartFor: (state: MethodState) => PayableCart) =>
  keep(
    states.filter(({ isOn }) => isOn),
    (state) => state.takes(cartFor(state)),
  );

async function keep(
  states: readonly MethodState[],
  holds: (state: MethodState) => Promise<boolean>,
): Promise<readonly MethodState[]> {
  const kept = await Promise.all(states.map(holds));
  return states.filter((_, index) => kept[index]);
}

const payable = ({ currency, grandTotal, noShippingRequired }: ToPay): PayableCart => ({
  currency,
  grandTotal: toDecimal(grandTotal, currency),
  noShippingRequired,
});
