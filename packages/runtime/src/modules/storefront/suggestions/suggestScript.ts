import { pageScript } from '../pageScript.ts';
import { comboboxSource } from './combobox.ts';

/**
 * The script of the search boxes. It turns each search box into a combobox with suggestions while the shopper types. The form is
 * unchanged and works without the script.
 */
export const suggestScript = pageScript(
  'storefrontSuggestScript',
  'suggest',
  `(() => {
  ${comboboxSource}
  document.querySelectorAll('form[role=search]').forEach((form, number) => {
    const box = form.querySelector('input[type=search]');
    if (!box) return;
    box.setAttribute('autocomplete', 'off');
    combobox({
      box, host: form, id: 'suggestions-' + number, name: form.dataset.suggestions, wait: 180,
      enough: /..|[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]/su,
      load: (keyword, signal) => fetch(form.action + '/suggestions?keyword=' + encodeURIComponent(keyword), {
        signal, headers: { accept: 'text/html' },
      }),
    });
  });
})();
`,
);
