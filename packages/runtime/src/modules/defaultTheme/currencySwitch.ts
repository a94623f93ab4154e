import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Layout, TemplateContext } from './contract.ts';

/** The path of the form with which visitors choose a currency. */
export const CURRENCY_PATH = '/currency';

/** Renders buttons for the currencies of the shop, as a form that works without script. Null if the shop has one currency. */
export const currencySwitch = (
  { currencies }: Pick<Layout, 'currencies'>,
  { text }: Pick<TemplateContext, 'text'>,
): Html | null =>
  currencies === null
    ? null
    : html`<form
        method="post"
        action="${CURRENCY_PATH}"
        class="currencies"
        aria-label="${text('storefront.nav.currencies')}"
      >
        <input type="hidden" name="to" value="${currencies.path}" />
        ${currencies.codes.map(
          (code) =>
            html`<button
              class="link"
              name="currency"
              value="${code}"
              ${code === currencies.current && html`aria-current="true"`}
            >
              ${code}
            </button> `,
        )}
      </form>`;
