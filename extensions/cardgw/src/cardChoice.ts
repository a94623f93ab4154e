import { html } from '@shop/runtime/extension';
import type { Html, StoredCard, Text } from '@shop/runtime/extension';

/** Renders the data of the form with which its script saves cards and pays with saved ones. */
export const savingData = (orderUuid: string, text: Text): Html =>
  html`data-order="${orderUuid}" data-not-saved="${text('cardgw.notSaved')}"
  data-not-usable="${text('cardgw.notUsable')}"`;

/** Renders the saved cards to choose from, the newest of which is chosen, and the choice to enter another one. */
export const cardChoice = (cards: readonly StoredCard[], text: Text): Html =>
  html`<fieldset>
    <legend>${text('cardgw.choose')}</legend>
    ${cards.map(({ id, brand, last4, expMonth, expYear }, index) => {
      const date = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`;
      return html`<p class="radio">
        <input
          type="radio"
          name="card"
          id="cardgw-card-${index}"
          value="${id}"
          autocomplete="off"
          ${index === 0 && html`checked`}
        />
        <label for="cardgw-card-${index}"
          ><span>${text('cardgw.card', { brand, last4 })}</span>
          <small>${text('cardgw.expires', { date })}</small></label
        >
      </p>`;
    })}
    <p class="radio">
      <input type="radio" name="card" id="cardgw-card-other" value="" autocomplete="off" />
      <label for="cardgw-card-other">${text('cardgw.other')}</label>
    </p>
  </fieldset>`;

/** Renders the checkbox with which a customer saves the entered card. It is never checked at first, not even after a reload. */
export const saveField = (text: Text): Html =>
  html`<div id="cardgw-saving">
    <p class="check">
      <input type="checkbox" id="cardgw-save" name="save" value="1" autocomplete="off" />
      <label for="cardgw-save">${text('cardgw.save')}</label>
    </p>
  </div>`;
