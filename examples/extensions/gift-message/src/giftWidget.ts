import { defineWidget, html, paragraphs, z } from '@shop/runtime/extension';
import type { AppContext, Html } from '@shop/runtime/extension';
import { giftField, readCartMessage, readOrderMessage } from './giftMessage.ts';

/**
 * The gift message for the page, and the UUID of the cart whose message the visitor can change there. Null if the page has no cart or
 * order.
 */
type Loaded = { readonly message: string | null; readonly cart: string | null } | null;

const settings = z.object({
  title: z.string().max(120).nullish().describe('The heading. Empty: the text of the shop.'),
  text: z.string().max(500).nullish().describe('The sentence above the field. Empty: the text of the shop.'),
});
type Settings = z.output<typeof settings>;

/**
 * Gift message widget. In the cart, it shows a form. In the checkout and on a placed order, it shows the message, if there is one. On other
 * pages, it shows nothing.
 */
export const giftWidget = defineWidget<typeof settings, Loaded>({
  type: 'gift_message',
  name: 'Gift message',
  description: 'Lets shoppers write a message in the cart, and shows it with the order.',
  settings,
  async load(all, { app, db, page: { route, cart, order } }) {
    const message =
      cart !== null
        ? await readCartMessage(app, db, cart)
        : order !== null
          ? await readOrderMessage(app, db, order)
          : null;
    const loaded = (cart ?? order) ? { message, cart: route === 'cart' ? cart : null } : null;
    return all.map(() => loaded);
  },
  render(chosen, { app, uuid }, loaded) {
    if (!loaded) return html``;
    const { message, cart } = loaded;
    if (cart === null) return message === null ? html`` : shown(app, uuid, message);
    return form(app, uuid, { chosen, message, cart });
  },
});

/** Renders the message as text, for the checkout and placed orders. */
const shown = (app: AppContext, uuid: string, message: string): Html =>
  html`<section class="offer" aria-labelledby="gift-${uuid}">
    <h2 id="gift-${uuid}">${app.texts()('gift-message.yours')}</h2>
    <div dir="auto">${paragraphs(message)}</div>
  </section>`;

/** Renders the form. If there is already a message, the form contains the message and a button to remove it. */
function form(
  app: AppContext,
  uuid: string,
  {
    chosen,
    message,
    cart,
  }: { readonly chosen: Settings; readonly message: string | null; readonly cart: string },
): Html {
  const text = app.texts();
  const [{ max }] = giftField.validations;
  const field = `gift-field-${uuid}`;
  return html`<section class="offer" aria-labelledby="gift-${uuid}">
    <h2 id="gift-${uuid}">${chosen.title || text('gift-message.title')}</h2>
    <p>${chosen.text || text('gift-message.intro')}</p>
    <form method="post" action="/gift-message">
      <input type="hidden" name="cart" value="${cart}" />
      <p class="field">
        <label for="${field}">${text('gift-message.label')}</label>
        <textarea id="${field}" name="message" dir="auto" rows="6" maxlength="${max}">
${message ?? ''}</textarea>
      </p>
      <p class="row">
        <button class="quiet">${text(message === null ? 'gift-message.save' : 'gift-message.change')}</button>
        ${
          message !== null &&
          html`<button class="quiet" name="remove" value="1">${text('gift-message.remove')}</button>`
        }
      </p>
    </form>
  </section>`;
}
