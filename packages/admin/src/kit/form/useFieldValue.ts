import type { FieldInForm } from './field.ts';

/** Returns the current value of another field of the form as it is typed. The body type determines the available field names. */
export const useFieldValue = <Body>(form: FieldInForm['form'], name: keyof Body & string): unknown =>
  form.useWatchValue(name);
