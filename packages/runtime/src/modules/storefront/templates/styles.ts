/** The shop's own stylesheet: system fonts, no images, contrast of at least 4.5 to 1, one column on small screens. */
export const defaultStyles = `
:root {
  color-scheme: light;
  --ink: #1c1c1e; --quiet: #55555c; --line: #76767e; --faint: #d9d9df; --paper: #ffffff; --wash: #f4f4f6;
  --accent: #0b57a4; --on-accent: #ffffff; --wrong: #a3121a; --wrong-wash: #fdeeee; --good: #14662f;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 72rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
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

body > header {
  display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; padding: 1rem 0;
  border-bottom: 1px solid var(--faint);
}
body > header .shop { font-size: 1.25rem; font-weight: 700; color: inherit; text-decoration: none; }
body > header .search { flex: 1 1 16rem; }
body > header nav a { display: inline-block; padding: .35rem .25rem; }
body > header nav { margin: 0 -.25rem; }
.languages [aria-current] { font-weight: 600; text-decoration: none; }
body > header .menu { flex-basis: 100%; }
body > footer { margin-top: 3rem; padding: 1.5rem 0; border-top: 1px solid var(--faint); color: var(--quiet); }
.menu ul, .row, .crumbs ol, .paging ul, .choice ul, .children ul, .products, .pictures {
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 0; padding: 0; list-style: none;
}
.crumbs { margin: 1rem 0; font-size: .9rem; }
.crumbs li + li::before { content: "/"; margin-right: 1rem; color: var(--quiet); }

form.search { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
form.search input { flex: 1 1 10rem; }
input, select, textarea, button {
  font: inherit; color: inherit; padding: .5rem .65rem; border: 1px solid var(--line); border-radius: .3rem;
  background: var(--paper);
}
input[type="checkbox"], input[type="radio"] { width: 1.1rem; height: 1.1rem; margin: 0 .35rem 0 0; vertical-align: -.15rem; }
button, .button {
  display: inline-block; padding: .55rem 1.1rem; border: 1px solid var(--accent); border-radius: .3rem;
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; cursor: pointer;
}
.pay { max-width: 40rem; margin: 1.5rem 0; }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; }
button.quiet { background: var(--paper); color: var(--accent); }
.field { margin: 0 0 1rem; max-width: 28rem; }
.field > label { display: block; font-weight: 600; }
.field > input:not([type="checkbox"]), .field > select { width: 100%; }
.field [aria-invalid="true"] { border: 2px solid var(--wrong); }
.hint, .fine, .count { color: var(--quiet); font-size: .9rem; }
.hint, .error { display: block; }
.error { color: var(--wrong); font-weight: 600; }
.errors { margin: 1rem 0; padding: .25rem 1rem; border: 2px solid var(--wrong); background: var(--wrong-wash); }
.errors a { color: var(--wrong); }
.notice { margin: 1rem 0; padding: .75rem 1rem; border-left: 4px solid var(--accent); background: var(--wash); }
fieldset { margin: 0 0 1rem; padding: .5rem 1rem; border: 1px solid var(--faint); border-radius: .3rem; }
fieldset label { display: block; padding: .15rem 0; }
main form > fieldset { max-width: 40rem; }
.narrowing fieldset input:not([type="checkbox"]) { width: 100%; }
.narrowing a { margin-left: .5rem; }
legend { font-weight: 600; padding: 0 .25rem; }

.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr)); gap: 1.5rem 1rem; }
.products a { display: block; color: inherit; text-decoration: none; }
.products a:hover .name { text-decoration: underline; }
.products img { display: block; width: 100%; aspect-ratio: 1; object-fit: contain; background: var(--wash); }
.products .name { display: block; margin-top: .5rem; font-weight: 600; }
.price { font-weight: 700; }
.stock { color: var(--wrong); }
.product .price { font-size: 1.4rem; }
.pictures li:first-child { flex-basis: 100%; }
.product h1 { margin-top: 0; }
.product .pictures { margin-bottom: 1rem; }
.pictures li + li img { width: 6rem; height: 6rem; object-fit: contain; }
.choice p { margin: .5rem 0 .25rem; font-weight: 600; }
.choice a, .paging a { display: inline-block; padding: .3rem .7rem; border: 1px solid var(--line); border-radius: .3rem; }
.choice a[aria-current], .paging a[aria-current] { background: var(--ink); color: var(--paper); text-decoration: none; }
.purchase { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1.25rem 0; }
.purchase input { width: 6rem; }
.paging { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: 1.5rem 0; }
dl div { display: flex; gap: 1rem; padding: .3rem 0; border-bottom: 1px solid var(--faint); }
dt { flex: 0 0 10rem; font-weight: 600; }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.option { display: block; color: var(--quiet); font-size: .9rem; }
.quantity, .coupon { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.coupon { margin: 1.5rem 0; }
.coupon .field { margin: 0; }
.row { align-items: center; }
.quantity input { width: 5.5rem; }
.steps ol { display: flex; flex-wrap: wrap; gap: .25rem 2rem; padding-left: 1.25rem; }
.steps [aria-current] { font-weight: 700; }
.radio { display: flex; gap: .35rem; align-items: center; margin: .25rem 0; }
.country .change { max-width: 28rem; margin: -.5rem 0 1.25rem; }
.country .change .hint { margin-top: .25rem; }
.country:has(option.shown:checked) .change { display: none; }
.more { margin-bottom: 1rem; }
.more > input:not(:checked) ~ fieldset { display: none; }
.more > label { font-weight: 600; }
.addresses { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
.addresses li { padding: .75rem 1rem; border: 1px solid var(--faint); border-radius: .3rem; }
address { font-style: normal; }
textarea { width: 100%; max-width: 40rem; }
.lines th[scope="row"] { font-weight: 400; }
.lines img { float: left; margin-right: .75rem; }
.totals { width: auto; min-width: 18rem; margin: 1rem 0 1rem auto; }
.totals td { text-align: right; white-space: nowrap; }
.totals .grand_total { font-weight: 700; font-size: 1.1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border-bottom: 1px solid var(--faint); text-align: left; vertical-align: top; }
td.amount, th.amount { text-align: right; white-space: nowrap; }
.scroll { overflow-x: auto; }
.onward { text-align: right; }

.rich { max-width: 44rem; overflow-wrap: break-word; }
.rich img { max-width: 100%; height: auto; }
.rich figure { margin: 1.5rem 0; }
.rich figcaption { margin-top: .35rem; color: var(--quiet); font-size: .9rem; }
.rich blockquote { margin: 1rem 0; padding: .25rem 0 .25rem 1rem; border-left: 4px solid var(--line); }
.rich blockquote p { margin: .35rem 0; }
.rich li { margin: .25rem 0; }
.rich table { display: block; width: max-content; max-width: 100%; overflow-x: auto; }
.rich pre { padding: .75rem 1rem; background: var(--wash); overflow-x: auto; }
dd > .rich > :first-child { margin-top: 0; }
dd > .rich > :last-child { margin-bottom: 0; }

.posts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 2rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.posts img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; background: var(--wash); }
.posts h2 { margin: .75rem 0 .25rem; font-size: 1.2rem; overflow-wrap: anywhere; }
.posts h2 a { color: inherit; }
.posts .fine { margin: 0 0 .5rem; }
.post { max-width: 44rem; overflow-wrap: break-word; }
.post .lead { display: block; width: 100%; height: auto; margin: 1rem 0; }

main .banner, main .menu, main .columns, main .products { margin: 1.5rem 0; }
.banner img { display: block; }
.banner h2 { margin-bottom: .25rem; }
.columns { display: grid; gap: 0 2rem; }
.column { min-width: 0; }

@media (max-width: 47.99rem) {
  .lines, .lines tbody, .lines tr, .lines th[scope="row"] { display: block; }
  .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .lines tr { padding: .75rem 0; border-bottom: 1px solid var(--faint); }
  .lines th, .lines td { padding: .25rem 0; border: 0; }
  .lines th[scope="row"] { display: flow-root; }
  .lines td { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; }
  .lines td::before { content: attr(data-label); color: var(--quiet); }
  dt { flex-basis: 7rem; }
}

@media (min-width: 48rem) {
  .product { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; margin-top: 1rem; }
  .product:not(:has(.pictures)) { grid-template-columns: 1fr; }
  .list { display: grid; grid-template-columns: 15rem 1fr; gap: 2rem; align-items: start; }
  .list h2 { margin-top: 0; }
  .columns { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
