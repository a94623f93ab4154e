import type { Text } from '../../platform/contracts/messages.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';

interface AddressOption {
  readonly label: string;
  /** The values of the form's fields by name. */
  readonly address: object;
}

/**
 * Renders the suggestions of a street field. The script of address forms inserts them into its list, and announces `data-status` to screen
 * readers.
 */
export function addressOptions(found: readonly AddressOption[], text: Text): Html {
  const count = found.length;
  if (count === 0) return html`<div data-status="${text('storefront.suggest.none')}"></div>`;
  return html`<div data-status="${text('storefront.suggest.count', { count })}">
    ${found.map(
      ({ label, address }) =>
        html`<div role="option" tabindex="-1" dir="auto" data-address="${JSON.stringify(address)}">
          ${label}
        </div>`,
    )}
  </div>`;
}
