import { language, text } from '../../text/text.ts';

const whole = new Intl.NumberFormat(language);
const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

/** Writes a count in the language of the admin. */
export const number = (count: number): string => whole.format(count);

/** Writes a share from 0 to 1 as a percentage; null: there is nothing that it is a share of. */
export const share = (part: number | null): string =>
  part === null ? text('dashboard.none') : percent.format(part);
