import { RecordInput, RecordsInput } from '../shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import type { FieldProps } from './defineForm.ts';
import { useOwnValue } from './useOwnValue.ts';

/** The input of a field of the kind `record` or `records`, whose choices are searched on the server. */
export function RecordFieldInput(props: FieldProps) {
  const { field, form } = props;
  const { name, kind, of, help } = field;
  if (!of) throw new Error(`The field ${name} does not say what records it is of`);
  const [value, set] = useOwnValue<string | readonly string[]>(props);
  const common = {
    kind: of,
    label: text(field.label),
    ...(help && { description: text(help) }),
    error: form.errors[name],
    path: name,
  };
  return kind === 'records' ? (
    <RecordsInput {...common} value={value as readonly string[]} onChange={set} />
  ) : (
    <RecordInput {...common} value={String(value) || null} onChange={(next) => set(next ?? '')} />
  );
}
