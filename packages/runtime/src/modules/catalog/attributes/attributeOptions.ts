import { isUuid } from '../../../platform/db/ids.ts';
import type { AttributeOptionRow } from './attribute.ts';
import { optionGivenTwice, unknownOption } from '../errors.ts';

/** An option of a body. Without an id it is the stored option of the same text, or a new one. */
export interface OptionInput {
  readonly option_id?: string | undefined;
  readonly uuid?: string | undefined;
  readonly option_text: string;
  /** Stays as it is if absent. */
  readonly color?: string | null | undefined;
  /** Defaults to its place in the list. */
  readonly sort_order?: number | undefined;
}

/** The changes that turn the stored options into those of a body. */
export interface OptionPlan {
  readonly kept: readonly Pick<AttributeOptionRow, 'option_id' | 'option_text' | 'color' | 'sort_order'>[];
  readonly added: readonly Pick<AttributeOptionRow, 'option_text' | 'color' | 'sort_order'>[];
  /** The ids of the removed options. */
  readonly removed: readonly number[];
}

/**
 * Plans the replacement of all stored options. Pure. Throws 400 for an id that is not of this attribute, and for a text or
 * an option that is given twice.
 */
export function planOptions(
  stored: readonly AttributeOptionRow[],
  inputs: readonly OptionInput[],
): OptionPlan {
  const texts = new Set<string>();
  for (const { option_text } of inputs) {
    if (texts.has(option_text)) throw optionGivenTwice(option_text);
    texts.add(option_text);
  }
  const named = inputs.map((option) => byId(stored, option));
  const claimed = new Set(named.flatMap((option) => option?.option_id ?? []));
  if (claimed.size < named.filter((option) => option !== null).length)
    throw optionGivenTwice(twice(named)?.option_text ?? '');
  const rows = inputs.map(({ option_text, color, sort_order }, place) => {
    const before = named[place] ?? byText(stored, claimed, option_text);
    return {
      option_id: before?.option_id ?? null,
      option_text,
      color: color === undefined ? (before?.color ?? null) : color,
      sort_order: sort_order ?? place,
    };
  });
  const kept = rows.flatMap(({ option_id, ...row }) => (option_id === null ? [] : [{ option_id, ...row }]));
  const keptIds = new Set(kept.map(({ option_id }) => option_id));
  return {
    kept,
    added: rows.flatMap(({ option_id, ...row }) => (option_id === null ? [row] : [])),
    removed: stored.flatMap(({ option_id }) => (keptIds.has(option_id) ? [] : [option_id])),
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

const byText = (stored: readonly AttributeOptionRow[], claimed: ReadonlySet<number>, text: string) =>
  stored.find((row) => row.option_text === text && !claimed.has(row.option_id));

const twice = (options: readonly (AttributeOptionRow | null)[]) =>
  options.find((option, place) => option !== null && options.indexOf(option) < place);
