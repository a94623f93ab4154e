import { moneyText } from './money.ts';

/** Reports whether an object is a price of the API: a value and its text, and sometimes its currency. */
const isPrice = (keys: readonly string[], { value, text }: Readonly<Record<string, unknown>>): boolean =>
  typeof value === 'number' &&
  typeof text === 'string' &&
  keys.every((key) => key === 'value' || key === 'text' || key === 'currency');

/**
 * Writes the prices of an answer of the API, which writes them for shoppers, in the language of the admin. A price that does not name
 * its currency has that of what it is in.
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
