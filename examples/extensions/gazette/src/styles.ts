import { defaultStyles } from '@shop/runtime/extension';

/** Theme tokens for black on white, red, square corners and the system's serif font. */
const tokens = `
:root {
  --ink: light-dark(#111111, #f3f1ec); --quiet: light-dark(#4a4a4a, #b9b6ae); --line: light-dark(#111111, #8d8a83);
  --faint: light-dark(#c9c6bf, #45433f); --paper: light-dark(#fdfcf8, #121110); --wash: light-dark(#f1eee6, #1d1b19);
  --raised: light-dark(#fdfcf8, #1a1917); --accent: light-dark(#b3200f, #ff8a76); --accent-strong: light-dark(#7d1205, #ffb3a5);
  --on-accent: light-dark(#ffffff, #230500); --accent-wash: light-dark(#f1eee6, #1d1b19);
  --font-text: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", "Noto Serif", serif;
  --font-heading: "Didot", "Bodoni MT", "Playfair Display", "Iowan Old Style", "Noto Serif Display", Georgia, serif;
  --font-label: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
  --radius-s: 0; --radius-m: 0; --radius-l: 0; --radius-full: 0; --shadow: none; --page: 86rem;
  --text-3xl: clamp(2.6rem, 1.4rem + 6vw, 6.5rem);
}
`;

/** Masthead styles: tools at the sides, the shop's name between double rules, and the site sections below. */
const masthead = `
body > header { border-bottom: 0; }
.masthead {
  display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: var(--space-2) var(--space-5);
  max-width: calc(var(--page) + 2 * var(--gutter)); margin: 0 auto; padding: var(--space-5) var(--gutter) var(--space-4);
}
.masthead .shop {
  grid-column: 2; font-size: clamp(1.7rem, 1rem + 3.4vw, 3.6rem); font-weight: 700; line-height: 1.1; letter-spacing: -.03em; text-align: center;
}
[dir="rtl"] .masthead .shop { letter-spacing: normal; }
.masthead .search { grid-column: 1; grid-row: 1; max-width: 15rem; position: relative; flex-wrap: nowrap; }
.masthead .search input { width: 100%; border-width: 0 0 1px; background: none; padding-inline: 0 2.25rem; }
.masthead .search button {
  position: absolute; inset-block: 0; inset-inline-end: 0; width: var(--target); min-height: 0; padding: 0; border: 0; background: none; color: inherit;
  display: grid; place-items: center;
}
.masthead .own { justify-content: end; margin: 0; gap: var(--space-4); }
.masthead .own a, .sections a, .sections span { font-family: var(--font-label); font-size: .8125rem; letter-spacing: .04em; color: var(--ink); text-decoration: none; }
[dir="rtl"] :is(.masthead .own, .sections) :is(a, span) { letter-spacing: normal; }
.masthead .own a { display: inline-flex; align-items: center; min-height: var(--target); }
.masthead .own .units { display: none; }
.basket .units { display: none; }
.masthead .own a:hover, .sections a:hover { text-decoration: underline; text-underline-offset: .3em; }
.masthead.slim { grid-template-columns: auto 1fr; border-bottom: 3px double var(--ink); }
.masthead.slim .shop { grid-column: 1; font-size: 1.7rem; text-align: start; }
.sections ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); margin: 0; padding: 0; list-style: none; }
.sections li { position: relative; }
.sections :is(a, span) { display: block; padding: .85rem 0; overflow-wrap: anywhere; }
@media (min-width: 60rem) {
  .masthead .burger, .masthead .own .find { display: none; }
  .sections[popover] {
    display: block; position: static; inset: auto; width: auto; height: auto; max-width: none; margin: 0; padding: 0 var(--gutter); overflow: visible;
    border: 0; border-block: 3px double var(--ink); background: none; color: inherit;
  }
  .sections .close { display: none; }
  .sections > ul { justify-content: center; }
  .sections li ul { display: none; }
  .sections li:is(:hover, :focus-within) > ul {
    display: block; position: absolute; z-index: 2; inset-block-start: 100%; inset-inline-start: 0; min-width: 12rem; padding: 0 var(--space-4);
    border: 1px solid var(--ink); background: var(--paper);
  }
}
@media (max-width: 59.99rem) {
  .masthead { grid-template-columns: var(--target) minmax(0, 1fr) auto; padding: var(--space-2) var(--gutter); border-bottom: 3px double var(--ink); gap: var(--space-2); }
  .masthead .search, .masthead .own a:nth-child(2) { display: none; }
  .masthead .burger { grid-column: 1; grid-row: 1; margin-inline-start: -.7rem; }
  .masthead .own { gap: var(--space-3); }
  .sections[popover] {
    position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: var(--space-4) var(--gutter); border: 0;
    background: var(--paper); color: var(--ink); overflow-y: auto;
  }
  .sections ul { display: block; }
  .sections > ul > li > :is(a, span) { font-family: var(--font-heading); font-size: 1.9rem; letter-spacing: -.01em; }
  .sections li { border-bottom: 1px solid var(--faint); }
  .sections li li { border: 0; padding-inline-start: var(--space-4); }
}
`;

