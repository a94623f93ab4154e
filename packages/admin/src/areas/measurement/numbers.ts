import { language, text } from '../../text/text.ts';

const whole = new Intl.NumberFormat(language);
const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

/** Formats a count in the admin language. */
export const number = (count: number): string => whole.format(count);

/** Formats a share from 0 to 1 as a percentage. The share is null if the total is zero. */
export const share = (part: number | null): string =>
  part === null ? text('dashboard.none') : percent.format(part);
