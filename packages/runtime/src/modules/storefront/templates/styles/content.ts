/** The styles of rich text, of the blog and of widgets. */
export const contentStyles = `
.rich { max-width: 44rem; overflow-wrap: break-word; }
.rich img { max-width: 100%; height: auto; }
.rich figure { margin: 1.5rem 0; }
.rich figcaption { margin-top: .35rem; color: var(--quiet); font-size: .9rem; }
.rich blockquote { margin: 1rem 0; padding: .25rem 0 .25rem 1rem; border-left: 4px solid var(--line); }
.rich blockquote p { margin: .35rem 0; }
.rich li { margin: .25rem 0; }
.rich table { display: block; width: max-content; max-width: 100%; overflow-x: auto; }
.rich pre { padding: .75rem 1rem; background: var(--wash); overflow-x: auto; }
dd > .rich > :first-child { margin-top: 0; }
dd > .rich > :last-child { margin-bottom: 0; }

.posts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 2rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.posts img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; background: var(--wash); }
.posts h2 { margin: .75rem 0 .25rem; font-size: 1.2rem; overflow-wrap: anywhere; }
.posts h2 a { color: inherit; }
.posts .fine { margin: 0 0 .5rem; }
.post { max-width: 44rem; overflow-wrap: break-word; }
.post .lead { display: block; width: 100%; height: auto; margin: 1rem 0; }

main .banner, main .menu, main .columns, main .products { margin: 1.5rem 0; }
.banner img { display: block; }
.banner h2 { margin-bottom: .25rem; }
.columns { display: grid; gap: 0 2rem; }
.column { min-width: 0; }
@media (min-width: 48rem) {
  .columns { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
}
`;