/** Styles for headlines, rules, product lists between hairlines, and the product page. */
const pages = `
main > h1:first-child { margin-top: var(--space-5); font-size: var(--text-3xl); line-height: 1; overflow-wrap: anywhere; }
[dir="rtl"] main > h1:first-child { line-height: 1.3; }
main h1, main h2 { letter-spacing: -.025em; font-weight: 700; }
[dir="rtl"] main :is(h1, h2) { letter-spacing: normal; }
:is(.rule, #newest) { padding-top: var(--space-3); border-top: 3px double var(--ink); font-size: var(--text-2xl); }
.headline { padding: var(--space-5) 0 var(--space-4); margin-bottom: var(--space-5); border-bottom: 1px solid var(--ink); }
.headline h1 { margin: 0; font-size: var(--text-3xl); line-height: 1; overflow-wrap: anywhere; }
[dir="rtl"] .headline h1 { line-height: 1.3; }
.headline p { max-width: var(--reading); margin: var(--space-4) 0 0; font-size: var(--text-l); }
.index ol { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-6); margin: 0 0 var(--space-5); padding: 0; list-style: none; counter-reset: entry; }
.index li, .contents li { counter-increment: entry; }
.index a::before, .contents :is(a, span)::before { content: counter(entry, decimal-leading-zero) " "; color: var(--accent); font-family: var(--font-label); font-size: .8em; }
.index a { display: inline-block; padding: .5rem 0; color: inherit; }

.cells { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 46%), 1fr)); margin: 0 0 var(--space-7); padding: 0; list-style: none; border-top: 1px solid var(--ink); border-inline-start: 1px solid var(--faint); }
.scroller .cells { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: minmax(15rem, 1fr); }
.cells li {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-3); align-content: start; padding: var(--space-4);
  border-block-end: 1px solid var(--faint); border-inline-end: 1px solid var(--faint); position: relative; min-width: 0;
}
.cells a { display: contents; color: inherit; text-decoration: none; }
.cells a::after { content: ""; position: absolute; inset: 0; }
.cells li:focus-within { outline: 2px solid var(--accent); outline-offset: -2px; }
.cells a:focus-visible { outline: 0; }
.plate { grid-column: 1 / -1; display: grid; place-items: center; aspect-ratio: 1; margin-bottom: var(--space-3); background: var(--wash); overflow: hidden; }
.plate img { display: block; width: 100%; height: 100%; object-fit: cover; }
.plate .icon { width: 3rem; height: 3rem; color: var(--quiet); }
.cells .name { grid-column: 1; font-family: var(--font-heading); font-size: 1.2rem; font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
.cells a:hover .name { text-decoration: underline; text-underline-offset: .15em; }
.cells .price { grid-column: 2; font-family: var(--font-label); font-size: .9rem; font-weight: 400; text-align: end; }
.cells .price :is(s, .unit-price) { display: block; }
.cells .fact { grid-column: 1 / -1; margin-top: var(--space-1); color: var(--quiet); font-style: italic; }
.cells .note { grid-column: 1 / -1; color: var(--accent); font-family: var(--font-label); font-size: .8rem; }

.sheet { margin-bottom: var(--space-7); }
.sheet h1 { margin: 0 0 var(--space-4); font-size: clamp(2rem, 1.3rem + 2.6vw, 3.6rem); line-height: 1.05; overflow-wrap: anywhere; }
[dir="rtl"] .sheet h1 { line-height: 1.3; }
.sheet .lead { font-size: var(--text-l); font-style: italic; }
[lang|="ar"] :is(.lead, .cells .fact) { font-style: normal; }
.sheet .price { padding-top: var(--space-3); border-top: 1px solid var(--ink); font-family: var(--font-label); font-size: 1.5rem; font-weight: 400; }
.plates { display: grid; gap: var(--space-4); margin: 0; padding: 0; list-style: none; }
.plates img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 5; object-fit: cover; background: var(--wash); }
.purchase button, .buy-bar button { text-transform: none; }
@media (min-width: 48rem) {
  .sheet { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: var(--space-7); align-items: start; }
  .sheet .text { position: sticky; inset-block-start: var(--space-5); min-width: 0; }
}
@media (max-width: 47.99rem) {
  .sheet { display: flex; flex-direction: column-reverse; }
  .plates { grid-auto-flow: column; grid-auto-columns: 86%; overflow-x: auto; scroll-snap-type: x mandatory; margin: 0 calc(-1 * var(--gutter)) var(--space-5); padding: 0 var(--gutter); }
  .plates li { scroll-snap-align: center; }
  .plates li:only-child { grid-column: 1 / -1; width: calc(100vw - 2 * var(--gutter)); }
  .cells .price { grid-column: 1 / -1; text-align: start; }
}
`;

