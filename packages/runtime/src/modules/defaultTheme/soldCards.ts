import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { TemplateContext } from './contract.ts';
import type { SoldCardView } from './orderViews.ts';

/** Renders the gift cards that an order sold, without their codes. Renders nothing if there are none. */
export function soldCardsSection(cards: readonly SoldCardView[], page: TemplateContext): Html | null {
  if (cards.length === 0) return null;
  return html`<section class="sold-cards" aria-labelledby="sold-cards">
    <h2 id="sold-cards">${page.text('storefront.order.giftCards')}</h2>
    <ul class="shipments">
      ${cards.map((card) => html`<li>${cardText(card, page)}</li>`)}
    </ul>
  </section>`;
}

function cardText(card: SoldCardView, page: TemplateContext): Html {
  const { text, money, shop } = page;
  const facts = [
    money(card.amount, card.currency),
    ...(card.recipient === null ? [] : [text('storefront.order.giftCard.for', { name: card.recipient })]),
    stateText(card, page),
  ];
  return html`<span
    >${text('storefront.order.giftCard', { last4: card.last4 })}:
    <bdi>${facts.join(commaOf(shop.locale))}</bdi></span
  >`;
}

function stateText({ state, day: at }: SoldCardView, { text, day }: TemplateContext): string {
  if (state === 'void') return text('storefront.order.giftCard.void');
  if (state === 'expired') return text('storefront.order.giftCard.expired');
  if (at === null) return text('storefront.order.giftCard.soon');
  return text(state === 'sent' ? 'storefront.order.giftCard.sent' : 'storefront.order.giftCard.due', {
    day: day(at),
  });
}
