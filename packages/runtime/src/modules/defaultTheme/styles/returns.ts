/** The styles of returns and withdrawals. */
export const returnStyles = `
.return-page { max-width: 44rem; }
.choosable, .returns, .excluded { margin: 0 0 var(--space-5); padding: 0; list-style: none; }
.choosable > li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: var(--space-4); align-items: start; padding: var(--space-4) 0; border-bottom: 1px solid var(--faint); }
.choosable > li:first-child { border-top: 1px solid var(--faint); }
.choosable .what { overflow-wrap: anywhere; }
.choosable .what > p:first-child { margin: 0 0 var(--space-2); }
.choosable .what > :last-child { margin-bottom: 0; }
.choosable .check { align-items: center; min-height: var(--target); }
.choosable .check input { margin-top: 0; }
.choosable .units :is(select, input) { width: 6rem; }
.return-page .facts { margin-bottom: var(--space-5); }
.return-page .bought { margin-bottom: var(--space-5); }
.returns > li { padding: var(--space-3) 0; border-bottom: 1px solid var(--faint); overflow-wrap: anywhere; }
.returns > li > p { margin: 0 0 var(--space-2); }
.returns a { display: inline-flex; align-items: center; min-height: var(--target); margin-inline-end: var(--space-3); font-weight: 600; color: inherit; }
.excluded li { padding: var(--space-2) 0; overflow-wrap: anywhere; }
.return-images { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: var(--space-4); margin: 0 0 var(--space-4); padding: 0; list-style: none; }
.return-images img { display: block; width: 100%; height: 8rem; object-fit: cover; }
.instructions { white-space: pre-line; overflow-wrap: anywhere; }
`;
