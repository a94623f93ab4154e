/** The styles of the suggestion list that opens while a shopper types in the search box or a street field. */
export const suggestionStyles = `
form[role="search"], .lookup { position: relative; }
.suggestions {
  position: absolute; z-index: 5; inset-block-start: calc(100% + var(--space-2)); inset-inline-end: 0;
  box-sizing: border-box; width: max(100%, min(26rem, calc(100vw - 2 * var(--gutter)))); max-height: min(32rem, 75vh); overflow-y: auto;
  padding: var(--space-2); border: 1px solid var(--faint); border-radius: var(--radius-m); background: var(--raised); color: var(--ink);
  box-shadow: var(--shadow); text-align: start;
}
.suggestions[hidden] { display: none; }
.suggestions p { margin: 0; padding: var(--space-2) var(--space-3) var(--space-1); color: var(--quiet); font-size: var(--text-s); font-weight: 600; }
.suggestions [role="option"] {
  display: flex; align-items: center; gap: var(--space-3); min-height: var(--target); padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s); color: inherit; text-decoration: none; overflow-wrap: anywhere;
}
.suggestions [role="option"]:hover, .suggestions [aria-selected="true"] { background: var(--accent-wash); }
.suggestions [aria-selected="true"] { outline: 2px solid var(--accent); outline-offset: -2px; }
.suggestions img, .suggestions .none {
  flex: none; width: 2.5rem; height: 3.125rem; border-radius: var(--radius-s); object-fit: cover; background: var(--wash); color: var(--quiet);
  display: grid; place-items: center;
}
.suggestions .name { flex: 1 1 auto; min-width: 0; }
.suggestions .price { flex: none; color: var(--quiet); font-size: var(--text-s); white-space: nowrap; }
.suggestions .all { border-block-start: 1px solid var(--faint); border-radius: 0 0 var(--radius-s) var(--radius-s); margin-block-start: var(--space-2); color: var(--accent); font-weight: 600; }
.lookup { max-width: 28rem; }
.till .lookup { max-width: none; }
.lookup .suggestions { inset-inline: 0; inset-block-start: 100%; width: 100%; }
.lookup [role="option"] { cursor: pointer; }
@media (forced-colors: active) { .suggestions [aria-selected="true"] { outline-color: Highlight; } }
`;
