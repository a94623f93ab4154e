import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import {
  knownSettings,
  methodsTakingMoney,
  offeredPaymentMethods,
  paymentMethodName,
  readMethods,
} from '../../payments/index.ts';
import { listSaved, settingsFrom } from '../../settings/index.ts';
import type { SavedSettings } from '../../settings/index.ts';
import type { Cart } from '../cart.ts';
import { expressNotAvailable } from '../errors.ts';
import { amountDue } from '../tenders/cartTenders.ts';
import { expressStatusSetting } from './expressPayment.ts';
import type { ExpressPayment, ExpressPlace } from './expressTypes.ts';
import { logExpressFault } from './logExpressFault.ts';

/** An express payment that a shopper can use now. */
export interface OfferedExpress {
  readonly express: ExpressPayment;
  /** The button's label in the shopper's language. Null for the storefront's own label with `name`. */
  readonly label: string | null;
  /** The payment method's name in the shopper's language. */
  readonly name: string;
}

/** Holds the facts besides the cart that decide which express payments are offered. */
export interface ExpressBasis {
  /** The saved values of `methodSettingKeys`. */
  readonly saved: SavedSettings;
  /** True if the shop ships to any destination. */
  readonly ships: boolean;
}

/** The cart or product to pay. */
export interface ExpressAmount {
  readonly currency: string;
  readonly grandTotal: Minor;
  readonly noShippingRequired: boolean;
}

/**
 * Returns the express payments for an amount at a place, in extension order: enabled by the merchant, with a payment method that is
 * offered for the amount. None if nothing is to be paid, or goods would have to be shipped by a shop that ships nowhere. No statement.
 */
export async function offeredExpress(
  app: AppContext,
  { saved, ships }: ExpressBasis,
  place: ExpressPlace | null,
  amount: ExpressAmount,
): Promise<readonly OfferedExpress[]> {
  const all = app
    .registry('expressPayments')
    .list()
    .filter(({ places }) => place === null || (places?.includes(place) ?? true));
  if (all.length === 0 || amount.grandTotal <= 0 || (!amount.noShippingRequired && !ships)) return [];
  const methods = new Map(
    (await offeredPaymentMethods(app, app.db, amount, saved)).map(({ code, name }) => [code, name]),
  );
  const offered = all.flatMap((express) => {
    const known = methods.get(express.method);
    if (known === undefined || !isOn(app, express, saved)) return [];
    const name = paymentMethodName(app, app.texts(), express.method, known);
    return [{ express, name, label: labelOf(app, express, name) }];
  });
  const known = knownSettings(app, saved);
  const usable = await Promise.all(offered.map(({ express }) => isUsable(known, express)));
  return offered.filter((_, at) => usable[at]);
}

async function isUsable(app: AppContext, express: ExpressPayment): Promise<boolean> {
  try {
    return (await express.isAvailable?.(app)) ?? true;
  } catch (error) {
    logExpressFault(app, express.code, 'isAvailable', error);
    return false;
  }
}

/**
 * Checks that shoppers can use an express payment at all, whatever they buy. Used before a product is added to a cart, so that a rejected
 * request adds nothing. Throws `EXPRESS_NOT_AVAILABLE` (400).
 */
export async function checkExpressEnabled(app: AppContext, db: Db, code: string): Promise<void> {
  const express = app.registry('expressPayments').get(code);
  if (!express) throw expressNotAvailable();
  const takers = await methodsTakingMoney(app, await readMethods(app, db));
  const saved = await listSaved(db, [expressStatusSetting(code)]);
  const isOffered = takers.some((method) => method.code === express.method) && isOn(app, express, saved);
  if (!isOffered || !(await isUsable(app, express))) throw expressNotAvailable();
}

const isOn = (app: AppContext, { code }: ExpressPayment, saved: SavedSettings): boolean => {
  const key = expressStatusSetting(code);
  return (settingsFrom(app, [key] as never, saved) as Readonly<Record<string, unknown>>)[key] === 1;
};

function labelOf(app: AppContext, express: ExpressPayment, name: string): string | null {
  try {
    const label: unknown = express.label?.(app, name) ?? null;
    if (label === null || (typeof label === 'string' && label !== '')) return label;
    throw new Error(`Express payment "${express.code}" returned a label that is not a string`);
  } catch (error) {
    logExpressFault(app, express.code, 'label', error);
    return null;
  }
}

/** Returns what an express payment of a cart has to pay. Null if a line of the cart cannot be ordered as it is, or there is no line. */
export function amountOf(cart: Cart): ExpressAmount | null {
  if (cart.items.length === 0 || cart.errors.some(({ field }) => field.startsWith('items.'))) return null;
  return {
    currency: cart.currency,
    grandTotal: toMinor(amountDue(cart), cart.currency),
    noShippingRequired: cart.no_shipping_required,
  };
}
