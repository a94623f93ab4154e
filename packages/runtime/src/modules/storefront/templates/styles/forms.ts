/** The styles of fields, buttons and messages. */
export const formStyles = `
form.search { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
form.search input { flex: 1 1 10rem; }
input, select, textarea, button {
  font: inherit; color: inherit; padding: .5rem .65rem; border: 1px solid var(--line); border-radius: .3rem;
  background: var(--paper);
}
input[type="checkbox"], input[type="radio"] { width: 1.1rem; height: 1.1rem; margin: 0 .35rem 0 0; vertical-align: -.15rem; }
button, .button {
  display: inline-block; padding: .55rem 1.1rem; border: 1px solid var(--accent); border-radius: .3rem;
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; cursor: pointer;
}
.pay { max-width: 40rem; margin: 1.5rem 0; }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; }
button.quiet { background: var(--paper); color: var(--accent); }
.field { margin: 0 0 1rem; max-width: 28rem; }
.field > label { display: block; font-weight: 600; }
.field > input:not([type="checkbox"]), .field > select { width: 100%; }
.field [aria-invalid="true"] { border: 2px solid var(--wrong); }
.hint, .fine, .count { color: var(--quiet); font-size: .9rem; }
.hint, .error { display: block; }
.error { color: var(--wrong); font-weight: 600; }
.errors { margin: 1rem 0; padding: .25rem 1rem; border: 2px solid var(--wrong); background: var(--wrong-wash); }
.errors a { color: var(--wrong); }
.notice { margin: 1rem 0; padding: .75rem 1rem; border-left: 4px solid var(--accent); background: var(--wash); }
fieldset { margin: 0 0 1rem; padding: .5rem 1rem; border: 1px solid var(--faint); border-radius: .3rem; }
fieldset label { display: block; padding: .15rem 0; }
main form > fieldset { max-width: 40rem; }
.narrowing fieldset input:not([type="checkbox"]) { width: 100%; }
.narrowing a { margin-left: .5rem; }
legend { font-weight: 600; padding: 0 .25rem; }
`;
