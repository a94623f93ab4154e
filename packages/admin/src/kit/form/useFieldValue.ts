import type { FieldInForm } from './field.ts';

/** Returns the value of a field of the form beside the one that is drawn, as it is typed. The body says which fields there are. */
export const useFieldValue = <Body>(form: FieldInForm['form'], name: keyof Body & string): unknown =>
  form.useWatchValue(name);
