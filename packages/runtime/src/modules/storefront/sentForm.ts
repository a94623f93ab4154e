import { fieldText } from '../../platform/http/forms/formFields.ts';
import type { RefusedForm } from '../../platform/contracts/route.ts';
import { fieldError } from './errorText.ts';
import type { SentForm } from '../defaultTheme/index.ts';

/** Returns the text of one field of a form that was refused. */
export const formText = ({ fields }: Pick<RefusedForm, 'fields'>, name: string): string =>
  fieldText(fields, name);

/** Creates a form to be shown again with other choices, from the fields of these names as they were entered. */
export const enteredForm = (fields: unknown, names: readonly string[]): SentForm => ({
  values: Object.fromEntries(names.map((name) => [name, fieldText(fields, name)])),
  errors: [],
});

/**
 * Creates a refused form to be shown again: the fields of these names, never a password, and what is wrong with them. A refusal
 * that names no field is about `whole`: a field, or the form itself. `secrets` are fields that come back empty.
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
