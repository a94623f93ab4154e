/** The styles of text, links, tables and what every page is made of. */
export const baseStyles = `
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 72rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: var(--text-m)/1.6 var(--font-text);
}
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.3rem; line-height: 1.25; }
h3 { font-size: 1.1rem; }
a { color: var(--accent); }
img { max-width: 100%; height: auto; }
ul, ol { padding-left: 1.25rem; }
pre { white-space: pre-wrap; }
main { overflow-wrap: break-word; }
main :is(h1, h2, .name) { hyphens: auto; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
.hidden {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0; padding: .5rem 1rem; background: var(--paper); z-index: 1; }
.menu ul, .row, .crumbs ol, .paging ul, .choice ul, .children ul, .products, .pictures {
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 0; padding: 0; list-style: none;
}
.crumbs { margin: 1rem 0; font-size: .9rem; }
.crumbs li + li::before { content: "/"; margin-right: 1rem; color: var(--quiet); }
.paging { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: 1.5rem 0; }
dl div { display: flex; gap: 1rem; padding: .3rem 0; border-bottom: 1px solid var(--faint); }
dt { flex: 0 0 10rem; font-weight: 600; }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border-bottom: 1px solid var(--faint); text-align: left; vertical-align: top; }
td.amount, th.amount { text-align: right; white-space: nowrap; }
.scroll { overflow-x: auto; }
.onward { text-align: right; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
