import { html, jsonScript } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { languageAttributes } from '../../platform/languages/languageAttributes.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { MANIFEST_PATH } from '../appearance/index.ts';
import { sizedUrl } from '../media/index.ts';
import { consentBanner } from './consent.ts';
import { icon } from './icon.ts';
import { pathHref } from './pathHref.ts';
import { menuHref, menuList } from './menuList.ts';
import { siteFooter } from './siteFooter.ts';
import { siteName } from './siteName.ts';
import type { Layout, TemplateContext } from './contract.ts';

/** Renders the HTML document around a page: head, header and footer. The document works without scripts. */
export const documentTemplate = (layout: Layout, main: Html, page: TemplateContext): Html =>
  html`<!doctype html>
    <html ${languageAttributes(page.shop.locale)}>
      <head>
        ${documentHead(layout, page)}
      </head>
      <body>
        <a class="skip" href="#content">${page.text('storefront.skip')}</a>
        ${consentBanner(layout, page)}${header(layout, page)}
        <main id="content" tabindex="-1">${page.area('contentTop')}${main}${page.area('contentBottom')}</main>
        ${siteFooter(layout, page)}
      </body>
    </html> `;

/** Renders the content of the `<head>` of every page. */
export const documentHead = (layout: Layout, page: TemplateContext): Html => {
  const { description, canonical, data, scripts } = layout;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${layout.window_title}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    ${layout.indexed ? null : html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${canonical}" />
    ${layout.indexed ? hreflangs(layout) : null} ${socialTags(layout, page)}
    ${layout.feed && html`<link rel="alternate" type="application/atom+xml" href="${pathHref(layout.feed)}" />`}
    ${favicon(layout)}
    <link rel="stylesheet" href="${layout.stylesheet}" />
    ${data.map(jsonScript)}${scripts.map(script)}`;
};

/** Renders links to the page in the languages that it is translated into. Search engines would otherwise find the same text twice. */
const hreflangs = ({ alternates: all }: Layout): Html | null => {
  const alternates = all.filter(({ is_translated }) => is_translated);
  const [first] = alternates;
  if (!first || alternates.length === 1) return null;
  return html`${alternates.map(
      ({ language, url }) => html`<link rel="alternate" hreflang="${language}" href="${url}" />`,
    )}<link rel="alternate" hreflang="x-default" href="${first.url}" />`;
};

const script = (address: string): Html | null => {
  const src = safeHref(address);
  return src === null ? null : html`<script src="${src}" defer></script>`;
};

const header = (layout: Layout, page: TemplateContext): Html =>
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

/**
 * Renders the links to the favicon and the web app manifest. If the shop has no favicon, renders an empty one, because browsers would
 * otherwise request the default path.
 */
const favicon = ({ look }: Layout): Html =>
  look.favicon === null
    ? html`<link rel="icon" href="data:," />`
    : html`<link rel="icon" href="${sizedUrl(look.favicon, 'thumb')}" />
        <link rel="apple-touch-icon" href="${sizedUrl(look.favicon, 'thumb')}" />
        <link rel="manifest" href="${MANIFEST_PATH}" />`;

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

/** Renders the meta tags for link previews on other sites: Open Graph tags, and card tags that have no Open Graph equivalent. */
const socialTags = (layout: Layout, { shop }: TemplateContext): Html => {
  const { title, description, canonical, image, page_type: type, price } = layout;
  return html`<meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="${shop.name}" />
    <meta property="og:locale" content="${shop.locale.replaceAll('-', '_')}" />
    <meta property="og:title" content="${title}" />
    ${description && html`<meta property="og:description" content="${description}" />`}
    <meta property="og:url" content="${canonical}" />
    ${image && html`<meta property="og:image" content="${image}" /><meta property="og:image:alt" content="${title}" />`}
    ${
      price &&
      html`<meta property="product:price:amount" content="${price.amount}" />
        <meta property="product:price:currency" content="${price.currency}" />`
    }
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`;
};
