import { randomBytes } from 'node:crypto';
import { html } from '../../platform/html/html.ts';
import { Reply } from '../../platform/contracts/reply.ts';
import { looks, mark } from './waitingLooks.ts';
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
