import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { accountMenu } from './accountMenu.ts';
import type { CardsView, StoredCardView } from './profileViews.ts';
import type { TemplateContext } from './contract.ts';
import { errorSummary } from './formFields.ts';

/** Renders the stored cards of a customer, each with a button that removes it. */
export function cardsTemplate(view: CardsView, page: TemplateContext): Html {
  const { text, content } = page;
  const { cards, is_incomplete } = view;
  return html`<h1>${view.title}</h1>
    ${accountMenu(view.path, page)} ${errorSummary(view.form, text)}
    ${is_incomplete && html`<p class="notice" role="status">${text('storefront.cards.noAnswer')}</p>`}
    ${
      cards.length > 0
        ? html`<ul class="addresses">
            ${cards.map((card) => cardItem(card, page))}
          </ul>`
        : !is_incomplete &&
          html`<p>${text('storefront.cards.none')}</p>
            <p><a href="/">${text('storefront.orders.start')}</a></p>`
    }
    ${content}`;
}

function cardItem(card: StoredCardView, { text }: TemplateContext): Html {
  const { method, id, brand, last4, exp_month, exp_year, is_expired } = card;
  const date = `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;
  return html`<li>
    <p><strong>${text('storefront.cards.name', { brand, last4 })}</strong></p>
    <p class="${is_expired ? 'error' : 'hint'}">
      ${text(is_expired ? 'storefront.cards.expired' : 'storefront.cards.expires', { date })}
    </p>
    <form class="links" method="post" action="/account/cards/removal">
      <input type="hidden" name="method" value="${method}" />
      <input type="hidden" name="card" value="${id}" />
      <button class="link" aria-label="${text('storefront.cards.removeOf', { brand, last4 })}">
        ${text('storefront.cards.remove')}
      </button>
    </form>
  </li>`;
}
