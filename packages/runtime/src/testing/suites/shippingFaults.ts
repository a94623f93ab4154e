import { maxAmount } from '../../modules/pricing/index.ts';
import type { ShippingMethod, ShippingProvider } from '../../modules/shipping/contract.ts';
import { deliveryFault, longTextOf, MOST_CHARACTERS } from '../../modules/shipping/index.ts';
import { digitsOf, toMinor } from '../../platform/money.ts';
import { shown } from './suite.ts';

/** A contract violation and how to fix it. */
export interface Fault {
  readonly seen: string;
  readonly fix: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isNothing = (value: unknown): boolean => value === undefined || value === null;
const FIELD_TYPES = ['text', 'number', 'textarea', 'select', 'toggle'];

/** Returns the contract violation in a shipping provider's declaration, or null if there is none. */
export function providerFault(provider: ShippingProvider): Fault | null {
  const { code, name, quoteTtlSeconds, zoneConfigFields = [] } = provider;
  if (!/^[a-z][\w-]{0,49}$/i.test(code))
    return { seen: `the code ${shown(code)}`, fix: 'Use letters, digits, "-" and "_".' };
  if (!isText(name))
    return { seen: `the name ${shown(name)}`, fix: 'Name the provider as merchants read it.' };
  if (quoteTtlSeconds !== undefined && !(Number.isInteger(quoteTtlSeconds) && quoteTtlSeconds > 0))
    return {
      seen: `quoteTtlSeconds ${shown(quoteTtlSeconds)}`,
      fix: 'Give whole seconds from 1, or leave it out.',
    };
  for (const [index, field] of zoneConfigFields.entries()) {
    const at = `zoneConfigFields[${index}] ${shown(field)}`;
    if (!isText(field.name) || !isText(field.label))
      return { seen: at, fix: 'A field needs a name and a label.' };
    if (zoneConfigFields.findIndex(({ name: other }) => other === field.name) < index)
      return { seen: `${at} has the name of another field`, fix: 'Give each field a name of its own.' };
    if (!FIELD_TYPES.includes(field.type))
      return { seen: at, fix: `The type is one of ${FIELD_TYPES.join(', ')}.` };
    const values = field.options?.map(({ value }) => value) ?? [];
    if (field.type === 'select' && values.length === 0) return { seen: at, fix: 'A select needs options.' };
    if (
      field.type === 'select' &&
      !isNothing(field.defaultValue) &&
      !values.includes(field.defaultValue as string)
    )
      return { seen: at, fix: 'The default value of a select is one of its options.' };
  }
  return null;
}

/**
 * Returns the contract violation in a shipping method that a provider offers for a cart in the given currency, or null if there is none.
 */
export function methodFault(method: ShippingMethod, currency: string): Fault | null {
  if (typeof method !== 'object' || method === null)
    return {
      seen: `${shown(method)} in place of a method`,
      fix: 'Answer methods with code, name and cost.',
    };
  const at = `the method ${shown(method.code)}`;
  if (!isText(method.code))
    return { seen: `a method with the code ${shown(method.code)}`, fix: 'Give it a code.' };
  if (!isText(method.name))
    return { seen: `${at} with the name ${shown(method.name)}`, fix: 'Give it a name.' };
  const long = longTextOf(method);
  if (long !== null)
    return {
      seen: `${at} has a ${long} of more than ${MOST_CHARACTERS} characters`,
      fix: `Shorten it: a text of a method has at most ${MOST_CHARACTERS} characters.`,
    };
  if (method.currency !== undefined && method.currency !== currency)
    return {
      seen: `${at} costs ${shown(method.currency)}, and the cart is in ${currency}`,
      fix: 'Convert the cost into the currency of the cart, or offer nothing.',
    };
  return (
    costFault(method, currency, at) ??
    faultOfDelivery(method, at) ??
    [method.carrier, method.serviceCode, method.snapshot?.carrier, method.snapshot?.serviceCode]
      .filter((text) => !isNothing(text) && typeof text !== 'string')
      .map((text) => ({
        seen: `${at} has the carrier or service ${shown(text)}`,
        fix: 'They are texts or null.',
      }))[0] ??
    (method.sortOrder === undefined || Number.isFinite(method.sortOrder)
      ? null
      : {
          seen: `${at} has the sortOrder ${shown(method.sortOrder)}`,
          fix: 'Give a number, or leave it out.',
        })
  );
}

function costFault({ cost }: ShippingMethod, currency: string, at: string): Fault | null {
  const seen = `${at} costs ${shown(cost)} in ${currency}`;
  if (typeof cost !== 'string' && typeof cost !== 'number')
    return { seen, fix: 'A cost is decimal text, such as "5.00", or a number.' };
  let minor: number;
  try {
    minor = toMinor(cost, currency);
  } catch {
    return { seen, fix: 'A cost is decimal text, such as "5.00", or a finite number, in major units.' };
  }
  if (minor < 0 || minor > maxAmount(currency))
    return { seen, fix: 'A cost is 0 or more, and fits into a cart.' };
  const digits = digitsOf(currency);
  const decimals = (String(cost).split('.')[1] ?? '').replace(/0+$/, '').length;
  return decimals > digits
    ? {
        seen,
        fix: `Round it to the ${digits} digits of ${currency}: toDecimal(toMinor(cost, currency), currency).`,
      }
    : null;
}

/** The advice for an invalid delivery window, by the kind of error. */
const DELIVERY_MENDS: Readonly<Record<NonNullable<ReturnType<typeof deliveryFault>>, string>> = {
  shape: 'A delivery is an object, or null.',
  days: 'Business days are whole numbers from 0, or null.',
  order: 'minBusinessDays is not more than maxBusinessDays.',
  date: 'estimatedDate is an ISO 8601 date, such as "2026-12-24".',
};

function faultOfDelivery({ delivery }: ShippingMethod, at: string): Fault | null {
  const fault = deliveryFault(delivery);
  return fault && { seen: `${at} has the delivery ${shown(delivery)}`, fix: DELIVERY_MENDS[fault] };
}
