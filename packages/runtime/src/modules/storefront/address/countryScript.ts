import { pageScript } from '../pageScript.ts';

/**
 * The script of address forms. When the country changes, it fetches the form for that country with the entered values, and replaces the
 * fields below the country. Text that was typed in the meantime and the focus are kept. Without the script, a button does the same.
 */
export const countryScript = pageScript(
  'storefrontCountryScript',
  'country',
  `(() => {
  for (const place of document.querySelectorAll('.place')) {
    const select = place.querySelector('select'), button = place.querySelector('.change button');
    let request;
    const follow = async () => {
      request?.abort();
      request = new AbortController();
      const sent = new FormData(select.form);
      try {
        const answer = await fetch(button.formAction.split('#')[0], {
          method: 'POST', body: new URLSearchParams(sent), headers: { accept: 'text/html' }, signal: request.signal,
        });
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const old = place.querySelector('.fields'), fresh = page.getElementById(place.id)?.querySelector('.fields');
        if (!fresh) throw answer;
        for (const field of fresh.querySelectorAll('[name]')) {
          const typed = select.form.elements[field.name];
          if (field.type === 'hidden' || !typed || typed.value === sent.get(field.name)) continue;
          field.value = typed.value;
          // The entered name or code is not a value of the list, so the server resolves it.
          if (field.value !== typed.value) return follow();
        }
        const { id, selectionStart: at } = document.activeElement;
        old.replaceWith(fresh);
        const again = id && document.activeElement?.id !== id ? document.getElementById(id) : null;
        again?.focus();
        if (at) again?.setSelectionRange(at, at);
      } catch (error) {
        if (error.name !== 'AbortError') place.classList.add('manual');
      }
    };
    if (button) select.addEventListener('change', follow);
  }
})();
`,
);
