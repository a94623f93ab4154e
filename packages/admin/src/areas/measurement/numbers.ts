import { language, text } from '../../text/text.ts';

const whole = new Intl.NumberFormat(language);
const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

/** Formats a count in the admin language. */
export const number = (count: number): string => whole.format(count);

/** Formats a share from 0 to 1 as a percentage. Null if there is no total. */
export const share = (part: number | null): string =>
  part === null ? text('dashboard.none') : percent.format(part);
