import type * as shared from '@shop/admin';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { FormDialog as OwnFormDialog } from '../shared/FormDialog.tsx';

/** A dialog with a form for extension modules. Its inputs get their values and errors from the state that it passes on. */
export function FormDialog<Values extends object>({
  title,
  label,
  size = 'md',
  initial,
  refreshes,
  run,
  close,
  children,
}: shared.FormDialogProps<Values>) {
  const form = useForm<Values>({ initialValues: initial });
  return (
    <OwnFormDialog
      title={title}
      {...(label !== undefined && { label })}
      size={size}
      form={form}
      queryKey={refreshes}
      close={close}
      run={run}
    >
      {children(stateOf(form))}
    </OwnFormDialog>
  );
}

/** Returns the form's state by the contract, whose types check the names that the UI kit takes as paths. */
function stateOf<Values extends object>(form: UseFormReturnType<Values>): shared.FormState<Values> {
  const byPath = form as unknown as UseFormReturnType<Record<string, unknown[]>>;
  const errorAt = (path: string): string | undefined => {
    const error = form.errors[path];
    return typeof error === 'string' ? error : undefined;
  };
  const inputAt = <Value,>(path: string): shared.FormInput<Value> => {
    const { value, onChange } = byPath.getInputProps(path);
    return { path, value, error: errorAt(path), onChange };
  };
  return {
    values: form.values,
    errorAt,
    input: (name) => inputAt(name),
    list: (name: string) => ({
      add: (row) => byPath.insertListItem(name, row),
      remove: (index) => byPath.removeListItem(name, index),
      input: (index, key) => inputAt(`${name}.${index}.${key}`),
    }),
  };
}
