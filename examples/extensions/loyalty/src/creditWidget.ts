import { defineWidget, formatPrice, html, toNumber, z } from '@shop/runtime/extension';
import type { AppContext, Html } from '@shop/runtime/extension';
import { findNextCredit, findOrderCredit, shownCredit } from './creditRow.ts';

/** The credit of the order or the customer that the page shows. Null if there is none. */
type Loaded = (z.output<typeof shownCredit> & { readonly isOrder: boolean }) | null;

const settings = z.object({});

/**
 * Widget for the credit of paid orders. On the page of an order it shows what the order gave, and in the account what expires next. On other
 * pages it shows nothing.
 */
export const creditWidget = defineWidget<typeof settings, Loaded>({
  type: 'loyalty_credit',
  name: 'Credit for orders',
  description: 'Shows customers what an order gave back as store credit, and until when they can use it.',
  settings,
  async load(all, { db, page: { order, customer } }) {
    const found =
      order !== null
        ? await findOrderCredit(db, order)
        : customer === null
          ? null
          : await findNextCredit(db, customer);
    // Without an end the account page has nothing to add to the balance that it shows.
    const loaded =
      found && (order !== null || found.expires_at !== null) ? { ...found, isOrder: order !== null } : null;
    return all.map(() => loaded);
  },
  render: (_chosen, { app, uuid }, loaded) => (loaded ? shown(app, uuid, loaded) : html``),
});

function shown(
  app: AppContext,
  uuid: string,
  { currency, amount, expires_at, isOrder }: NonNullable<Loaded>,
): Html {
  const text = app.texts();
  const money = formatPrice(app.locale, toNumber(amount, currency), currency);
  const day =
    expires_at === null ? null : new Date(expires_at).toLocaleDateString(app.locale, { dateStyle: 'long' });
  return html`<section class="offer" aria-labelledby="loyalty-${uuid}">
    <h2 id="loyalty-${uuid}">${text('loyalty.credit.title')}</h2>
    ${isOrder && html`<p>${text('loyalty.credit.ofOrder', { amount: money })}</p>`}
    ${day !== null && html`<p>${text('loyalty.credit.until', { amount: money, day })}</p>`}
  </section>`;
}
