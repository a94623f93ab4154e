import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { CheckoutStep } from './checkoutViews.ts';
import type { SentForm } from './formFields.ts';
import type { LegalLinkView, TaxNoteView, TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';

/** Renders a link to a legal page. */
const legalLink = ({ title, url }: LegalLinkView): Html => html`<a href="${pathHref(url)}">${title}</a>`;

/** Renders a line of links to the legal pages. Returns null if the merchant has chosen no legal pages. */
export const legalLine = ({ legal }: Pick<TemplateContext, 'legal'>, label: string): Html | null =>
  legal.length === 0
    ? null
    : html`<ul class="legal" aria-label="${label}">
        ${legal.map((link) => html`<li>${legalLink(link)}</li>`)}
      </ul>`;

/** Renders whether a price includes tax and whether shipping costs are added. */
export function taxNote({ includes_tax, percent, ships }: TaxNoteView, page: TemplateContext): Html {
  const { text, legal } = page;
  const tax =
    percent === null
      ? text(includes_tax ? 'storefront.taxNote.included' : 'storefront.taxNote.added')
      : text(includes_tax ? 'storefront.taxNote.includedRate' : 'storefront.taxNote.addedRate', {
          rate: new Intl.NumberFormat(page.shop.locale, {
            style: 'percent',
            maximumFractionDigits: 4,
          }).format(percent / 100),
        });
  const shipping = legal.find(({ kind }) => kind === 'shipping');
  const plus = text('storefront.taxNote.plusShipping');
  return html`<p class="fine tax-note">
    ${tax}${ships && html`${commaOf(page.shop.locale)}${shipping ? html`<a href="${pathHref(shipping.url)}">${plus}</a>` : plus}`}
  </p>`;
}

/** The placeholder for the link while a message is formatted. */
const PLACE = '\uE000';

/**
 * Renders a sentence with a link to a legal page. The link opens in a new tab, so that form input is not lost. `sentence` inserts the
 * link title at the position that the language requires.
 */
function sentenceWithLink(sentence: (title: string) => string, { title, url }: LegalLinkView): Html {
  const [before = '', after = ''] = sentence(PLACE).split(PLACE);
  return html`${before}<a href="${pathHref(url)}" target="_blank" rel="noopener">${title}</a>${after}`;
}

/** Renders how the shop handles personal data, with a link to the privacy page. Returns null if the merchant has chosen no such page. */
export function privacyNote({ text, legal }: Pick<TemplateContext, 'text' | 'legal'>): Html | null {
  const privacy = legal.find(({ kind }) => kind === 'privacy');
  if (!privacy) return null;
  const sentence = sentenceWithLink((title) => text('storefront.privacy.note', { privacy: title }), privacy);
  return html`<p class="fine">${sentence}</p>`;
}

type RequestedTerms = NonNullable<Extract<CheckoutStep, { name: 'review' }>['terms']>;

/** Renders the acceptance of the terms in the review as a checkbox or a sentence, followed by links to the other legal pages. */
export function termsField(
  { mode, version }: RequestedTerms,
  form: SentForm,
  page: TemplateContext,
): Html | null {
  const { text, legal } = page;
  const terms = legal.find(({ kind }) => kind === 'terms');
  if (!terms) return null;
  const error = form.errors.find(({ path }) => path === 'terms')?.message;
  const key = mode === 'checkbox' ? 'storefront.terms.accept' : 'storefront.terms.byOrdering';
  const sentence = sentenceWithLink((title) => text(key, { terms: title }), terms);
  const others = legal.filter(({ kind }) => kind === 'privacy' || kind === 'withdrawal');
  return html`<div class="terms">
    <input type="hidden" name="terms_version" value="${version}" />
    ${error && html`<p class="error" id="field-terms-error">${error}</p>`}
    ${
      mode === 'sentence'
        ? html`<p>${sentence}</p>`
        : html`<p class="check">
            <input
              type="checkbox"
              id="field-terms"
              name="terms"
              value="1"
              required
              ${form.values['terms'] && html`checked`}
              ${error && html`aria-invalid="true" aria-describedby="field-terms-error"`}
            />
            <label for="field-terms">${sentence}</label>
          </p>`
    }
    ${legalLine({ legal: others }, text('storefront.terms.alsoRead'))}
  </div>`;
}
