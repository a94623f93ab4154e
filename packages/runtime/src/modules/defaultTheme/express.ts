import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ExpressButtonView } from './expressViews.ts';
import type { TemplateContext } from './contract.ts';

type Text = TemplateContext['text'];

const face = ({ label, mark }: ExpressButtonView): Html =>
  html`${mark && html`<span class="mark" aria-hidden="true">${mark}</span>`}<span>${label}</span>`;

/** Renders the express buttons of a product page, inside of the form that adds the product to the cart. They send the fields of that form. */
export const expressOfForm = (buttons: readonly ExpressButtonView[], from: string): Html | null =>
  buttons.length === 0
    ? null
    : html`${buttons.map(
        (button) =>
          html`<button class="express" formaction="${button.path}" name="from" value="${from}">
            ${face(button)}
          </button>`,
      )}`;

/** Renders the express buttons of a cart, each with a form of its own. Returns null if there are none. */
export const expressForms = (
  buttons: readonly ExpressButtonView[],
  { from, text }: { readonly from: string; readonly text: Text },
): Html | null =>
  buttons.length === 0
    ? null
    : html`<section class="wallets" aria-label="${text('storefront.express.title')}">
        ${buttons.map(
          (button) =>
            html`<form method="post" action="${button.path}">
              <input type="hidden" name="from" value="${from}" />
              <button class="express">${face(button)}</button>
            </form>`,
        )}
      </section>`;

/** Renders the express buttons above the form of the checkout's first step. Returns null if there are none. */
export const expressCheckout = (
  buttons: readonly ExpressButtonView[],
  { text }: Pick<TemplateContext, 'text'>,
): Html | null =>
  buttons.length === 0
    ? null
    : html`${expressForms(buttons, { from: '/checkout', text })}
        <p class="or"><span>${text('storefront.express.or')}</span></p>`;
