import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { amountDue, paymentMethodsOf } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import type { Legal } from '../../legal/index.ts';
import { listAddresses } from '../../customers/index.ts';
import { readOffer } from '../../reminders/index.ts';
import { checkoutHint, paymentMethodName } from '../../payments/index.ts';
import type { CartContentsView, CheckoutStep, CheckoutStepName } from '../../defaultTheme/index.ts';
import { allCountries, countriesOf } from '../address/countries.ts';
import { readFormBasis } from '../address/formBasis.ts';
import { addressView } from './addressForm.ts';
import { addressForms } from './addressForms.ts';
import { shippingStep } from './shippingStep.ts';
import { reviewStep } from './reviewStep.ts';

/** A checkout step with its form values. */
export interface OpenStep {
  readonly step: CheckoutStep;
  readonly values: Readonly<Record<string, string>>;
  /** The names of the fields in the order of the form. Absent if the order does not depend on the shopper's choices. */
  readonly order?: readonly string[];
}

/** The inputs of a step. */
export interface StepInputs {
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

/** Returns the only value, which is preselected. Empty if there are several or none. */
const onlyOf = (values: readonly string[]): string => (values.length === 1 ? (values[0] as string) : '');
