import { html } from '../../html/html.ts';
import type { Refusal } from '../../errors.ts';

/** Renders a plain error page with all text escaped. */
export const errorPage = ({ status, message }: Refusal, requestId: string): string =>
  String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${status} ${message}</title>
        </head>
        <body>
          <main>
            <h1>${message}</h1>
            <p>Status ${status}, request <code>${requestId}</code></p>
            <p><a href="/">To the homepage</a></p>
          </main>
        </body>
      </html> `,
  );
