import { html, languageAttributes, templateParts } from '@shop/runtime/extension';
import type { Html, Layout, TemplateContext, Templates } from '@shop/runtime/extension';

const { announcement, consentBanner, documentHead, icon, menuList, searchForm, siteFooter, siteName } =
  templateParts;

/**
 * Renders the HTML document around a page, with a masthead that shows the shop's name and, below it, the site sections between two rules.
 */
export const document: Templates['document'] = (layout, main, page) =>
  html`<!doctype html>
    <html ${languageAttributes(page.shop.locale)}>
      <head>
        ${documentHead(layout, page)}
      </head>
      <body>
        <a class="skip" href="#content">${page.text('storefront.skip')}</a>
        ${consentBanner(layout, page)}
        <header>
          ${layout.slim ? null : announcement(layout, page)} ${page.area('headerTop')}
          ${layout.slim ? slimMasthead(layout, page) : masthead(layout, page)} ${page.area('header')}
        </header>
        <main id="content" tabindex="-1">${page.area('contentTop')}${main}${page.area('contentBottom')}</main>
        ${siteFooter(layout, page)}
      </body>
    </html> `;

/** The menu is a popover on phones and a single line in wide windows. */
const masthead = ({ menu, look }: Layout, page: TemplateContext): Html => {
  const { text } = page;
  return html`<div class="masthead">
      ${
        menu.length > 0 &&
        html`<button type="button" class="tool burger" popovertarget="menu">
          ${icon('menu')}<span class="hidden">${text('storefront.nav.open')}</span>
        </button>`
      }
      ${searchForm(page)}
      <a class="shop" href="/">${siteName(look)}</a>
      <nav class="own" aria-label="${text('storefront.nav.own')}">
        <a class="find" href="/search">${text('storefront.search.button')}</a>
        <a href="/account">${text('storefront.nav.account')}</a>
        <a href="/cart">${page.cart}</a>
      </nav>
    </div>
    ${
      menu.length > 0 &&
      html`<nav id="menu" class="sections" popover aria-label="${text('storefront.nav.categories')}">
        <button type="button" class="tool close" popovertarget="menu" popovertargetaction="hide">
          ${icon('close')}<span class="hidden">${text('storefront.nav.close')}</span>
        </button>
        ${menuList(menu)}
      </nav>`
    }`;
};

const slimMasthead = ({ look }: Layout, { text }: TemplateContext): Html =>
  html`<div class="masthead slim">
    <a class="shop" href="/">${siteName(look)}</a>
    <nav class="own" aria-label="${text('storefront.nav.own')}">
      <a href="/cart">${text('storefront.nav.cart')}</a>
    </nav>
  </div>`;
