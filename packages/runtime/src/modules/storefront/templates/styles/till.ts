/** The styles of the cart, the checkout, the confirmation and the account. */
export const tillStyles = `
.option { display: block; color: var(--quiet); font-size: .9rem; }
.quantity, .coupon { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.coupon { margin: 1.5rem 0; }
.coupon .field { margin: 0; }
.row { align-items: center; }
.quantity input { width: 5.5rem; }
.steps ol { display: flex; flex-wrap: wrap; gap: .25rem 2rem; padding-left: 1.25rem; }
.steps [aria-current] { font-weight: 700; }
.radio { display: flex; gap: .35rem; align-items: center; margin: .25rem 0; }
.country .change { max-width: 28rem; margin: -.5rem 0 1.25rem; }
.country .change .hint { margin-top: .25rem; }
.country:has(option.shown:checked) .change { display: none; }
.more { margin-bottom: 1rem; }
.more > input:not(:checked) ~ fieldset { display: none; }
.more > label { font-weight: 600; }
.addresses { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
.addresses li { padding: .75rem 1rem; border: 1px solid var(--faint); border-radius: .3rem; }
address { font-style: normal; }
textarea { width: 100%; max-width: 40rem; }
.lines th[scope="row"] { font-weight: 400; }
.lines img { float: left; margin-right: .75rem; }
.totals { width: auto; min-width: 18rem; margin: 1rem 0 1rem auto; }
.totals td { text-align: right; white-space: nowrap; }
.totals .grand_total { font-weight: 700; font-size: 1.1rem; }
@media (max-width: 47.99rem) {
  .lines, .lines tbody, .lines tr, .lines th[scope="row"] { display: block; }
  .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .lines tr { padding: .75rem 0; border-bottom: 1px solid var(--faint); }
  .lines th, .lines td { padding: .25rem 0; border: 0; }
  .lines th[scope="row"] { display: flow-root; }
  .lines td { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; }
  .lines td::before { content: attr(data-label); color: var(--quiet); }
  dt { flex-basis: 7rem; }
}
`;
