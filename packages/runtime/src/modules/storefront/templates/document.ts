import { html, jsonScript } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { pathHref } from './pathHref.ts';
import type { Layout, MenuEntry, TemplateContext } from './contract.ts';

/** Renders the document around a page: head, header and footer. Everything in it works without scripts. */
export const documentTemplate = (layout: Layout, main: Html, page: TemplateContext): Html =>
  html`<!doctype html>
    <html lang="${page.shop.locale}">
      <head>
        ${head(layout, page)}
      </head>
      <body>
        <a class="skip" href="#content">${page.text('storefront.skip')}</a>
        ${header(layout, page)}
        <main id="content" tabindex="-1">${page.area('contentTop')}${main}${page.area('contentBottom')}</main>
        <footer>
          ${page.area('footerTop')}
          <p>${page.shop.name}</p>
          ${page.area('footer')}
        </footer>
      </body>
    </html> `;

const head = (layout: Layout, { shop }: TemplateContext): Html => {
  const { title, description, canonical, image, data, scripts } = layout;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    ${layout.indexed ? null : html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${canonical}" />
    ${layout.indexed ? hreflangs(layout) : null}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${shop.name}" />
    <meta property="og:title" content="${title}" />
    ${description && html`<meta property="og:description" content="${description}" />`}
    <meta property="og:url" content="${canonical}" />
    ${image && html`<meta property="og:image" content="${image}" />`}
    ${layout.feed && html`<link rel="alternate" type="application/atom+xml" href="${pathHref(layout.feed)}" />`}
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${layout.stylesheet}" />
    ${data && jsonScript(data)}${scripts.map(script)}`;
};

const hreflangs = ({ alternates }: Layout): Html | null => {
  const [first] = alternates;
  if (!first) return null;
  return html`${alternates.map(
      ({ language, url }) => html`<link rel="alternate" hreflang="${language}" href="${url}" />`,
    )}<link rel="alternate" hreflang="x-default" href="${first.url}" />`;
};

const script = (address: string): Html | null => {
  const src = safeHref(address);
  return src === null ? null : html`<script src="${src}" defer></script>`;
};

/** Renders links to the page in the languages of the shop. */
const languageLinks = (alternates: Layout['alternates'], page: TemplateContext): Html =>
  html`<nav class="languages" aria-label="${page.text('storefront.nav.languages')}">
    ${alternates.map(
      ({ language, name, path, is_current }) =>
        html`<a
          href="${path}"
          hreflang="${language}"
          lang="${language}"
          ${is_current && html`aria-current="true"`}
          >${name}</a
        > `,
    )}
  </nav>`;

const menuList = (entries: readonly MenuEntry[]): Html =>
  html`<ul>
    ${entries.map(
      ({ name, url, children = [] }) =>
        html`<li>
          ${url === null ? html`<span>${name}</span>` : html`<a href="${menuHref(url)}">${name}</a>`}
          ${children.length > 0 && menuList(children)}
        </li>`,
    )}
  </ul>`;

/** Merchants type paths with queries and addresses of other sites, which are safe as they are. */
const menuHref = (url: string): string => (/^\/[^?#%]*$/.test(url) ? pathHref(url) : url);

const header = ({ menu, alternates }: Layout, page: TemplateContext): Html =>
  html`<header>
    ${page.area('headerTop')}
    <a class="shop" href="/">${page.shop.name}</a>
    <form class="search" role="search" action="/search">
      <label for="search-box">${page.text('storefront.search.label')}</label>
      <input id="search-box" type="search" name="keyword" required maxlength="200" />
      <button>${page.text('storefront.search.button')}</button>
    </form>
    <nav aria-label="${page.text('storefront.nav.own')}">
      <a href="/account">${page.text('storefront.nav.account')}</a>
      <a href="/cart">${page.text('storefront.nav.cart')}</a>
    </nav>
    ${alternates.length > 1 && languageLinks(alternates, page)}
    ${
      menu.length > 0 &&
      html`<nav class="menu" aria-label="${page.text('storefront.nav.categories')}">${menuList(menu)}</nav>`
    }
    ${page.area('header')}
  </header>`;
