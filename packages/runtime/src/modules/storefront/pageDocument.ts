import type { AppContext } from '../../platform/context.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Page } from '../urls/index.ts';

export interface DocumentParts {
  readonly page: Page;
  /** Absolute: where the page stands, however it was asked for. */
  readonly canonical: string;
  /** The widgets of an area of the page. */
  area(name: string): Html;
}

/** A page as an HTML document. It needs neither styles nor scripts to be read and used. */
export function pageDocument(
  { config }: Pick<AppContext, 'config'>,
  { page, canonical, area }: DocumentParts,
): string {
  const { name, locale } = config.shop;
  const { title, description, body } = page;
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${description && html`<meta name="description" content="${description}" /> `}
          <link rel="canonical" href="${canonical}" />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="${name}" />
          <meta property="og:title" content="${title}" />
          ${description && html`<meta property="og:description" content="${description}" /> `}
          <meta property="og:url" content="${canonical}" />
        </head>
        <body>
          <a href="#content">Skip to content</a>
          <header><a href="/">${name}</a>${area('header')}</header>
          <main id="content">
            <h1>${title}</h1>
            ${body}${area(page.area)}
          </main>
          <footer>${area('footer')}</footer>
        </body>
      </html> `,
  );
}
