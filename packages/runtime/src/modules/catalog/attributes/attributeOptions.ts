import { isUuid } from '../../../platform/db/ids.ts';
import { findByText, textKey } from '../../../platform/text/keyText.ts';
import type { AttributeOptionRow } from './attribute.ts';
import { optionGivenTwice, unknownOption } from '../errors.ts';

/** An option in a request body. Without an id, the option refers to the stored option with the same label, or is a new option. */
export interface OptionInput {
  readonly option_id?: string | undefined;
  readonly uuid?: string | undefined;
  readonly option_text: string;
  /** The color of the option. Unchanged if absent. */
  readonly color?: string | null | undefined;
  /** The position of the option. Defaults to its position in the list. */
  readonly sort_order?: number | undefined;
}

/** The changes that turn the stored options into the options of a request body. */
export interface OptionPlan {
  readonly existing: readonly Pick<
    AttributeOptionRow,
    'option_id' | 'option_text' | 'color' | 'sort_order'
  >[];
  readonly added: readonly Pick<AttributeOptionRow, 'option_text' | 'color' | 'sort_order'>[];
  /** The ids of the removed options. */
  readonly removed: readonly number[];
}

/**
 * Plans the replacement of all stored options. Pure. Throws 400 for an id that does not belong to this attribute, and for a duplicate label
 * or option.
 */
export function planOptions(
  stored: readonly AttributeOptionRow[],
  inputs: readonly OptionInput[],
): OptionPlan {
  const named = inputs.map((option) => byId(stored, option));
  const claimed = new Set(named.flatMap((option) => option?.option_id ?? []));
  if (claimed.size < named.filter((option) => option !== null).length)
    throw optionGivenTwice(twice(named)?.option_text ?? '');
  const unclaimed = stored.filter(({ option_id }) => !claimed.has(option_id));
  const rows = inputs.map(({ option_text, color, sort_order }, place) => {
    const known = named[place] ? null : optionNamed(unclaimed, option_text);
    const before = named[place] ?? known;
    return {
      option_id: before?.option_id ?? null,
      option_text: known?.option_text ?? option_text,
      color: color === undefined ? (before?.color ?? null) : color,
      sort_order: sort_order ?? place,
    };
  });
  checkTexts(stored, rows);
  const existing = rows.flatMap(({ option_id, ...row }) =>
    option_id === null ? [] : [{ option_id, ...row }],
  );
  const existingIds = new Set(existing.map(({ option_id }) => option_id));
  return {
    existing,
    added: rows.flatMap(({ option_id, ...row }) => (option_id === null ? [row] : [])),
    removed: stored.flatMap(({ option_id }) => (existingIds.has(option_id) ? [] : [option_id])),
  };
}

function byId(
  stored: readonly AttributeOptionRow[],
  { option_id, uuid }: OptionInput,
): AttributeOptionRow | null {
  const ref = option_id ?? uuid;
  if (ref === undefined) return null;
  const option = stored.find((row) =>
    isUuid(ref) ? row.uuid === ref.toLowerCase() : String(row.option_id) === ref,
  );
  if (!option) throw unknownOption(ref);
  return option;
}

/**
 * Throws if two options have equivalent labels by the text comparison rules. Stored options whose labels are equivalent may
 * keep them.
 */
function checkTexts(
  stored: readonly AttributeOptionRow[],
  rows: readonly Pick<OptionPlan['existing'][number], 'option_text'>[],
): void {
  const texts = new Set(stored.map(({ option_text }) => option_text));
  const seen = new Set<string>();
  const byNormalized = new Map<string, string>();
  for (const { option_text: text } of rows) {
    if (seen.has(text)) throw optionGivenTwice(text);
    const other = byNormalized.get(textKey(text));
    if (other !== undefined && !(texts.has(text) && texts.has(other))) throw optionGivenTwice(other);
    seen.add(text);
    byNormalized.set(textKey(text), other ?? text);
  }
}

/** Finds an option by label, using the text comparison rules. An exact match takes precedence, followed by the oldest option. */
export const optionNamed = <Option extends Pick<AttributeOptionRow, 'option_id' | 'option_text'>>(
  options: readonly Option[],
  text: string,
): Option | undefined =>
  findByText(
    options.toSorted((one, other) => one.option_id - other.option_id),
    ({ option_text }) => option_text,
  )(text);

const twice = (options: readonly (AttributeOptionRow | null)[]) =>
  options.find((option, place) => option !== null && options.indexOf(option) < place);
