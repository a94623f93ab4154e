import { language, text } from '../../../text/text.ts';
import { writeNumber } from './writeNumber.ts';
import type { NumberFault } from './readNumber.ts';

/**
 * Returns an error message for text that is not a number. For an ambiguous number, the message names both interpretations and how to type
 * each.
 */
export function faultWords(typed: string, fault: NumberFault): string {
  switch (fault.kind) {
    case 'ambiguous': {
      const [fraction, thousands] = fault.readings;
      const digits = fraction.split('.')[1]?.length ?? 0;
      const plain = { language, isGrouped: false };
      return text('number.ambiguous', {
        typed: typed.trim(),
        fraction: writeNumber(Number(fraction), { language, decimals: digits }),
        thousands: writeNumber(Number(thousands), { language }),
        typeFraction: writeNumber(Number(fraction), plain),
        typeThousands: writeNumber(Number(thousands), plain),
      });
    }
    case 'decimals':
      return fault.bound === 0 ? text('number.whole') : text('number.decimals', { count: fault.bound });
    case 'min':
      return text('number.min', { bound: writeNumber(fault.bound, { language }) });
    case 'max':
      return text('number.max', { bound: writeNumber(fault.bound, { language }) });
    case 'tooLong':
      return text('number.tooLong');
    default:
      return text('number.unreadable', { example: writeNumber(1234.5, { language }) });
  }
}
