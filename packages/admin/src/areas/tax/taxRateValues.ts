import { writeNumber } from '../../kit/inputs/numbers/writeNumber.ts';
import type { Question } from '../../kit/shared/FormDialog.tsx';
import { language, text } from '../../text/text.ts';
import { EVERYWHERE } from './taxQuery.ts';
import type { TaxRate } from './taxQuery.ts';

const listOf = (stored: string | undefined): string[] =>
  stored === undefined || stored === EVERYWHERE ? [] : stored.split(',');

/** Converts a list to the request format. An empty selection means everywhere. */
export const sentList = (list: readonly string[]): string =>
  list.length === 0 ? EVERYWHERE : list.join(',');

/** The values of the form, as typed. */
export interface Values {
  name: string;
  rate: number | string;
  country: string[];
  province: string[];
  postcode: string[];
  priority: number | string;
  is_compound: boolean;
  /**
   * True if the rate's tax class becomes the default for new products. The form shows this option only while there is no default tax class.
   */
  isDefault: boolean;
}

/** Returns the values that the form shows for a rate, or for a new one. */
export const valuesOf = (rate: TaxRate | null, isDefault: boolean): Values => ({
  name: rate?.name ?? '',
  rate: rate?.rate ?? '',
  country: listOf(rate?.country),
  province: listOf(rate?.province),
  postcode: listOf(rate?.postcode),
  priority: rate?.priority ?? 0,
  is_compound: rate?.isCompound ?? false,
  isDefault,
});

/** Asks for confirmation of a rate above 100 %, which is usually a typo. */
export function questionRate({ rate: typed }: Values): Question | null {
  if (typeof typed !== 'number' || typed <= 100) return null;
  const rate = writeNumber(typed, { language });
  return {
    title: text('tax.rate.high', { rate }),
    words: text('tax.rate.high.text', { rate }),
    confirm: text('tax.rate.high.save', { rate }),
  };
}
