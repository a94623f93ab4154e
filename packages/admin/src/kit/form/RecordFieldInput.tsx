import { RecordInput, RecordsInput } from '../shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import type { FieldProps } from './field.ts';

/** Input of a `record` or `records` field. Its options are searched on the server. */
export function RecordFieldInput({ field, form, value, change }: FieldProps) {
  const { name, kind, of, help } = field;
  if (!of) throw new Error(`The field ${name} does not say what records it is of`);
  const common = {
    kind: of,
    label: text(field.label),
    ...(help && { description: text(help) }),
    error: form.errors[name],
    path: name,
  };
  return kind === 'records' ? (
    <RecordsInput {...common} value={[value].flat().map(String)} onChange={change} />
  ) : (
    <RecordInput {...common} value={String(value) || null} onChange={(next) => change(next ?? '')} />
  );
}
