/** The styles of rich text, of the blog and of widgets. */
export const contentStyles = `
.rich { max-width: var(--reading); overflow-wrap: break-word; }
.rich img { max-width: 100%; height: auto; border-radius: var(--radius-m); }
.rich figure { margin: var(--space-5) 0; }
.rich figcaption { margin-top: var(--space-1); color: var(--quiet); font-size: var(--text-s); }
.rich blockquote { margin: var(--space-5) 0; padding-inline-start: var(--space-5); border-inline-start: 3px solid var(--accent); font-size: var(--text-l); }
.rich blockquote p { margin: var(--space-1) 0; }
.rich li { margin: var(--space-1) 0; }
.rich table { display: block; width: max-content; max-width: 100%; overflow-x: auto; }
.rich pre { padding: var(--space-3) var(--space-4); border-radius: var(--radius-s); background: var(--wash); overflow-x: auto; }
dd > .rich > :first-child { margin-top: 0; }
dd > .rich > :last-child { margin-bottom: 0; }

.specimen { margin: 0 0 var(--space-7); }
.schemes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: var(--space-5); }
.schemes > * { padding: var(--space-5); border: 1px solid var(--faint); border-radius: var(--radius-l); background: var(--paper); color: var(--ink); }
.schemes ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr)); gap: var(--space-2) var(--space-4); padding: 0; list-style: none; }
.schemes li { display: flex; gap: var(--space-2); align-items: center; font-size: var(--text-s); }
.schemes .swatch { width: 1.75rem; height: 1.75rem; flex: none; }
.scheme-light { color-scheme: light; }
.scheme-dark { color-scheme: dark; }

.posts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: var(--space-6) var(--space-5); margin: var(--space-5) 0; padding: 0; list-style: none; }
.posts img { display: block; width: 100%; aspect-ratio: 3 / 2; border-radius: var(--radius-m); object-fit: cover; background: var(--wash); }
.posts h2 { margin: var(--space-3) 0 var(--space-1); font-size: var(--text-l); overflow-wrap: anywhere; }
.posts h2 a { color: inherit; text-decoration: none; }
.posts h2 a:hover { text-decoration: underline; }
.posts .fine { margin: 0 0 var(--space-2); }
.post { max-width: var(--reading); overflow-wrap: break-word; }
.post .lead { display: block; width: 100%; height: auto; margin: var(--space-4) 0; border-radius: var(--radius-m); }

main :is(.banner, .menu, .columns, .products, .hero, .beside, .features, .faq, .tiles, .product-row, .video, .newsletter, .contact) { margin: 0 0 var(--space-7); }
main > .menu ul { gap: var(--space-2) var(--space-4); }
.banner { position: relative; overflow: hidden; border-radius: var(--radius-l); background: var(--wash); }
.banner img { display: block; width: 100%; height: auto; max-height: 34rem; object-fit: cover; }
.banner :is(h2, p) { margin: 0; padding: var(--space-4) var(--space-5) 0; }
.banner > :last-child:not(img) { padding-bottom: var(--space-5); }
.banner h2 a { color: inherit; text-decoration: none; }
.banner h2 a::after { content: ""; position: absolute; inset: 0; }
.hero, .beside, .features, .faq, .tiles { overflow-wrap: anywhere; }
.hero {
  display: grid; align-items: center; min-height: clamp(20rem, 46vw, 34rem); overflow: hidden; border-radius: var(--radius-l); background: var(--accent-wash);
}
main > h1:has(+ .hero) { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.hero > * { grid-area: 1 / 1; }
.hero > img { width: 100%; height: 100%; min-height: 0; object-fit: cover; }
.hero > div { max-width: 36rem; padding: clamp(1.5rem, 5vw, 4rem); }
.hero h2 { margin: 0 0 var(--space-4); font-size: var(--text-3xl); line-height: 1.05; letter-spacing: -.03em; }
[dir="rtl"] .hero h2 { line-height: 1.3; letter-spacing: normal; }
.hero p { font-size: var(--text-l); }
.hero p:last-child { margin: var(--space-5) 0 0; font-size: var(--text-m); }
.hero.pictured > div { margin: clamp(.75rem, 3vw, 2rem); align-self: end; justify-self: left; max-width: 32rem; border-radius: var(--radius-m); background: var(--paper); padding: clamp(1.25rem, 3vw, 2.5rem); }
.hero.pictured h2 { font-size: var(--text-2xl); }
.beside { display: grid; gap: var(--space-5) var(--space-7); align-items: center; }
.beside > img { width: 100%; aspect-ratio: 4 / 3; border-radius: var(--radius-l); object-fit: cover; background: var(--wash); }
.beside > div { max-width: var(--reading); }
.beside h2 { margin-top: 0; font-size: var(--text-2xl); }
.features { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: var(--space-5); padding: var(--space-5) 0; border-block: 1px solid var(--faint); list-style: none; }
.features strong, .features span { display: block; }
.features span { color: var(--quiet); }
.faq { max-width: var(--reading); }
.faq details { border-bottom: 1px solid var(--faint); }
.faq summary { display: flex; justify-content: space-between; gap: var(--space-4); padding: var(--space-4) 0; font-weight: 500; cursor: pointer; list-style: none; }
.faq summary::-webkit-details-marker { display: none; }
.faq summary::after { content: "+"; font-size: 1.5rem; line-height: 1; }
.faq [open] summary::after { content: "\\2212"; }
.columns { display: grid; gap: 0 var(--space-6); }
.column { min-width: 0; }
@media (max-width: 47.99rem) {
  .hero.pictured { min-height: 0; }
  .hero.pictured > * { grid-area: auto; }
  .hero.pictured > img { aspect-ratio: 4 / 3; object-position: 75% 50%; }
  .hero.pictured > div { justify-self: auto; max-width: none; margin: 0; background: none; }
}
.product-row { overflow-wrap: anywhere; }
.row-head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--space-2) var(--space-4); margin-bottom: var(--space-4); }
.row-head h2 { margin: 0; }
.row-head a { display: inline-flex; align-items: center; min-height: var(--target); }
.scroller { overflow-x: auto; scroll-snap-type: x proximity; margin: 0 calc(-1 * var(--gutter)); padding: .25rem var(--gutter) var(--space-3); scroll-padding: 0 var(--gutter); }
.scroller .products { display: grid; grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: clamp(9.5rem, 42vw, 17.5rem); justify-content: start; margin: 0; }
.scroller li { scroll-snap-align: start; }
.video { max-width: 60rem; overflow-wrap: anywhere; }
.video :is(iframe, video) { display: block; width: 100%; aspect-ratio: 16 / 9; border: 0; border-radius: var(--radius-l); background: #000; }
.video summary { display: grid; gap: var(--space-2); place-items: center; overflow: hidden; min-height: 12rem; border-radius: var(--radius-l); background: var(--wash); cursor: pointer; list-style: none; }
.video summary::-webkit-details-marker { display: none; }
.video summary > * { grid-area: 1 / 1; }
.video summary img { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; }
.video :is(.play, .shut) { display: inline-flex; align-items: center; gap: var(--space-2); min-height: var(--target); padding: 0 var(--space-5); border-radius: var(--radius-full); background: var(--accent); color: var(--on-accent); font-weight: 600; }
.video .play::before { content: ""; border-block: .4rem solid transparent; border-inline-start: .7rem solid currentColor; }
.video summary:hover .play { background: var(--accent-strong); }
.video .told { align-self: end; justify-self: stretch; padding: var(--space-2) var(--space-4); background: var(--paper); color: var(--quiet); font-size: var(--text-s); text-align: center; }
.video details:not([open]) .shut, .video [open] :is(summary img, .play, .told) { display: none; }
.video [open] summary { min-height: 0; margin-bottom: var(--space-2); background: none; justify-items: end; }
.video [open] .shut { background: none; color: inherit; font-weight: 500; text-decoration: underline; }
.newsletter { padding: clamp(1.5rem, 4vw, 3rem); border-radius: var(--radius-l); background: var(--accent-wash); text-align: center; overflow-wrap: anywhere; }
.newsletter h2 { margin: 0 0 var(--space-2); font-size: var(--text-2xl); }
.newsletter p { margin: 0 auto var(--space-4); max-width: var(--reading); }
.newsletter form { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-2) var(--space-3); align-items: center; max-width: 34rem; margin: 0 auto; }
.newsletter label { flex-basis: 100%; font-weight: 500; text-align: center; }
.newsletter input[type="email"] { flex: 1 1 14rem; min-width: 0; }
.newsletter .fine:last-child { margin: var(--space-3) auto 0; }
.contact { max-width: var(--reading); overflow-wrap: anywhere; }
.contact :is(.field, textarea) { max-width: none; }
.trap { position: absolute; inset-inline-start: -100vw; width: 1px; height: 1px; overflow: hidden; }
.spacer { height: var(--space-6); margin: 0; border: 0; }
.spacer.small { height: var(--space-4); }
.spacer.large { height: calc(2 * var(--space-8)); }
hr.spacer { background: linear-gradient(var(--faint), var(--faint)) center / 100% 1px no-repeat; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 44%), 1fr)); gap: var(--space-4); padding: 0; list-style: none; }
.tiles li { position: relative; min-width: 0; overflow: hidden; border-radius: var(--radius-l); background: var(--wash); }
.tiles img { display: block; width: 100%; aspect-ratio: 4 / 5; object-fit: cover; }
.tiles :is(a, span) { display: block; padding: var(--space-3) var(--space-4); color: inherit; font-weight: 600; text-decoration: none; }
.tiles a::after { content: ""; position: absolute; inset: 0; }
.tiles a:hover { text-decoration: underline; }
@media (min-width: 60rem) { .scroller .products { grid-auto-columns: calc((100% - 3 * var(--space-4)) / 4); } }
@media (min-width: 48rem) {
  .columns { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  .beside { grid-template-columns: 1fr 1fr; }
  .beside.reversed > img { order: 1; }
}
`;
