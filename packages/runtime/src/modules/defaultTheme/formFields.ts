import type { ErrorDetail } from '../../platform/errors.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';

/** A form error in the page's language. */
export type FieldError = Pick<ErrorDetail, 'path' | 'message'>;

/** A submitted form that is shown again. */
export interface SentForm {
  /** The field values by field name. Passwords are never included. */
  readonly values: Readonly<Record<string, string>>;
  /** The errors. `path` is the field name, or empty if the error is about the whole form. */
  readonly errors: readonly FieldError[];
}

export const emptyForm: SentForm = { values: {}, errors: [] };

export interface Field {
  readonly name: string;
  readonly label: string;
  /** The input type. Default: text. */
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'date';
  /** The `autocomplete` value of the field. */
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric' | 'decimal' | 'tel' | 'email';
  /** True if the label presents the field as required. Default: true. */
  readonly required?: boolean;
  /** A hint below the label. */
  readonly hint?: string;
  /**
   * True if browsers require the field before they submit the form. Set to false if the requirement depends on another field. Default:
   * `required`.
   */
  readonly isRequiredInBrowser?: boolean;
  /** The ID of a `datalist` with suggestions. */
  readonly list?: string;
}

/** Returns a field's label, marked as optional if the field is not required. */
export const labelText = (label: string, required: boolean, text: Text): string =>
  required ? label : text('storefront.form.optional', { label });

/** Returns the id of the input of a field. */
export const idOf = (name: string): string => `field-${name}`;

/** Returns the error of a field. */
export const errorOf = ({ errors }: SentForm, name: string): string | undefined =>
  errors.find(({ path }) => path === name)?.message;

/** Renders the attributes that inputs, selects and fieldsets share: the references to hint and error, and the invalid state. */
export const described = (name: string, error: string | undefined, hint: string | undefined): Html => {
  const by = [hint && `${idOf(name)}-hint`, error && `${idOf(name)}-error`].filter(Boolean).join(' ');
  return html`${by && html` aria-describedby="${by}"`}${error && html` aria-invalid="true"`}`;
};

/** Renders the hint and the error of a field. */
export const fieldNotes = (name: string, error: string | undefined, hint: string | undefined): Html =>
  html`${hint && html`<span class="hint" id="${idOf(name)}-hint">${hint}</span>`}
  ${error && html`<span class="error" id="${idOf(name)}-error">${error}</span>`}`;

/** Renders the texts of the button that shows a password. The script of the page adds the button. */
const revealTexts = (text: Text): Html =>
  html`data-show="${text('storefront.signIn.show')}" data-hide="${text('storefront.signIn.hide')}"
  data-show-name="${text('storefront.signIn.showPassword')}"
  data-hide-name="${text('storefront.signIn.hidePassword')}"`;

/** Renders a labeled input with the submitted value and its error. */
export function inputField(field: Field, form: SentForm, text: Text): Html {
  const { name, label, type = 'text', autocomplete, inputmode, required = true, hint, list } = field;
  const { isRequiredInBrowser = required } = field;
  const error = errorOf(form, name);
  const value = type === 'password' ? undefined : form.values[name];
  return html`<p class="field">
    <label for="${idOf(name)}">${labelText(label, required, text)}</label>
    ${fieldNotes(name, error, hint)}
    <input
      id="${idOf(name)}"
      name="${name}"
      type="${type}"
      ${type === 'text' && html`dir="auto"`}
      ${value !== undefined && html`value="${value}"`}
      ${autocomplete && html`autocomplete="${autocomplete}"`}
      ${inputmode && html`inputmode="${inputmode}"`}
      ${list && html`list="${list}"`}
      ${isRequiredInBrowser && html`required`}
      ${type === 'password' && revealTexts(text)}
      ${described(name, error, hint)}
    />
  </p>`;
}

/** Renders a labeled field for multi-line text. */
export function textField(
  {
    name,
    label,
    rows,
    required = true,
  }: Pick<Field, 'name' | 'label' | 'required'> & {
    readonly rows: number;
  },
  form: SentForm,
  text: Text,
): Html {
  const error = errorOf(form, name);
  return html`<p class="field">
    <label for="${idOf(name)}">${labelText(label, required, text)}</label>
    ${fieldNotes(name, error, undefined)}
    <textarea
      id="${idOf(name)}"
      name="${name}"
      rows="${rows}"
      ${required && html`required`}
      ${described(name, error, undefined)}
    >
${form.values[name] ?? ''}</textarea>
  </p>`;
}

/** Renders a checkbox with the value `1`. */
export function checkField(
  { name, label }: Pick<Field, 'name' | 'label'>,
  { values }: Pick<SentForm, 'values'>,
): Html {
  return html`<p class="check">
    <input type="checkbox" id="${idOf(name)}" name="${name}" value="1" ${values[name] && html`checked`} />
    <label for="${idOf(name)}">${label}</label>
  </p>`;
}

/**
 * Renders the errors above a form, each as a link to its field. The error summary receives the focus when the page opens. The heading
 * that asks for corrections only appears if an error concerns a field. Renders nothing if there are no errors.
 */
export const errorSummary = ({ errors }: SentForm, text: Text): Html | null => {
  const count = errors.filter(({ path }) => path !== '').length;
  return errors.length === 0
    ? null
    : html`<div class="errors" role="alert" tabindex="-1" autofocus>
        ${count > 0 && html`<h2>${text('storefront.form.problems', { count })}</h2>`}
        <ul>
          ${errors.map(({ path, message }) =>
            path === '' ? html`<li>${message}</li>` : html`<li><a href="#${idOf(path)}">${message}</a></li>`,
          )}
        </ul>
      </div>`;
};
