import type { AppContext } from '../../platform/context.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import type { SavedSettings } from '../settings/index.ts';
import type { PaymentMethod } from './contract.ts';
import { logMethodFault } from './logMethodFault.ts';
import { ZERO_CHECKOUT } from './statuses.ts';

export interface OfferedPaymentMethod {
  readonly code: string;
  readonly name: string;
}

/** The one payment method that a cart of total 0 is offered. */
export const noPaymentRequired: OfferedPaymentMethod = { code: ZERO_CHECKOUT, name: 'No payment required' };

/**
 * Returns the payment methods that a cart may choose, in extension order: those that the setting `<code>PaymentStatus` switches
 * on and that are available. A method that throws, is late or answers neither true nor false is left out and named in the log.
 * One statement for the settings.
 */
export async function offeredPaymentMethods(
  app: AppContext,
  db: Db,
  cart: { readonly currency: string; readonly grandTotal: Minor },
): Promise<readonly OfferedPaymentMethod[]> {
  if (cart.grandTotal === 0) return [noPaymentRequired];
  const payable = { currency: cart.currency, grandTotal: toDecimal(cart.grandTotal, cart.currency) };
  const active = await switchedOn(app, db);
  const available = await Promise.all(active.map(({ method }) => isAvailable(app, method, payable)));
  return active
    .filter((_, index) => available[index])
    .map(({ method, name }) => ({ code: method.code, name }));
}

/** Lists the payment methods that are switched on, whether or not they are available for a cart. One statement. */
export const activePaymentMethods = async (
  app: AppContext,
  db: Db,
): Promise<readonly OfferedPaymentMethod[]> =>
  (await switchedOn(app, db)).map(({ method, name }) => ({ code: method.code, name }));

/** Selects what `activeMethodsFrom` needs, as a column of another statement. Its schema is `savedSettings`. */
export const activeMethodsColumn = (app: AppContext): SqlFragment => savedSettingsColumn(settingKeys(app));

/** Lists the payment methods that are switched on from what `activeMethodsColumn` read. */
export const activeMethodsFrom = (app: AppContext, saved: SavedSettings): readonly OfferedPaymentMethod[] =>
  switchedOnBy(app, settingsFrom(app, settingKeys(app), saved)).map(({ method, name }) => ({
    code: method.code,
    name,
  }));

const settingKeys = (app: AppContext): readonly string[] =>
  app
    .registry('paymentMethods')
    .list()
    .flatMap(({ code }) => [statusSetting(code), nameSetting(code)]);

const switchedOn = async (app: AppContext, db: Db) =>
  switchedOnBy(app, await app.settings(settingKeys(app), db));

const switchedOnBy = (app: AppContext, settings: Readonly<Record<string, unknown>>) =>
  app
    .registry('paymentMethods')
    .list()
    .filter(({ code }) => settings[statusSetting(code)] === 1)
    .map((method) => ({ method, name: displayName(method, settings[nameSetting(method.code)]) }));

type PayableCart = Parameters<NonNullable<PaymentMethod['isAvailable']>>[0];

async function isAvailable(app: AppContext, method: PaymentMethod, cart: PayableCart): Promise<boolean> {
  if (!method.isAvailable) return true;
  try {
    const answer: unknown = await method.isAvailable(cart, app);
    if (typeof answer === 'boolean') return answer;
    throw new Error(
      `Payment method "${method.code}" answered ${String(answer)}, which is neither true nor false`,
    );
  } catch (error) {
    logMethodFault(app, method.code, 'isAvailable', error);
    return false;
  }
}

export const statusSetting = (code: string) => `${code}PaymentStatus`;
export const nameSetting = (code: string) => `${code}DisplayName`;

const displayName = (method: PaymentMethod, setting: unknown) =>
  typeof setting === 'string' && setting !== '' ? setting : method.name;
