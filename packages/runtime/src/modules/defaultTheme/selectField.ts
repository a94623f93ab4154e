import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Field, SentForm } from './formFields.ts';
import { errorOf, idOf, labelText, fieldNotes, described } from './formFields.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** True if the rest of the form was rendered for this choice. The stylesheet uses this mark. */
  readonly isShown?: boolean;
  /** The choices grouped under this label. The group itself cannot be selected. */
  readonly parts?: readonly Choice[];
}

/** Renders a labeled dropdown list. */
export function selectField(
  {
    name,
    label,
    autocomplete,
    required = true,
    hint,
    isRequiredInBrowser = required,
  }: Omit<Field, 'type' | 'inputmode' | 'list'>,
  choices: readonly Choice[],
  form: SentForm,
  text: Text,
): Html {
  const error = errorOf(form, name);
  const chosen = form.values[name] ?? '';
  const option = ({ value, label: choice, isShown, parts }: Choice): Html => {
    if (parts) return html`<optgroup label="${choice}">${parts.map(option)}</optgroup>`;
    const marks = html`${value === chosen && html` selected`}${isShown && html` class="shown"`}`;
    return html`<option value="${value}" ${marks}>${choice}</option>`;
  };
  return html`<p class="field">
    <label for="${idOf(name)}">${labelText(label, required, text)}</label>
    ${fieldNotes(name, error, hint)}
    <select
      id="${idOf(name)}"
      name="${name}"
      ${autocomplete && html`autocomplete="${autocomplete}"`}
      ${isRequiredInBrowser && html`required`}
      ${described(name, error, hint)}
    >
      ${choices.map(option)}
    </select>
  </p>`;
}
