/** The styles of fields, buttons and messages. */
export const formStyles = `
form.search { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; }
form.search input { flex: 1 1 10rem; }
main > form.search { max-width: 36rem; margin-bottom: var(--space-5); }
main > form.search label { flex-basis: 100%; }
input, select, textarea, button {
  font: inherit; color: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: var(--radius-s); background: var(--paper);
}
input:not([type="checkbox"], [type="radio"]), select, button, .button { min-height: var(--target); }
input[type="checkbox"], input[type="radio"] {
  width: 1.15rem; height: 1.15rem; flex: none; margin: 0; margin-inline-end: .5rem; vertical-align: -.2rem; accent-color: var(--accent);
}
select:not([multiple]) {
  appearance: none; padding-inline-end: 2.25rem; text-overflow: ellipsis;
  background-image: conic-gradient(from -45deg at 50% 100%, currentColor 90deg, transparent 0); background-repeat: no-repeat;
  background-position: right .875rem center; background-size: .7rem .35rem;
}
[dir="rtl"] select:not([multiple]) { background-position-x: .875rem; }
@media (forced-colors: active) { select:not([multiple]) { appearance: auto; padding-inline-end: .75rem; background-image: none; } }
/* Entered text has its own direction. Email addresses, phone numbers and passwords are always left to right. */
input[type="email"], input[type="tel"], input[type="url"], input[type="password"] { direction: ltr; }
:where(input, textarea) { text-align: -webkit-match-parent; text-align: match-parent; }
::placeholder { color: var(--quiet); opacity: 1; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: var(--space-2); padding: .5rem 1.5rem;
  border: 1px solid var(--accent); border-radius: var(--radius-full); background: var(--accent); color: var(--on-accent); font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
button:active, .button:active { transform: translateY(1px); }
button:disabled { opacity: .45; cursor: default; transform: none; }
button.quiet { border-color: var(--line); background: none; color: var(--ink); font-weight: 500; }
button.quiet:hover { border-color: var(--ink); background: var(--wash); }
.pay { max-width: 40rem; margin: var(--space-5) 0; }
.ways { display: flex; flex-wrap: wrap; gap: var(--space-3); }
.field { margin: 0 0 var(--space-4); max-width: 28rem; }
.field > label { display: block; margin-bottom: var(--space-1); padding: 0; font-weight: 500; }
.field > input:not([type="checkbox"]), .field > select { width: 100%; }
.field [aria-invalid="true"] { border: 2px solid var(--wrong); }
.check { display: flex; gap: var(--space-2); align-items: flex-start; margin: 0 0 var(--space-4); }
.check input { margin-top: .2rem; margin-inline-end: 0; }
.check label { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.hint, .error { display: block; }
.field > .hint, .field > .error { margin-bottom: var(--space-2); }
.field > input + .hint { margin-block: var(--space-1) 0; }
.error { margin-top: var(--space-1); color: var(--wrong); font-weight: 500; }
.errors {
  margin: 0 0 var(--space-5); padding: var(--space-4); border: 1px solid var(--wrong); border-radius: var(--radius-m); background: var(--wrong-wash);
}
.errors:focus-visible { outline-color: var(--wrong); }
.errors :is(h2, p, ul):last-child { margin-bottom: 0; }
main .errors h2 { margin: 0 0 var(--space-2); font-size: var(--text-l); }
.errors ul { margin-block: 0; }
.errors a { color: var(--wrong); }
.notice {
  margin: 0 0 var(--space-5); padding: var(--space-3) var(--space-4); border-radius: var(--radius-m); background: var(--accent-wash);
}
.notice > :last-child { margin-bottom: 0; }
fieldset { min-width: 0; margin: 0 0 var(--space-4); padding: var(--space-3) var(--space-4); border: 1px solid var(--faint); border-radius: var(--radius-m); }
fieldset label { display: block; padding: .25rem 0; }
fieldset .check label { padding: 0; }
main form > fieldset { max-width: 40rem; }
legend { padding: 0 var(--space-1); font-weight: 600; }
textarea { width: 100%; max-width: 40rem; }
`;
