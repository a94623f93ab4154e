import { html, jsonScript } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { icon } from './icon.ts';
import { legalLine } from './legal.ts';
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
        ${footer(layout, page)}
      </body>
    </html> `;

const head = (layout: Layout, { shop }: TemplateContext): Html => {
  const { title, description, canonical, image, data, scripts } = layout;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${layout.window_title}</title>
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
    ${data.map(jsonScript)}${scripts.map(script)}`;
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

const header = (layout: Layout, page: TemplateContext): Html =>
  html`<header>
    ${page.area('headerTop')} ${layout.slim ? slimBar(page) : bar(layout, page)} ${page.area('header')}
  </header>`;

/** Renders the header of pages that are there to be finished: nothing leads away but the way back to the cart. */
const slimBar = ({ shop, text }: TemplateContext): Html =>
  html`<div class="bar slim">
    <a class="shop" href="/">${shop.name}</a>
    <a href="/cart">${text('storefront.nav.cart')}</a>
  </div>`;

/** The menu is a popover, which narrow screens open by the first button; wide ones show it as part of the bar. */
const bar = ({ menu }: Layout, { shop, text }: TemplateContext): Html =>
  html`<div class="bar">
    ${
      menu.length > 0 &&
      html`<button type="button" class="tool burger" popovertarget="menu">
        ${icon('menu')}<span class="hidden">${text('storefront.nav.open')}</span>
      </button>`
    }
    <a class="shop" href="/">${shop.name}</a>
    ${
      menu.length > 0 &&
      html`<nav id="menu" class="menu" popover aria-label="${text('storefront.nav.categories')}">
        <button type="button" class="tool close" popovertarget="menu" popovertargetaction="hide">
          ${icon('close')}<span class="hidden">${text('storefront.nav.close')}</span>
        </button>
        ${menuList(menu)}
      </nav>`
    }
    <form class="search" role="search" action="/search">
      <label class="hidden" for="search-box">${text('storefront.search.label')}</label>
      <input
        id="search-box"
        type="search"
        name="keyword"
        placeholder="${text('storefront.search.label')}"
        required
        maxlength="200"
      />
      <button>${icon('search')}<span class="hidden">${text('storefront.search.button')}</span></button>
    </form>
    <nav class="own" aria-label="${text('storefront.nav.own')}">
      <a class="tool find" href="/search">
        ${icon('search')}<span class="hidden">${text('storefront.search.button')}</span>
      </a>
      <a class="tool" href="/account">
        ${icon('account')}<span class="hidden">${text('storefront.nav.account')}</span>
      </a>
      <a class="tool" href="/cart">
        ${icon('cart')}<span class="hidden">${text('storefront.nav.cart')}</span>
      </a>
    </nav>
  </div>`;

/** Renders the menu of the footer: entries with others below them are columns of their own, the rest shares one. */
function footerMenu(entries: readonly MenuEntry[], { text }: TemplateContext): readonly Html[] {
  const groups = entries.filter(({ children = [] }) => children.length > 0);
  const single = entries.filter(({ children = [] }) => children.length === 0);
  const columns = [
    ...groups.map(({ name, children = [] }) => ({ name, children })),
    ...(single.length > 0 ? [{ name: text('storefront.foot.help'), children: single }] : []),
  ];
  return columns.map(
    ({ name, children }, index) =>
      html`<section aria-labelledby="foot-menu-${index}">
        <h2 id="foot-menu-${index}">${name}</h2>
        ${menuList(children)}
      </section>`,
  );
}

const footer = ({ menu, footer_menu, alternates, slim }: Layout, page: TemplateContext): Html => {
  const { shop, text } = page;
  const links = menu.filter(({ url }) => url !== null);
  return html`<footer>
    ${page.area('footerTop')}
    <div class="foot">
      <div><span class="shop">${shop.name}</span></div>
      ${
        !slim &&
        links.length > 0 &&
        html`<section aria-labelledby="foot-shop">
          <h2 id="foot-shop">${text('storefront.foot.shop')}</h2>
          <ul>
            ${links.map(({ name, url }) => html`<li><a href="${menuHref(url ?? '/')}">${name}</a></li>`)}
          </ul>
        </section>`
      }
      ${
        !slim &&
        html`<section aria-labelledby="foot-account">
          <h2 id="foot-account">${text('storefront.foot.account')}</h2>
          <ul>
            <li><a href="/account">${text('storefront.foot.yours')}</a></li>
            <li><a href="/account/orders">${text('storefront.foot.orders')}</a></li>
            <li><a href="/cart">${text('storefront.nav.cart')}</a></li>
          </ul>
        </section>`
      }
      ${footerMenu(footer_menu, page)} ${alternates.length > 1 && languageLinks(alternates, page)}
    </div>
    ${legalLine(page, text('storefront.legal'))} ${page.area('footer')}
  </footer>`;
};
