import type { AppContext } from '../../../platform/contracts/context.ts';
import { pageScript } from '../pageScript.ts';
import { comboboxSource } from '../suggestions/combobox.ts';

/**
 * The script of address forms in shops with an address lookup. It turns the street field into a combobox with addresses while the shopper
 * types. A chosen address fills in the fields below, except the parts that are unknown. Fields that the form replaces when the country
 * changes are picked up as soon as they get the focus.
 */
export const lookupScript = pageScript(
  'storefrontLookupScript',
  'lookup',
  `(() => {
  ${comboboxSource}
  let number = 0, last;
  const attach = ({ target }) => {
    const host = target.closest('[data-lookup]');
    if (!host || target.tagName !== 'INPUT' || target.getAttribute('role') === 'combobox') return;
    const place = host.closest('.place'), { form, name } = target;
    const prefix = name.slice(0, -'address_1'.length);
    combobox({
      box: target, host, id: 'addresses-' + number++, enough: /.{3}/su, wait: 250,
      load: (text, signal) => fetch(host.dataset.lookup, {
        method: 'POST', signal, headers: { accept: 'text/html' },
        body: new URLSearchParams({ country: place.querySelector('select').value, text }),
      }),
      pick: (option) => {
        for (const [part, value] of Object.entries(JSON.parse(option.dataset.address))) {
          const field = form.elements[prefix + part];
          if (field && value && part !== 'country') field.value = value;
        }
        target.focus();
        target.setSelectionRange(target.value.length, target.value.length);
      },
    });
    // The form was replaced while the shopper typed.
    if (last && !last.isConnected && last.value === target.value) target.dispatchEvent(new Event('input'));
    last = target;
  };
  document.addEventListener('focusin', attach);
  if (document.activeElement) attach({ target: document.activeElement });
})();
`,
);

/** Lists the script, if an extension looks up addresses. */
export const lookupScripts = (app: AppContext): readonly string[] =>
  app.registry('addressLookups').list().length > 0 ? [lookupScript.path] : [];