/** Styles for the front page widgets. */
const widgets = `
.front { display: grid; gap: var(--space-5); margin: 0 0 var(--space-7); overflow-wrap: anywhere; }
.front h2 { margin: var(--space-5) 0 0; font-size: var(--text-3xl); line-height: .98; letter-spacing: -.04em; }
[dir="rtl"] .front h2 { line-height: 1.3; letter-spacing: normal; }
.front p { font-size: var(--text-l); }
.front img { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; background: var(--wash); }
.contents { margin: 0 0 var(--space-7); padding: 0; list-style: none; counter-reset: entry; }
.contents li { display: flex; align-items: center; justify-content: space-between; gap: var(--space-5); position: relative; border-bottom: 1px solid var(--ink); min-width: 0; }
.contents :is(a, span) { padding: var(--space-4) 0; color: inherit; font-family: var(--font-heading); font-size: clamp(1.5rem, 1.1rem + 2vw, 2.75rem); text-decoration: none; overflow-wrap: anywhere; }
.contents a::after { content: ""; position: absolute; inset: 0; }
.contents a:hover { color: var(--accent); }
.contents img { flex: none; width: clamp(3.5rem, 8vw, 6rem); height: auto; aspect-ratio: 4 / 5; object-fit: cover; background: var(--wash); }
.notices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); margin: 0 0 var(--space-7); padding: 0; list-style: none; border-block: 3px double var(--ink); }
.notices li { padding: var(--space-4); overflow-wrap: anywhere; }
.notices li + li { border-inline-start: 1px solid var(--faint); }
.notices strong, .notices span { display: block; }
.notices span { color: var(--quiet); font-style: italic; }
[lang|="ar"] .notices span { font-style: normal; }
@media (min-width: 60rem) {
  .front { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); align-items: end; }
  .front h2 { grid-column: 1 / -1; padding-bottom: var(--space-4); border-bottom: 1px solid var(--ink); }
}
`;

/** Styles for buttons, fields, and the order summary next to the cart and checkout. */
const till = `
button:not(.tool, .quiet, .close, .plain), .button { border: 1px solid var(--accent); }
.quiet { border: 1px solid var(--ink); }
.summary, .till > :last-child { border: 1px solid var(--ink); background: var(--paper); }
.summary :is(td, th), .totals :is(td, th, dt, dd) { font-family: var(--font-label); font-size: .9rem; }
.badge { background: none; color: var(--accent); padding: 0; font-family: var(--font-label); }
.banner, .newsletter, .tiles li, .beside > img, .rich img { border-radius: 0; }
.newsletter { border-block: 3px double var(--ink); background: none; }
body > footer { border-top: 3px double var(--ink); background: var(--paper); }
`;

export const styles = [defaultStyles, tokens, masthead, pages, widgets, till].join('');
