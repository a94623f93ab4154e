/** The styles of products, listings and filters. */
export const catalogStyles = `
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 44%), 1fr)); gap: var(--space-6) var(--space-4); }
.products > li { position: relative; min-width: 0; display: flex; flex-direction: column; align-items: start; }
.products > li > a { align-self: stretch; }
.products a { display: block; color: inherit; text-decoration: none; }
.products a::after { content: ""; position: absolute; inset: 0; }
.products a:hover .name { text-decoration: underline; }
.products .frame { position: relative; }
.frame { display: block; aspect-ratio: 4 / 5; overflow: hidden; border-radius: var(--radius-m); background: var(--wash); }
.frame.none { display: grid; place-items: center; color: var(--line); }
.frame.none .icon { width: 3rem; height: 3rem; stroke-width: 1; }
.products img { display: block; width: 100%; height: 100%; object-fit: cover; }
@media (hover: hover) {
  .products > li:hover img:only-child { transform: scale(1.03); }
  .products > li:hover .second { display: block; }
}
.products .second { display: none; position: absolute; inset: 0; }
.products .name {
  display: -webkit-box; margin-top: var(--space-3); overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; font-weight: 500;
  line-height: 1.35; overflow-wrap: anywhere;
}
.products .fact { display: -webkit-box; line-height: 1.4; text-wrap: pretty; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; color: var(--quiet); font-size: var(--text-s); overflow-wrap: anywhere; }
.products .price { display: block; margin-top: .15rem; overflow-wrap: anywhere; }
.price { font-variant-numeric: tabular-nums; }
.price s, .unit-price { color: var(--quiet); font-size: var(--text-s); font-weight: 400; font-variant-numeric: tabular-nums; }
.price s { margin-inline-start: .35em; }
.badges { display: flex; flex-wrap: wrap; gap: var(--space-1); margin: 0 0 var(--space-3); }
.products .badges { position: absolute; inset-block-start: var(--space-2); inset-inline: var(--space-2); margin: 0; pointer-events: none; }
.badge { padding: .1rem .6rem; border-radius: min(var(--radius-full), .8rem); background: var(--paper); color: var(--ink); font-size: var(--text-s); line-height: 1.5; overflow-wrap: anywhere; }
.products .badge { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.badge.sale { background: var(--accent); color: var(--on-accent); }
.product .badge:not(.sale) { background: var(--wash); }
.swatches { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem; margin: var(--space-2) 0 0; padding: 0; list-style: none; color: var(--quiet); font-size: var(--text-s); }
.swatch { display: block; width: 1.1rem; height: 1.1rem; flex: none; }
.swatch circle { stroke: var(--line); stroke-width: 1; }
.stock:not(.badge) { color: var(--wrong); font-weight: 500; }

.children ul { gap: var(--space-2); margin: 0 0 var(--space-5); }
.children a {
  display: inline-flex; align-items: center; min-height: var(--target); padding: 0 var(--space-4); border: 1px solid var(--faint);
  border-radius: var(--radius-full); color: inherit; text-decoration: none;
}
.children a:hover { border-color: var(--ink); }

.chosen { display: flex; flex-wrap: wrap; gap: var(--space-2); margin: 0 0 var(--space-4); padding: 0; list-style: none; }
.chosen a {
  display: inline-flex; align-items: center; gap: var(--space-2); min-height: 2.25rem; padding: 0 var(--space-3); border-radius: var(--radius-full);
  background: var(--wash); color: inherit; font-size: var(--text-s); text-decoration: none; overflow-wrap: anywhere;
}
.chosen a:hover { text-decoration: underline; }
.chosen .icon { width: 1rem; height: 1rem; }
main > h1 + p { max-width: var(--reading); color: var(--quiet); }
.found { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-4); margin-bottom: var(--space-4); }
.sorting { position: relative; }
.sorting summary { display: flex; align-items: center; gap: var(--space-2); min-height: var(--target); cursor: pointer; list-style: none; }
.sorting summary::-webkit-details-marker { display: none; }
.sorting .icon { width: 1.1rem; height: 1.1rem; }
.sorting ul {
  position: absolute; z-index: 2; inset-block-start: 100%; inset-inline-end: 0; min-width: 100%; margin: 0; padding: var(--space-2); border: 1px solid var(--faint);
  border-radius: var(--radius-m); background: var(--raised); box-shadow: var(--shadow); list-style: none; white-space: nowrap;
}
.sorting a { display: flex; align-items: center; min-height: var(--target); padding: 0 var(--space-3); border-radius: var(--radius-s); color: inherit; text-decoration: none; }
.sorting a:hover { background: var(--wash); }
.sorting a[aria-current] { font-weight: 600; }
.list h2 { margin: 0; color: var(--quiet); font-size: var(--text-m); font-weight: 400; letter-spacing: 0; }
.narrowing fieldset { padding: var(--space-4) 0; border: 0; border-top: 1px solid var(--faint); border-radius: 0; }
.narrowing legend { float: inline-start; width: 100%; margin-bottom: var(--space-1); padding: 0; }
.narrowing legend + * { clear: both; }
.narrowing fieldset label, .narrowing .field label { display: flex; align-items: center; padding: .3rem 0; overflow-wrap: anywhere; }
.narrowing .range { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--space-3); align-items: end; }
.narrowing .range input { padding-inline: var(--space-2); }
.narrowing fieldset label .count { margin-inline-start: auto; padding-inline-start: .5rem; }
.narrowing fieldset label:has(input:not([type="checkbox"])) { flex-wrap: wrap; }
.narrowing fieldset input:not([type="checkbox"]) { width: 100%; }
.narrowing .row { margin: var(--space-4) 0 0; }

.product h1 { margin: 0 0 var(--space-2); overflow-wrap: anywhere; }
.product .price { margin: 0 0 var(--space-4); font-size: var(--text-xl); overflow-wrap: anywhere; }
.product .tiers { margin: 0 0 var(--space-4); border-collapse: collapse; }
.product .tiers caption { text-align: start; font-weight: 600; }
.product .tiers :is(th, td) { padding-block: var(--space-1); padding-inline: 0 var(--space-4); text-align: start; font-weight: 400; }
.product .per-unit { margin: calc(-1 * var(--space-3)) 0 var(--space-4); }
.product .price + .tax-note { margin: calc(-1 * var(--space-3)) 0 var(--space-4); }
.gallery { min-width: 0; }
.gallery .pictures {
  flex-wrap: nowrap; gap: var(--space-3); overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; border-radius: var(--radius-m);
}
.pictures li { flex: 0 0 100%; scroll-snap-align: center; scroll-margin-block-start: 50vh; }
.pictures a { display: block; cursor: zoom-in; }
.pictures img { display: block; width: 100%; aspect-ratio: 4 / 5; border-radius: var(--radius-m); background: var(--wash); object-fit: cover; }
.thumbs { display: flex; gap: var(--space-2); margin: var(--space-3) -.25rem 0; padding: .25rem; overflow-x: auto; list-style: none; }
.thumbs a { display: block; border-radius: var(--radius-s); }
.thumbs [aria-current]:not(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 1px; }
.thumbs img { display: block; width: 4.5rem; height: 5.625rem; border-radius: var(--radius-s); background: var(--wash); object-fit: cover; }
.zoom { max-width: 96vw; max-height: 96vh; margin: auto; padding: 0; border: 0; background: none; overflow: visible; }
.zoom img { display: block; max-width: 96vw; max-height: 92vh; border-radius: var(--radius-m); cursor: zoom-out; }
.zoom::backdrop { background: rgb(0 0 0 / .8); }
.zoom .close { position: fixed; inset-block-start: var(--space-3); inset-inline-end: var(--space-3); background: var(--paper); }
.choice { margin: 0 0 var(--space-4); }
.choice > p { margin: 0 0 var(--space-2); font-weight: 500; }
.choice > .fine { margin: var(--space-2) 0 0; font-weight: 400; }
.choice ul { gap: var(--space-2); }
.choice li > * {
  display: inline-flex; align-items: center; justify-content: center; gap: var(--space-2); min-width: var(--target); min-height: var(--target);
  padding: 0 var(--space-4); border: 1px solid var(--line); border-radius: var(--radius-s); color: inherit; text-decoration: none; overflow-wrap: anywhere;
}
.choice .pictured { padding-inline-start: .2rem; }
.choice img { display: block; width: 2.25rem; height: 2.25rem; border-radius: .25rem; object-fit: cover; }
.choice a:hover { border-color: var(--ink); }
.choice a[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
.choice .gone {
  border-style: dashed; color: var(--quiet);
  background: linear-gradient(to top right, transparent calc(50% - 1px), var(--faint) calc(50% - 1px), var(--faint) calc(50% + 1px), transparent calc(50% + 1px));
}
.choice .none { border-color: var(--faint); }
.purchase .of-card { flex-basis: 100%; min-width: 0; }
.of-card fieldset { max-width: none; }
.purchase .of-card :is(label, .hint) { margin-bottom: var(--space-1); }
.purchase .of-card .field > :is(input, textarea) { width: 100%; min-height: var(--target); text-align: start; }
.amounts .choices { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); }
.purchase .amounts .choices label { display: flex; flex: none; align-items: center; min-height: var(--target); margin: 0; font-weight: 400; }
.purchase .amounts .choices input { width: 1.15rem; min-height: 0; }
.amounts .other { margin: var(--space-2) 0 0; }
.amounts .choices:not(:has([value="other"]:checked)) + .other { display: none; }
.promises { display: grid; gap: var(--space-2); margin: var(--space-5) 0; padding: 0; list-style: none; }
.promises.offers { margin: var(--space-3) 0; }
.promises li { display: flex; gap: var(--space-3); align-items: center; }
.promises .icon { width: 1.25rem; height: 1.25rem; color: var(--accent); }
.purchase { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: end; margin: var(--space-5) 0 var(--space-4); }
.purchase label { flex-basis: 100%; margin-bottom: calc(-1 * var(--space-2)); font-weight: 500; }
.purchase .hint { flex-basis: 100%; margin-bottom: calc(-1 * var(--space-2)); }
.purchase input { width: 5.5rem; min-height: 3.25rem; text-align: center; }
.purchase .stepper { border-radius: var(--radius-full); }
.purchase .stepper input { min-height: calc(3.25rem - 2px); padding: 0; border: 0; border-radius: var(--radius-full); background: none; }
.purchase .stepper [type="button"] { width: var(--target); color: var(--ink); font-size: var(--text-l); cursor: pointer; }
.purchase .stepper [type="button"]:hover { background: var(--wash); }
.purchase .stepper [aria-disabled="true"] { opacity: .4; cursor: default; }
@media (scripting: enabled) {
  .purchase .stepper { min-width: calc(2 * var(--target) + 3rem + 2px); justify-content: center; }
  .purchase .stepper [type="number"] { width: 3rem; }
}
.purchase button { flex: 1 1 12rem; min-height: 3.25rem; font-size: 1.05rem; }
.purchase button.express { flex: 1 1 auto; width: auto; padding-inline: var(--space-4); font-size: var(--text-m); }
.product .rich, .product .details { margin-top: var(--space-5); border-block: 1px solid var(--faint); }
.details summary { display: flex; align-items: center; min-height: var(--target); font-weight: 600; cursor: pointer; }
.details summary::before { content: "+"; order: 1; margin-inline-start: auto; font-size: 1.4rem; font-weight: 400; }
.details[open] summary::before { content: "–"; }
.details dl div:last-child { border-bottom: 0; }
.product .details + .fine { margin: var(--space-4) 0 0; }
.product + .rich { max-width: var(--reading); }
.product { margin-bottom: var(--space-7); }
main > section:has(> .products) { margin-top: var(--space-7); }
.product > div { min-width: 0; }

@media (max-width: 47.99rem) {
  .product { position: relative; }
  .gallery { margin-bottom: var(--space-5); }
  .gallery .pictures { margin: 0 calc(-1 * var(--gutter)); padding: 0 var(--gutter); scroll-padding: 0 var(--gutter); border-radius: 0; }
  .pictures li:not(:only-child) { flex-basis: 88%; scroll-snap-align: start; }
  .thumbs, .products .fact { display: none; }
  .purchase:not(.gone) button:not(.express) { display: none; }
  html:has(.buy-bar) { scroll-padding-block-end: 5.5rem; }
  .buy-bar {
    position: sticky; z-index: 1; inset-block-end: 0; display: flex; align-items: center; gap: var(--space-4); margin: var(--space-5) calc(-1 * var(--gutter)) calc(-1 * var(--space-8));
    padding: var(--space-3) var(--gutter) max(var(--space-3), env(safe-area-inset-bottom)); border-top: 1px solid var(--faint); background: var(--raised);
  }
  .buy-bar .price { font-size: var(--text-l); font-weight: 600; overflow-wrap: anywhere; }
  .buy-bar button { flex: 1 0 auto; margin-inline-start: auto; min-height: 3rem; }
  .narrowing[popover] {
    position: fixed; inset: 0 0 0 auto; width: min(24rem, 92vw); height: 100%; max-height: none; margin: 0; padding: var(--space-4) var(--space-5) var(--space-6);
    border: 0; background: var(--raised); color: var(--ink); overflow-y: auto; box-shadow: var(--shadow);
  }
  [dir="rtl"] .narrowing[popover] { inset: 0 auto 0 0; }
  .narrowing .close { margin-inline: auto -.6rem; }
  .list > .quiet { width: 100%; margin-bottom: var(--space-4); }
}
@media (min-width: 48rem) {
  .product { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: var(--space-7); align-items: start; }
  .product > div:not(.gallery) { position: sticky; inset-block-start: var(--space-5); }
  .product .pictures img { max-height: 46rem; }
  .buy-bar { display: none; }
  .list { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: var(--space-6); align-items: start; }
  .list > .quiet, .narrowing .close { display: none; }
  .narrowing > fieldset:first-of-type { padding-top: .6rem; border-top: 0; }
  .narrowing[popover] {
    display: block; position: static; inset: auto; width: auto; height: auto; margin: 0; padding: 0; border: 0; overflow: visible;
    background: none; color: inherit;
  }
  .list .products { grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
  .list .products .fact { -webkit-line-clamp: 3; }
}
`;
