import { fieldText } from '../../platform/http/forms/formFields.ts';
import type { RefusedForm } from '../../platform/contracts/route.ts';
import { fieldError } from './errorText.ts';
import type { SentForm } from '../defaultTheme/index.ts';

/** Returns the value of one field of a rejected form. */
export const formText = ({ fields }: Pick<RefusedForm, 'fields'>, name: string): string =>
  fieldText(fields, name);

/** Creates a form to show again with other choices, from the entered values of the given fields. */
export const enteredForm = (fields: unknown, names: readonly string[]): SentForm => ({
  values: Object.fromEntries(names.map((name) => [name, fieldText(fields, name)])),
  errors: [],
});

/**
 * Creates a rejected form to show again: the given fields without passwords, and their errors. An error that names no field belongs to
 * `whole`: a field, or the form itself. `secrets` lists fields that are returned empty.
 */
export function sentForm(
  { app, fields, refusal }: Pick<RefusedForm, 'app' | 'fields' | 'refusal'>,
  names: readonly string[],
  whole = '',
  secrets: readonly string[] = [],
): SentForm {
  const { code, values, message } = refusal;
  const { details = [{ path: whole, rule: code, ...(values && { values }), message }] } = refusal;
  const text = app.texts();
  return {
    ...enteredForm(fields, names),
    errors: details.map((detail) => ({
      path: names.includes(detail.path) || secrets.includes(detail.path) ? detail.path : '',
      message: fieldError(detail, text),
    })),
  };
}
