/** The styles of products, listings and filters. */
export const catalogStyles = `
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 44%), 1fr)); gap: var(--space-6) var(--space-4); }
.products li { position: relative; min-width: 0; }
.products a { display: block; color: inherit; text-decoration: none; }
.products a::after { content: ""; position: absolute; inset: 0; }
.products a:hover .name { text-decoration: underline; }
.products .frame { display: block; aspect-ratio: 4 / 5; overflow: hidden; border-radius: var(--radius-m); background: var(--wash); }
.products .frame.none { display: grid; place-items: center; color: var(--line); }
.products .frame.none .icon { width: 3rem; height: 3rem; stroke-width: 1; }
.products img { display: block; width: 100%; height: 100%; object-fit: cover; }
.products li:hover img { transform: scale(1.03); }
.products .name {
  display: -webkit-box; margin-top: var(--space-3); overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; font-weight: 500;
  line-height: 1.35; overflow-wrap: anywhere;
}
.products .price { display: block; margin-top: .15rem; color: var(--quiet); }
.price { font-variant-numeric: tabular-nums; }
.stock { color: var(--wrong); font-weight: 500; }
.products .stock {
  position: absolute; inset-block-start: var(--space-2); inset-inline-start: var(--space-2); padding: .1rem .6rem; border-radius: var(--radius-full);
  background: var(--paper); color: var(--ink); font-size: var(--text-s);
}

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
.list h2 { margin: 0 0 var(--space-4); color: var(--quiet); font-size: var(--text-m); font-weight: 400; letter-spacing: 0; }
.narrowing fieldset { padding: var(--space-4) 0; border: 0; border-top: 1px solid var(--faint); border-radius: 0; }
.narrowing legend { float: inline-start; width: 100%; margin-bottom: var(--space-1); padding: 0; }
.narrowing legend + * { clear: both; }
.narrowing fieldset label { display: flex; align-items: center; padding: .3rem 0; overflow-wrap: anywhere; }
.narrowing fieldset label .count { margin-inline-start: auto; padding-inline-start: .5rem; }
.narrowing fieldset label:has(input:not([type="checkbox"])) { flex-wrap: wrap; }
.narrowing fieldset input:not([type="checkbox"]) { width: 100%; }
.narrowing .row { margin: var(--space-4) 0 0; }

.product h1 { margin: 0 0 var(--space-2); overflow-wrap: anywhere; }
.product .price { margin: 0 0 var(--space-4); font-size: var(--text-xl); }
.product .price + .tax-note { margin: calc(-1 * var(--space-3)) 0 var(--space-4); }
.product .pictures { gap: var(--space-3); }
.pictures img { display: block; width: 100%; border-radius: var(--radius-m); background: var(--wash); object-fit: cover; }
.choice { margin: 0 0 var(--space-4); }
.choice p { margin: 0 0 var(--space-2); font-weight: 500; }
.choice ul { gap: var(--space-2); }
.choice a {
  display: inline-grid; place-items: center; min-width: var(--target); min-height: var(--target); padding: 0 var(--space-4);
  border: 1px solid var(--line); border-radius: var(--radius-s); color: inherit; text-decoration: none; overflow-wrap: anywhere;
}
.choice a:hover { border-color: var(--ink); }
.choice a[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
.choice a.gone { border-style: dashed; color: var(--quiet); }
.purchase { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: end; margin: var(--space-5) 0; }
.purchase label { flex-basis: 100%; margin-bottom: calc(-1 * var(--space-2)); font-weight: 500; }
.purchase input { width: 5.5rem; min-height: 3.25rem; text-align: center; }
.purchase button { flex: 1 1 12rem; min-height: 3.25rem; font-size: 1.05rem; }
.product .fine { margin: 0; }
.product .rich, .product .details { margin-top: var(--space-5); padding-top: var(--space-5); border-top: 1px solid var(--faint); }
.product .details h2 { margin: 0 0 var(--space-2); font-size: var(--text-l); }
.product .rich > :first-child { margin-top: 0; }
.product { margin-bottom: var(--space-7); }
.product > div { min-width: 0; }

@media (max-width: 47.99rem) {
  .product .pictures {
    flex-wrap: nowrap; margin: 0 calc(-1 * var(--gutter)) var(--space-5); padding: 0 var(--gutter); overflow-x: auto; scroll-snap-type: x mandatory;
    scroll-padding: 0 var(--gutter); scrollbar-width: none;
  }
  .pictures li { flex: 0 0 100%; scroll-snap-align: start; }
  .pictures li:not(:only-child) { flex-basis: 88%; }
  .pictures img { aspect-ratio: 4 / 5; }
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
  .product:not(:has(.pictures)) { grid-template-columns: minmax(0, 40rem); }
  .product > div { position: sticky; inset-block-start: var(--space-5); }
  .product .pictures { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .pictures li:first-child { grid-column: 1 / -1; }
  .pictures li:nth-child(2):last-child { grid-column: 1 / -1; }
  .pictures li + li img { aspect-ratio: 1; }
  .list { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: var(--space-6); align-items: start; }
  .list > .quiet, .narrowing .close { display: none; }
  .narrowing[popover] {
    display: block; position: static; inset: auto; width: auto; height: auto; margin: 0; padding: 0; border: 0; overflow: visible;
    background: none; color: inherit;
  }
  .list .products { grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
}
`;
