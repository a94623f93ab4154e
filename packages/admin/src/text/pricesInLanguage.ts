import { moneyText } from './money.ts';

/** Reports whether an object is an API price: a value and its text, sometimes with its currency. */
const isPrice = (keys: readonly string[], { value, text }: Readonly<Record<string, unknown>>): boolean =>
  typeof value === 'number' &&
  typeof text === 'string' &&
  keys.every((key) => key === 'value' || key === 'text' || key === 'currency');

/**
 * Formats the prices of an API response, which the API formats for shoppers, in the admin language. A price without its own currency has
 * the currency of the object that contains it.
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
