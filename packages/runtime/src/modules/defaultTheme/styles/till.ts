/** The styles of the checkout, the confirmation and the account. */
export const tillStyles = `
.option { display: block; color: var(--quiet); font-size: var(--text-s); }
.notice.row { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); align-items: center; }
.notice.row p { margin: 0; overflow-wrap: anywhere; }
.coupon { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: end; margin: 0 0 var(--space-4); }
.coupon button { padding-inline: var(--space-4); }
.coupon .field { flex: 1 1 10rem; margin: 0; }
.coupon p { margin: 0; }

.totals, .totals tbody { display: block; width: 100%; margin: 0; }
.totals tr { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3); }
.totals th, .totals td { padding: var(--space-1) 0; border: 0; font-weight: 400; }
.totals td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.totals .open td { color: var(--quiet); font-size: var(--text-s); white-space: normal; }
.totals .grand_total { border-top: 1px solid var(--faint); }
.totals .grand_total :is(th, td) { padding-top: var(--space-3); font-size: var(--text-l); font-weight: 700; }
.totals .due :is(th, td) { font-weight: 700; }
.totals tr:has(+ .grand_total) :is(th, td) { padding-bottom: var(--space-3); }

.summary { padding: var(--space-5); border-radius: var(--radius-l); background: var(--wash); }
.summary h2 { margin: 0 0 var(--space-4); }
.summary > :is(h2, summary) { font: 700 var(--text-l)/1.2 var(--font-heading); }
.summary .button { width: 100%; margin-top: var(--space-5); min-height: 3.25rem; }
.summary > :last-child { margin-bottom: 0; }
.summary summary { display: flex; justify-content: space-between; gap: var(--space-4); cursor: pointer; list-style: none; }
.summary summary::-webkit-details-marker { display: none; }
.bought { margin: 0 0 var(--space-4); padding: 0; list-style: none; }
.bought li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--space-3); align-items: start; padding: var(--space-2) 0; }
.bought .frame { width: 3.5rem; background: var(--faint); }
.bought .what { overflow-wrap: anywhere; line-height: 1.4; }
.bought .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }

.steps { margin: 0 0 var(--space-5); font-size: var(--text-s); }
.steps ol { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--space-1) 0; margin: 0; padding: 0; list-style: none; color: var(--quiet); }
.steps li { white-space: nowrap; }
.steps li:not(:last-child)::after { content: "›" / ""; margin-inline-end: var(--space-1); }
.steps a { color: inherit; }
.steps [aria-current] { color: var(--ink); font-weight: 600; }
.radio {
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--space-3); align-items: center; margin: 0 0 var(--space-2); padding: var(--space-3) var(--space-4); border: 1px solid var(--faint);
  border-radius: var(--radius-m);
}
.radio:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--accent-wash); }
.radio label { display: flex; gap: var(--space-4); align-items: center; justify-content: space-between; overflow-wrap: anywhere; }
.radio .amount { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
.radio .hint { grid-column: 2; margin: 0; }
.submit p { display: none; }
fieldset:has(> .radio) { padding: 0; border: 0; }
fieldset:has(> .radio) legend { margin-bottom: var(--space-2); padding: 0; }
.country .change { margin: calc(-1 * var(--space-2)) 0 var(--space-5); }
.country:has(option.shown:checked) .change { display: none; }
@media (scripting: enabled) { .place:not(.manual) .change { display: none; } }
.parts { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); align-items: end; max-width: 28rem; }
.parts > * { flex: 1 1 6.5rem; min-width: 0; }
.parts > .city { flex: 2 1 9.5rem; }
.parts > .province { flex: 2 1 11.5rem; }
.parts > :has(.error) { flex-basis: 100%; }
.parts .field { max-width: none; }
.parts > :has(.error) { flex-basis: 100%; }
.more { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--space-2); margin-bottom: var(--space-4); }
.more > input { margin-block-start: .2rem; margin-inline-end: 0; }
.more > fieldset { grid-column: 1 / -1; margin-block-start: var(--space-3); }
.more > input:not(:checked) ~ fieldset { display: none; }
.more > label { font-weight: 500; }
.addresses { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: var(--space-4); padding: 0; list-style: none; }
.addresses li { padding: var(--space-4); border: 1px solid var(--faint); border-radius: var(--radius-m); }
.till > section form .submit button { width: 100%; min-height: 3.25rem; }
.till dl { margin-bottom: var(--space-5); }
.till > section > form + p { margin: var(--space-4) 0 0; }
.till > * > h2:first-child, .till > * > section:first-child > h2 { margin-top: 0; }
.till :is(.pay, .methods, section[aria-labelledby="saved"]) h2 { font-size: var(--text-l); }
.till fieldset { max-width: none; padding: 0; border: 0; }
.till legend { margin-bottom: var(--space-3); padding: 0; font-size: var(--text-l); }
.till :is(.field, .parts, textarea) { max-width: none; }
.changeable dd { display: flex; flex: 1; gap: var(--space-4); align-items: baseline; justify-content: space-between; }
.changeable a { flex: none; }
button.express {
  display: flex; gap: var(--space-3); align-items: center; justify-content: center; width: 100%; min-height: 3.25rem; border-color: var(--line); background: none; color: var(--ink);
  font-weight: 500; overflow-wrap: anywhere;
}
button.express:hover { border-color: var(--ink); background: var(--wash); }
.till:not(.cart) button.express { border-color: var(--ink); background: var(--ink); color: var(--paper); font-weight: 600; }
.till:not(.cart) button.express:hover { border-color: var(--quiet); background: var(--quiet); }
.express .mark { display: flex; flex: none; }
.express .mark svg { width: 1.5rem; height: 1.5rem; }
.wallets { display: grid; gap: var(--space-3); margin: var(--space-3) 0 0; }
.wallets + .or { display: flex; gap: var(--space-3); align-items: center; margin: var(--space-4) 0; color: var(--quiet); font-size: var(--text-s); }
.wallets + .or::before, .wallets + .or::after { content: ""; flex: 1; border-top: 1px solid var(--faint); }
.till .methods { margin-bottom: var(--space-5); }
.terms { margin: 0 0 var(--space-4); }
.till .guarantee { margin: 0 0 var(--space-5); padding: var(--space-4); border: 1px solid var(--faint); border-radius: var(--radius-m); font-size: var(--text-s); }
.till .guarantee h2 { margin: 0 0 var(--space-2); font-size: var(--text-m); }
.till .guarantee .rich > :last-child { margin-bottom: 0; }
.offer { margin: 0 0 var(--space-5); padding: var(--space-5); border: 1px solid var(--faint); border-radius: var(--radius-l); }
.offer h2 { margin: 0 0 var(--space-2); font-size: var(--text-l); }
.offer form { margin-bottom: var(--space-4); }
.offer > :last-child, .offer :is(form, div) p:last-child { margin-bottom: 0; }
.till + * { margin-block-start: var(--space-5); }
.till + .offer { max-width: 44rem; }

@media (max-width: 47.99rem) {
  /* Keeps the focused element from being hidden behind the bar at the bottom. */
  html:has(.submit) { scroll-padding-block-end: 9rem; }
  .steps a { display: inline-block; padding-block: .6rem; }
  .changeable { flex-wrap: wrap; row-gap: 0; }
  .changeable dt { flex-basis: 100%; }
  .parts.many > .city { flex-basis: 100%; }
  .till { display: flex; flex-direction: column; gap: var(--space-5); }
  .till > :is(details, .first).summary { order: -1; padding: var(--space-4); }
  .submit {
    position: sticky; inset-block-end: 0; z-index: 1; margin-inline: calc(-1 * var(--gutter, var(--space-4))); padding: var(--space-3) var(--gutter, var(--space-4));
    border-block-start: 1px solid var(--faint); background: var(--paper);
  }
  .submit p { display: flex; justify-content: space-between; margin: 0 0 var(--space-2); font-size: var(--text-l); font-variant-numeric: tabular-nums; }
}
@media (min-width: 48rem) {
  .till { display: grid; grid-template-columns: minmax(0, 40rem) minmax(19rem, 24rem); gap: var(--space-7); align-items: start; justify-content: space-between; }
  .till:is(.cart, .placed) { grid-template-columns: minmax(0, 1fr) minmax(19rem, 24rem); }
  .till > .summary { position: sticky; inset-block-start: var(--space-5); }
  @supports selector(::details-content) {
    .till > details.summary::details-content { display: block; content-visibility: visible; }
    .till > details.summary > summary { margin-bottom: var(--space-4); pointer-events: none; }
    .till > details.summary > summary .amount { display: none; }
  }
}
`;
