/** The styles of the header, the menu and the footer. */
export const frameStyles = `
body > header {
  display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; padding: 1rem 0;
  border-bottom: 1px solid var(--faint);
}
body > header .shop { font-size: 1.25rem; font-weight: 700; color: inherit; text-decoration: none; }
body > header .search { flex: 1 1 16rem; }
body > header nav a { display: inline-block; padding: .35rem .25rem; }
body > header nav { margin: 0 -.25rem; }
.languages [aria-current] { font-weight: 600; text-decoration: none; }
body > header .menu { flex-basis: 100%; }
body > footer { margin-top: 3rem; padding: 1.5rem 0; border-top: 1px solid var(--faint); color: var(--quiet); }
`;
