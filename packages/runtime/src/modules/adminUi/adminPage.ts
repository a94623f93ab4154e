import { randomBytes } from 'node:crypto';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { Reply } from '../../platform/contracts/reply.ts';
import type { AdminFiles } from './adminFiles.ts';

/** Reports whether the admin has a page at a path below `/admin`. */
export const isAdminPath = ({ paths }: AdminFiles, path: string): boolean =>
  paths.some((pattern) => pattern.test(path));

/**
 * Returns the admin page. The status is 404 for paths without a page, and the page then shows a "not found" message.
 * The page is rendered for each request because styles that components create at runtime need the response's nonce.
 * The page includes the shop's time zone, in which the admin displays and accepts times.
 */
export function adminPage(files: AdminFiles, status: 200 | 404, timezone: string): Reply {
  const nonce = randomBytes(16).toString('base64');
  const page = files.page.replaceAll('__NONCE__', nonce).replaceAll('__TIMEZONE__', timezone);
  return new Reply(status, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': adminPolicy(files.importMap, nonce),
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
}

/**
 * Creates a Content-Security-Policy that allows only the shop's own scripts, and the page's import map by its hash.
 * Inline scripts and `eval` are blocked.
 */
const adminPolicy = (importMap: string, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${importMap}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Returns the page shown while the admin is being built or if it cannot be built. The browser reloads the page after
 * `seconds`.
 */
export function waitingPage(text: string, seconds: number | null): Reply {
  const nonce = randomBytes(16).toString('base64');
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Shop admin</title>
        ${looks(nonce)}
      </head>
      <body>
        <main>
          ${mark}
          <h1>Shop admin</h1>
          <p role="status">${text}</p>
        </main>
      </body>
    </html> `;
  return new Reply(503, String(markup), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    ...(seconds !== null && { refresh: String(seconds), 'retry-after': String(seconds) }),
  });
}

/** The styles must not contain characters that need HTML escaping. */
const STYLES = `
:root { color-scheme: light dark; }
body {
  display: grid; place-items: center; box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 16px;
  background: #f6f7f9; color: #212529; font: 14px/1.55 system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, sans-serif;
}
main {
  max-width: 440px; padding: 32px; border: 1px solid #dee2e6; border-radius: 8px;
  background: #fff; text-align: center; overflow-wrap: anywhere;
}
svg { display: block; margin: 0 auto 16px; }
h1 { margin: 0 0 8px; font-size: 22px; font-weight: 650; line-height: 1.3; }
p { margin: 0; color: #495057; }
@media (prefers-color-scheme: dark) {
  body { background: #141517; color: #c9c9c9; }
  main { border-color: #424242; background: #2e2e2e; }
  p { color: #b8b8b8; }
}`;

/** Returns styles for a standalone page shown before the admin is built. */
const looks = (nonce: string): Html =>
  html`<style nonce="${nonce}">
    ${STYLES}
  </style>`;

/** The admin's logo, identical to the favicon. */
const mark: Html = html`<svg width="48" height="48" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#364fc7" />
  <path
    d="M9 12h14l-1.4 12H10.4zM12.5 12a3.5 3.5 0 0 1 7 0"
    fill="none"
    stroke="#fff"
    stroke-width="2"
    stroke-linejoin="round"
    stroke-linecap="round"
  />
</svg>`;
