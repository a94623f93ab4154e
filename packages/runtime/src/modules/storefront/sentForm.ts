import { fieldText } from '../../platform/http/formFields.ts';
import type { RefusedForm } from '../../platform/http/route.ts';
import type { SentForm } from './templates/formFields.ts';

/** The text of one field of a form that was refused. */
export const formText = ({ fields }: Pick<RefusedForm, 'fields'>, name: string): string =>
  fieldText(fields, name);

/** A form as it stands, for showing it again with other choices: the fields of these names. */
export const enteredForm = (fields: unknown, names: readonly string[]): SentForm => ({
  values: Object.fromEntries(names.map((name) => [name, fieldText(fields, name)])),
  errors: [],
});

/**
 * A form that was refused, for showing it again: the fields of these names, never a password, and what is wrong. A refusal
 * that names no field is about `whole`: a field, or the form itself. `secrets` are fields that come back empty.
 */
export function sentForm(
  { fields, refusal }: Pick<RefusedForm, 'fields' | 'refusal'>,
  names: readonly string[],
  whole = '',
  secrets: readonly string[] = [],
): SentForm {
  const { details = [{ path: whole, message: refusal.message }] } = refusal;
  return {
    ...enteredForm(fields, names),
    errors: details.map(({ path, message }) => ({
      path: names.includes(path) || secrets.includes(path) ? path : '',
      message,
    })),
  };
}
