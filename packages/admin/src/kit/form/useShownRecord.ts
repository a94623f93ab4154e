import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isSameValue } from './values.ts';

/** A form that shows a record. */
export interface ShownForm {
  /** Reports whether the form has unsaved changes. */
  isDirty(): boolean;
  /** Returns the form values that were last loaded or saved. */
  saved(): unknown;
}

interface ShownRecord<R> {
  readonly record: R;
  /** Changes if the form must start again with the values of the record. */
  readonly key: number;
  /** Receives the form, which sets it while rendering. */
  readonly form: RefObject<ShownForm>;
}

/**
 * Returns the version of a record that its form shows. A newer version with the values that the form has saved replaces the shown one, and the
 * form keeps its inputs and the focus. A newer version with other values replaces it only if the form has no unsaved changes.
 */
export function useShownRecord<R>(
  { data, dataUpdatedAt }: { readonly data: R; readonly dataUpdatedAt: number },
  valuesOf: (record: R) => unknown,
): ShownRecord<R> {
  const form = useRef<ShownForm>({ isDirty: () => false, saved: () => undefined });
  const [shown, show] = useState({ record: data, at: dataUpdatedAt, key: dataUpdatedAt });
  if (shown.at !== dataUpdatedAt) {
    const isSaved = isSameValue(valuesOf(data), form.current.saved());
    if (isSaved || !form.current.isDirty())
      show({ record: data, at: dataUpdatedAt, key: isSaved ? shown.key : dataUpdatedAt });
  }
  return { record: shown.record, key: shown.key, form };
}
