import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { linePicture } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import type { SentForm } from './formFields.ts';
import type { ChoosableLineView } from './returnViews.ts';

/** The most units for which the field is a list to choose from. */
const LISTED = 30;

/**
 * Renders the lines of an order from which the shopper chooses units, as fields named `units.` with the uuid of the line. `more` renders
 * further fields of a line.
 */
export const choosableLines = (
  lines: readonly ChoosableLineView[],
  form: SentForm,
  page: TemplateContext,
  more: (uuid: string) => Html | null = () => null,
): Html =>
  html`<ul class="choosable">
    ${lines.map(
      (line) =>
        html`<li>
          ${linePicture(line)}
          <div class="what">
            <p id="line-${line.uuid}">
              <strong>${line.name}</strong>
              ${line.options.map((option) => html`<span class="option">${page.text('storefront.contents.option', option)}</span>`)}
            </p>
            ${unitsField(line, form, page)} ${more(line.uuid)}
          </div>
        </li>`,
    )}
  </ul>`;

/** Renders the field for the units of a line: a checkbox for one unit, a list for some, and a number for many. */
function unitsField(line: ChoosableLineView, form: SentForm, { text }: TemplateContext): Html {
  const { uuid, name, units } = line;
  const field = `units.${uuid}`;
  const id = `field-${field}`;
  const error = form.errors.find(({ path }) => path === field)?.message;
  const sent = form.values[field] ?? String(line.chosen);
  const described = error && html`aria-invalid="true" aria-describedby="${id}-error"`;
  const fault = error && html`<span class="error" id="${id}-error">${error}</span>`;
  if (units === 1)
    return html`<p class="check">
      <input
        type="checkbox"
        id="${id}"
        name="${field}"
        value="1"
        ${sent === '1' && html`checked`}
        ${described}
      />
      <label for="${id}">${text('storefront.return.take')}<span class="hidden"> ${name}</span></label>
      ${fault}
    </p>`;
  const control =
    units > LISTED
      ? html`<input
          type="number"
          id="${id}"
          name="${field}"
          min="0"
          max="${units}"
          value="${sent}"
          inputmode="numeric"
          ${described}
        />`
      : html`<select id="${id}" name="${field}" ${described}>
          ${Array.from({ length: units + 1 }, (_, count) => html`<option value="${count}" ${String(count) === sent && html`selected`}>${count}</option>`)}
        </select>`;
  return html`<p class="field units">
    <label for="${id}"
      >${text('storefront.return.units', { units })}<span class="hidden"> ${name}</span></label
    >
    ${fault} ${control}
  </p>`;
}
