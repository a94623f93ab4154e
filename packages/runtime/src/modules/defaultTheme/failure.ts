import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { FailureView, TemplateContext } from './contract.ts';
import { searchField } from './search.ts';

/**
 * Renders the reason why the page cannot be shown, and what the visitor can do next. If the page does not exist, adds a search form and
 * products. Ends with the request ID for customer support.
 */
export const failureTemplate = (
  { status, message, requestId, products }: FailureView,
  page: TemplateContext,
): Html => {
  const { text } = page;
  const isLost = status === 404;
  return html`<h1>${message}</h1>
    ${isLost && html`<p>${text('storefront.failure.lost')}</p>`}
    ${products.length > 0 && searchField('', page)}
    <p><a ${products.length === 0 && html`class="button"`} href="/">${text('storefront.failure.home')}</a></p>
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest">${text('storefront.newest')}</h2>
        ${page.products(products)}
      </section>`
    }
    ${page.content}
    <p class="fine">${text('storefront.failure.reference', { request: requestId })}</p>`;
};
