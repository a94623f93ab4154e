import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Layout, TemplateContext } from './contract.ts';

/** Renders the meta tags for link previews on other sites: Open Graph tags, and card tags that have no Open Graph equivalent. */
export const socialTags = (layout: Layout, { shop }: TemplateContext): Html => {
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
