import { moneyText } from './money.ts';

/** Reports whether an object is an API price, which has a value, a text and optionally a currency. */
const isPrice = (keys: readonly string[], { value, text }: Readonly<Record<string, unknown>>): boolean =>
  typeof value === 'number' &&
  typeof text === 'string' &&
  keys.every((key) => key === 'value' || key === 'text' || key === 'currency');

/**
 * Formats an API response's prices in the admin language, because the API formats them for shoppers. A price without a currency uses the
 * currency of the object that contains it.
 */
export function pricesInLanguage(answer: unknown, outer?: string): unknown {
  if (Array.isArray(answer)) return answer.map((item) => pricesInLanguage(item, outer));
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = answer as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields);
  const currency = typeof fields['currency'] === 'string' ? fields['currency'] : outer;
  if (currency !== undefined && isPrice(keys, fields))
    return { ...fields, text: moneyText(fields['value'] as number, currency) };
  return Object.fromEntries(keys.map((key) => [key, pricesInLanguage(fields[key], currency)]));
}
