import { currencyDigits } from './currencyDigits.ts';
import { direction, language } from './text.ts';

/** Formats an amount with its currency in the admin language. */
export function moneyText(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  const written = new Intl.NumberFormat(language, format as Intl.NumberFormatOptions).format(amount);
  // In right-to-left text, a left-to-right mark prevents the "$" of "US$" from moving in front of the letters.
  return direction === 'rtl' && /[A-Z]\p{Sc}$/u.test(written) ? `${written}\u200E` : written;
}
