import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { toNumber } from '../../../platform/money.ts';
import {
  amountDue,
  approvedReference,
  paymentMethodsOf,
  quoteRequest,
  reviewDigest,
} from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import type { Legal } from '../../legal/index.ts';
import { listAddresses } from '../../customers/index.ts';
import { readOffer } from '../../reminders/index.ts';
import { checkoutHint, paymentMethodName } from '../../payments/index.ts';
import { statedDelivery } from '../../catalog/index.ts';
import { listOffers } from '../../shipping/index.ts';
import type { CartContentsView, CheckoutStep, CheckoutStepName } from '../../defaultTheme/index.ts';
import { allCountries, countriesOf } from '../address/countries.ts';
import { readFormBasis } from '../address/formBasis.ts';
import { addressView } from './addressForm.ts';
import { addressForms } from './addressForms.ts';
import { seenText } from './reviewChanges.ts';
import { choiceText } from './shippingChoice.ts';
import { hasToPay } from './steps.ts';
import { reviewLaw, shopperCountry } from './tillLaw.ts';

/** A checkout step with its form values. */
export interface OpenStep {
  readonly step: CheckoutStep;
  readonly values: Readonly<Record<string, string>>;
  /** The names of the fields in the order of the form. Absent if the order does not depend on the shopper's choices. */
  readonly order?: readonly string[];
}

interface StepInputs {
  /** The legal requirements that apply to the shop. */
  readonly legal: Legal;
  /** The lines and totals shown on the page. */
  readonly contents: CartContentsView;
  /** The submitted form values, if the step is shown again. */
  readonly sent: OpenStep['values'] | undefined;
}

/** Prepares a checkout step. Calls the shipping providers for the step `shipping`, so it must not run inside a transaction. */
export function stepOf(
  { app, db, caller, request }: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  cart: Cart,
  name: CheckoutStepName,
  { sent, legal, contents }: StepInputs,
): Promise<OpenStep> {
  if (name === 'address') return addressStep({ app, db, caller, request }, cart, sent);
  if (name === 'shipping') return shippingStep(app, db, cart, contents);
  if (name === 'payment') return paymentStep(app, db, cart);
  return reviewStep(app, db, cart, { legal, contents });
}

async function reviewStep(
  app: AppContext,
  db: Db,
  cart: Cart,
  { legal, contents }: Pick<StepInputs, 'legal' | 'contents'>,
): Promise<OpenStep> {
  const [{ terms, namesObligation }, express] = await Promise.all([
    reviewLaw(app, db, cart, legal),
    approvedExpress(app, db, cart, contents),
  ]);
  return {
    step: {
      name: 'review',
      reviewed: reviewDigest(cart),
      seen: seenText(contents),
      terms,
      guarantee: cart.no_shipping_required ? null : legal.guaranteeFor(shopperCountry(cart)),
      button: namesObligation ? 'obligation' : isPaidNext(app, cart) ? 'pay' : 'order',
      express,
    },
    values: chosenMethod(cart, []),
  };
}

/** Returns the express payment that the shopper approved, with the shipping methods of the cart. Null for a cart that is paid as usual. */
async function approvedExpress(
  app: AppContext,
  db: Db,
  cart: Cart,
  contents: CartContentsView,
): Promise<Extract<CheckoutStep, { name: 'review' }>['express']> {
  const { payment_method: code, payment_method_name: name } = cart;
  if (code === null || approvedReference(app, cart, code) === null) return null;
  return {
    name: paymentMethodName(app, app.texts(), code, name ?? code),
    methods: cart.no_shipping_required ? [] : await shippingMethods(app, db, cart, contents),
  };
}

/** Reports whether the shopper pays immediately after ordering, on a page of the payment method. An approved payment is paid by ordering. */
const isPaidNext = (app: AppContext, cart: Cart): boolean =>
  hasToPay(cart) &&
  approvedReference(app, cart, cart.payment_method) === null &&
  app.registry('paymentMethods').get(cart.payment_method ?? '')?.checkoutForm !== undefined;

