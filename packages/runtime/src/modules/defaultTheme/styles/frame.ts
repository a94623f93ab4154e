/** The styles of the header, the menu and the footer. */
export const frameStyles = `
body > header { background: var(--paper); border-bottom: 1px solid var(--faint); }
.bar {
  display: flex; align-items: center; gap: var(--space-2) var(--space-5); min-height: 4rem;
  max-width: calc(var(--page) + 2 * var(--gutter)); margin: 0 auto; padding: 0 var(--gutter);
}
.shop {
  flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  color: inherit; font-family: var(--font-heading); font-size: 1.3rem; font-weight: 700; letter-spacing: -.02em;
  text-decoration: none;
}
.shop:has(.logo) { flex-shrink: 0; }
.shop .logo { display: block; width: auto; height: 2rem; max-width: min(12rem, 40vw); object-fit: contain; object-position: left; }
[dir="rtl"] .shop { letter-spacing: normal; }
[dir="rtl"] .shop .logo { object-position: right; }
.announcement { background: var(--ink); color: var(--paper); font-size: var(--text-s); text-align: center; text-wrap: balance; }
.announcement > * { display: block; padding: var(--space-2) var(--gutter); color: inherit; overflow-wrap: anywhere; }
.announcement > a:focus-visible { outline-color: var(--paper); outline-offset: -3px; }
.tool {
  display: grid; place-items: center; width: var(--target); height: var(--target); padding: 0; border: 0;
  border-radius: var(--radius-full); background: none; color: var(--ink);
}
.tool:has(.units) { position: relative; }
.tool .units {
  position: absolute; inset-block-start: 0; inset-inline-end: 0; min-width: 1.25rem; padding: 0 .3rem; border-radius: var(--radius-full);
  background: var(--accent); color: var(--on-accent); font-size: .75rem; font-weight: 700; line-height: 1.25rem; text-align: center;
  font-variant-numeric: tabular-nums;
}
.tool:hover { background: var(--wash); }
.own { display: flex; gap: var(--space-1); margin-inline-start: auto; margin-inline-end: -.6rem; }
.bar .search { flex: 1 1 10rem; max-width: 20rem; flex-wrap: nowrap; margin-inline-start: auto; position: relative; }
.bar .search input {
  width: 100%; min-height: var(--target); padding-inline: 2.75rem; border-color: transparent; border-radius: var(--radius-full);
  background: var(--wash);
}
.bar .search input:focus { border-color: var(--line); background: var(--paper); }
.bar .search button {
  position: absolute; inset-block: 0; inset-inline-start: 0; width: var(--target); padding: 0; border: 0; background: none; color: var(--quiet);
  display: grid; place-items: center; min-height: 0;
}
.bar .search + .own { margin-inline-start: 0; }
.bar .menu ul { gap: var(--space-1) var(--space-2); }
.bar .menu a, .bar .menu span { display: block; padding: .6rem .5rem; color: var(--ink); text-decoration: none; }
.bar .menu a:hover { text-decoration: underline; }
.bar .menu li { position: relative; }
.bar .menu li ul { display: none; }

@media (min-width: 60rem) {
  .burger, .own .find, .bar .menu .close { display: none; }
  .bar .menu[popover] {
    display: block; position: static; inset: auto; width: auto; height: auto; margin: 0; padding: 0; border: 0; overflow: visible;
    background: none; color: inherit; flex: 0 1 auto; min-width: 0;
  }
  .bar .menu > ul { flex-wrap: wrap; }
  .bar .menu > ul > li > :is(a, span) { max-width: 14rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .bar .menu li:is(:hover, :focus-within) > ul {
    display: block; position: absolute; z-index: 2; inset-block-start: 100%; inset-inline-start: 0; min-width: 12rem;
    padding: var(--space-2); border: 1px solid var(--faint); border-radius: var(--radius-m); background: var(--raised);
    box-shadow: var(--shadow);
  }
}
@media (min-width: 60rem) and (max-width: 71.99rem) {
  .bar:has(.menu) { flex-wrap: wrap; padding-block: .5rem .25rem; }
  .bar .menu[popover] { order: 1; flex-basis: 100%; margin-inline: -.5rem; }
}
@media (max-width: 59.99rem) {
  .bar { min-height: 3.5rem; gap: var(--space-1); }
  .burger { margin-inline-start: -.6rem; }
  .bar .search { display: none; }
  .own, .bar .search + .own { margin-inline-start: auto; }
  .bar .menu[popover] {
    position: fixed; inset: 0 auto 0 0; width: min(22rem, 88vw); height: 100%; max-height: none; margin: 0; padding: var(--space-4) var(--space-5);
    border: 0; background: var(--raised); color: var(--ink); overflow-y: auto; box-shadow: var(--shadow);
  }
  [dir="rtl"] .bar .menu[popover] { inset: 0 0 0 auto; }
  .bar .menu .close { margin-inline: -.6rem auto; }
  .bar .menu ul { display: block; }
  .bar .menu li { border-bottom: 1px solid var(--faint); }
  .bar .menu li li { border: 0; }
  .bar .menu a, .bar .menu span { padding: .7rem 0; font-size: 1.05rem; overflow-wrap: anywhere; }
  .bar .menu li ul { display: block; padding-inline-start: var(--space-4); }
  .bar .menu li ul a { padding: .5rem 0; color: var(--quiet); font-size: 1rem; }
}
.bar .menu::backdrop, .narrowing::backdrop { background: rgb(0 0 0 / .45); }
.bar.slim { justify-content: space-between; }

body > footer { background: var(--wash); color: var(--quiet); font-size: var(--text-s); }
.foot {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: var(--space-6);
  max-width: calc(var(--page) + 2 * var(--gutter)); margin: 0 auto; padding: var(--space-7) var(--gutter);
}
.foot { overflow-wrap: anywhere; }
.foot .about p { margin: 0 0 var(--space-3); max-width: 24rem; }
.foot address a { display: block; }
.foot .social { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); margin-top: var(--space-2); }
.foot.ends {
  display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-6); align-items: center; justify-content: space-between; padding-block: 0 var(--space-6);
}
.marks { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.marks li { padding: .1rem .6rem; border: 1px solid var(--line); border-radius: var(--radius-s); background: var(--paper); color: var(--ink); }
.foot .shop { display: block; margin-bottom: var(--space-2); color: var(--ink); white-space: normal; }
.foot h2 { margin: 0 0 var(--space-2); color: var(--ink); font-size: var(--text-m); }
.foot ul { margin: 0; padding: 0; list-style: none; }
.foot a { display: inline-block; padding: .4rem 0; color: inherit; text-decoration: none; }
.foot a:hover { text-decoration: underline; }
.foot .withdraw { margin: 0; }
.foot .withdraw a { color: var(--ink); font-weight: 700; text-decoration: underline; }
@media (max-width: 47.99rem) {
  .foot { padding-block: var(--space-6); }
  .foot:not(.ends) { display: block; columns: 2; column-gap: var(--space-5); }
  .foot .about { column-span: all; margin-bottom: var(--space-5); }
  .foot section { break-inside: avoid; margin-bottom: var(--space-5); }
  .foot a, .currencies button.link { display: inline-flex; align-items: center; min-height: var(--target); padding-block: 0; }
  .foot.ends { row-gap: var(--space-1); justify-content: start; }
  .foot.ends > * { flex-basis: 100%; }
}
.legal { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); margin: 0; padding: 0; list-style: none; font-size: var(--text-s); }
footer .guarantee { color: var(--quiet); font-size: var(--text-s); }
footer .guarantee summary { padding: .4rem 0; cursor: pointer; }
footer .guarantee .rich { max-width: 44rem; }
.guarantee-label { max-width: 18rem; }
.guarantee img, .guarantee-label img { max-width: 100%; height: auto; }
.legal a { display: inline-block; padding: .4rem 0; color: inherit; }
footer .legal, footer .guarantee {
  max-width: calc(var(--page) + 2 * var(--gutter)); margin: 0 auto; padding: 0 var(--gutter) var(--space-5);
}
.languages { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); }
.languages [aria-current], .currencies [aria-current] { color: var(--ink); font-weight: 600; }
.currencies { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); }
.currencies button.link { color: inherit; font-size: inherit; text-decoration: none; }
.currencies button.link:hover { text-decoration: underline; }
.currencies button.link[aria-current] { color: var(--ink); }
`;
