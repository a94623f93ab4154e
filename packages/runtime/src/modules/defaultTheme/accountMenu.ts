import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';

const TABS = [
  ['/account', 'storefront.account.overview'],
  ['/account/orders', 'storefront.account.orders'],
  ['/account/addresses', 'storefront.account.addresses'],
  ['/account/cards', 'storefront.account.cards'],
  ['/account/profile', 'storefront.account.profile'],
] as const;

/** Renders the links to the account pages. `path` is the path of the page, whose link is marked. The one to stored cards is missing if no payment method stores any. */
export const accountMenu = (path: string, { text, stores_cards }: TemplateContext): Html =>
  html`<nav class="account" aria-label="${text('storefront.account.menu')}">
    <ul>
      ${TABS.filter(([href]) => stores_cards || href !== '/account/cards').map(
        ([href, label]) => html`<li><a href="${href}" ${current(href, path)}>${text(label)}</a></li>`,
      )}
    </ul>
  </nav>`;

/** Marks the link to the page itself, or to the list that the page belongs to. */
function current(href: string, path: string): Html | null {
  if (href === path) return html`aria-current="page"`;
  return href !== '/account' && path.startsWith(`${href}/`) ? html`aria-current="true"` : null;
}
