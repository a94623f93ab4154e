import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../api/queries.ts';
import { moneyText } from '../../text/money.ts';
import { language, comma, text } from '../../text/text.ts';
import { recordKinds } from '../shared/records.ts';
import type { RecordChoice } from '../shared/records.ts';
import type { Field } from './field.ts';
import { writeNumber } from '../inputs/numbers/writeNumber.ts';

/** Shows a field's value in readable form. */
export function FieldWords({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const { data: labels } = useQuery({
    queryKey: ['fieldWords', field.name, value],
    queryFn: () => labelsOf(field, value),
    enabled: field.choices !== undefined || field.of !== undefined,
  });
  const isMoney = field.kind === 'money';
  const { data: units } = useQuery({ ...unitsQuery, enabled: isMoney });
  if (field.kind === 'password' && value !== '') return <bdi>••••••••</bdi>;
  if (isMoney && units && typeof value === 'number') return <bdi>{moneyText(value, units.currency)}</bdi>;
  return <bdi>{wordsOfValue(value, labels)}</bdi>;
}

/** Converts any value to a readable string. `labels` maps record ids and choice values to their labels. */
export const wordsOfValue = (value: unknown, labels: ReadonlyMap<string, string> = new Map()): string =>
  wordsOf(value, labels) || text('form.none');

/** Reads the labels of the selected values. */
async function labelsOf({ choices, of }: Field, value: unknown): Promise<ReadonlyMap<string, string>> {
  const found: readonly (RecordChoice | null | undefined)[] = choices
    ? await choices()
    : await Promise.all([value ?? []].flat().map((id) => of && recordKinds[of].read(String(id))));
  return new Map(found.flatMap((one) => (one ? [[one.value, one.label] as const] : [])));
}

function wordsOf(value: unknown, labels: ReadonlyMap<string, string>): string {
  if (typeof value === 'boolean') return text(value ? 'form.on' : 'form.off');
  if (typeof value === 'number') return labels.get(String(value)) ?? writeNumber(value, { language });
  return textsIn(value)
    .map((one) => labels.get(one) ?? one)
    .join(comma);
}

/** Rich text properties that are not shown, because they describe appearance or identify parts. */
const UNSAID = new Set(['type', 'id', 'uuid', 'level', 'size', 'columns']);

/** Lists the strings and numbers in a value of any structure. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNSAID.has(name) ? [] : textsIn(part)));
}
