/** The styles of text, links, tables and other basic elements. */
export const baseStyles = `
*, *::before, *::after { box-sizing: border-box; }
html { text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink); font: var(--text-m)/1.6 var(--font-text);
}
main {
  flex: 1; width: 100%; max-width: calc(var(--page) + 2 * var(--gutter)); margin: 0 auto;
  padding: var(--space-5) var(--gutter) var(--space-8); overflow-wrap: break-word;
}
main:focus { outline: none; }
h1, h2, h3 { font-family: var(--font-heading); line-height: 1.2; text-wrap: balance; letter-spacing: -.01em; }
h1 { margin: 0 0 var(--space-4); font-size: var(--text-2xl); }
h2 { margin: var(--space-6) 0 var(--space-4); font-size: var(--text-xl); }
h3 { margin: var(--space-5) 0 var(--space-2); font-size: var(--text-l); }
main :is(h1, h2, .name) { hyphens: auto; }
[dir="rtl"] :is(h1, h2, h3) { line-height: 1.4; letter-spacing: normal; }
p { margin: 0 0 var(--space-4); }
main > p, main > section > p { max-width: var(--reading); }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
img { max-width: 100%; height: auto; }
ul, ol { padding-inline-start: 1.25rem; }
pre { white-space: pre-wrap; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
.hidden, .tool .words {
  position: absolute; width: 1px; height: 1px; min-height: 0; margin: 0; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip { position: absolute; inset-inline-start: -999rem; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: .5rem; padding: .5rem 1rem; background: var(--paper); z-index: 3; }
.icon { width: 1.5rem; height: 1.5rem; flex: none; display: block; }
[dir="rtl"] .icon.directed { transform: scaleX(-1); }

.row, .crumbs ol, .paging ul, .choice ul, .children ul, .products, .pictures, .menu ul {
  display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); margin: 0; padding: 0; list-style: none;
}
.row { align-items: center; }
.crumbs, h1 { overflow-wrap: anywhere; }
.crumbs { margin: 0 0 var(--space-4); font-size: var(--text-s); }
.crumbs ol { gap: .25rem .5rem; }
.crumbs a { color: var(--quiet); text-decoration: none; }
.crumbs a:hover { text-decoration: underline; }
.crumbs li + li::before { content: "/"; margin-inline-end: .5rem; color: var(--quiet); }

.paging { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; justify-content: center; margin: var(--space-7) 0 0; }
.paging ul { gap: var(--space-1); }
.paging a {
  display: grid; place-items: center; min-width: var(--target); min-height: var(--target); padding: 0 var(--space-3);
  border: 1px solid transparent; border-radius: var(--radius-full); color: var(--ink); text-decoration: none;
  font-variant-numeric: tabular-nums;
}
.paging a:hover { border-color: var(--line); }
.paging a[aria-current] { background: var(--ink); color: var(--paper); }

dl { margin: 0; }
dl div { display: flex; gap: var(--space-4); padding: var(--space-3) 0; border-bottom: 1px solid var(--faint); }
dt { flex: 0 0 10rem; color: var(--quiet); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: var(--space-3) var(--space-2); border-bottom: 1px solid var(--faint); text-align: start; vertical-align: top; }
thead th { color: var(--quiet); font-size: var(--text-s); font-weight: 500; }
td.amount, th.amount { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
address { font-style: normal; }
/* Names may be in another language than the page. Each name has its own text direction, but is aligned with the page. */
:where(h1, h2, h3, dd, address, .name, .fact, .what, .option, .shop, .crumbs a, .menu a, .menu span, .announcement > *, .about p),
:where(.product p, .posts p),
:where(.hero p, .beside p, .banner p, .faq p, .features strong, .features span) {
  unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent;
}
:where(.text-block, .html) > * { unicode-bidi: plaintext; }
.fine, .hint, .count { color: var(--quiet); font-size: var(--text-s); }
@media (max-width: 47.99rem) { dt { flex-basis: 8.5rem; } }
@media (prefers-reduced-motion: no-preference) {
  html, .pictures { scroll-behavior: smooth; }
  a, button, .button, .products img { transition: background-color var(--motion), border-color var(--motion), color var(--motion), transform var(--motion); }
}
`;
