import { comma, day, language, text } from '../../text/text.ts';
import { writeNumber } from '../inputs/numbers/writeNumber.ts';
import type { Choice, Labeled, ListState, Range } from './defineList.ts';

/** A filter with the values loaded so far. */
export interface LoadedChoice extends Choice {
  readonly known: readonly Labeled[];
}

/** Returns the list state key of a filter's value. */
export const stateKey = ({ key, isMany }: Choice): string => (isMany ? `${key}[in]` : key);

/** An active value of a filter. */
export interface Chip {
  readonly key: string;
  readonly label: string;
}

/** Lists the active values of the menu's filters as chips. */
export function chipsOf(
  choices: readonly LoadedChoice[],
  ranges: readonly Range[],
  state: ListState,
): readonly Chip[] {
  const ofChoices = choices.flatMap((choice) => {
    const value = state.f[stateKey(choice)] ?? '';
    const codes = new Set(value.split(','));
    const names = new Set(choice.known.filter(([code]) => codes.has(code)).map(([, name]) => name));
    return value === ''
      ? []
      : [{ key: stateKey(choice), label: `${text(choice.title)}: ${[...names].join(comma) || value}` }];
  });
  const ofRanges = ranges.flatMap(({ key, title, kind }) =>
    (['gteq', 'lteq'] as const).flatMap((operation) => {
      const name = `${key}[${operation}]`;
      const value = state.f[name] ?? '';
      const filter = text(title);
      const label = operation === 'gteq' ? text('list.from', { filter }) : text('list.to', { filter });
      const shown = kind === 'day' ? day(value) : writeNumber(Number(value), { language });
      return value === '' ? [] : [{ key: name, label: `${label} ${shown}` }];
    }),
  );
  return [...ofChoices, ...ofRanges];
}
