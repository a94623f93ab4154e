/** The styles of the order pages and the account. */
export const accountStyles = `
.button.plain { border-color: var(--line); background: none; color: var(--ink); font-weight: 500; }
.button.plain:hover { border-color: var(--ink); background: var(--wash); }
button.link { min-height: var(--target); padding: 0; border: 0; border-radius: 0; background: none; color: inherit; font-weight: 400; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; }
button.link:hover { background: none; text-decoration-thickness: 2px; }
.tag { display: inline-block; margin: var(--space-2) 0; padding: .1rem .6rem; border-radius: var(--radius-full); background: var(--accent-wash); font-size: var(--text-s); }
.actions { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; }

nav.account { margin: 0 0 var(--space-6); border-bottom: 1px solid var(--faint); }
nav.account ul { display: flex; gap: 0 var(--space-5); margin: 0 0 -1px; padding: 0; overflow-x: auto; list-style: none; scrollbar-width: none; }
nav.account a {
  display: inline-flex; align-items: center; min-height: var(--target); border-bottom: 3px solid transparent; color: var(--quiet); text-decoration: none; white-space: nowrap;
}
nav.account a:focus-visible { outline-offset: -3px; }
nav.account a:hover { color: var(--ink); border-color: var(--line); }
nav.account a[aria-current] { border-color: var(--accent); color: var(--ink); font-weight: 600; }
.who { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); align-items: center; overflow-wrap: anywhere; }
.who p { margin: 0; }
.who .link { color: var(--quiet); }

.secure { display: flex; gap: var(--space-2); align-items: center; color: var(--quiet); font-size: var(--text-s); }
.pay form:not(.ways) button { width: 100%; min-height: 3.25rem; }
.till .pay:first-child { margin-top: 0; }

.standing { margin-bottom: var(--space-5); font-size: var(--text-l); overflow-wrap: anywhere; }
.till.placed { gap: var(--space-6) var(--space-7); }
.placed section > h2 { margin-top: 0; font-size: var(--text-l); }
.placed section { margin-bottom: var(--space-6); }
.placed > .summary { margin-bottom: 0; }
.arrival { display: flex; gap: var(--space-3); align-items: center; }
.arrival .icon { color: var(--accent); }
.state { margin-bottom: var(--space-3); }
.state strong { font-size: var(--text-l); margin-inline-end: var(--space-2); }
.order-head { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; justify-content: space-between; margin-bottom: var(--space-5); }
.order-head .state { margin: 0; }
.shipments { margin: 0; padding: 0; list-style: none; }
.shipments li { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; justify-content: space-between; padding: var(--space-3) 0; border-bottom: 1px solid var(--faint); overflow-wrap: anywhere; }

.progress { margin: 0; padding: 0; list-style: none; }
.progress li { position: relative; min-height: 3.25rem; padding-inline-start: 2.25rem; overflow-wrap: anywhere; }
.progress li::before {
  content: "" / ""; position: absolute; inset-inline-start: 0; inset-block-start: .1rem; z-index: 1; display: grid; place-items: center; width: 1.4rem; height: 1.4rem;
  border: 2px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--on-accent); font-size: .8rem; line-height: 1;
}
.progress li + li::after { content: ""; position: absolute; inset-inline-start: .62rem; inset-block: calc(.1rem - 100% + 1.4rem) calc(100% - .1rem); width: 2px; background: var(--faint); }
.progress .done::before { content: "✓" / ""; border-color: var(--accent); background: var(--accent); }
.progress .current::before { border: .4rem solid var(--accent); }
.progress li:is(.done, .current)::after { background: var(--accent); }
.progress .current span { font-weight: 700; }
.progress .todo { color: var(--quiet); }
.progress time { display: block; color: var(--quiet); font-size: var(--text-s); }

.order-cards { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
.order-card { padding: var(--space-5); border: 1px solid var(--faint); border-radius: var(--radius-l); }
.order-card :is(h2, h3) { margin: 0; font-size: var(--text-l); }
.order-card :is(h2, h3) a { color: inherit; }
.order-card > :last-child { margin-bottom: 0; }
.order-card .state, .order-card .arrival { margin-bottom: var(--space-2); }
.order-card .sum { font-variant-numeric: tabular-nums; }
.images { display: flex; flex-wrap: wrap; gap: var(--space-2); margin: var(--space-3) 0 var(--space-4); padding: 0; list-style: none; }
.images img { display: block; width: 4rem; height: 5rem; border-radius: var(--radius-s); object-fit: cover; background: var(--wash); }
.images li:not(:has(img)) { display: grid; place-items: center; min-width: 4rem; max-width: 10rem; min-height: 5rem; padding: var(--space-2); border-radius: var(--radius-s); background: var(--wash); overflow-wrap: anywhere; }

.overview { display: grid; gap: var(--space-6); margin-top: var(--space-5); }
.overview h2 { margin-top: 0; }
.rows { margin: 0 0 var(--space-3); padding: 0; list-style: none; }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-4); padding: var(--space-3) 0; border-bottom: 1px solid var(--faint); }
.rows :is(a, .what) + .fine { grid-row: 2; }
.credit .fold > summary { display: flex; align-items: center; min-height: var(--target); text-decoration: underline; text-underline-offset: .2em; cursor: pointer; }
.rows .tag { margin: 0; }
#sessions .rows { max-width: 28rem; }
.profile fieldset { max-width: 28rem; margin-top: var(--space-5); padding: 0; border: 0; }
.profile legend { margin-bottom: var(--space-3); padding: 0; font-size: var(--text-l); }
.own-data { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: start; }
.own-data > [open], .own-data > p, .own-data > form { flex-basis: 100%; }
.own-data .fold { margin: 0; }
.button.plain.danger { border-color: var(--wrong); color: var(--wrong); }
.button.plain.danger:hover { background: var(--wrong-wash); }
.rows .amount { font-variant-numeric: tabular-nums; }
.addresses { margin: 0 0 var(--space-5); }
.addresses li { display: flex; flex-direction: column; align-items: start; }
.addresses .links { display: flex; gap: var(--space-4); align-items: center; margin-top: auto; padding-top: var(--space-2); }
.addresses .links a { display: inline-flex; align-items: center; min-height: var(--target); color: inherit; }
.credit .balance { margin: 0 0 var(--space-2); font-size: var(--text-xl); font-weight: 600; font-variant-numeric: tabular-nums; }
.fold > summary { list-style: none; }
.fold > summary::-webkit-details-marker { display: none; }
.fold[open] > summary { margin-bottom: var(--space-5); }
.fold + .notice { margin-top: var(--space-4); }

.sign { display: grid; gap: var(--space-5); max-width: 28rem; margin: var(--space-4) auto 0; }
.card { padding: var(--space-5); border: 1px solid var(--faint); border-radius: var(--radius-l); }
.card :is(h1, h2) { margin-top: 0; font-size: var(--text-xl); }
.card.aside { border-color: transparent; background: var(--wash); }
.card .field { max-width: none; }
.card :is(button:not(.reveal, .link), .button) { width: 100%; }
.card > :last-child, .card form:last-child p:last-child { margin-bottom: 0; }
.ticks { margin: 0 0 var(--space-5); padding: 0; list-style: none; }
.ticks li { display: flex; gap: var(--space-3); padding: var(--space-1) 0; }
.ticks .icon { color: var(--accent); }
.field:has(.reveal) { position: relative; }
.field:has(.reveal) input { padding-inline-end: 6.5rem; }
.reveal { position: absolute; inset-inline-end: 0; inset-block-end: 0; padding: 0 var(--space-3); border-color: transparent; background: none; color: var(--quiet); font-size: var(--text-s); font-weight: 500; }
.reveal:hover { border-color: transparent; background: none; color: var(--ink); }

@media (max-width: 47.99rem) {
  nav.account ul { gap: 0 var(--space-4); font-size: var(--text-s); }
  .placed dl div { flex-wrap: wrap; gap: 0; }
  .placed dt { flex-basis: 100%; }
  .state strong { display: block; }
  .images img { width: 3.25rem; height: 4.0625rem; }
  .images li:not(:has(img)) { min-width: 3.25rem; min-height: 4.0625rem; }
}
@media (min-width: 48rem) {
  .sign.two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); max-width: 60rem; align-items: stretch; }
  .card { padding: var(--space-6); }
  .till.placed > .summary { order: 1; }
  .overview:has(> section + section) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  .progress { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  .progress li { padding-block: 2rem 0; padding-inline: 0 var(--space-3); }
  .progress li + li::after { inset-block: .72rem auto; inset-inline: calc(1.4rem - 100%) 100%; width: auto; height: 2px; }
}
@media (min-width: 60rem) {
  .order-card { display: grid; grid-template-columns: minmax(14rem, 1fr) auto; gap: 0 var(--space-5); }
  .order-card > * { grid-column: 1; }
  .order-card > :is(.images, .actions) { grid-column: 2; justify-content: end; }
  .order-card > .images { grid-row: 1 / span 3; margin-top: 0; }
  .order-card > .actions { grid-row: 4; align-self: end; }
}
@media (forced-colors: active) {
  .progress li::before { forced-color-adjust: none; border-color: CanvasText; background: Canvas; color: CanvasText; }
  .progress .current::before { border-color: Highlight; }
  nav.account a[aria-current] { border-color: Highlight; }
}

#newsletter form + p { margin-top: var(--space-5); }
`;
