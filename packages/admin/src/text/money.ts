import { currencyDigits } from './currencyDigits.ts';
import { direction, language } from './text.ts';

/** Writes an amount with its currency in the language of the admin. */
export function moneyText(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  const written = new Intl.NumberFormat(language, format as Intl.NumberFormatOptions).format(amount);
  // A mark keeps the sign of "US$" from moving before its letters where lines run from right to left.
  return direction === 'rtl' && /[A-Z]\p{Sc}$/u.test(written) ? `${written}\u200E` : written;
}
