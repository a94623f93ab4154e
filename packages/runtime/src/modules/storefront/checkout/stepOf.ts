import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { toNumber } from '../../../platform/money.ts';
import { paymentMethodsOf, quoteRequest } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import { listAddresses } from '../../customers/index.ts';
import { paymentMethodName } from '../../payments/index.ts';
import { listOffers, listServedCountries } from '../../shipping/index.ts';
import type { CheckoutStep, CheckoutStepName } from '../templates/checkoutViews.ts';
import { addressValues, addressView } from './addressForm.ts';
import { allCountries, countriesOf } from './countries.ts';
import { addressValuesShown, provincesShown } from './formProvinces.ts';
import { reviewDigest } from './reviewDigest.ts';
import { choiceText } from './shippingChoice.ts';
import { addressesAsked } from './steps.ts';

/** A step of the checkout with the values of its form. */
export interface OpenStep {
  readonly step: CheckoutStep;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Opens a step; `sent` are the values of its form, where that is shown again. It asks the shipping providers for the step
 * `shipping`, so not inside a transaction.
 */
export function stepOf(
  app: AppContext,
  db: Db,
  cart: Cart,
  name: CheckoutStepName,
  caller: Caller,
  sent?: OpenStep['values'],
): Promise<OpenStep> | OpenStep {
  if (name === 'address') return addressStep(app, db, cart, caller, sent);
  if (name === 'shipping') return shippingStep(app, db, cart);
  if (name === 'payment') return paymentStep(app, db, cart);
  return { step: { name, reviewed: reviewDigest(cart) }, values: {} };
}

async function addressStep(
  app: AppContext,
  db: Db,
  cart: Cart,
  { customer }: Caller,
  sent?: OpenStep['values'],
): Promise<OpenStep> {
  const { locale } = app;
  const [served, saved] = await Promise.all([
    listServedCountries(db),
    customer ? listAddresses(db, customer.uuid) : [],
  ]);
  const usual = saved.find(({ is_default }) => is_default) ?? saved[0] ?? null;
  const chosen = cart.shipping_address?.country;
  const known = chosen === undefined || served.includes(chosen) ? [] : [chosen];
  const countries = served.length > 0 ? countriesOf(locale, [...served, ...known]) : allCountries(locale);
  const billing_countries = allCountries(locale);
  const values = addressValuesShown(
    addressValuesShown(sent ?? addressValues(cart, usual), 'shipping.', countries),
    'billing.',
    billing_countries,
  );
  return {
    step: {
      name: 'address',
      asks: addressesAsked(cart),
      countries,
      billing_countries,
      provinces: {
        shipping: provincesShown(locale, values, 'shipping.'),
        billing: provincesShown(locale, values, 'billing.'),
      },
      saved_addresses: saved.map((row) => ({ uuid: row.uuid, ...addressView(locale, row) })),
    },
    values,
  };
}

async function shippingStep(app: AppContext, db: Db, cart: Cart): Promise<OpenStep> {
  const { shipping_address: destination, shipping_method_data: chosen } = cart;
  const offers = destination
    ? await listOffers(app, db, quoteRequest(cart, cart.items, destination, cart.shipping_revision))
    : [];
  const methods = offers.map(({ providerCode, code, name, carrier, cost, currency, delivery }) => ({
    value: choiceText(providerCode, code),
    name,
    carrier,
    cost: toNumber(cost, currency),
    business_days: delivery && {
      min: delivery.minBusinessDays ?? null,
      max: delivery.maxBusinessDays ?? null,
    },
  }));
  return {
    step: { name: 'shipping', methods },
    values: {
      method: chosen
        ? choiceText(chosen.provider_code, chosen.method_code)
        : onlyOf(methods.map(({ value }) => value)),
      note: cart.shipping_note ?? '',
    },
  };
}

async function paymentStep(app: AppContext, db: Db, cart: Cart): Promise<OpenStep> {
  const methods = await paymentMethodsOf(app, db, cart);
  const text = app.texts();
  return {
    step: {
      name: 'payment',
      methods: methods.map(({ code, name }) => ({ code, name: paymentMethodName(app, text, code, name) })),
    },
    values: { method: cart.payment_method ?? onlyOf(methods.map(({ code }) => code)) },
  };
}

const onlyOf = (values: readonly string[]): string => (values.length === 1 ? (values[0] as string) : '');
