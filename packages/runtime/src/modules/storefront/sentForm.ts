import { fieldText } from '../../platform/http/formFields.ts';
import type { RefusedForm } from '../../platform/http/route.ts';
import type { SentForm } from './templates/formFields.ts';

/**
 * A form that was refused, for showing it again: the fields of these names, never a password, and what is wrong. A refusal
 * that names no field is about `whole`: a field, or the form itself.
 */
export function sentForm(
  { fields, refusal }: Pick<RefusedForm, 'fields' | 'refusal'>,
  names: readonly string[],
  whole = '',
): SentForm {
  const { details = [{ path: whole, message: refusal.message }] } = refusal;
  return {
    values: Object.fromEntries(names.map((name) => [name, fieldText(fields, name)])),
    errors: details.map(({ path, message }) => ({ path: names.includes(path) ? path : '', message })),
  };
}
