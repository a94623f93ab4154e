import { html, jsonScript } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { languageAttributes } from '../../platform/languages/languageAttributes.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { MANIFEST_PATH } from '../appearance/index.ts';
import { sizedUrl } from '../media/index.ts';
import { consentBanner } from './consent.ts';
import { pathHref } from './pathHref.ts';
import { siteFooter } from './siteFooter.ts';
import type { Layout, TemplateContext } from './contract.ts';
import { header } from './header.ts';

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
