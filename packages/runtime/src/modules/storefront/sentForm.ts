import { fieldText } from '../../platform/http/forms/formFields.ts';
import type { RefusedForm } from '../../platform/contracts/route.ts';
import { fieldError } from './fieldError.ts';
import type { SentForm } from '../defaultTheme/index.ts';

/** Returns the value of one field of a rejected form. */
export const formText = ({ fields }: Pick<RefusedForm, 'fields'>, name: string): string =>
  fieldText(fields, name);

/**
 * Creates a form that is shown again after it was rejected, with the given fields and their errors but without passwords. An error that
 * is not about a field is assigned to `whole`, which is a field name or the whole form. The errors have
 * the order of `names` and `secrets`, which is that of the fields on the page. The fields listed in `secrets` are emptied.
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
  const shown = [...names, ...secrets];
  return {
    values: Object.fromEntries(names.map((name) => [name, fieldText(fields, name)])),
    errors: details
      .map((detail) => ({
        path: shown.includes(detail.path) ? detail.path : '',
        message: fieldError(detail, text),
      }))
      .toSorted((one, other) => shown.indexOf(one.path) - shown.indexOf(other.path)),
  };
}
