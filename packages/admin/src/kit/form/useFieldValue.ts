import type { FieldInForm } from './field.ts';

/** Returns the current value of another form field while it is edited. The request body type determines the available field names. */
export const useFieldValue = <Body>(form: FieldInForm['form'], name: keyof Body & string): unknown =>
  form.useWatchValue(name);
