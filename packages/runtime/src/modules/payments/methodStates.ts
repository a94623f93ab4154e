import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { listSaved, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import type { SavedSettings } from '../settings/index.ts';
import type { PayableCart, PaymentMethod, PaymentSetup } from './contract.ts';
import { logMethodFault } from './logMethodFault.ts';

/**
 * The state of a payment method: the single source for the checkout, the shop's pages, and the admin. Calls to the payment
 * method do not query its settings again, because they were read together with the state.
 */
export interface MethodState {
  readonly method: PaymentMethod;
  readonly code: string;
  /** The name shown to shoppers in the default language. */
  readonly name: string;
  /** The name set by the merchant. Null if the merchant has not set one. */
  readonly displayName: string | null;
  /** True if the merchant offers the payment method. Default: true. */
  readonly isOn: boolean;
  /** True if the merchant has decided whether to offer the method. */
  readonly isReviewed: boolean;
  /**
   * Reports whether a cart can be paid with the method. If the method throws, times out or returns a non-boolean
   * value, logs the problem and returns false.
   */
  takes(cart: PayableCart): Promise<boolean>;
  /** Reports whether the method is listed for a cart that can be paid with it. */
  isShownTo(cart: PayableCart): Promise<boolean>;
  /** Describes the method's gateway setup. Rethrows the method's errors. */
  setup(): Promise<PaymentSetup>;
}

const NO_GATEWAY: PaymentSetup = { mode: null, missing: [], addresses: [] };

/** Reads the state of each payment method, in extension order. One statement. */
export const readMethods = async (app: AppContext, db: Db): Promise<readonly MethodState[]> =>
  methodsFrom(app, await listSaved(db, methodSettingKeys(app)));

/** Selects the input for `methodsFrom`, as a column of another statement. Its schema is `savedSettings`. */
export const methodsColumn = (app: AppContext): SqlFragment => savedSettingsColumn(methodSettingKeys(app));

/** Returns the state of each payment method from the result of `methodsColumn`. */
export function methodsFrom(app: AppContext, saved: SavedSettings): readonly MethodState[] {
  const known = knownSettings(app, saved);
  return app
    .registry('paymentMethods')
    .list()
    .map((method) => {
      const { code } = method;
      const keys = [statusSetting(code), nameSetting(code)] as const;
      const { [keys[0]]: status, [keys[1]]: shown } = settingsFrom(app, [...keys], saved) as Record<
        string,
        unknown
      >;
      const displayName = typeof shown === 'string' && shown !== '' ? shown : null;
      return {
        method,
        code,
        name: displayName ?? method.name,
        displayName,
        isOn: status === 1,
        isReviewed: Object.hasOwn(saved, statusSetting(code)),
        takes: (cart) => answerOf(app, code, 'isAvailable', () => isAvailable(method, cart, known)),
        isShownTo: (cart) =>
          answerOf(app, code, 'isOffered', () => (method.isOffered ? method.isOffered(cart, known) : true)),
        setup: async () => (await method.setup?.(known)) ?? NO_GATEWAY,
      };
    });
}

/** A method without `isAvailable` is available if `setup` reports nothing missing. */
async function isAvailable(method: PaymentMethod, cart: PayableCart, app: AppContext): Promise<unknown> {
  const total = toMinor(cart.grandTotal, cart.currency);
  if (total < leastAmountOf(method, cart.currency) || total % amountStepOf(method, cart.currency) !== 0)
    return false;
  if (method.isAvailable) return method.isAvailable(cart, app);
  return method.setup ? (await method.setup(app)).missing.length === 0 : true;
}

/** Returns the minimum amount that a method's gateway accepts in a currency, in minor units. */
export const leastAmountOf = (method: PaymentMethod, currency: string): Minor =>
  method.leastAmount?.(currency) ?? 1;

/** Returns the smallest increment of amounts at a method's gateway in a currency, in minor units. */
export const amountStepOf = (method: PaymentMethod, currency: string): Minor =>
  method.amountStep?.(currency) ?? 1;

async function answerOf(
  app: AppContext,
  code: string,
  handler: 'isAvailable' | 'isOffered',
  evaluate: () => unknown,
): Promise<boolean> {
  try {
    const answer = await evaluate();
    if (typeof answer === 'boolean') return answer;
    throw new Error(`Payment method "${code}" returned ${String(answer)} instead of true or false`);
  } catch (error) {
    logMethodFault(app, code, handler, error);
    return false;
  }
}

/** Returns the app with payment method settings served from the values already read. */
export function knownSettings(app: AppContext, saved: SavedSettings): AppContext {
  const known = new Set(methodSettingKeys(app));
  const settings = async (keys: readonly string[], db?: Db): Promise<Readonly<Record<string, unknown>>> =>
    keys.every((key) => known.has(key)) ? settingsFrom(app, keys, saved) : app.settings(keys, db);
  const setting = async (key: string, db?: Db) => (await settings([key], db))[key];
  return Object.create(app, { settings: { value: settings }, setting: { value: setting } }) as AppContext;
}

/** Lists the setting keys of all methods, which begin with a method code. */
export function methodSettingKeys(app: AppContext): readonly string[] {
  const codes = app
    .registry('paymentMethods')
    .list()
    .map(({ code }) => code);
  return [...serverOf(app).settingDefinitions.keys()].filter((key) =>
    codes.some((code) => key.startsWith(code)),
  );
}

const statusSetting = (code: string) => `${code}PaymentStatus`;
const nameSetting = (code: string) => `${code}DisplayName`;
