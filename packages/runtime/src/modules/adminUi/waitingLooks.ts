import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';

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
export const looks = (nonce: string): Html =>
  html`<style nonce="${nonce}">
    ${STYLES}
  </style>`;

/** The admin's logo, identical to the favicon. */
export const mark: Html = html`<svg width="48" height="48" viewBox="0 0 32 32" aria-hidden="true">
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
