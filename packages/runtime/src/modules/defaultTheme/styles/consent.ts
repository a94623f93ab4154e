/** The styles of the consent banner. The banner is at the top of the page and scrolls with it. Its buttons look alike. */
export const consentStyles = `
.consent { background: var(--wash); border-bottom: 1px solid var(--line); font-size: var(--text-s); }
.consent {
  display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-6); align-items: center; justify-content: space-between;
  padding: var(--space-4) max(var(--gutter), calc((100% - var(--page)) / 2));
}
.consent > div { flex: 1 1 24rem; max-width: 52rem; }
.consent h2 { margin: 0 0 var(--space-1); font-size: var(--text-m); }
.consent p { margin: 0; }
.answers { display: flex; flex-wrap: wrap; gap: var(--space-3); }
.answers button { flex: 1 1 8rem; border-color: var(--ink); }
.consent .answers { flex: 0 1 20rem; }
main .answers { max-width: 24rem; }
.cookies dt { flex-basis: 8rem; }
.cookies dd { max-width: var(--reading); }
@media (max-width: 47.99rem) { .consent > div, .consent .answers { flex-basis: 100%; } }
`;
