import { html, paragraphs } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { FailureView, TemplateContext } from './contract.ts';
import { icon } from './icon.ts';
import { menuLink } from './menuList.ts';
import { searchField } from './search.ts';

/**
 * Renders the reason why the page cannot be shown, and what the visitor can do next. If the page does not exist, adds a search form, the menu and
 * products. Other pages end with the request ID for customer support.
 */
export const failureTemplate = (view: FailureView, page: TemplateContext): Html => {
  const { status, message, requestId, products, closed_text: closed } = view;
  const { text } = page;
  if (closed !== null) return closedPage(view, closed, page);
  const isLost = status === 404;
  return html`<h1>${message}</h1>
    ${isLost && html`<p>${text('storefront.failure.lost')}</p>`}
    ${products.length > 0 && searchField('', page)} ${isLost && categories(page)}
    <p><a ${products.length === 0 && html`class="button"`} href="/">${text('storefront.failure.home')}</a></p>
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest">${text('storefront.newest')}</h2>
        ${page.products(products)}
      </section>`
    }
    ${page.content}
    ${!isLost && html`<p class="fine">${text('storefront.failure.reference', { request: requestId })}</p>`}`;
};

/** Renders the entries of the header's menu that are links. Returns null if there are none. */
function categories({ menu, text }: TemplateContext): Html | null {
  const links = menu.filter(({ url }) => url !== null);
  if (links.length === 0) return null;
  return html`<nav class="children" aria-label="${text('storefront.foot.shop')}">
    <ul>
      ${links.map((entry) => html`<li>${menuLink(entry)}</li>`)}
    </ul>
  </nav>`;
}

/** Renders the page of a storefront that is closed for maintenance, with the merchant's text or one of the theme. */
function closedPage(
  { message, text_languages: languages }: FailureView,
  closed: string,
  page: TemplateContext,
): Html {
  const language = languages?.['closed_text'];
  const { text } = page;
  return html`<div class="nothing">
    ${icon('clock')}
    <h1>${message}</h1>
    <div dir="auto" ${language && html`lang="${language}"`}>
      ${paragraphs(closed || text('storefront.closed.text'))}
    </div>
    <p><a class="button" href="">${text('storefront.closed.again')}</a></p>
  </div>`;
}
