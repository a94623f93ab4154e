import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { MAX_ORDER_QTY } from '../catalog/index.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { CartContentsView } from './cartViews.ts';
import type { LineView } from './contentsViews.ts';
import { giftNote, inputNotes, lineAmount, lineDelivery, linePerUnit, linePicture } from './contents.ts';
import { taxBasis, taxLabel } from './shownTotal.ts';
import type { TemplateContext } from './contract.ts';
import type { SentForm } from './formFields.ts';
import { quantityText } from './quantityText.ts';

/** Renders the lines of the cart as a list. Each line has a heading and forms that change or remove it. */
export const cartLines = (cart: CartContentsView, form: SentForm, page: TemplateContext): Html =>
  html`<section class="lines" aria-labelledby="lines">
    <h2 id="lines" class="hidden">${page.text('storefront.contents.inCart')}</h2>
    <ul>
      ${cart.lines.map((line) => cartLine(line, cart, form, page))}
    </ul>
  </section>`;

/** Returns the delivery dates if they are the same for all shipped lines, to be shown once for the whole cart. Null otherwise. */
export function sharedDelivery({ lines }: Pick<CartContentsView, 'lines'>): LineView['delivery'] {
  const dates = lines.flatMap(({ delivery }) => delivery ?? []);
  const [first] = dates;
  return first && dates.every((one) => one.first === first.first && one.last === first.last) ? first : null;
}

function cartLine(line: LineView, cart: CartContentsView, form: SentForm, page: TemplateContext): Html {
  const { money, text } = page;
  const { name, url, options, qty, unit_price: each, errors } = line;
  const href = url && safeHref(encodeURI(url));
  const rule = quantityText(line.quantities, text);
  return html`<li class="line">
    ${linePicture(line)}
    <div class="what">
      <h3 class="name">${href ? html`<a href="${href}">${name}</a>` : name}</h3>
      ${options.map((option) => html`<span class="option">${text('storefront.contents.option', option)}</span>`)}
      ${inputNotes(line, cart.currency, page)}
      ${qty > 1 && !line.is_gift && !line.inputs && html`<span class="option">${text('storefront.cart.each', { price: money(each, cart.currency) })}</span>`}
      ${rule !== null && html`<span class="option" id="rule-${line.uuid}">${rule}</span>`}
      ${giftNote(line, page)} ${linePerUnit(line, cart.currency, page)}
      ${sharedDelivery(cart) === null && lineDelivery(line, page)}
      ${errors.map((error) => html`<span class="error">${error}</span>`)}
    </div>
    ${quantity(line, form, text)}
    <p class="amount">
      <span class="hidden">${taxLabel(text('storefront.contents.lineTotal'), taxBasis(cart), text)}:</span>
      ${lineAmount(line, cart.currency, page)}
    </p>
  </li>`;
}

/** Renders the button that removes a line. */
const removalButton = ({ uuid, name: product }: LineView, text: Text): Html =>
  html`<button
    class="plain"
    formaction="/cart/items/${uuid}/removal"
    formnovalidate
    aria-label="${text('storefront.cart.removeOf', { product })}"
  >
    ${text('storefront.cart.remove')}
  </button>`;

/**
 * Renders the quantity with its steppers, and the buttons that update and remove the line. The first button is what the Enter key presses.
 * The styles hide the update button where scripts run, because the script of the cart sends a changed quantity.
 */
function quantity(line: LineView, form: SentForm, text: Text): Html {
  const { uuid, name: product, qty, quantities } = line;
  const removal = removalButton(line, text);
  if (line.is_gift)
    return html`<form class="quantity" method="post" action="/cart/items/${uuid}/removal">
      <span>× ${qty}</span>
      ${removal}
    </form>`;
  const { step, least, most } = quantities;
  const field = `qty-${uuid}`;
  const error = form.errors.find(({ path }) => path === field)?.message;
  const hasRule = quantityText(quantities, text) !== null;
  const notes = [error && `field-${field}-error`, hasRule && `rule-${uuid}`].filter(Boolean).join(' ');
  return html`<form class="quantity" method="post" action="/cart/items/${uuid}">
    <button class="hidden" tabindex="-1" aria-hidden="true"></button>
    <div class="stepper">
      <button
        class="quiet step"
        name="step"
        value="decrease"
        formnovalidate
        ${qty <= least && html`disabled`}
        aria-label="${text('storefront.cart.oneLess', { product })}"
      >
        −
      </button>
      <label class="hidden" for="field-${field}">${text('storefront.cart.quantityOf', { product })}</label>
      <input
        id="field-${field}"
        name="qty"
        type="number"
        inputmode="numeric"
        min="${least}"
        max="${most ?? MAX_ORDER_QTY}"
        step="${step}"
        required
        value="${form.values[field] ?? qty}"
        ${error && html`aria-invalid="true"`}
        ${notes && html`aria-describedby="${notes}"`}
      />
      <button
        class="quiet step"
        name="step"
        value="increase"
        formnovalidate
        ${most !== null && qty >= most && html`disabled`}
        aria-label="${text('storefront.cart.oneMore', { product })}"
      >
        +
      </button>
    </div>
    ${error && html`<span class="error" id="field-${field}-error">${error}</span>`}
    <button class="quiet update" aria-label="${text('storefront.cart.updateOf', { product })}">
      ${text('storefront.cart.update')}
    </button>
    ${removal}
  </form>`;
}
