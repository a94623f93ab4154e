import type { Minor } from '../../platform/money.ts';
import { amountIn } from '../currencies/index.ts';
import type { CurrencyTerms } from '../currencies/index.ts';
import type { Operator, Rule, RuleKey } from './coupon.ts';
import { textKey } from '../../platform/text/keyText.ts';
import { entriesOf } from './storedValue.ts';

/** A cart line with the values that rules compare. */
export interface RuledLine {
  readonly product_id: number;
  readonly sku: string;
  readonly qty: number;
  /** The final unit price. */
  readonly unit_price: Minor;
  /** The integer ids and UUIDs of the product's categories as strings, UUIDs in lower case. The properties below use the same format. */
  readonly category: readonly string[];
  readonly collection: readonly string[];
  readonly attribute_group: readonly string[];
}

/**
 * Returns a predicate that reports whether a line matches all rules. Without rules, all lines match. The rules are parsed
 * once and applied to many lines. Prices in rules are in the shop's currency and are converted; without a rate no line matches them.
 */
export function matcherOf(rules: readonly Rule[], terms: CurrencyTerms): (line: RuledLine) => boolean {
  const tests = rules.map((rule) => testOf(rule, terms));
  return (line) => tests.every((test) => test(line));
}

function testOf({ key, operator, value }: Rule, terms: CurrencyTerms): (line: RuledLine) => boolean {
  if (key === 'price') {
    const compare = COMPARE[operator];
    const price = amountIn(terms, String(value));
    return ({ unit_price }) => price !== null && (compare?.(unit_price, price) ?? false);
  }
  const isInclusive = operator === 'IN' || operator === '=';
  const values = new Set(valuesOf(key, value));
  return (line) => belongsTo(line, key).some((name) => values.has(name)) === isInclusive;
}

/** Splits a list into its entries. Adds the entire string as another entry, because a SKU may contain a comma. */
function valuesOf(key: RuleKey, value: Rule['value']): string[] {
  const values = [...entriesOf(value), ...(typeof value === 'string' ? [value.trim()] : [])];
  return values.map(key === 'sku' ? textKey : (id) => id.toLowerCase());
}

const belongsTo = (line: RuledLine, key: Exclude<RuleKey, 'price'>): readonly string[] =>
  key === 'sku' ? [textKey(line.sku)] : line[key];

const COMPARE: Readonly<Partial<Record<Operator, (one: Minor, other: Minor) => boolean>>> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};