async function addressStep(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  cart: Cart,
  sent?: OpenStep['values'],
): Promise<OpenStep> {
  const { app, db, caller } = call;
  const { locale } = app;
  const [{ served, companyFields }, reminders, saved] = await Promise.all([
    readFormBasis(app, db),
    readOffer(app, db, cart, caller.customer),
    caller.customer ? listAddresses(db, caller.customer.uuid) : [],
  ]);
  const usual = saved.find(({ is_default }) => is_default) ?? saved[0] ?? null;
  const chosen = cart.shipping_address?.country;
  const known = chosen === undefined || served.includes(chosen) ? [] : [chosen];
  const countries = served.length > 0 ? countriesOf(locale, [...served, ...known]) : allCountries(locale);
  const choices = { countries, billing_countries: allCountries(locale) };
  const { values, order, ...shown } = await addressForms(call, cart, { ...choices, usual, sent });
  return {
    step: {
      name: 'address',
      ...choices,
      ...shown,
      can_save: caller.customer !== null,
      asks_reminders: reminders.isAsked,
      company_fields: companyFields,
      saved_addresses: saved.map((row) => ({ uuid: row.uuid, ...addressView(app, row) })),
    },
    values: reminders.isGiven && !sent ? { ...values, reminders: '1' } : values,
    order,
  };
}

async function shippingStep(
  app: AppContext,
  db: Db,
  cart: Cart,
  contents: CartContentsView,
): Promise<OpenStep> {
  const methods = await shippingMethods(app, db, cart, contents);
  return {
    step: { name: 'shipping', methods },
    values: { ...chosenMethod(cart, methods), note: cart.shipping_note ?? '' },
  };
}

/** Returns the value of the selected shipping method, or of the only one. */
const chosenMethod = (
  { shipping_method_data: chosen }: Cart,
  methods: readonly { readonly value: string }[],
): { readonly method: string } => ({
  method: chosen
    ? choiceText(chosen.provider_code, chosen.method_code)
    : onlyOf(methods.map(({ value }) => value)),
});

/** Lists the shipping methods for the address of a cart, as pages show them. Calls the shipping providers. */
async function shippingMethods(
  app: AppContext,
  db: Db,
  cart: Cart,
  { handling_days }: CartContentsView,
): Promise<Extract<CheckoutStep, { name: 'shipping' }>['methods']> {
  const { shipping_address: destination } = cart;
  const offers = destination
    ? await listOffers(app, db, quoteRequest(cart, cart.items, destination, cart.shipping_revision))
    : [];
  return offers.map(({ providerCode, code, name, carrier, cost, currency, delivery }) => ({
    value: choiceText(providerCode, code),
    name,
    carrier,
    cost: toNumber(cost, currency),
    business_days: delivery && {
      min: delivery.minBusinessDays ?? null,
      max: delivery.maxBusinessDays ?? null,
    },
    delivery: delivery && handling_days !== null ? statedDelivery(app, delivery, handling_days) : null,
  }));
}

async function paymentStep(app: AppContext, db: Db, cart: Cart): Promise<OpenStep> {
  const methods = await paymentMethodsOf(app, db, cart);
  const isUnshipped = methods.length === 0 && cart.no_shipping_required;
  const ifShipped = isUnshipped ? { ...cart, no_shipping_required: false } : null;
  const text = app.texts();
  const nameOf = ({ code, name }: { readonly code: string; readonly name: string }) =>
    paymentMethodName(app, text, code, name);
  return {
    step: {
      name: 'payment',
      methods: await Promise.all(
        methods.map(async (method) => ({
          code: method.code,
          name: nameOf(method),
          hint: await checkoutHint(app, method.code, { ...cart, grand_total: amountDue(cart) }),
        })),
      ),
      for_shipped_only: ifShipped ? (await paymentMethodsOf(app, db, ifShipped)).map(nameOf) : [],
    },
    values: { method: cart.payment_method ?? onlyOf(methods.map(({ code }) => code)) },
  };
}

const onlyOf = (values: readonly string[]): string => (values.length === 1 ? (values[0] as string) : '');
