/** The styles of the cart, of shared carts, and of the drawer that opens after an item is added. */
export const cartStyles = `
.lines ul { margin: 0; padding: 0; list-style: none; }
.line {
  display: grid; grid-template: "picture what quantity amount" auto / 5.5rem minmax(0, 1fr) 10rem minmax(7rem, auto); gap: var(--space-2) var(--space-5);
  align-items: start; padding: var(--space-5) 0; border-bottom: 1px solid var(--faint);
}
.lines li:first-child { padding-top: 0; }
.line .frame { grid-area: picture; }
:is(.line, .bought, .added) .frame { border-radius: var(--radius-s); }
:is(.line, .bought, .added) .frame img { display: block; width: 100%; height: 100%; object-fit: cover; }
:is(.line, .bought, .added) .frame.none .icon { width: 1.75rem; height: 1.75rem; }
.line .what { grid-area: what; min-width: 0; overflow-wrap: anywhere; }
.line .name {
  display: -webkit-box; margin: 0 0 var(--space-1); overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
  font: inherit; font-weight: 600; line-height: 1.4; letter-spacing: 0; overflow-wrap: anywhere;
}
.line .name:focus-within { overflow: visible; }
.line .name a { color: inherit; text-decoration: none; }
.line .name a:hover { text-decoration: underline; }
.line .amount { grid-area: amount; margin: 0; padding-top: .6rem; font-weight: 600; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.quantity { grid-area: quantity; display: flex; flex-direction: column; gap: 0 var(--space-2); align-items: center; }
.stepper { display: flex; border: 1px solid var(--line); border-radius: var(--radius-full); background: var(--paper); }
.stepper:focus-within { border-color: var(--ink); }
.stepper input { width: 3rem; min-width: 0; padding-inline: 0; border: 0; background: none; text-align: center; appearance: textfield; }
.stepper input::-webkit-inner-spin-button { appearance: none; margin: 0; }
.stepper input[aria-invalid="true"] { color: var(--wrong); font-weight: 600; }
.stepper:has([aria-invalid="true"]) { border-color: var(--wrong); box-shadow: inset 0 0 0 1px var(--wrong); }
.stepper button { display: grid; place-items: center; width: var(--target); padding: 0; border-color: transparent; font-size: var(--text-l); }
.stepper button:disabled { opacity: .4; }
button.plain {
  min-height: var(--target); padding: 0 var(--space-2); border-color: transparent; background: none; color: var(--quiet); font-size: var(--text-s); font-weight: 400;
  text-decoration: underline; text-underline-offset: .2em;
}
button.plain:hover { border-color: transparent; background: none; color: var(--ink); }
.till.cart > section form > button:is(.plain, .quiet) { width: auto; min-height: var(--target); padding: 0 var(--space-2); }
.till.cart > section form > button.quiet { padding: 0 var(--space-4); }
.quantity .update { margin-top: var(--space-2); }
@media (scripting: enabled) { .quantity .update { display: none; } }

.till.cart .summary > .promises { margin: var(--space-5) 0 var(--space-4); font-size: var(--text-s); }
.summary .center { margin: 0; text-align: center; }
.summary .center a { display: inline-flex; align-items: center; min-height: var(--target); }
.fold { margin-top: var(--space-4); }
.summary .fold { border-top: 1px solid var(--faint); }
.summary :is(.fold, .share) > summary { justify-content: start; align-items: center; min-height: var(--target); font-weight: 400; text-decoration: underline; text-underline-offset: .2em; }
.summary .share > summary { justify-content: center; color: var(--quiet); font-size: var(--text-s); }
.share .field { margin: 0; }
.coupon.applied { align-items: center; justify-content: space-between; margin: var(--space-3) 0 0; }
.coupon.applied p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.coupon.applied strong { font-weight: 600; }
.coupon.applied .idle strong { color: var(--quiet); }
.codes { margin: var(--space-3) 0 0; padding: 0; list-style: none; border-top: 1px solid var(--faint); }
.codes li + li { border-top: 1px solid var(--faint); }
.codes .coupon.applied { flex-wrap: nowrap; margin: 0; padding: var(--space-2) 0; }
.codes button.plain { flex: none; margin-inline-end: calc(-1 * var(--space-2)); }
.coupon.credit { padding: var(--space-3) 0; border-top: 1px solid var(--faint); }
.goals { display: grid; gap: var(--space-3); margin: 0 0 var(--space-4); padding: 0; list-style: none; font-size: var(--text-s); }
.goals p { margin: 0 0 var(--space-1); }
.goals progress {
  display: block; width: 100%; height: .375rem; overflow: hidden; border: 0; border-radius: var(--radius-full); background: var(--faint); appearance: none;
}
.goals progress::-webkit-progress-bar { background: var(--faint); }
.goals progress::-webkit-progress-value { border-radius: var(--radius-full); background: var(--accent); }
.goals progress::-moz-progress-bar { border-radius: var(--radius-full); background: var(--accent); }
.option.gift { display: flex; gap: var(--space-2); align-items: center; color: var(--ink); }
.option.gift .icon { flex: none; width: 1.1rem; height: 1.1rem; }

.nothing { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; overflow-wrap: anywhere; padding: var(--space-6) 0; text-align: center; }
.nothing > .icon { width: 4rem; height: 4rem; margin-bottom: var(--space-3); color: var(--line); stroke-width: 1; }
.nothing p { margin: 0 0 var(--space-3); }

.shared { max-width: 44rem; }
.shared .bought { margin-bottom: var(--space-5); }
.shared .fine { margin-top: var(--space-3); }
.purchase.gone button { background: var(--wash); border-color: var(--faint); color: var(--quiet); opacity: 1; }
.purchase.gone .nearest { flex-basis: 100%; }

.drawer {
  inset-block: 0; width: min(26rem, 92vw); height: 100dvh; max-height: none; margin: 0; margin-inline-start: auto; padding: var(--space-5); border: 0;
  border-inline-start: 1px solid transparent;
  background: var(--raised); color: var(--ink); box-shadow: var(--shadow); overflow-y: auto;
}
.drawer::backdrop { background: rgb(0 0 0 / .45); }
.added .head { display: flex; align-items: center; justify-content: space-between; margin-bottom: var(--space-4); }
.added h2 { margin: 0; font-size: var(--text-l); }
.added .sum { display: flex; justify-content: space-between; gap: var(--space-4); padding: var(--space-4) 0; border-top: 1px solid var(--faint); font-weight: 600; font-variant-numeric: tabular-nums; }
.added .button { width: 100%; min-height: 3rem; margin-bottom: var(--space-3); }
.added .button.quiet { border-color: var(--line); background: none; color: var(--ink); }
@media (prefers-reduced-motion: no-preference) {
  .drawer[open] { animation: drawer var(--motion); }
  @keyframes drawer { from { opacity: 0; transform: translateX(1.5rem); } }
  [dir="rtl"] .drawer[open] { animation-name: drawer-rtl; }
  @keyframes drawer-rtl { from { opacity: 0; transform: translateX(-1.5rem); } }
}

@media (max-width: 59.99rem) {
  .line { grid-template: "picture what amount" auto "picture quantity quantity" auto / 5.5rem minmax(0, 1fr) auto; gap: var(--space-2) var(--space-4); }
  .line .amount { padding-top: 0; }
  .quantity { flex-flow: row wrap; max-width: none; }
  .quantity .error { flex-basis: 100%; order: 1; }
}
@media (max-width: 47.99rem) {
  .till.cart > .summary > .button { display: none; }
  .buy-bar .button { flex: 1 0 auto; min-height: 3rem; }
}
@media (max-width: 22rem) { .line { grid-template-columns: 4rem minmax(0, 1fr) auto; } }
`;
