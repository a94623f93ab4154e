/** The styles of the question for consent. It stays in view at the end of the window, covers nothing at the end of the page, and its answers look alike. */
export const consentStyles = `
.consent {
  position: sticky; z-index: 2; inset-block-end: 0; display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-6); align-items: center; justify-content: center;
  max-height: 60vh; overflow-y: auto; padding: var(--space-4) var(--gutter) max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line); background: var(--raised); font-size: var(--text-s);
}
.consent > div { flex: 1 1 24rem; max-width: 56rem; }
.consent h2 { margin: 0 0 var(--space-1); font-size: var(--text-m); }
.consent p { margin: 0; }
.consent a { display: inline-block; padding: .4rem 0; }
.answers { display: flex; flex-wrap: wrap; gap: var(--space-3); }
.answers button { flex: 1 1 8rem; min-width: 8rem; border-color: var(--ink); }
.consent .answers { flex: 0 1 20rem; }
main .answers { max-width: 24rem; }
html:has(> body > .consent) { scroll-padding-block-end: 14rem; }
body:has(> .consent) .buy-bar { position: static; }
.cookies > div { padding: var(--space-3) 0; border-top: 1px solid var(--faint); }
.cookies dd { margin: 0; max-width: var(--reading); }
@media (max-width: 47.99rem) {
  .consent > div, .consent .answers { flex-basis: 100%; }
}
`;
