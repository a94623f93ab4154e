import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import type { PayableCart } from './contract.ts';
import type { SavedSettings } from '../settings/index.ts';
import { amountStepOf, leastAmountOf, methodsFrom, readMethods } from './methodStates.ts';
import type { MethodState } from './methodStates.ts';
import { STORED_VALUE, ZERO_CHECKOUT } from './statuses.ts';

export interface OfferedPaymentMethod {
  readonly code: string;
  readonly name: string;
}

/** The cart or order to pay. */
interface ToPay {
  readonly currency: string;
  readonly grandTotal: Minor;
  /** The part of the total that gift cards and store credit pay. Default: 0. */
  readonly stored?: Minor;
  readonly noShippingRequired: boolean;
}

/** The only payment method offered for a cart with a total of 0. */
export const noPaymentRequired: OfferedPaymentMethod = { code: ZERO_CHECKOUT, name: 'No payment required' };
/** The only payment method offered for a cart that gift cards and store credit pay in full. */
export const paidByStoredValue: OfferedPaymentMethod = {
  code: STORED_VALUE,
  name: 'Gift card or store credit',
};

/** Returns the only method for a cart that leaves nothing to collect. Null if there is something to collect. */
function onlyMethod({ grandTotal, stored = 0 }: ToPay): OfferedPaymentMethod | null {
  if (grandTotal === 0) return noPaymentRequired;
  return grandTotal === stored ? paidByStoredValue : null;
}

/**
 * Returns the payment methods that the shopper can choose for a cart, in extension order: enabled by the merchant, able to
 * take the amount, and not hidden for this cart. One statement, unless `saved` contains the saved values of
 * `methodSettingKeys`.
 */
export async function offeredPaymentMethods(
  app: AppContext,
  db: Db,
  toPay: ToPay,
  saved?: SavedSettings,
): Promise<readonly OfferedPaymentMethod[]> {
  const only = onlyMethod(toPay);
  if (only) return [only];
  const cart = payable(toPay);
  const methods = saved ? methodsFrom(app, saved) : await readMethods(app, db);
  const states = await takersOf(methods, () => cart);
  return listed(await keep(states, (state) => state.isShownTo(cart)));
}

/**
 * Returns the payment methods that a client may choose explicitly for a cart, listed or not. `saved` contains the saved values
 * of `methodSettingKeys`. No statement.
 */
export async function payablePaymentMethods(
  app: AppContext,
  saved: SavedSettings,
  toPay: ToPay,
): Promise<readonly OfferedPaymentMethod[]> {
  const only = onlyMethod(toPay);
  if (only) return [only];
  return listed(await takersOf(methodsFrom(app, saved), () => payable(toPay)));
}

/**
 * Returns the methods that can take money in this shop at all, regardless of the cart: the merchant offers them, and they
 * accept an amount in the shop currency. Set `ships` to false to exclude methods not offered to carts without shipping.
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
      grandTotal: Math.max(amountStepOf(method, currency), leastAmountOf(method, currency)),
      noShippingRequired: !ships,
    });
  return takersOf(states, cartFor).then((takers) => keep(takers, (state) => state.isShownTo(cartFor(state))));
}

/** Returns payment methods in the form offered to carts. */
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
  const matches = await Promise.all(states.map(holds));
  return states.filter((_, index) => matches[index]);
}

const payable = ({ currency, grandTotal, stored = 0, noShippingRequired }: ToPay): PayableCart => ({
  currency,
  grandTotal: toDecimal(grandTotal - stored, currency),
  noShippingRequired,
});
