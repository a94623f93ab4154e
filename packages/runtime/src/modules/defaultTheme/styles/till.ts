/** The styles of the cart, the checkout, the confirmation and the account. */
export const tillStyles = `
.option { display: block; color: var(--quiet); font-size: var(--text-s); }
.quantity { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; }
.quantity input { text-align: center; }
.quantity button.quiet { padding: .4rem .5rem; border-color: transparent; color: var(--quiet); font-size: var(--text-s); text-decoration: underline; text-underline-offset: .2em; }
.quantity button.quiet:hover { color: var(--ink); background: none; }
.quantity button.step {
  display: grid; place-items: center; width: var(--target); padding: 0; border-color: var(--faint); color: var(--ink); font-size: var(--text-l); text-decoration: none;
}
.quantity button.step:disabled { opacity: .4; cursor: default; }
.quantity input { width: 4rem; appearance: textfield; }
.quantity input::-webkit-inner-spin-button { appearance: none; margin: 0; }
.notice.row { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); align-items: center; }
.notice.row p { margin: 0; overflow-wrap: anywhere; }
.lines :is(th, td):first-child { padding-inline-start: 0; }
.lines :is(th, td):last-child { padding-inline-end: 0; text-align: end; }
.coupon { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: end; margin: 0 0 var(--space-4); }
.coupon button { padding-inline: var(--space-4); }
.coupon .field { flex: 1 1 10rem; margin: 0; }
.coupon p { margin: 0; }

.lines th[scope="row"] { font-weight: 500; }
.lines th[scope="row"] a { color: inherit; text-decoration: none; }
.lines th[scope="row"] a:hover { text-decoration: underline; }
.lines img { float: inline-start; width: 5rem; height: 6.25rem; margin-inline-end: var(--space-4); border-radius: var(--radius-s); object-fit: cover; background: var(--wash); }
.lines td { font-variant-numeric: tabular-nums; }
.totals { width: 100%; margin: 0; }
.totals th, .totals td { padding: var(--space-1) 0; border: 0; font-weight: 400; }
.totals th { padding-inline-end: var(--space-3); }
.totals td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.totals .grand_total :is(th, td) { padding-top: var(--space-3); border-top: 1px solid var(--faint); font-size: var(--text-l); font-weight: 700; }
.totals tr:has(+ .grand_total) :is(th, td) { padding-bottom: var(--space-3); }

.summary { padding: var(--space-5); border-radius: var(--radius-l); background: var(--wash); }
.summary h2 { margin: 0 0 var(--space-4); font-size: var(--text-l); }
.summary .button { width: 100%; margin-top: var(--space-5); min-height: 3.25rem; }
.summary > :last-child { margin-bottom: 0; }
.summary summary { display: flex; justify-content: space-between; gap: var(--space-4); cursor: pointer; font-weight: 600; list-style: none; }
.summary summary::-webkit-details-marker { display: none; }
.bought { margin: 0 0 var(--space-4); padding: 0; list-style: none; }
.bought li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--space-3); align-items: start; padding: var(--space-2) 0; }
.bought img { width: 3.5rem; height: 4.375rem; border-radius: var(--radius-s); object-fit: cover; background: var(--faint); }
.bought .what { overflow-wrap: anywhere; line-height: 1.4; }
.bought .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }

.steps { margin: 0 0 var(--space-5); font-size: var(--text-s); }
.steps ol { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-2); margin: 0; padding: 0; list-style: none; color: var(--quiet); }
.steps li + li::before { content: "›"; margin-inline-end: var(--space-2); }
.steps a { color: inherit; }
.steps [aria-current] { color: var(--ink); font-weight: 600; }
.radio {
  display: flex; gap: var(--space-2); align-items: center; margin: 0 0 var(--space-2); padding: var(--space-3) var(--space-4); border: 1px solid var(--faint);
  border-radius: var(--radius-m);
}
.radio:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--accent-wash); }
.radio label { flex: 1; }
fieldset:has(> .radio) { padding: 0; border: 0; }
fieldset:has(> .radio) legend { margin-bottom: var(--space-2); padding: 0; }
.country .change { margin: calc(-1 * var(--space-2)) 0 var(--space-5); }
.country:has(option.shown:checked) .change { display: none; }
@media (scripting: enabled) { .place:not(.manual) .change { display: none; } }
.parts { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); align-items: end; max-width: 28rem; }
.parts > * { flex: 1 1 6.5rem; min-width: 0; }
.parts > .city { flex: 2 1 9.5rem; }
.parts > .province { flex: 1.5 1 8rem; }
.parts > :has(.error) { flex-basis: 100%; }
.parts .field { max-width: none; }
.more { margin-bottom: var(--space-4); }
.more > input:not(:checked) ~ fieldset { display: none; }
.more > label { font-weight: 500; }
.addresses { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: var(--space-4); padding: 0; list-style: none; }
.addresses li { padding: var(--space-4); border: 1px solid var(--faint); border-radius: var(--radius-m); }
.till > section form > button:not(.hidden) { min-height: 3.25rem; padding-inline: var(--space-6); }
.till dl { margin-bottom: var(--space-5); }
.till > section > form + p { margin: var(--space-4) 0 0; }
.till > * > h2:first-child { margin-top: 0; }
.till fieldset { max-width: none; padding: 0; border: 0; }
.till legend { margin-bottom: var(--space-3); padding: 0; font-size: var(--text-l); }
.till .field, .till .parts { max-width: 36rem; }
.till .parts .field { max-width: none; }
.terms { margin: 0 0 var(--space-4); }
.offer { margin: 0 0 var(--space-5); padding: var(--space-5); border: 1px solid var(--faint); border-radius: var(--radius-l); }
.offer h2 { margin: 0 0 var(--space-2); font-size: var(--text-l); }
.offer form { margin-bottom: var(--space-4); }
.offer > :last-child, .offer :is(form, div) p:last-child { margin-bottom: 0; }
.till + * { margin-block-start: var(--space-5); }
.till + .offer { max-width: 44rem; }
nav.account { margin: 0 0 var(--space-5); }
.till form.order > button { width: 100%; font-size: 1.05rem; }

@media (max-width: 47.99rem) {
  .parts.many > .city { flex-basis: 100%; }
  .lines, .lines tbody, .lines tr, .lines th[scope="row"] { display: block; }
  .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .lines tr { padding: var(--space-4) 0; border-bottom: 1px solid var(--faint); }
  .lines th, .lines td { padding: var(--space-1) 0; border: 0; }
  .lines th[scope="row"] { display: flow-root; }
  .lines td { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; justify-content: space-between; }
  .lines td > span { text-align: end; }
  .lines td::before { content: attr(data-label); color: var(--quiet); }
  .till { display: flex; flex-direction: column; gap: var(--space-5); }
  .till > :is(details, .first).summary { order: -1; padding: var(--space-4); }
  .till > section form > button:not(.hidden) { width: 100%; }
}
@media (min-width: 48rem) {
  .till { display: grid; grid-template-columns: minmax(0, 1fr) minmax(19rem, 24rem); gap: var(--space-7); align-items: start; }
  .till > .summary { position: sticky; inset-block-start: var(--space-5); }
  .till > details.summary::details-content { display: block; content-visibility: visible; }
  .till > details.summary > summary { margin-bottom: var(--space-4); pointer-events: none; }
  .till > details.summary > summary .amount { display: none; }
}
`;
