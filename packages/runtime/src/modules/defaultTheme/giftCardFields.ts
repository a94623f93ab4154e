import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { digitsOf } from '../../platform/money.ts';
import type { GiftCardOffer, ProductEntity } from '../catalog/contract.ts';
import type { TemplateContext } from './contract.ts';
import { inputField, textField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

const AMOUNT = 'inputs.amount';
/** The value of the choice whose amount the shopper enters. */
const OTHER = 'other';

/** Renders the fields of a gift card: its amount, for whom it is, the message, and the day on which it is sent. */
export const giftCardFields = (offer: GiftCardOffer, form: SentForm, page: TemplateContext): Html => {
  const { text } = page;
  const field = { required: false, autocomplete: 'off' } as const;
  return html`<div class="of-card">
    ${amountFields(offer, form, page)}
    <fieldset>
      <legend>${text('storefront.giftCard.recipient')}</legend>
      ${inputField({ ...field, name: 'inputs.recipient_name', label: text('storefront.giftCard.name') }, form, text)}
      ${inputField(
        {
          ...field,
          name: 'inputs.recipient_email',
          label: text('storefront.giftCard.email'),
          type: 'email',
          hint: text('storefront.giftCard.emailHint'),
        },
        form,
        text,
      )}
      ${textField({ name: 'inputs.message', label: text('storefront.giftCard.message'), rows: 3, required: false }, form, text)}
      ${inputField(
        {
          ...field,
          name: 'inputs.deliver_at',
          label: text('storefront.giftCard.day'),
          type: 'date',
          hint: text('storefront.giftCard.dayHint'),
        },
        form,
        text,
      )}
    </fieldset>
    ${offer.validity_months !== null && html`<p class="fine">${text('storefront.giftCard.validity', { months: offer.validity_months })}</p>`}
  </div>`;
};

/**
 * Renders the amounts to choose from, and the field of another amount. The styles hide that field until its choice is selected, and the script of
 * the page shows the selected amount as the price.
 */
function amountFields(offer: GiftCardOffer, form: SentForm, page: TemplateContext): Html {
  const { amounts, free, currency } = offer;
  const { text, money, shop } = page;
  const error = form.errors.find(({ path }) => path === AMOUNT)?.message;
  const chosen = form.values[AMOUNT] || String(amounts[0]?.amount ?? OTHER);
  const isOther =
    free !== null && (amounts.length === 0 || !amounts.some((one) => chosen === String(one.amount)));
  /** Marks the field that the error is about. `hint` is the id of its hint. */
  const faulty = (hint = '') =>
    error !== undefined &&
    html`id="field-${AMOUNT}" aria-invalid="true" aria-describedby="${`${hint} field-${AMOUNT}-error`.trim()}"`;
  const choice = (value: string, label: string, isChosen: boolean, isFaulty: boolean): Html =>
    html`<label>
      <input
        type="radio"
        name="${AMOUNT}"
        value="${value}"
        ${value !== OTHER && html`data-price="${label}"`}
        ${isChosen && html`checked`}
        ${isFaulty && faulty()}
      />
      ${label}
    </label>`;
  return html`<fieldset class="amounts" data-currency="${currency}" data-locale="${shop.locale}">
    <legend>${text('storefront.giftCard.amount')}</legend>
    ${
      amounts.length > 0 &&
      html`<div class="choices">
        ${amounts.map(({ amount, price }, index) =>
          choice(
            String(amount),
            money(price),
            !isOther && chosen === String(amount),
            !isOther && index === 0,
          ),
        )}
        ${free && choice(OTHER, text('storefront.giftCard.other'), isOther, false)}
      </div>`
    }
    ${free && otherAmount({ ...offer, free }, form, { page, isFaulty: isOther && faulty('other-range') })}
    ${error !== undefined && html`<span class="error" id="field-${AMOUNT}-error">${error}</span>`}
  </fieldset>`;
}

/** Renders the field of another amount, which is entered in the currency of the page. */
function otherAmount(
  { amounts, free, currency }: GiftCardOffer & { readonly free: NonNullable<GiftCardOffer['free']> },
  { values }: SentForm,
  { page: { text, money }, isFaulty }: { readonly page: TemplateContext; readonly isFaulty: Html | false },
): Html {
  const name = 'inputs.other';
  const digits = digitsOf(currency);
  return html`<p class="field other">
    <label for="${isFaulty ? `field-${AMOUNT}` : 'other-amount'}"
      >${text('storefront.giftCard.enter', { currency })}</label
    >
    <span class="hint" id="other-range">
      ${text('storefront.giftCard.range', { min: money(free.min, currency), max: money(free.max, currency) })}
    </span>
    <input
      ${isFaulty ? isFaulty : html`id="other-amount" aria-describedby="other-range"`}
      name="${name}"
      type="number"
      inputmode="${digits === 0 ? 'numeric' : 'decimal'}"
      min="${free.min}"
      max="${free.max}"
      step="${digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`}"
      ${amounts.length === 0 && html`required`}
      value="${values[name] ?? ''}"
    />
    <input type="hidden" name="inputs.currency" value="${currency}" />
  </p>`;
}

/** Returns the price of a product as text. That of a gift card with several amounts is the least of them. */
export const priceText = (
  { price, currency, price_range: { min, max }, gift_card }: ProductEntity,
  { money, text }: TemplateContext,
): string =>
  gift_card && min < max
    ? text('storefront.product.priceFrom', { price: money(min, currency) })
    : money(price, currency);
