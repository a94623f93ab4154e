import { pageScript } from './pageScript.ts';

/**
 * The script of pages with a password field. It adds a button to each field that shows the entered password. The password is hidden again
 * when the form is submitted, so that browsers do not store it as ordinary text. Without the script there is no button.
 */
export const passwordScript = pageScript(
  'storefrontPasswordScript',
  'password',
  `(() => {
  for (const field of document.querySelectorAll('input[type=password][data-show]')) {
    const { show, hide, showName, hideName } = field.dataset;
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'reveal' });
    const set = (shown) => {
      field.type = shown ? 'text' : 'password';
      button.textContent = shown ? hide : show;
      button.setAttribute('aria-label', shown ? hideName : showName);
    };
    button.addEventListener('click', () => set(field.type === 'password'));
    field.form.addEventListener('submit', () => set(false));
    set(false);
    field.after(button);
  }
})();
`,
);
