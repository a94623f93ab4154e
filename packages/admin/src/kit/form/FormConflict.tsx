import type { UseFormReturnType } from '@mantine/form';
import { text } from '../../text/text.ts';
import { Conflict } from './Conflict.tsx';
import { fieldsOf, valuesOf } from './values.ts';
import type { FormDefinition } from './definition.ts';
import type { Values } from './field.ts';
import { FieldWords } from './FieldWords.tsx';

interface Props {
  readonly definition: Pick<FormDefinition, 'sections'>;
  /** The record that the form started with, including its version. */
  readonly record: Values;
  readonly form: UseFormReturnType<Values>;
  readonly error: unknown;
  /** Reads the other administrator's version. */
  read(): Promise<Values>;
  reload(): void;
  save(values: Values, over: Values): void;
}

/** Compares the form fields with another administrator's conflicting version. */
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
    valuesOf={(over) => valuesOf(definition, over)}
  />
);
