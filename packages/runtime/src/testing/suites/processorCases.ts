import type { RegistryValues } from '../../platform/contracts/processors.ts';

/** A value with its context, as passed to the processors of a registry key. */
export interface ProcessorCase<K extends keyof RegistryValues = keyof RegistryValues> {
  /** The description of the test case, for error messages. */
  readonly what?: string;
  readonly value: RegistryValues[K] extends { value: infer V } ? V : unknown;
  readonly context: RegistryValues[K] extends { context: infer C } ? C : unknown;
}

interface AnyCase {
  readonly what: string;
  readonly value: unknown;
  readonly context: unknown;
}

const guest = { currency: 'USD', customerId: null, customerGroupId: null };
const line = { ...guest, productId: 1, sku: 'MUG', qty: 1 };
const BUYERS: readonly (readonly [string, object])[] = [
  ['a guest', {}],
  ['a customer in a group', { customerId: 7, customerGroupId: 2 }],
  ['a customer without a group', { customerId: 7 }],
  ['a quantity of 9,999', { qty: 9999 }],
  ['yen', { currency: 'JPY' }],
  ['dinars of three digits', { currency: 'KWD' }],
];
const ofLines = (values: readonly unknown[]): readonly AnyCase[] =>
  BUYERS.flatMap(([what, change]) =>
    values.map((value) => ({ what: `${what}, ${String(value)}`, value, context: { ...line, ...change } })),
  );

const priced = { productId: 1, sku: 'MUG', qty: 3, unitPrice: 1000, total: 3000 };
const DISCOUNTS: readonly AnyCase[] = [
  { what: 'a cart without a coupon', value: [0], context: { ...guest, coupon: null, lines: [priced] } },
  {
    what: 'a coupon that takes a line whole',
    value: [3000, 0],
    context: {
      ...guest,
      coupon: 'ALL',
      lines: [priced, { ...priced, sku: 'CARD', qty: 12, unitPrice: 0, total: 0 }],
    },
  },
  { what: 'an empty cart', value: [], context: { ...guest, coupon: null, lines: [] } },
];

const FEES: readonly AnyCase[] = [0, 499, 5000].flatMap((value) =>
  [0, 1, 1_000_000].map((subTotal) => ({
    what: `a fee of ${value} for goods of ${subTotal}`,
    value,
    context: { ...guest, providerCode: 'core', methodCode: 'standard', subTotal },
  })),
);

/** Returns the built-in test cases for a registry key. */
export function exampleCases(key: string): readonly AnyCase[] {
  if (key === 'cartItemUnitPrice') return ofLines([0, 1, 1999, 100_000_000]);
  if (key === 'cartItemTaxRate') return ofLines(['0', '7.25', '100']);
  if (key === 'cartDiscounts') return DISCOUNTS;
  if (key === 'cartShippingFee') return FEES;
  return [];
}

const isMinor = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const kindOf = (one: unknown): string => (Array.isArray(one) ? 'list' : one === null ? 'null' : typeof one);

/** Returns the reason that a result is not allowed for a registry key, or null if it is allowed. */
export function kindFault(
  key: string,
  { value, context }: { readonly value: unknown; readonly context: unknown },
  answer: unknown,
): string | null {
  if (key === 'cartItemUnitPrice' || key === 'cartShippingFee')
    return isMinor(answer) ? null : 'it must be whole minor units from 0';
  if (key === 'cartItemTaxRate')
    return typeof answer === 'string' && /^\d{1,3}(\.\d{1,4})?$/.test(answer)
      ? null
      : 'it must be percent as decimal text with at most four decimals';
  if (key === 'cartDiscounts') {
    const { lines } = context as { lines: readonly { total: number }[] };
    const isList = Array.isArray(answer) && answer.length === lines.length;
    return isList && answer.every((one, index) => isMinor(one) && one <= (lines[index]?.total ?? 0))
      ? null
      : 'it must have whole minor units for each line, from 0 to the total of the line';
  }
  if (key === 'orderRefusals')
    return Array.isArray(answer) && answer.every((text) => typeof text === 'string' && text !== '')
      ? null
      : 'it must be a list of texts';
  if (answer === undefined) return 'the processor returned nothing';
  const kinds = [kindOf(value), ...(key === 'email' ? ['null'] : [])];
  return kinds.includes(kindOf(answer)) ? null : `it must be a ${kinds.join(' or ')}`;
}
