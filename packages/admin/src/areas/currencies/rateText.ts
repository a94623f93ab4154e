import { language } from '../../text/text.ts';

const number = new Intl.NumberFormat(language, { maximumFractionDigits: 10, maximumSignificantDigits: 12 });

/** Formats a rate, such as `1 USD = 0.92 EUR`. */
export const rateText = (base: string, code: string, rate: number): string =>
  `\u20681 ${base} = ${number.format(rate)} ${code}\u2069`;
