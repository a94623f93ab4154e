import { currencyDigits } from '../form/numbers/currencyDigits.ts';
import { language } from './text.ts';

/** Writes an amount with its currency in the language of the admin. */
export function moneyText(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  return new Intl.NumberFormat(language, format as Intl.NumberFormatOptions).format(amount);
}
