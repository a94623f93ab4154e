import type { UseFormReturnType } from '@mantine/form';
import { shop } from '../api/shop.ts';
import { text } from '../../text/text.ts';
import { Conflict } from './Conflict.tsx';
import { fieldsOf, valuesOf } from './defineForm.ts';
import type { FormDefinition, Values } from './defineForm.ts';
import { FieldWords } from './FieldWords.tsx';

interface Props {
  readonly definition: FormDefinition;
  /** The record as the form began with it. */
  readonly record: Values;
  readonly form: UseFormReturnType<Values>;
  readonly error: unknown;
  reload(): void;
  save(values: Values, over: Values): void;
}

/** Compares the fields of a form with the version that somebody else saved meanwhile. */
export const FormConflict = ({ definition, record, form, ...rest }: Props) => (
  <Conflict
    {...rest}
    fields={fieldsOf(definition).map((field) => ({
      name: field.name,
      label: text(field.label),
      wordsOf: (value) => <FieldWords field={field} value={value} />,
    }))}
    mine={form.getValues()}
    base={valuesOf(definition, record)}
    read={() => readRecord(definition, String(record['uuid']))}
    valuesOf={(over) => valuesOf(definition, over)}
  />
);

async function readRecord({ api, load }: FormDefinition, uuid: string): Promise<Values> {
  const record = load
    ? await load(uuid)
    : await shop.request<Values>({ method: 'GET', path: `${api}/${uuid}` });
  if (!record) throw new Error(text('app.notFound.record'));
  return record;
}
