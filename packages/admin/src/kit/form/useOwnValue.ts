import { useState } from 'react';
import type { FieldProps } from './defineForm.ts';

/** Holds the value of a field that draws its own input. Setting it keeps the input, and with it the focus. */
export function useOwnValue<T>({ field, form }: FieldProps): readonly [value: T, set: (value: T) => void] {
  const [value, setValue] = useState(form.getValues()[field.name] as T);
  const set = (next: T) => {
    setValue(next);
    form.setFieldValue(field.name, next, { forceUpdate: false });
  };
  return [value, set];
}
