/** The styles of products, listings and filters. */
export const catalogStyles = `
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
@media (min-width: 48rem) {
  .product { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; margin-top: 1rem; }
  .product:not(:has(.pictures)) { grid-template-columns: 1fr; }
  .list { display: grid; grid-template-columns: 15rem 1fr; gap: 2rem; align-items: start; }
  .list h2 { margin-top: 0; }
}
`;
