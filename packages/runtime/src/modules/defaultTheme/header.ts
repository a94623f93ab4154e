import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { icon } from './icon.ts';
import { menuHref, menuList } from './menuList.ts';
import { siteName } from './siteName.ts';
import type { Layout, TemplateContext } from './contract.ts';

/** Renders the header of a page. */
export const header = (layout: Layout, page: TemplateContext): Html =>
  html`<header>
    ${layout.closed_for === 'administrator' && closedNotice(page)}
    ${layout.slim ? null : announcement(layout, page)} ${page.area('headerTop')}
    ${layout.slim ? slimBar(layout, page) : bar(layout, page)} ${page.area('header')}
  </header>`;

/** Renders the notice that only administrators see the page. */
const closedNotice = ({ text }: TemplateContext): Html =>
  html`<aside class="announcement" aria-label="${text('storefront.closed.label')}">
    <a href="/admin/setting/store">${text('storefront.closed.notice')}</a>
  </aside>`;

/** Renders the announcement above the header of every page. */
export function announcement({ look }: Layout, page: TemplateContext): Html | null {
  if (!look.announcement) return null;
  const { text, link } = look.announcement;
  const href = link === null ? null : safeHref(link);
  return html`<aside class="announcement" aria-label="${page.text('storefront.announcement')}">
    ${href === null ? html`<span>${text}</span>` : html`<a href="${menuHref(href)}">${text}</a>`}
  </aside>`;
}

/** Renders the header of pages such as the checkout. Its only link leads back to the cart. */
const slimBar = ({ look, closed_for }: Layout, { text }: TemplateContext): Html =>
  html`<div class="bar slim">
    <a class="shop" href="/">${siteName(look)}</a>
    ${closed_for !== 'visitor' && html`<a href="/cart">${text('storefront.nav.cart')}</a>`}
  </div>`;

/**
 * Renders the header with the menu. The menu is a popover that narrow screens open with the first button. Wide screens show the menu in
 * the header.
 */
const bar = ({ menu, look }: Layout, page: TemplateContext): Html => {
  const { text, cart } = page;
  return html`<div class="bar">
    ${
      menu.length > 0 &&
      html`<button type="button" class="tool burger" popovertarget="menu">
        ${icon('menu')}<span class="hidden">${text('storefront.nav.open')}</span>
      </button>`
    }
    <a class="shop" href="/">${siteName(look)}</a>
    ${
      menu.length > 0 &&
      html`<nav id="menu" class="menu" popover aria-label="${text('storefront.nav.categories')}">
        <button type="button" class="tool close" popovertarget="menu" popovertargetaction="hide">
          ${icon('close')}<span class="hidden">${text('storefront.nav.close')}</span>
        </button>
        ${menuList(menu)}
      </nav>`
    }
    ${searchForm(page)}
    <nav class="own" aria-label="${text('storefront.nav.own')}">
      <a class="tool find" href="/search">
        ${icon('search')}<span class="hidden">${text('storefront.search.button')}</span>
      </a>
      <a class="tool" href="/account">
        ${icon('account')}<span class="hidden">${text('storefront.nav.account')}</span>
      </a>
      <a class="tool" href="/cart">${icon('cart')}${cart}</a>
    </nav>
  </div>`;
};

/** Renders the header's search box. A script adds product and category suggestions. */
export const searchForm = ({ text }: TemplateContext): Html =>
  html`<form
    class="search"
    role="search"
    action="/search"
    data-suggestions="${text('storefront.search.suggestions')}"
  >
    <label class="hidden" for="search-box">${text('storefront.search.label')}</label>
    <input
      id="search-box"
      type="search"
      name="keyword"
      dir="auto"
      placeholder="${text('storefront.search.label')}"
      required
      maxlength="200"
    />
    <button>${icon('search')}<span class="hidden">${text('storefront.search.button')}</span></button>
  </form>`;
