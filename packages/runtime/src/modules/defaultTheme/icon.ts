import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { IconName } from './parts/contract.ts';

const SHAPES = {
  menu: html`<path d="M4 7h16M4 12h16M4 17h16" />`,
  close: html`<path d="m6 6 12 12M18 6 6 18" />`,
  search: html`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" />`,
  account: html`<circle cx="12" cy="8" r="4" /><path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />`,
  cart: html`<path d="M5.5 8h13l1 12.5h-15z" /><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />`,
  picture: html`<rect x="3.5" y="4.5" width="17" height="15" rx="2" /><circle cx="9" cy="10" r="1.7" /><path
      d="m4 17.5 5-4 3.5 2.5 3.5-3.5 4.5 4"
    />`,
  check: html`<path d="m5 12.5 4.5 4.5L19 7.5" />`,
  truck: html`<path d="M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7" /><circle cx="7" cy="17.5" r="2" /><circle
      cx="17"
      cy="17.5"
      r="2"
    />`,
  return: html`<path d="M8 5 4 9l4 4" /><path d="M4 9h10a5 5 0 0 1 0 10H8" />`,
  card: html`<rect x="3" y="5.5" width="18" height="13" rx="2" /><path d="M3 10h18M7 15h3" />`,
  clock: html`<circle cx="12" cy="12" r="8.5" /><path d="M12 7v5l3.5 2" />`,
  lock: html`<rect x="5" y="10.5" width="14" height="9.5" rx="2" /><path
      d="M8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3"
    />`,
  down: html`<path d="m6 9.5 6 6 6-6" />`,
  filter: html`<path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.5" /><circle
      cx="8"
      cy="17"
      r="2.5"
    />`,
  gift: html`<path d="M3.5 8h17v4h-17zM5 12h14v8.5H5zM12 8v12.5" /><path
      d="M12 8C8.5 8 7 6.8 7 5.4S8.6 3.2 9.8 4 12 8 12 8Zm0 0c3.5 0 5-1.2 5-2.6S15.4 3.2 14.2 4 12 8 12 8Z"
    />`,
} satisfies Readonly<Record<IconName, Html>>;

/** Icons that point in the reading direction. They are mirrored in right-to-left languages. */
const DIRECTED: ReadonlySet<IconName> = new Set(['truck', 'return']);

/** Renders an icon in the color of the text next to it. The text conveys the meaning, so screen readers skip the icon. */
export const icon = (name: IconName): Html =>
  html`<svg
    class="icon${DIRECTED.has(name) && ' directed'}"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${SHAPES[name]}
  </svg>`;
